import type { PrintedLine } from '../printed-line.ts';
import type { EdgeLine } from './edge-line.ts';
import { type Placement, SAME_HEIGHT } from './find-repeated-lines.ts';

/** Share of the pages that have a head at one height, so that what else stands there is a head as well. */
const MIN_WITH_HEAD = 0.4;
/** Of the height of a line: the space that is left below a head, and not within a paragraph. */
const MIN_GAP = 0.8;
/** Of the height of a line: what is printed in the same type. */
const SAME_TYPE = 0.25;

/** Heads with words of a few pages only: first lines as high, as large and as much apart as the heads of most pages. */
export function findChapterHeads<L extends PrintedLine>(
  edges: readonly (readonly EdgeLine<L>[])[],
  repeated: ReadonlyMap<L, Placement>,
): Set<L> {
  const firsts = edges.flatMap(([first, second]) => {
    const { top, bottom } = first?.line ?? {};
    if (!first?.isTop || top === undefined || bottom === undefined) return [];
    return [
      { line: first.line, top, bottom, space: (second?.line.top ?? Number.POSITIVE_INFINITY) - bottom },
    ];
  });
  const known = firsts.filter(({ line }) => repeated.get(line) === 'in place');
  const heads = firsts.filter(({ top, bottom, space }) => {
    const height = bottom - top;
    if (space < MIN_GAP * height) return false;
    const same = known.filter(
      (head) =>
        Math.abs(head.top - top) < SAME_HEIGHT * height &&
        Math.abs(head.bottom - bottom) < SAME_TYPE * height,
    );
    return same.length >= MIN_WITH_HEAD * firsts.length;
  });
  return new Set(heads.map(({ line }) => line));
}
