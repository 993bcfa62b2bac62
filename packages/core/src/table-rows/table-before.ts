import type { Block } from '#document/block.ts';
import type { TextRange } from '#text/text-range.ts';
import { findColumnHeads } from './column-heads.ts';
import { findRowUnit, type UnitElsewhere } from './row-unit.ts';
import type { TableLines } from './table-lines.ts';

/** The last table of a page, with which one at the top of the next goes on. */
export interface TableBefore {
  readonly page: number;
  readonly lines: TableLines;
  readonly table: Block;
  /** That of the page before, where this one goes on too. */
  readonly before: () => TableBefore | null;
}

/** Heads that stand on another page. */
export interface HeadsElsewhere {
  readonly heads: readonly (string | undefined)[];
  readonly page: number;
  readonly pageText: string;
  readonly range: TextRange;
}

/** A table over more pages than this is a register, whose heads stand on each. */
const PAGES_MOST = 12;
/** Rows of the right length without a head before one is given up. */
const ROWS_MOST = 6;

/** The heads over the columns of a row with so many labels and values, from the pages before. */
export function findHeadsBefore(
  before: TableBefore | null,
  { labels, values }: { readonly labels: number; readonly values: number },
): HeadsElsewhere | null {
  for (const { lines, table, page } of tablesBefore(before)) {
    for (const at of rowsOf(lines, table, values)) {
      const line = lines.at(at);
      const found = line && findColumnHeads(lines, at, line.values, Math.max(1, labels));
      const [first, last] = [lines.at(found?.first ?? -1), lines.at(found?.last ?? -1)];
      if (found && first && last)
        return {
          heads: found.heads,
          page,
          pageText: lines.text,
          range: { start: first.start, end: last.end },
        };
    }
  }
  return null;
}

/** What the table states above, or the pages before for it. */
export function findUnitBefore(before: TableBefore | null): UnitElsewhere | null {
  for (const { lines, table, page } of tablesBefore(before)) {
    const [at] = rowsOf(lines, table);
    if (at === undefined) continue;
    const sought = { label: '', first: at, headsFirst: undefined, isOfMoney: false, isOfShares: false };
    const found = findRowUnit(lines, sought);
    const [first, last] = [lines.at(found?.first ?? -1), lines.at(found?.last ?? -1)];
    if (found && first && last)
      return { unit: found.unit, page, pageText: lines.text, range: { start: first.start, end: last.end } };
  }
  return null;
}

function* tablesBefore(nearest: TableBefore | null): Generator<TableBefore> {
  let table = nearest;
  for (let pages = 0; table !== null && pages < PAGES_MOST; pages++) {
    yield table;
    table = table.before();
  }
}

/** The last rows of a table, from its foot, with so many values. */
function rowsOf(lines: TableLines, table: Block, values?: number): number[] {
  const found: number[] = [];
  const top = lines.indexOf(table.start);
  for (let at = lines.indexOf(table.end); at >= top && found.length < ROWS_MOST; at--) {
    const line = lines.at(at);
    if (line?.kind === 'row' && (values === undefined || line.values.length === values)) found.push(at);
  }
  return found;
}
