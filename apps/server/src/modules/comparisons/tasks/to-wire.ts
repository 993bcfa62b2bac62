import type { ComparisonChange, ComparisonRow, ComparisonSide } from '@recto/contract/comparisons';
import { MATCH_SIMILARITY } from '@recto/contract/limits';
import {
  type Change,
  type ChangeCard,
  changedTexts,
  type ComparedSide,
  type Comparison,
  type Row,
  type RowSide,
  summariseChange,
  type TokenRange,
} from '@recto/core/comparison';

/** Where words of a change stand: offsets into the text of a page. */
export interface StoredMark {
  readonly side: 'left' | 'right';
  readonly page: number;
  readonly start: number;
  readonly end: number;
  readonly kind: 'added' | 'removed' | 'moved';
}

const PLACEHOLDER: ComparisonSide = { lineId: null, type: 0, value: '' };

/** The rows as clients have them. */
export function toWireRows(rows: readonly Row[], changes: readonly Change[]): ComparisonRow[] {
  const lines = linesOfMoves(rows);
  const stretches = makeStretches(rows);
  const changeOf = new Map<number, number>();
  for (const change of changes)
    for (const [first, last] of stretches(change))
      for (let row = first; row <= last; row++) changeOf.set(row, changeOf.get(row) ?? change.id);
  return rows.map(({ left, right }, index) => {
    const changeId = changeOf.get(index);
    return {
      index,
      left: toSide(left, lines.right),
      right: toSide(right, lines.left),
      ...(changeId !== undefined && { changeId }),
    };
  });
}

/** First and last row of each stretch that a change takes; between the two places of a move lies what stayed. */
function makeStretches(rows: readonly Row[]): (change: Change) => [first: number, last: number][] {
  const ofMoves = new Map<number, [first: number, last: number][]>();
  for (const [index, row] of rows.entries())
    for (const move of movesIn(row)) {
      const known = ofMoves.get(move) ?? [];
      ofMoves.set(move, known);
      const last = known.at(-1);
      if (last?.[1] === index - 1) last[1] = index;
      else known.push([index, index]);
    }
  return ({ move, stretches = [] }) =>
    move === undefined ? stretches.map(([first, last]) => [first, last]) : (ofMoves.get(move) ?? []);
}

const movesIn = ({ left, right }: Row): Set<number> =>
  new Set([...(left?.segments ?? []), ...(right?.segments ?? [])].flatMap(({ moved }) => moved ?? []));

const isChanged = (side: RowSide | null) => side?.segments.some(({ type }) => type !== 0) ?? false;
/** The line on each side where each move starts. */
function linesOfMoves(rows: readonly Row[]): Record<'left' | 'right', ReadonlyMap<number, number>> {
  const lines = { left: new Map<number, number>(), right: new Map<number, number>() };
  for (const row of rows)
    for (const name of ['left', 'right'] as const)
      for (const { moved } of row[name]?.segments ?? [])
        if (moved !== undefined && !lines[name].has(moved)) lines[name].set(moved, row[name]?.line ?? 1);
  return lines;
}

function toSide(side: RowSide | null, partnerLines: ReadonlyMap<number, number>): ComparisonSide {
  if (side === null) return PLACEHOLDER;
  const { line, page, segments, isFurniture } = side;
  const move = segments.find(({ moved }) => moved !== undefined)?.moved;
  const partnerLineId = move === undefined ? undefined : partnerLines.get(move);
  return {
    lineId: line,
    type: isChanged(side) ? 2 : 0,
    value: isChanged(side) ? segments : segments.map(({ value }) => value).join(''),
    page,
    ...(move !== undefined && partnerLineId !== undefined && { moved: { id: move, partnerLineId } }),
    ...(isFurniture && { furniture: true as const }),
  };
}

/** A change as it is kept; clients see it as `toChange` (`present.ts`) makes it. */
export interface StoredChange
  extends Pick<
    ComparisonChange,
    | 'masterLineId'
    | 'childLineId'
    | 'changes'
    | 'kinds'
    | 'row'
    | 'lastRow'
    | 'rows'
    | 'clause'
    | 'place'
    | 'weight'
    | 'matched'
    | 'subject'
    | 'cardParts'
  > {
  readonly changeId: number;
  readonly masterPage: number | null;
  readonly childPage: number | null;
  /** Bigram similarity of its lines. */
  readonly similarity: number;
  /** What stood and what stands there; those kept by earlier versions have neither. */
  readonly before?: string;
  readonly after?: string;
}

export interface ChangeWithMarks {
  readonly change: StoredChange;
  readonly marks: readonly StoredMark[];
}

