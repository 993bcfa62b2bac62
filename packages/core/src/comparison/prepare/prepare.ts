import type { Page } from '#document/document.ts';
import { withBlocks } from '#structure/find-blocks.ts';
import { putHeadsLast } from '../options/choose-lines.ts';
import { findLeftOut } from '../options/leave-out.ts';
import { IGNORED_BY_DEFAULT, type IgnoredDifference } from '../options/options.ts';
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
  /** 1 for each token that is not compared: those of heads and feet, and what else is to be ignored. */
  readonly isLeftOut: Uint8Array;
  /** 1 for each line with which a paragraph starts. */
  readonly startsParagraph: Uint8Array;
}

/** Pages whose blocks are not known yet get them first. */
export function prepareText(
  given: readonly Page[],
  ignore: readonly IgnoredDifference[] = IGNORED_BY_DEFAULT,
): PreparedText {
  const pages = withBlocks(given);
  const inOrder = readLines(pages);
  const lines = ignore.includes('furniture') ? inOrder : putHeadsLast(inOrder);
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
  const prepared = {
    text,
    pages,
    ...tokens,
    lines,
    lineStarts,
    lineOf,
    isFurniture,
    startsParagraph: findStarts(lines),
  };
  return { ...prepared, isLeftOut: findLeftOut(prepared, ignore) };
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
