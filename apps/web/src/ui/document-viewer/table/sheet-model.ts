import type { Copied } from '#lib/clipboard.ts';
import { type CopiedCell, tableCopy } from '#lib/copied-table.ts';
import {
  around,
  type CellPosition,
  type CellRange,
  cellName,
  holds,
  parseColumn,
  parseRange,
} from '#ui/document-viewer/table/cell-range.ts';
import type { ReadSheet } from '#ui/document-viewer/frame/types.ts';

/** A cell with a value. */
export interface GridCell extends CellPosition {
  readonly text: string;
  /** Offsets into the text of the page, the end exclusive. */
  readonly start: number;
  readonly end: number;
  /** All that it covers where cells are merged, else itself. */
  readonly area: CellRange;
  readonly isNumber: boolean;
  readonly formula?: string | undefined;
}

export interface GridRow {
  /** In the sheet, from 1. */
  readonly number: number;
  /** From the first column to the last. */
  readonly cells: readonly GridCell[];
}

/** A page of a sheet as a grid. */
export interface SheetModel {
  readonly name: string;
  /** The rows and columns of the page. */
  readonly range: CellRange;
  readonly rows: readonly GridRow[];
  /** Rows of the sheet's head, repeated where a page begins further down. */
  readonly contextRows: readonly GridRow[];
  readonly cells: readonly GridCell[];
  /** The widths that the file gives to columns, in characters. */
  readonly columnCharacters: ReadonlyMap<number, number>;
  /** The cell that covers a position; undefined where there is no value. */
  readonly cellAt: (position: CellPosition) => GridCell | undefined;
}

/** Arranges what was read of a page by rows. Cells above the range of the page are repeated rows of the sheet's head. */
export function makeSheetModel(sheet: ReadSheet): SheetModel {
  const merges = sheet.merges.map(parseRange).filter((range) => range !== null);
  const cells = sheet.cells
    .flatMap(({ ref, text, start, end, formula }) => {
      const at = parseRange(ref);
      if (!at) return [];
      const position = { row: at.top, column: at.left };
      const area = merges.find((merge) => holds(merge, position)) ?? at;
      return [{ ...position, text, start, end, area, isNumber: isNumber(text), formula }];
    })
    .sort((a, b) => a.row - b.row || a.column - b.column);
  const said = parseRange(sheet.range);
  const range = boundsOf(said, cells);
  const byRow = Map.groupBy(cells, ({ row }) => row);
  const rowOf = (number: number): GridRow => ({ number, cells: byRow.get(number) ?? [] });
  const byName = new Map<string, GridCell>();
  for (const cell of cells) byName.set(cellName(cell), cell);
  const merged = cells.filter(({ area }) => area.bottom > area.top || area.right > area.left);
  return {
    name: sheet.name,
    range,
    rows: Array.from({ length: range.bottom - range.top + 1 }, (_, index) => rowOf(range.top + index)),
    contextRows: [...byRow.keys()].filter((number) => number < range.top).map(rowOf),
    cells,
    columnCharacters: new Map(columns(sheet)),
    cellAt: (position) => byName.get(cellName(position)) ?? merged.find(({ area }) => holds(area, position)),
  };
}

const columns = ({ columns: widths }: ReadSheet): [number, number][] =>
  widths.flatMap(({ ref, width }) => {
    const column = parseColumn(ref);
    return column === null ? [] : [[column, width]];
  });

/** The range that the page says, wide enough for all its cells; of rows above it only the columns count. */
function boundsOf(said: CellRange | null, cells: readonly GridCell[]): CellRange {
  const all = around(cells.map(({ area }) => area));
  const range = said ?? all ?? { top: 1, left: 1, bottom: 1, right: 1 };
  return {
    top: range.top,
    left: Math.min(range.left, all?.left ?? range.left),
    bottom: Math.max(range.bottom, all?.bottom ?? range.bottom),
    right: Math.max(range.right, all?.right ?? range.right),
  };
}

const AMOUNT =
  /^[(+\-−]?\s*(?:\p{Sc}|[A-Z]{3}\s)?\s*[(+\-−]?\d[\d.,'’\s]*(?:E[+-]?\d+)?\s*[%‰)]*\s*(?:\p{Sc}|[A-Z]{3})?\)?$/u;
const DATE =
  /^(?:\d{1,4}([-./])\d{1,2}\1\d{1,4}|\d{1,2}[-\s]\p{L}{3,9}[-\s]\d{2,4})(?:\s\d{1,2}:\d{2}(?::\d{2})?)?$/u;
const TIME = /^\d{1,2}:\d{2}(?::\d{2})?(?:\s[AP]M)?$/i;

/** Amounts, shares, dates and times stand at the end of their cells, as in spreadsheet programs. */
const isNumber = (text: string): boolean => [AMOUNT, DATE, TIME].some((form) => form.test(text.trim()));

/** The values of a range as spreadsheet programs exchange them. */
export function copyOfRange({ cellAt }: SheetModel, range: CellRange): Copied {
  const rows: CopiedCell[][] = [];
  for (let row = range.top; row <= range.bottom; row++) {
    const values: CopiedCell[] = [];
    for (let column = range.left; column <= range.right; column++) {
      const cell = cellAt({ row, column });
      // What a merged cell covers besides its first is empty.
      values.push({ text: cell && cell.row === row && cell.column === column ? cell.text : '' });
    }
    rows.push(values);
  }
  return tableCopy({ rows });
}
