import type { Page } from '#document/document.ts';
import { withBlocks } from '#structure/find-blocks.ts';
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

/** Pages whose blocks are not known yet get them first. */
export function prepareText(given: readonly Page[]): PreparedText {
  const pages = withBlocks(given);
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
  const isFurniture = Uint8Array.from(lines, ({ isRunning }) => (isRunning ? 1 : 0));
  return {
    text,
    pages,
    ...tokens,
    lines,
    lineStarts,
    lineOf,
    isFurniture,
    startsParagraph: findStarts(lines),
  };
}

/** A text of which other lines are heads and feet too. */
export function withRunningLines(text: PreparedText, running: ReadonlySet<number>): PreparedText {
  const lines = text.lines.map((line, at) => (running.has(at) ? { ...line, isRunning: true } : line));
  const isFurniture = Uint8Array.from(lines, ({ isRunning }) => (isRunning ? 1 : 0));
  return { ...text, lines, isFurniture, startsParagraph: findStarts(lines) };
}

/** A paragraph that goes on behind the notes of a page starts anew: words of something else stand before it. */
function findStarts(lines: readonly ComparedLine[]): Uint8Array {
  const starts = new Uint8Array(lines.length);
  let before: ComparedLine | undefined;
  for (const [index, line] of lines.entries()) {
    if (line.isRunning || line.text.trim() === '') continue;
    const isBehindNote = before?.kind === 'note' && line.kind !== 'note';
    if (!before || line.startsParagraph || isBehindNote) starts[index] = 1;
    before = line;
  }
  return starts;
}
