import type { FlowCell } from '#document/flow.ts';
import type { BlockLine, CellExtent } from '#structure/block-line.ts';

/** A table as it is printed. */
export interface FoundTable {
  /** Its lines, in the order of the page. */
  readonly lines: readonly BlockLine[];
  /** Cells row by row; one that is empty where others of its column have something is an empty range. */
  readonly rows: readonly (readonly FlowCell[])[];
  /** Its first row names the columns. */
  readonly hasHeader: boolean;
  /** From the left. */
  readonly columns: readonly Pick<CellExtent, 'left' | 'right'>[];
}

/** A row by itself may be a line with a wide space. */
const MIN_ROWS = 2;
/** In characters: what is longer is text beside other text, not a cell. The first cell names the row. */
const LONGEST_CELL = 60;
const LONGEST_FIRST = 120;
const FIGURE = /\p{Nd}/u;
const YEAR = /(?<!\p{N})(?:19|20)\p{Nd}{2}(?!\p{N})/gu;
/** The number of a clause or the mark of an item, with the wide space behind it. */
const MARK =
  /^\s*(?:[-–—*•▪◦§☐☑☒]|\(?(?:\p{N}{1,3}|\p{L}|[ivxlcIVXLC]{1,5})[.)]?|\p{N}{1,3}(?:\.\p{N}{1,3})+\.?)\t/u;
const NAMED =
  /^\s*(?:item|article|section|clause|artikel|abschnitt|artículo|artigo|artykuł|статья|пункт)\s+\p{N}+(?:\.\p{N}+)*[.:]?\t/iu;

/**
 * The tables of a page: lines below each other that have cells, in columns. A line of one cell is a row where it goes on
 * with a cell of the row above, or stands between two rows and names those below it.
 */
export function findTables(lines: readonly BlockLine[]): FoundTable[] {
  const tables: FoundTable[] = [];
  let run: BlockLine[] = [];
  const close = () => {
    while (run.length > 0 && !isRow(run.at(-1)) && !isRestOfCell(run.at(-1), run)) run.pop();
    if (run.filter(isRow).length >= MIN_ROWS) tables.push(toTable(run));
    run = [];
  };
  lines.forEach((line, at) => {
    const isName = isRow(lines[at + 1]) && line.text.length <= LONGEST_CELL;
    if (isRow(line) || (run.length > 0 && (isName || isRestOfCell(line, run)))) run.push(line);
    else close();
  });
  close();
  return tables;
}

/** Whether a line stands in another column than the first of the row above it. */
function isRestOfCell(line: BlockLine | undefined, run: readonly BlockLine[]): boolean {
  const second = run.findLast(isRow)?.cells?.[1];
  if (!line || !second || line.isTurned || line.text.length > LONGEST_CELL) return false;
  return line.left >= second.left - 0.5 * line.height;
}

function isRow(line: BlockLine | undefined): boolean {
  if (!line?.cells || line.isTurned) return false;
  const texts = line.text.replace(MARK, '').replace(NAMED, '').split('\t');
  return (
    texts.length > 1 && texts.every((cell, at) => cell.length <= (at === 0 ? LONGEST_FIRST : LONGEST_CELL))
  );
}

function toTable(lines: readonly BlockLine[]): FoundTable {
  const columns = findColumns(lines);
  const rows = lines.map((line) => toCells(line, columns));
  const [first, ...others] = lines.filter(isRow);
  const hasHeader =
    first !== undefined &&
    !FIGURE.test(tailOf(first).replace(YEAR, '')) &&
    others.some((line) => FIGURE.test(tailOf(line).replace(YEAR, '')));
  return { lines, rows, hasHeader, columns };
}

/** All but the first cell of a row. */
const tailOf = ({ text }: BlockLine): string => text.slice(text.indexOf('\t') + 1);

/** Where the columns of a table lie: cells that stand above each other. */
function findColumns(lines: readonly BlockLine[]): Pick<CellExtent, 'left' | 'right'>[] {
  const most = lines.reduce((widest, line) => (cellCount(line) > cellCount(widest) ? line : widest));
  return (most.cells ?? []).map(({ left, right }) => ({ left, right }));
}

const cellCount = ({ cells }: BlockLine): number => cells?.length ?? 0;

/** The cells of a row, each in the nearest column at or after that of the cell before it. */
function toCells(line: BlockLine, columns: ReturnType<typeof findColumns>): FlowCell[] {
  const cells = line.cells ?? [line];
  const row: FlowCell[] = [];
  let column = 0;
  cells.forEach((cell, at) => {
    const last = columns.length - (cells.length - at);
    let best = column;
    for (let each = column; each <= last; each++)
      if (distance(columns[each], cell) < distance(columns[best], cell)) best = each;
    for (; column < best; column++) row.push({ start: cell.start, end: cell.start });
    row.push({ start: cell.start, end: cell.end });
    column = best + 1;
  });
  return row;
}

/** Between the nearest two of their sides and middles: columns are flush left, flush right or centred. */
function distance(column: Pick<CellExtent, 'left' | 'right'> | undefined, cell: CellExtent): number {
  if (!column) return Number.POSITIVE_INFINITY;
  const [left, right] = [Math.abs(column.left - cell.left), Math.abs(column.right - cell.right)];
  return Math.min(left, right, Math.abs(column.left + column.right - cell.left - cell.right) / 2);
}
