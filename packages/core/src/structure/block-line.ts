import { BOX_SCALE, type Line, type Page } from '#document/document.ts';
import { learnWidths, NO_WIDTHS, scoreLines } from '#structure/headings/type-weight.ts';
import { bodyHeightOf, isTurned, type PlacedLine, placeLine, placeLines } from '#structure/placed-line.ts';
import type { TextRange } from '#text/text-range.ts';

/** How far a cell reaches, in points. */
export interface CellExtent extends TextRange {
  readonly left: number;
  readonly right: number;
}

/** A line of a page of which the format says nothing. */
export interface BlockLine extends PlacedLine {
  /** It has a place on its page; else it counts characters and lines. */
  readonly isPlaced: boolean;
  /** It reads downwards or upwards. */
  readonly isTurned: boolean;
  /** Of a line with tabs: its cells, as offsets into the text of the page. */
  readonly cells?: readonly CellExtent[];
}

/** Pages from which the widths of characters are learned. */
const SAMPLE_PAGES = 40;

/** Reads the lines of pages that are handed over in order; of each page only its lines are kept. */
export class BlockLines {
  readonly #pages: BlockLine[][] = [];
  #sample: Page[] | undefined = [];
  #widths = NO_WIDTHS;

  add(page: Page): void {
    if (!this.#sample) return this.#read(page);
    this.#sample.push(page);
    if (this.#sample.length >= SAMPLE_PAGES) this.#readSample();
  }

  finish(): readonly (readonly BlockLine[])[] {
    this.#readSample();
    return this.#pages;
  }

  #readSample(): void {
    const sample = this.#sample ?? [];
    this.#sample = undefined;
    if (sample.length === 0) return;
    const placed = sample.map((page) => ({ page, lines: placeLines(page) }));
    this.#widths = learnWidths(placed, bodyHeightOf(placed.flatMap(({ lines }) => lines)));
    for (const page of sample) this.#read(page);
  }

  #read(page: Page): void {
    this.#pages.push(scoreLines(readBlockLines(page), page, this.#widths));
  }
}

/** All lines of a page, one for one, their type not yet weighed. */
export function readBlockLines(page: Page): BlockLine[] {
  let start = 0;
  return page.lines.map((line, index) => {
    const read = readLine(line, index, { page, start });
    start += line.text.length + 1;
    return read;
  });
}

function readLine(
  line: Line,
  index: number,
  { page, start }: { readonly page: Page; readonly start: number },
): BlockLine {
  const { text, words } = line;
  if (words.length > 0) {
    const placed = { ...placeLine(line, start, page), isPlaced: true, isTurned: isTurned(line, page) };
    return text.includes('\t') ? { ...placed, cells: cellsOf(line, start, page.width) } : placed;
  }
  return {
    text,
    page: page.number,
    start,
    end: start + text.length,
    height: 0,
    top: index,
    bottom: index + 1,
    left: text.length - text.trimStart().length,
    right: text.trimEnd().length,
    weight: 1,
    isPlaced: false,
    isTurned: false,
  };
}

function cellsOf({ text, words }: Line, lineStart: number, width: number): CellExtent[] {
  let start = 0;
  return text.split('\t').flatMap((cell) => {
    const range = { start, end: start + cell.length };
    start = range.end + 1;
    const own = words.filter((word) => word.start >= range.start && word.end <= range.end);
    if (own.length === 0) return [];
    const left = Math.min(...own.map(({ box }) => box[0]));
    const right = Math.max(...own.map(({ box }) => box[2]));
    const toPoints = width / BOX_SCALE;
    return [
      {
        start: lineStart + range.start,
        end: lineStart + range.end,
        left: left * toPoints,
        right: right * toPoints,
      },
    ];
  });
}
