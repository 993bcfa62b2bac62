import type { Block } from '#document/block.ts';
import { type Page, pageText } from '#document/document.ts';
import { findContents } from './contents/index.ts';
import { type PrintedLine, printedLinesOf } from './printed-line.ts';
import { findRunningHeads } from './running-heads/index.ts';

/** A page by its text, and its lines as they stand on it, one for one, where that is known. */
export interface PageOfLines {
  readonly text: string;
  /** What was found of the page: then nothing is found anew on any page of the document. */
  readonly found?: readonly Block[] | undefined;
  readonly lines?: readonly PrintedLine[];
}

/** Lines of the text of a page that are no part of what it says, from 0. */
export interface MarkedLines {
  /** Its head and foot. */
  readonly running: ReadonlySet<number>;
  /** Of a table of contents. */
  readonly contents: ReadonlySet<number>;
}

/** Marks the lines of all pages of a document. */
export function markLines(pages: readonly PageOfLines[]): MarkedLines[] {
  if (pages.some(({ found }) => found))
    return pages.map(({ text, found = [] }) => markLinesOfBlocks(text, found));
  const printed = pages.map(
    ({ text, lines }) => lines ?? text.split('\n').map((line): PrintedLine => ({ text: line })),
  );
  const running = findRunningHeads(printed);
  const contents = findContents(printed, running);
  return printed.map((lines) => ({
    running: indexesOf(lines, running),
    contents: indexesOf(lines, contents.lines),
  }));
}

const indexesOf = (lines: readonly PrintedLine[], marked: ReadonlySet<PrintedLine>): Set<number> =>
  new Set(lines.flatMap((line, at) => (marked.has(line) ? [at] : [])));

/** The same of the pages of a document as they are stored. */
export function markLinesOfPages(pages: readonly Page[]): MarkedLines[] {
  return markLines(
    pages.map((page) => {
      const text = pageText(page);
      return page.blocks && !page.flow ? { text, found: page.blocks } : { text, lines: printedLinesOf(page) };
    }),
  );
}

function markLinesOfBlocks(text: string, blocks: readonly Block[]): MarkedLines {
  const marked = { running: new Set<number>(), contents: new Set<number>() };
  let start = 0;
  let at = 0;
  text.split('\n').forEach((line, position) => {
    while (at + 1 < blocks.length && (blocks[at]?.end ?? 0) < start) at++;
    const block = blocks[at];
    const kind = block && start >= block.start && start <= block.end ? block.kind : undefined;
    if (kind === 'header' || kind === 'footer') marked.running.add(position);
    if (kind === 'contents') marked.contents.add(position);
    start += line.length + 1;
  });
  return marked;
}
