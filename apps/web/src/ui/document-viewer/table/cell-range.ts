/** A cell by its row and column, both from 1. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

/** Cells from the first row and column to the last, all from 1 and all within. */
export interface CellRange {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** The largest row and column that spreadsheet programs know (ECMA-376). */
const MAX_ROW = 1_048_576;
const MAX_COLUMN = 16_384;
const LETTERS = 26;
const FIRST_LETTER = 65;

/** `1` is A, `27` is AA. */
export function columnName(column: number): string {
  let letters = '';
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / LETTERS))
    letters = String.fromCharCode(FIRST_LETTER + ((rest - 1) % LETTERS)) + letters;
  return letters;
}

export const cellName = ({ row, column }: CellPosition): string => `${columnName(column)}${row}`;

export function rangeName({ top, left, bottom, right }: CellRange): string {
  const first = cellName({ row: top, column: left });
  const last = cellName({ row: bottom, column: right });
  return first === last ? first : `${first}:${last}`;
}

/** Cells as people write them, in any order and case: `B14`, `$d$20:b14`, `'Q1 2026'!B14`; null when it names none. */
export function parseRange(text: string): CellRange | null {
  const [first, last = first, ...more] = withoutSheet(text).split(':').map(parseCell);
  if (!first || !last || more.length > 0) return null;
  return {
    top: Math.min(first.row, last.row),
    left: Math.min(first.column, last.column),
    bottom: Math.max(first.row, last.row),
    right: Math.max(first.column, last.column),
  };
}

/** The name of the sheet before the cells, without its quotes; undefined where none is named. */
export function sheetOfRange(text: string): string | undefined {
  const at = text.lastIndexOf('!');
  if (at < 0) return undefined;
  const name = text.slice(0, at).trim();
  return name.startsWith("'") ? name.slice(1, -1).replaceAll("''", "'") : name;
}

const withoutSheet = (text: string): string => text.slice(text.lastIndexOf('!') + 1);

function parseCell(text: string): CellPosition | null {
  const [, letters, digits] = /^\s*\$?([a-z]{1,3})\$?([1-9]\d{0,6})\s*$/i.exec(text) ?? [];
  if (letters === undefined || digits === undefined) return null;
  const row = Number(digits);
  const column = parseColumn(letters);
  return row <= MAX_ROW && column !== null ? { row, column } : null;
}

/** `A` is 1, `aa` is 27; null for what names no column. */
export function parseColumn(letters: string): number | null {
  if (!/^[a-z]{1,3}$/i.test(letters)) return null;
  let column = 0;
  for (const letter of letters.toUpperCase())
    column = column * LETTERS + letter.charCodeAt(0) - FIRST_LETTER + 1;
  return column <= MAX_COLUMN ? column : null;
}

export const holds = (range: CellRange, { row, column }: CellPosition): boolean =>
  row >= range.top && row <= range.bottom && column >= range.left && column <= range.right;

/** The smallest range around all of them; null around none. */
export function around(ranges: readonly CellRange[]): CellRange | null {
  const [first, ...others] = ranges;
  if (!first) return null;
  return others.reduce(
    (all, range) => ({
      top: Math.min(all.top, range.top),
      left: Math.min(all.left, range.left),
      bottom: Math.max(all.bottom, range.bottom),
      right: Math.max(all.right, range.right),
    }),
    first,
  );
}
