import type { Block } from '#document/block.ts';
import type { TextRange } from '#text/text-range.ts';
import { findColumnHeads } from './column-heads.ts';
import { findHeadsBefore, type HeadsElsewhere, type TableBefore } from './table-before.ts';
import { countHeadRows, findCellHeads } from './table-cells.ts';
import type { EarlierUnits } from './row-unit.ts';
import type { TableLines } from './table-lines.ts';

/** The heads of the values of a row. */
export interface RowHeads {
  /** One per value; undefined where it is not certain. */
  readonly heads: readonly (string | undefined)[];
  /** The lines that they stand on, first to last, where that is the page of the row. */
  readonly first?: number;
  readonly last?: number;
  readonly elsewhere?: Omit<HeadsElsewhere, 'heads'>;
}

/** The table in which a row stands. */
export interface TableOfRow {
  /** That the format of the document names. */
  readonly named: Block | undefined;
  /** The table of the page before with which the one goes on that was found here, if it does. */
  readonly before: TableBefore | null;
}

/** What the pages before and the format of the document say of the tables of a page, and what was found of them. */
export interface TablesAround {
  readonly earlier?: EarlierUnits | undefined;
  /** Undefined where the format names none. */
  readonly tables?: readonly Block[] | undefined;
  /** Those that were found on a printed page. */
  readonly printed?: readonly Block[] | undefined;
  /** With which the first of them goes on, where it does. */
  readonly before?: (() => TableBefore | null) | undefined;
}

export function tablesOfRow(line: TextRange, { tables, printed, before }: TablesAround): TableOfRow {
  const at = (some: readonly Block[] | undefined) =>
    some?.find(({ start, end }) => line.start >= start && line.end <= end);
  return { named: at(tables), before: at(printed)?.continues ? (before?.() ?? null) : null };
}

/**
 * The heads of the values of a row: those of its own table, where the format of the document says which that is; else those
 * that the lines above name, or that stand on the page where its table began.
 */
export function findHeadsOfRow(
  lines: TableLines,
  at: number,
  { named, before }: TableOfRow,
): RowHeads | null {
  const line = lines.at(at);
  if (line === undefined) return null;
  const own = named && findCellHeads(named, line.values, lines.text);
  if (named && own) {
    const first = lines.indexOf(named.start);
    return { heads: own, first, last: first + countHeadRows(named, lines.text) - 1 };
  }
  const labels = Math.max(1, line.label.length);
  const found = findColumnHeads(lines, at, line.values, labels);
  if (named) return found && found.first < lines.indexOf(named.start) ? null : found;
  if (found) return found;
  const earlier = findHeadsBefore(before, { labels, values: line.values.length });
  if (!earlier) return null;
  const { heads, ...elsewhere } = earlier;
  return { heads, elsewhere };
}
