import { blocksOf } from '#document/block.ts';
import type { Page } from '#document/document.ts';
import type { FlowCell } from '#document/flow.ts';
import type { ComparedSide, Comparison } from '../compare.ts';
import type { Edit } from './list-edits.ts';
import type { Change } from './types.ts';

/** Where a word stands in a table, by the heads of its column and row. */
export interface TablePlace {
  /** The sheet of a workbook. */
  readonly sheet?: string;
  readonly column?: string;
  readonly row?: string;
}

const LETTERS = /\p{L}{2}|\p{Lo}/u;
const FIGURE = /^[\p{Sc}(]{0,2}\s?\p{Nd}[\p{Nd}.,]*/u;
/** In characters: longer texts name nothing. */
const LONGEST_HEAD = 60;

interface Cell {
  readonly start: number;
  readonly end: number;
  /** From 1, as it is laid out. */
  readonly column: number;
}

/** The heads of the cell in which a token of a side stands; undefined outside tables. */
export function placeInTable(side: ComparedSide, token: number): TablePlace | undefined {
  const index = side.lineOf[token] ?? 0;
  const line = side.lines[index];
  const page = line && pageOf(side.pages, line.page);
  if (!page) return undefined;
  const at = line.startOnPage + (side.starts[token] ?? 0) - (side.lineStarts[index] ?? 0);
  const lineEnd = line.startOnPage + line.text.length;
  const textOf = ({ start, end }: Cell) => side.text.slice(start, end).replace(/\s+/gu, ' ').trim();
  /** Offsets of the page's text in that of the side. */
  const shift = (side.lineStarts[index] ?? 0) - line.startOnPage;
  const name = (cell: Cell | undefined) => {
    const text = cell && textOf({ ...cell, start: cell.start + shift, end: cell.end + shift });
    return text && text.length <= LONGEST_HEAD && LETTERS.test(text) ? text : undefined;
  };
  const table = page.sheet
    ? readSheet(page.sheet, line.startOnPage, lineEnd)
    : (readTable(page, at) ?? readPrinted(line));
  if (!table) return undefined;
  const cell = table.row.find(({ start, end }) => at >= start && at <= end);
  const head = table.heads.find(({ column }) => column === cell?.column);
  const rowHead = table.row.find((each) => name(each) !== undefined);
  const column = head && head !== cell ? name(head) : undefined;
  const row = rowHead === cell ? table.rowNumber : (name(rowHead) ?? table.rowNumber);
  return {
    ...(page.sheet && { sheet: page.sheet.name }),
    ...(column !== undefined && { column }),
    ...(row !== undefined && { row }),
  };
}

function pageOf(pages: readonly Page[], number: number): Page | undefined {
  const page = pages[number - 1];
  return page?.number === number ? page : pages.find((each) => each.number === number);
}

interface ReadTable {
  readonly heads: readonly Cell[];
  readonly row: readonly Cell[];
  readonly rowNumber?: string;
}

/** The row of a sheet that takes up a line; its heads are repeated above the range of a page, or stand in its first row. */
function readSheet({ cells, range }: NonNullable<Page['sheet']>, start: number, end: number): ReadTable {
  const row = cells.filter((cell) => cell.start >= start && cell.end <= end);
  const above = cells.filter((cell) => cell.row < range.top);
  const heads = above.length > 0 ? above : cells.filter((cell) => cell.row === cells[0]?.row);
  return { row, heads, ...(row[0] && { rowNumber: String(row[0].row) }) };
}

/** The row in which an offset stands, of a table that the format names, or that was found where it was printed. */
function readTable(page: Page, at: number): ReadTable | undefined {
  const table = blocksOf(page)?.find(({ start, end }) => at >= start && at <= end);
  const rows = table?.rows;
  if (!rows) return undefined;
  const own = rows.findIndex((cells) => cells.some(({ start, end }) => at >= start && at <= end));
  const row = rows[own];
  if (!row) return undefined;
  const isNamed = own > 0 && (page.flow !== undefined || table.hasHeader === true);
  const heads = isNamed ? toCells(rows[0] ?? []) : [];
  // Over a page break the rows of a printed table count anew, and a cell may take several lines.
  return { heads, row: toCells(row), ...(page.flow && { rowNumber: String(own + 1) }) };
}

/** The cells of a row that are not empty, each with its column. */
function toCells(cells: readonly FlowCell[]): Cell[] {
  let column = 1;
  return cells.flatMap(({ start, end, columnSpan = 1 }) => {
    const cell = { start, end, column };
    column += columnSpan;
    return end > start ? [cell] : [];
  });
}

/** The cells of a printed line; what their columns are called is not known. */
function readPrinted({ text, startOnPage }: ComparedSide['lines'][number]): ReadTable | undefined {
  const texts = text.split('\t');
  // A wide space in a sentence makes no table.
  if (!texts.slice(1).some((cell) => FIGURE.test(cell))) return undefined;
  let start = startOnPage;
  const row = texts.map((cell, at) => {
    const own = { start, end: start + cell.length, column: at + 1 };
    start = own.end + 1;
    return own;
  });
  return { heads: [], row };
}

/** "Fees, row Support"; of a workbook with the sheet before it. */
function describePlace({ sheet, column, row }: TablePlace): string | undefined {
  const parts = [sheet, column, row && `row ${row}`].filter((part) => part !== undefined && part !== '');
  return parts.length > 0 ? parts.join(', ') : undefined;
}

type Sides = Pick<Comparison, 'left' | 'right'>;

/** The place of each edit, on the side that has words of it: the later one where both have. */
const placesOf = ({ left, right }: Sides, edits: readonly Edit[]) =>
  edits.map((edit) => {
    if (edit.right) return placeInTable(right, edit.right.start);
    return edit.left ? placeInTable(left, edit.left.start) : undefined;
  });

/** Where a change stands in a table, as far as all of its edits stand there. */
export function describeChangePlace(sides: Sides, edits: readonly Edit[]): Pick<Change, 'place' | 'isRows'> {
  const [first, ...others] = placesOf(sides, edits);
  if (!first || others.includes(undefined)) return {};
  const isRows = edits.every(({ isParagraph }) => isParagraph);
  const isShared = (part: keyof TablePlace) => others.every((place) => place?.[part] === first[part]);
  const shared = Object.fromEntries(
    (['sheet', ...(isRows ? [] : (['column', 'row'] as const))] as const)
      .filter(isShared)
      .map((part) => [part, first[part]]),
  );
  const place = describePlace(shared);
  return { ...(place !== undefined && { place }), ...(isRows && { isRows }) };
}

/** The column before each edit, where edits of one change stand in several columns. */
export function columnsOf(sides: Sides, edits: readonly Edit[]): (string | undefined)[] {
  const columns = placesOf(sides, edits).map((place) => place?.column);
  if (columns.every((column) => column === columns[0])) return [];
  return columns.map((column, at) =>
    column === undefined || edits[at]?.isParagraph ? undefined : `${column}: `,
  );
}