interface ListedChanges {
  readonly changes: readonly Change[];
  readonly cards: ReadonlyMap<number, ChangeCard>;
  /** How often the highlighted lines are halved before pairs are matched. */
  readonly thin: number;
}

/** The changes as they are kept, with where their words stand. */
export function toStoredChanges(
  comparison: Comparison,
  rows: readonly Row[],
  { changes, cards, thin }: ListedChanges,
): ChangeWithMarks[] {
  const isPaired = makePairing(rows, thin);
  const rangesOfMoves = { left: movedRanges(comparison.left), right: movedRanges(comparison.right) };
  const stretchesOf = makeStretches(rows);
  return changes.map((change) => {
    const { id, kinds, firstRow, lastRow, leftPage, rightPage, clause, place, similarity, move, edits } =
      change;
    const stretches = stretchesOf(change);
    const lineOf = (name: 'left' | 'right') => {
      for (const [first, last] of stretches)
        for (let row = first; row <= last; row++) {
          const side = rows[row]?.[name];
          if (side && (move === undefined || side.segments.some(({ moved }) => moved === move)))
            return side.line;
        }
      return null;
    };
    const marks = (['left', 'right'] as const).flatMap((name) => {
      const kind = name === 'left' ? ('removed' as const) : ('added' as const);
      const moved = move === undefined ? [] : (rangesOfMoves[name].get(move) ?? []);
      return [
        ...moved.flatMap((range) => marksOf(comparison[name], range, { side: name, kind: 'moved' })),
        ...edits.flatMap((edit) =>
          edit[name] ? marksOf(comparison[name], edit[name], { side: name, kind }) : [],
        ),
      ];
    });
    const { before, after } = changedTexts(comparison, change);
    const lines = { left: lineOf('left'), right: lineOf('right') };
    const card = cards.get(id);
    return {
      change: {
        changeId: id,
        masterLineId: lines.left,
        childLineId: lines.right,
        changes: summariseChange(comparison, change),
        kinds,
        row: firstRow,
        lastRow,
        rows: stretches,
        masterPage: leftPage,
        childPage: rightPage,
        ...(clause !== undefined && { clause }),
        ...(place !== undefined && { place }),
        weight: Math.round(change.weight * 100) / 100,
        similarity,
        matched: similarity > MATCH_SIMILARITY && isPaired(lines),
        ...(before !== null && { before }),
        ...(after !== null && { after }),
        ...(card?.subject !== undefined && { subject: card.subject }),
        ...(card && { cardParts: card.parts }),
      },
      marks,
    };
  });
}

/** Whether the lines of a pair are both among those that are left of the highlighted lines of their sides. */
function makePairing(rows: readonly Row[], thin: number) {
  if (thin === 0) return () => true;
  const linesLeft = (name: 'left' | 'right') =>
    new Set(
      rows
        .flatMap((row) => (isChanged(row[name]) ? (row[name]?.line ?? []) : []))
        .filter((_, at) => (at + 1) % 2 ** thin === 0),
    );
  const known = { left: linesLeft('left'), right: linesLeft('right') };
  return (lines: { readonly left: number | null; readonly right: number | null }) =>
    known.left.has(lines.left ?? 0) && known.right.has(lines.right ?? 0);
}

/** The runs of tokens of each move of a side. */
function movedRanges({ moves }: ComparedSide): Map<number, TokenRange[]> {
  const ranges = new Map<number, TokenRange[]>();
  for (let start = 0; start < moves.length; ) {
    const move = moves[start] ?? 0;
    let end = start + 1;
    while (end < moves.length && moves[end] === move) end++;
    if (move > 0) ranges.set(move, [...(ranges.get(move) ?? []), { start, end }]);
    start = end;
  }
  return ranges;
}

/** A range of tokens as ranges of the texts of its pages. */
function marksOf(
  { starts, ends, lineOf, lineStarts, lines }: ComparedSide,
  { start, end }: TokenRange,
  { side, kind }: Pick<StoredMark, 'side' | 'kind'>,
): StoredMark[] {
  const marks: StoredMark[] = [];
  for (let token = start; token < end; token++) {
    const index = lineOf[token] ?? 0;
    const line = lines[index];
    if (!line) continue;
    const shift = line.startOnPage - (lineStarts[index] ?? 0);
    const mark = { start: (starts[token] ?? 0) + shift, end: (ends[token] ?? 0) + shift };
    const last = marks.at(-1);
    if (last?.page === line.page) marks[marks.length - 1] = { ...last, end: mark.end };
    else marks.push({ side, page: line.page, kind, ...mark });
  }
  return marks;
}
