import type { CellRange, Sheet } from '@recto/core/document';
import type { RowCell, SheetRow } from '#excel/sheet-rows.ts';

/** A sheet or a range of its rows, as lines. */
export interface SheetPage {
  readonly lines: readonly string[];
  readonly range: CellRange;
  /** Row, column, start and end of each cell, one after the other: a million of them as objects would fill memory. */
  readonly cells: Uint32Array;
  /** By the place of their cells among these. */
  readonly formulas: ReadonlyMap<number, string>;
}

/** Rows that still find the heads of their columns above them, and characters that a page takes. */
const ROOM = { rows: 60, characters: 12_000 };
/** How far down a sheet its header is looked for: titles and notes stand above it. */
const HEADER_WITHIN = 10;

/** Cuts a sheet into pages, each after the first with the header of the sheet once more, as context. */
export const cutSheet = (rows: Iterable<SheetRow>): SheetPage[] => cutRows(withHeader(rows));

/** Gives each row the header of its sheet, which stands among the first. */
function* withHeader(rows: Iterable<SheetRow>): Generator<SheetRow> {
  const opening: SheetRow[] = [];
  let header: SheetRow | undefined;
  for (const row of rows) {
    if (opening.length < HEADER_WITHIN) {
      const above = opening.at(-1);
      if (!header && above && isHeader(above, row)) header = above;
      opening.push(row);
    }
    yield header ? { ...row, header } : row;
  }
}

/** Cuts rows into pages, each after the first with the header of its first row once more. */
export function cutRows(rows: Iterable<SheetRow>): SheetPage[] {
  const pages: SheetPage[] = [];
  let page: SheetRow[] = [];
  let length = 0;
  const endPage = () => {
    const header = pages.length > 0 ? page[0]?.header : undefined;
    pages.push(makePage(header ? [header] : [], page));
    [page, length] = [[], 0];
  };
  for (const row of rows) {
    if (page.length >= ROOM.rows || length > ROOM.characters) endPage();
    page.push(row);
    for (const { text } of row.cells) length += text.length + 1;
  }
  if (page.length > 0) endPage();
  return pages;
}

/** Words over each of several columns, above a row of values that is not of words alone. */
function isHeader({ cells }: SheetRow, below: SheetRow): boolean {
  if (cells.length < 2 || below.cells.length < 2) return false;
  return cells.every(({ isText }) => isText) && below.cells.some(({ isText }) => !isText);
}

function makePage(repeated: readonly SheetRow[], rows: readonly SheetRow[]): SheetPage {
  const all = [...repeated, ...rows];
  const numbers: number[] = [];
  const formulas = new Map<number, string>();
  let offset = 0;
  let [left, right] = [Number.POSITIVE_INFINITY, 0];
  const lines = all.map(({ row, cells }) => {
    for (const { column, text, formula } of cells) {
      if (formula !== undefined) formulas.set(numbers.length / 4, formula);
      numbers.push(row, column, offset, offset + text.length);
      offset += text.length + 1;
      left = Math.min(left, column);
      right = Math.max(right, column);
    }
    return cells.map(({ text }: RowCell) => text).join('\t');
  });
  const range = { top: rows[0]?.row ?? 1, left, bottom: rows.at(-1)?.row ?? 1, right };
  return { lines, range, cells: Uint32Array.from(numbers), formulas };
}

/** The cells of a page as they are stored. */
export function listCells({
  cells: numbers,
  formulas,
}: Pick<SheetPage, 'cells' | 'formulas'>): Sheet['cells'] {
  return Array.from({ length: numbers.length / 4 }, (_, index) => {
    const formula = formulas.get(index);
    return {
      row: numbers[4 * index] ?? 0,
      column: numbers[4 * index + 1] ?? 0,
      start: numbers[4 * index + 2] ?? 0,
      end: numbers[4 * index + 3] ?? 0,
      ...(formula !== undefined && { formula }),
    };
  });
}
