import type { TextRange } from '#text/text-range.ts';

/** A cell of a sheet: its row and column, from 1, and where its value stands in the text of the page. */
export interface SheetCell extends TextRange {
  readonly row: number;
  readonly column: number;
  /** By which the value was calculated, without `=`; missing where there is none, or it was not kept. */
  readonly formula?: string;
}

/** A rectangle of cells; all four edges belong to it, rows and columns count from 1. */
export interface CellRange {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** A column that the file gives a width of its own. */
export interface SheetColumn {
  readonly column: number;
  /** In characters, as spreadsheet programs count it; at least one. */
  readonly width: number;
}

/** The part of a sheet that a page shows. */
export interface Sheet {
  readonly name: string;
  /** Not shown by spreadsheet programs until somebody asks for it. */
  readonly isHidden: boolean;
  /** Its first column is on the right. */
  readonly isRightToLeft?: boolean;
  /** The rows and columns of the page. */
  readonly range: CellRange;
  readonly columns: readonly SheetColumn[];
  /** Cells shown as one, with the value of the first. */
  readonly merges: readonly CellRange[];
  /** Those with a value, by rows. Those above the range are the sheet's header, repeated on a page further down. */
  readonly cells: readonly SheetCell[];
}

/** The name of a cell within its sheet: `B14`. */
export function cellName({ row, column }: Pick<SheetCell, 'row' | 'column'>): string {
  return columnName(column) + row;
}

/** The letters of a column, counted from 1. */
export function columnName(column: number): string {
  let letters = '';
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / LETTERS))
    letters = String.fromCharCode(FIRST_LETTER + ((rest - 1) % LETTERS)) + letters;
  return letters;
}

/** `B14:D20`, or `B14` for a single cell. */
export function cellRangeName({ top, left, bottom, right }: CellRange): string {
  const first = cellName({ row: top, column: left });
  const last = cellName({ row: bottom, column: right });
  return first === last ? first : `${first}:${last}`;
}

const LETTERS = 26;
const FIRST_LETTER = 65;
