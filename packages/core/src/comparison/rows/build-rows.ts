import type { ComparedSide, Comparison } from '../compare.ts';
import { firstAtOrAfter } from '../partition-point.ts';
import { divideIntoBlocks } from './divide-blocks.ts';
import { makeFlowText } from './flow-text.ts';
import { divideStretches } from './divide-stretches.ts';
import { type Stretch, stretchOf } from './stretches.ts';
import type { Row, RowSide, Segment } from './types.ts';

/** What changed text is on each side. */
const CHANGED = { left: 2, right: 1 } as const;

/**
 * The rows of a comparison in reading order. The values of a side, one after the other, are its text: a row ends with the
 * line feeds and spaces behind its words. Only where a printed paragraph goes on in its next line stands no line feed.
 */
export function buildRows(comparison: Comparison): Row[] {
  const { left, right } = comparison;
  const rows: Row[] = [];
  const counts = { left: 0, right: 0 };
  const flowText = { left: makeFlowText(left), right: makeFlowText(right) };
  const toSide = (side: 'left' | 'right', stretch: Stretch | null): RowSide | null =>
    stretch &&
    describe(comparison[side], stretch, {
      line: ++counts[side],
      changed: CHANGED[side],
      textOf: flowText[side],
    });
  for (const block of divideIntoBlocks(comparison)) {
    const leftStretch = stretchOf(left, block.leftStart, block.leftEnd);
    const rightStretch = stretchOf(right, block.rightStart, block.rightEnd);
    for (const [leftPart, rightPart] of divideStretches(comparison, [leftStretch, rightStretch]))
      rows.push({ left: toSide('left', leftPart), right: toSide('right', rightPart) });
  }
  return rows;
}

interface Showing {
  readonly line: number;
  readonly changed: 1 | 2;
  /** Between two offsets, as it reads. */
  readonly textOf: (from: number, to: number) => string;
}

function describe(side: ComparedSide, stretch: Stretch, { line, changed, textOf }: Showing): RowSide {
  const { start, end, from } = stretch;
  const firstLine = start < end ? (side.lineOf[start] ?? 0) : firstAtOrAfter(side.lineStarts, from + 1) - 1;
  const { page = 1 } = side.lines[firstLine] ?? {};
  const isFurniture = start < end && side.isFurniture[firstLine] === 1;
  const segments = isFurniture
    ? [{ type: 0 as const, value: textOf(from, stretch.to) }]
    : segmentsOf(side, stretch, { changed, textOf });
  return { line, start, end, page, isFurniture, segments };
}

type State = Omit<Segment, 'value'>;
const SAME: State = { type: 0 };

/** Space between a changed word and one that stayed belongs to what stayed. */
function segmentsOf(
  side: ComparedSide,
  { start, end, from, to }: Stretch,
  { changed, textOf }: Pick<Showing, 'changed' | 'textOf'>,
): Segment[] {
  const segments: Segment[] = [];
  let open = from;
  let state = SAME;
  const closeAt = (at: number, next: State) => {
    if (at > open) segments.push({ ...state, value: textOf(open, at) });
    [open, state] = [at, next];
  };
  for (let token = start; token < end; token++) {
    const next = stateOf(side, token, changed);
    if (next.type === state.type && next.moved === state.moved) continue;
    if (state.type !== 0) closeAt(side.ends[token - 1] ?? open, SAME);
    if (next.type !== 0) closeAt(side.starts[token] ?? open, next);
  }
  if (state.type !== 0) closeAt(side.ends[end - 1] ?? to, SAME);
  closeAt(to, SAME);
  return segments;
}

function stateOf({ isEdited, moves }: ComparedSide, token: number, changed: 1 | 2): State {
  const moved = moves[token] ?? 0;
  if (moved > 0) return { type: changed, moved };
  return isEdited[token] === 1 ? { type: changed } : SAME;
}
