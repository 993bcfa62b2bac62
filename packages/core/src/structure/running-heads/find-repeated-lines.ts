import type { PrintedLine } from '../printed-line.ts';
import type { EdgeLine } from './edge-line.ts';
import { firstOfFolded, foldLine } from './fold-line.ts';
import { hasCells, howNumbersChange } from './how-numbers-change.ts';

/** Of the height of a line: what stands as high on two pages. */
export const SAME_HEIGHT = 0.6;

/** Fewer pages than this prove nothing. */
const MIN_PAGES = 3;
/** A head or foot stands on so many pages, or on this share of them where it may as well be part of a table. */
const MANY_PAGES = 5;
const MIN_SHARE = 0.25;
/** Of all lines of these words so many stand at this edge: others are headings of parts of pages. */
const MIN_AT_EDGE = 0.5;
/** Heads of left and right pages differ: the next page with the same head is at most so many pages on. */
const NEXT_PAGE = 2;
/** Of the pages with a head so many are next to another. */
const MIN_IN_RUNS = 0.6;

/** Whether a line stands as high as the same line of other pages, or only as near the edge. */
export type Placement = 'in place' | 'elsewhere';

/** Lines that come back at the same edge of other pages, numbers apart. */
export function findRepeatedLines<L extends PrintedLine>(
  edges: readonly EdgeLine<L>[],
  pages: readonly (readonly PrintedLine[])[],
): Map<L, Placement> {
  const share = Math.max(MIN_PAGES, Math.ceil(pages.length * MIN_SHARE));
  const worded = edges.filter(({ words }) => words !== '');
  const groups = [...Map.groupBy(worded, ({ words, isTop }) => `${isTop} ${words}`).values()].filter((same) =>
    comesBack(
      same.filter(({ isSentence }) => !isSentence),
      share,
    ),
  );
  const counts = countLines(pages, new Set(groups.map(([first]) => first?.words ?? '')));
  const found = new Map<L, Placement>();
  for (const same of groups) {
    if (same.length < MIN_AT_EDGE * (counts.get(same[0]?.words ?? '') ?? 0)) continue;
    for (const [line, placement] of placeLines(same, share)) found.set(line, placement);
  }
  return found;
}

function comesBack<L extends PrintedLine>(same: readonly EdgeLine<L>[], share: number): boolean {
  const pages = [...new Set(same.map(({ page }) => page))];
  if (pages.length < MIN_PAGES) return false;
  const change = howNumbersChange(same.map(({ line, page }) => ({ text: line.text, page })));
  if (change === 'as in rows') return false;
  if (change === 'with pages') return true;
  const isTabular = change === 'otherwise' || same.some(({ line }) => hasCells(line.text));
  if (pages.length < (isTabular ? share : Math.min(MANY_PAGES, share))) return false;
  const inRuns = pages.filter((page, at) => {
    const before = pages[at - 1];
    const after = pages[at + 1];
    return (
      (before !== undefined && page - before <= NEXT_PAGE) ||
      (after !== undefined && after - page <= NEXT_PAGE)
    );
  });
  return inRuns.length >= MIN_IN_RUNS * pages.length;
}

/** Without those that stand neither as high as others nor as near the edge. */
function placeLines<L extends PrintedLine>(
  same: readonly EdgeLine<L>[],
  share: number,
): (readonly [L, Placement])[] {
  const tops = same.flatMap(({ line }) => line.top ?? []).toSorted((above, below) => above - below);
  const depths = Map.groupBy(same, ({ depth }) => depth);
  return same.flatMap(({ line, depth }): (readonly [L, Placement])[] => {
    const { top, bottom } = line;
    if (top !== undefined && bottom !== undefined) {
      const near = SAME_HEIGHT * (bottom - top);
      if (countBelow(tops, top + near) - countBelow(tops, top - near) >= MIN_PAGES)
        return [[line, 'in place']];
    }
    // A foot that follows the last line of the text.
    const least = top === undefined ? MIN_PAGES : share;
    return (depths.get(depth)?.length ?? 0) >= least ? [[line, 'elsewhere']] : [];
  });
}

/** How many of these values, which rise, are smaller. */
function countBelow(values: readonly number[], limit: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

function countLines(
  pages: readonly (readonly PrintedLine[])[],
  wanted: ReadonlySet<string>,
): Map<string, number> {
  const counts = new Map<string, number>();
  if (wanted.size === 0) return counts;
  const firsts = new Set<string | undefined>([...wanted].map((words) => words[0]));
  for (const { text } of pages.flat()) {
    // Most lines are told by how they begin, which is quicker.
    const first = firstOfFolded(text);
    if (first !== undefined && !firsts.has(first)) continue;
    const words = foldLine(text);
    if (wanted.has(words)) counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return counts;
}
