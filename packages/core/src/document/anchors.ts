import { BOX_SCALE, type Box, type Line, type Page, pageText } from '#document/document.ts';
import { cellRangeName, type Sheet } from '#document/sheet.ts';
import type { TextRange } from '#text/text-range.ts';

/** A box as it travels to clients: fractions (0..1) of the page as displayed, origin top left. */
export interface WireBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What a viewer marks for a place in a document. Where both are missing it marks the text range itself. */
export interface Anchors {
  /** One for each line, in table rows one for each cell; none on pages without a layout. */
  readonly boxes: WireBox[];
  /** On sheets the cells, as people write them: `Sales!B14:D20`; on pages of plain text the lines: `65–67`. */
  readonly range?: string;
}

/**
 * Turns a range of `pageText(page)` into what a viewer marks: boxes around the words that the range touches, the range of
 * cells that it touches on a sheet, the numbers of its lines in plain text, and nothing more on pages of flowing text.
 */
export function anchorsOfRange(
  page: Pick<Page, 'lines' | 'firstLine'> & { readonly sheet?: Pick<Sheet, 'name' | 'cells'> },
  { start, end }: TextRange,
): Anchors {
  const boxes: WireBox[] = [];
  if (end <= start) return { boxes };
  let offset = 0;
  for (const line of page.lines) {
    if (offset >= end) break;
    if (offset + line.text.length > start) boxes.push(...boxesInLine(line, start - offset, end - offset));
    offset += line.text.length + 1;
  }
  const range = page.sheet ? cellRange(page.sheet, { start, end }) : lineRange(page, { start, end });
  return range === undefined ? { boxes } : { boxes, range };
}

function boxesInLine({ text, words }: Line, start: number, end: number): WireBox[] {
  const cells: Box[] = [];
  let previousEnd = 0;
  for (const word of words) {
    if (word.start >= end) break;
    if (word.end <= start) continue;
    const last = cells.at(-1);
    if (last && !text.slice(previousEnd, word.start).includes('\t'))
      cells[cells.length - 1] = union(last, word.box);
    else cells.push(word.box);
    previousEnd = word.end;
  }
  return cells.map(toWireBox);
}

export const toWireBox = ([left, top, right, bottom]: Box): WireBox => ({
  x: left / BOX_SCALE,
  y: top / BOX_SCALE,
  width: (right - left) / BOX_SCALE,
  height: (bottom - top) / BOX_SCALE,
});

function union(a: Box, b: Box): Box {
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
}

function lineRange({ firstLine, lines }: Pick<Page, 'lines' | 'firstLine'>, { start, end }: TextRange) {
  if (firstLine === undefined) return undefined;
  const breaksBefore = (offset: number) => pageText({ lines }).slice(0, offset).split('\n').length - 1;
  const first = firstLine + breaksBefore(start);
  const last = firstLine + breaksBefore(end - 1);
  return first === last ? String(first) : `${first}–${last}`;
}

/** From the first row and column touched to the last; cells without a value lie between others, or are not touched. */
function cellRange(
  { name, cells }: Pick<Sheet, 'name' | 'cells'>,
  { start, end }: TextRange,
): string | undefined {
  const touched = cells.filter((cell) => cell.start < end && cell.end > start);
  if (touched.length === 0) return undefined;
  const rows = touched.map(({ row }) => row);
  const columns = touched.map(({ column }) => column);
  const range = {
    top: Math.min(...rows),
    left: Math.min(...columns),
    bottom: Math.max(...rows),
    right: Math.max(...columns),
  };
  return `${sheetName(name)}!${cellRangeName(range)}`;
}

const PLAIN_NAME = /^[\p{L}_][\p{L}\p{M}\p{N}_.]*$/u;
/** A sheet called so would be taken for a cell: `Q1`, `R1C1`. */
const LIKE_A_CELL = /^(?:[a-z]{1,3}\d+|r\d*c?\d*)$/i;

/** Between quotes where it would otherwise be read as something else, as spreadsheet programs write it. */
function sheetName(name: string): string {
  return PLAIN_NAME.test(name) && !LIKE_A_CELL.test(name) ? name : `'${name.replaceAll("'", "''")}'`;
}
