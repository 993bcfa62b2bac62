import { findContents } from './contents/index.ts';
import type { PrintedLine } from './printed-line.ts';
import { findRunningHeads } from './running-heads/index.ts';

/** A page by its text, and its lines as they stand on it, one for one, where that is known. */
export interface PageOfLines {
  readonly text: string;
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
