import type { Page } from '#document/document.ts';
import { type MarkedLines, markLinesOfPages } from '#structure/mark-lines.ts';
import { type PlacedLine, placeLines } from '#structure/placed-line.ts';

/** Title page, imprint and preface, and blank pages between them. */
export const FRONT_PAGES = 8;

/** Longer lines are cut: what tells the document stands before, and some patterns take time by the square of the length. */
const MAX_LINE_LENGTH = 5_000;

const CONTENTS_SHARE = 0.5;

/** A line as it stands, without what its looks tell where they are not known. */
export interface FrontLine extends PlacedLine {
  /** Among the lines with words of its page, from 0. */
  readonly at: number;
}

/** The first pages of a document as far as they tell what it is: no tables of contents, no lines without a word. */
export function readFrontPages(pages: readonly Page[]): FrontLine[][] {
  const front = pages.slice(0, FRONT_PAGES);
  const marked = markLinesOfPages(front);
  return front
    .filter((page, at) => !isContents(page, marked[at]))
    .map((page) => linesOf(page).filter(({ text }) => HAS_WORD.test(text)))
    .map((lines) => lines.map((line, at) => ({ ...cut(line), at })))
    .filter((lines) => lines.length > 0);
}

/** Whether a page has little but a list of contents, its head and foot apart. */
function isContents({ lines }: Page, marked: MarkedLines | undefined): boolean {
  if (!marked || marked.contents.size === 0) return false;
  const filled = lines.filter(({ text }, at) => text.trim() !== '' && !marked.running.has(at));
  return marked.contents.size >= CONTENTS_SHARE * filled.length;
}

function cut(line: PlacedLine): PlacedLine {
  if (line.text.length <= MAX_LINE_LENGTH) return line;
  return { ...line, text: line.text.slice(0, MAX_LINE_LENGTH), end: line.start + MAX_LINE_LENGTH };
}

const HAS_WORD = /[\p{L}\p{Nd}]/u;

function linesOf(page: Page): PlacedLine[] {
  const placed = placeLines(page);
  if (placed.length > 0) return placed.toSorted((a, b) => a.start - b.start);
  let start = 0;
  return page.lines.map(({ text }) => {
    const line = { text, page: page.number, start, end: start + text.length };
    start += text.length + 1;
    return { ...line, height: 0, top: 0, bottom: 0, left: 0, right: 0, weight: 1 };
  });
}
