import type { BlockLine, CellExtent } from '#structure/block-line.ts';
import type { FoundTable } from '#structure/tables/find-tables.ts';

/** A page as far as tables go over its edges: the first and the last of its text, heads, feet and notes apart. */
export interface EdgesOfText {
  readonly first: FoundTable | undefined;
  readonly last: FoundTable | undefined;
}

/** In heights of the type: so far apart the same column may stand on two pages. */
const APART = 1.5;

/**
 * The tables that go on with the one with which the page before ends: as many columns, in the same places, under the same heads
 * or under none.
 */
export function findContinued(pages: readonly EdgesOfText[]): Set<FoundTable> {
  const continued = new Set<FoundTable>();
  for (const [at, { first }] of pages.entries()) {
    const before = pages[at - 1]?.last;
    if (before && first && goesOn(before, first)) continued.add(first);
  }
  return continued;
}

function goesOn(before: FoundTable, table: FoundTable): boolean {
  // A table of words is none of figures: its rows are the heads of another.
  const isAlike = before.lines.some(hasFigures) === table.lines.some(hasFigures);
  return isAlike && hasSameColumns(before, table) && hasSameHeads(before, table);
}

function hasSameColumns(before: FoundTable, table: FoundTable): boolean {
  const [line] = table.lines;
  if (!line || before.columns.length !== table.columns.length) return false;
  return table.columns.every((column, at) => isNear(before.columns[at], column, APART * line.height));
}

type Extent = Pick<CellExtent, 'left' | 'right'>;

/** Columns are flush left, flush right or centred. */
function isNear(left: Extent | undefined, right: Extent, most: number): boolean {
  if (!left) return false;
  const middle = Math.abs(left.left + left.right - right.left - right.right) / 2;
  return Math.min(Math.abs(left.left - right.left), Math.abs(left.right - right.right), middle) <= most;
}

/** Whether a table has the heads of the one before, or none: other heads, days among them, begin another table. */
function hasSameHeads(before: FoundTable, table: FoundTable): boolean {
  const [head, ...others] = table.lines.filter(({ cells }) => cells);
  const isHead = head && !hasFigures(head) && others.some(hasFigures);
  return !isHead || fold(before.lines.find(({ cells }) => cells)) === fold(head);
}

const YEAR_OR_DAY =
  /(?<!\p{N})(?:19|20)\p{Nd}{2}(?!\p{N})|\p{L}{3,}\.?\s\p{Nd}{1,2}(?!\p{N})|(?<!\p{N})\p{Nd}{1,2}\.?\s\p{L}{3,}/gu;

/** In another cell than the first, years and days apart. */
function hasFigures({ text }: BlockLine): boolean {
  return text.includes('\t') && /\p{Nd}/u.test(text.slice(text.indexOf('\t')).replace(YEAR_OR_DAY, ''));
}

const fold = (line: BlockLine | undefined): string | undefined => line?.text.replace(/\s+/gu, ' ').trim();
