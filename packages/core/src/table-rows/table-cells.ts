import { collapseSpace } from '#text/characters.ts';
import type { TextRange } from '#text/text-range.ts';
import type { Block } from '#document/block.ts';
import type { FlowCell } from '#document/flow.ts';
import { hasDigit } from './cell-figures.ts';
import { hasYear, isChange, isPeriod } from './periods.ts';

/** A longer cell is running text that is laid out as a table. */
const LONGEST_HEAD = 80;
/** Heads of heads of columns: more lines are no heads. */
const MAX_HEAD_ROWS = 3;

type Row = readonly FlowCell[];

/**
 * How many of the first rows of a table name its columns. Programs mark the first row of nearly every table so: one with
 * figures or running text is none, and one without another below it heads nothing.
 */
export function countHeadRows({ rows = [], hasHeader }: Block, pageText: string): number {
  if (!hasHeader) return 0;
  let count = 0;
  // What stands over several columns has the heads of each below it.
  while (count < MAX_HEAD_ROWS && count + 1 < rows.length && namesColumns(rows[count] ?? [], pageText)) {
    count++;
    if (!goesOnBelow(rows[count - 1] ?? [])) break;
  }
  return count;
}

function namesColumns(row: Row, pageText: string): boolean {
  const texts = row.map((cell) => textOf(cell, pageText)).filter((text) => text !== '');
  const isOverAll = row.length === 1 && columnsOf(row[0]) > 1;
  return (texts.length > 1 || isOverAll) && texts.every(isHeadText);
}

const isHeadText = (text: string) =>
  text.length <= LONGEST_HEAD && (!hasDigit(text) || hasYear(text) || isPeriod(text) || isChange(text));

const goesOnBelow = (row: Row) => row.some((cell) => columnsOf(cell) > 1 || (cell.rowSpan ?? 1) > 1);
const columnsOf = (cell: FlowCell | undefined) => cell?.columnSpan ?? 1;
const textOf = ({ start, end }: TextRange, pageText: string) => collapseSpace(pageText.slice(start, end));

/** What its column is called for each value of a row; undefined where its head is empty. Null in a table without heads. */
export function findCellHeads(
  table: Block,
  values: readonly TextRange[],
  pageText: string,
): readonly (string | undefined)[] | null {
  const count = countHeadRows(table, pageText);
  if (count === 0) return null;
  const heads = (table.rows ?? []).slice(0, count);
  return values.map(({ start }) => {
    const column = columnAt(table, start);
    const parts = heads.map((row) => textAtColumn(row, column, pageText)).filter((text) => text !== '');
    return parts.length > 0 ? [...new Set(parts)].join(', ') : undefined;
  });
}

/** The cells of the row in which an offset stands. */
export function rowAt({ rows = [] }: Block, offset: number): Row {
  return rows.find((row) => (row[0]?.start ?? 0) <= offset && offset <= (row.at(-1)?.end ?? -1)) ?? [];
}

function columnAt(table: Block, offset: number): number {
  let column = 0;
  for (const cell of rowAt(table, offset)) {
    if (offset >= cell.start && offset <= cell.end && cell.end > cell.start) return column;
    column += columnsOf(cell);
  }
  return -1;
}

function textAtColumn(row: Row, column: number, pageText: string): string {
  let first = 0;
  for (const cell of row) {
    const behind = first + columnsOf(cell);
    if (column >= first && column < behind) return textOf(cell, pageText);
    first = behind;
  }
  return '';
}
