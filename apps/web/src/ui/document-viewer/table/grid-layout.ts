import type { CellRange } from '#ui/document-viewer/table/cell-range.ts';
import type { GridCell, GridRow, SheetModel } from '#ui/document-viewer/table/sheet-model.ts';

/** CSS pixels at 100 %. */
const LETTERS_HEIGHT = 24;
const LINE_HEIGHT = 17;
const ROW_PADDING = 7;
const CHARACTER = 6.7;
const CELL_PADDING = 18;
const COLUMN_MIN = 72;
const COLUMN_MAX = 260;
/** Of what a file says itself. */
const OWN_MIN = 24;
const OWN_MAX = 480;
const MAX_LINES = 4;

/** Lengths one after another, and where each begins. */
interface Track {
  readonly sizes: readonly number[];
  readonly starts: readonly number[];
  readonly total: number;
}

/** Where everything lies, in CSS pixels as displayed: rows below the letters and repeated rows, columns beside the numbers. */
export interface GridLayout {
  readonly columns: Track;
  readonly rows: Track;
  readonly contextRows: Track;
  /** Of the letters above. */
  readonly lettersHeight: number;
  /** What stays in sight above: letters and repeated rows. */
  readonly headHeight: number;
  /** Of the row numbers. */
  readonly numbersWidth: number;
  readonly width: number;
  readonly height: number;
  /** How far the words of a cell may reach over empty ones beside it. */
  readonly reachOf: (cell: GridCell, row: GridRow) => number;
  /** Its words are wider than its column, and do so. */
  readonly isReaching: (cell: GridCell, row: GridRow) => boolean;
}

export interface GridRect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function layOutSheet(model: SheetModel, scale: number): GridLayout {
  const { range, rows, contextRows } = model;
  const widths = columnWidths(model);
  const columns = track(widths.map((width) => width * scale));
  const reachOf = (cell: GridCell, row: GridRow) =>
    spread(columns.sizes, lastColumn(cell, row, range) - range.left, cell.column - range.left);
  const heightOf = (row: GridRow) =>
    (ROW_PADDING +
      LINE_HEIGHT * Math.max(1, ...row.cells.map((cell) => linesOf(cell, reachOf(cell, row) / scale)))) *
    scale;
  const body = track(rows.map(heightOf));
  const context = track(contextRows.map(heightOf));
  const lettersHeight = LETTERS_HEIGHT * scale;
  const headHeight = lettersHeight + context.total;
  const numbersWidth = Math.max(4, String(range.bottom).length + 2) * 8.5 * scale;
  return {
    columns,
    rows: body,
    contextRows: context,
    lettersHeight,
    headHeight,
    numbersWidth,
    width: numbersWidth + columns.total,
    height: headHeight + body.total,
    reachOf,
    isReaching: (cell, row) => {
      const width = columns.sizes[cell.column - range.left] ?? 0;
      return reachOf(cell, row) > width && textWidth(cell) * scale > width;
    },
  };
}

/** Where cells of the page lie, from the upper corner at which rows begin; null where they are not on it. */
export function rectOf({ range }: SheetModel, layout: GridLayout, cells: CellRange): GridRect | null {
  const top = Math.max(cells.top, range.top) - range.top;
  const left = Math.max(cells.left, range.left) - range.left;
  const bottom = Math.min(cells.bottom, range.bottom) - range.top;
  const right = Math.min(cells.right, range.right) - range.left;
  if (top > bottom || left > right) return null;
  return {
    x: layout.numbersWidth + (layout.columns.starts[left] ?? 0),
    y: layout.headHeight + (layout.rows.starts[top] ?? 0),
    width: spread(layout.columns.sizes, right, left),
    height: spread(layout.rows.sizes, bottom, top),
  };
}

const spread = (sizes: readonly number[], last: number, first: number): number =>
  sizes.slice(first, last + 1).reduce((sum, size) => sum + size, 0);

function track(sizes: readonly number[]): Track {
  const starts: number[] = [];
  let total = 0;
  for (const size of sizes) {
    starts.push(total);
    total += size;
  }
  return { sizes, starts, total };
}

/**
 * As wide as the file says, else as the values need within limits, and always wide enough for numbers, of which a part
 * would be another number. A long text that may reach over empty cells does not widen its column.
 */
function columnWidths({ range, rows, contextRows, columnCharacters }: SheetModel): number[] {
  const own = (index: number) => {
    const characters = columnCharacters.get(range.left + index);
    if (characters === undefined) return undefined;
    return Math.min(OWN_MAX, Math.max(OWN_MIN, characters * CHARACTER + CELL_PADDING / 2));
  };
  const widths = Array.from({ length: range.right - range.left + 1 }, (_, index) => own(index) ?? COLUMN_MIN);
  for (const row of [...contextRows, ...rows])
    for (const cell of row.cells) {
      const isWide = cell.area.right > cell.area.left || lastColumn(cell, row, range) > cell.column;
      const index = cell.column - range.left;
      if (isWide || (!cell.isNumber && columnCharacters.has(cell.column))) continue;
      widths[index] = Math.max(widths[index] ?? 0, Math.min(COLUMN_MAX, textWidth(cell)));
    }
  return widths;
}

/** In CSS pixels at 100 %, roughly: that of its longest line and the air beside it. */
export const textWidth = ({ text }: GridCell): number =>
  Math.max(...text.split('\n').map((line) => line.length)) * CHARACTER + CELL_PADDING;

/** The last column that a cell may fill: what it is merged with, or what is empty beside a text. */
function lastColumn(cell: GridCell, row: GridRow, range: CellRange): number {
  if (cell.area.right > cell.column || cell.isNumber) return cell.area.right;
  const next = row.cells.find(({ column }) => column > cell.column);
  return (next?.column ?? range.right + 1) - 1;
}

function linesOf({ text, isNumber, area }: GridCell, width: number): number {
  if (isNumber || area.bottom > area.top) return 1;
  const perLine = Math.max(1, Math.floor((width - CELL_PADDING) / (CHARACTER - 0.4)));
  const lines = text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / perLine)), 0);
  return Math.min(MAX_LINES, lines);
}
