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
  /** That was found on a printed page. */
  readonly printed: Block | undefined;
  /** The table of the page before with which the printed one goes on, if it does. */
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
  const own = at(printed);
  return { named: at(tables), printed: own, before: own?.continues ? (before?.() ?? null) : null };
}

/**
 * The heads of the values of a row: those of its own table, where the format of the document says which that is; else those
 * that the lines above name, that stand over its columns, or that stand where its table began.
 */
export function findHeadsOfRow(
  lines: TableLines,
  at: number,
  { named, printed, before }: TableOfRow,
): RowHeads | null {
  const line = lines.at(at);
  if (line === undefined) return null;
  const own = named && findCellHeads(named, line.values, lines.text);
  if (named && own) return standing(lines, named, own);
  const labels = Math.max(1, line.label.length);
  const found = findColumnHeads(lines, at, line.values, labels);
  if (named) return found && found.first < lines.indexOf(named.start) ? null : found;
  if (found) return found;
  const over = printed && findCellHeads(printed, line.values, lines.text);
  if (printed && over?.some((head) => head !== undefined)) return standing(lines, printed, over);
  const earlier = findHeadsBefore(before, { labels, values: line.values.length });
  if (!earlier) return null;
  const { heads, ...elsewhere } = earlier;
  return { heads, elsewhere };
}

function standing(lines: TableLines, table: Block, heads: RowHeads['heads']): RowHeads {
  const first = lines.indexOf(table.start);
  return { heads, first, last: first + countHeadRows(table, lines.text) - 1 };
}
