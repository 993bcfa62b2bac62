import type { Page } from '#document/document.ts';
import { findHeadsOfText, findRunningHeads } from '#structure/running-heads/index.ts';
import { findParagraphs } from './find-paragraphs.ts';
import { type ComparedLine, readLines } from './read-lines.ts';
import { scanTokens, type Tokens } from './scan-tokens.ts';

/** The text of a document, ready to be compared: its lines joined by line feeds. */
export interface PreparedText extends Tokens {
  readonly text: string;
  /** As they were given. */
  readonly pages: readonly Page[];
  readonly lines: readonly ComparedLine[];
  /** Where each line starts in the text, and behind the last one its length plus one. */
  readonly lineStarts: Int32Array;
  /** The line of each token. */
  readonly lineOf: Int32Array;
  /** 1 for each line of a page's head or foot. */
  readonly isFurniture: Uint8Array;
  /** 1 for each line with which a paragraph starts. */
  readonly startsParagraph: Uint8Array;
}

export function prepareText(pages: readonly Page[]): PreparedText {
  const lines = readLines(pages);
  const text = lines.map((line) => line.text).join('\n');
  const tokens = scanTokens(text);
  const lineStarts = new Int32Array(lines.length + 1);
  for (const [index, line] of lines.entries())
    lineStarts[index + 1] = (lineStarts[index] ?? 0) + line.text.length + 1;
  const lineOf = new Int32Array(tokens.starts.length);
  let line = 0;
  for (let at = 0; at < lineOf.length; at++) {
    while ((lineStarts[line + 1] ?? 0) <= (tokens.starts[at] ?? 0)) line++;
    lineOf[at] = line;
  }
  const running = isLaidOut(pages) ? findRunningHeads(pagesOf(lines)) : findHeadsOfText(lines);
  const isFurniture = Uint8Array.from(lines, (line) => (running.has(line) ? 1 : 0));
  return {
    text,
    pages,
    ...tokens,
    lines,
    lineStarts,
    lineOf,
    isFurniture,
    startsParagraph: findParagraphs(lines, isFurniture),
  };
}

const isLaidOut = (pages: readonly Page[]): boolean =>
  pages.some((page) => page.lines.some(({ words }) => words.length > 0));

const pagesOf = (lines: readonly ComparedLine[]): ComparedLine[][] => [
  ...Map.groupBy(lines, ({ page }) => page).values(),
];
