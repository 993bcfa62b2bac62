import type { Page } from '#document/document.ts';
import { withBlocks } from '#structure/find-blocks.ts';
import { putHeadsLast } from '../options/choose-lines.ts';
import { findLeftOut } from '../options/leave-out.ts';
import { IGNORED_BY_DEFAULT, type IgnoredDifference } from '../options/options.ts';
import { type ComparedLine, readLines } from './read-lines.ts';
import type { Tokens, WordReader } from './read-words.ts';

/** The text of a document, ready to be compared: its lines joined by line feeds. */
export interface PreparedText extends Tokens {
  readonly text: string;
  /** As they were given. */
  readonly pages: readonly Page[];
  readonly lines: readonly ComparedLine[];
  /** Where each line starts in the text, and behind the last one its length plus one. */
  readonly lineStarts: Int32Array;
  /** 1 for each line of a page's head or foot. */
  readonly isFurniture: Uint8Array;
  /** 1 for each token that is not compared: those of heads and feet, and what else is to be ignored. */
  readonly isLeftOut: Uint8Array;
  /** 1 for each line with which a paragraph starts. */
  readonly startsParagraph: Uint8Array;
}

/** Pages whose blocks are not known yet get them first. Both documents are read by one reader. */
export function prepareText(
  given: readonly Page[],
  reader: WordReader,
  ignore: readonly IgnoredDifference[] = IGNORED_BY_DEFAULT,
): PreparedText {
  const pages = withBlocks(given);
  const inOrder = readLines(pages);
  const lines = ignore.includes('furniture') ? inOrder : putHeadsLast(inOrder);
  const text = lines.map((line) => line.text).join('\n');
  const lineStarts = new Int32Array(lines.length + 1);
  lines.forEach((line, index) => {
    lineStarts[index + 1] = (lineStarts[index] ?? 0) + line.text.length + 1;
  });
  const isFurniture = new Uint8Array(lines.length);
  lines.forEach(({ isRunning }, index) => {
    if (isRunning) isFurniture[index] = 1;
  });
  const prepared = {
    text,
    pages,
    ...reader.read(text, lineStarts),
    lines,
    lineStarts,
    isFurniture,
    startsParagraph: findStarts(lines),
  };
  return { ...prepared, isLeftOut: findLeftOut(prepared, ignore) };
}

/** A text of which other lines are heads and feet too. */
export function withRunningHeads(text: PreparedText, running: ReadonlySet<number>): PreparedText {
  const lines = text.lines.map((line, at) => (running.has(at) ? { ...line, isRunning: true } : line));
  const isFurniture = Uint8Array.from(lines, ({ isRunning }) => (isRunning ? 1 : 0));
  const isLeftOut = text.isLeftOut.map((isOut, token) => isOut | (isFurniture[text.lineOf[token] ?? 0] ?? 0));
  return { ...text, lines, isFurniture, isLeftOut, startsParagraph: findStarts(lines) };
}

const INK = /\S/u;

/** A paragraph that goes on behind the notes of a page starts anew: words of something else stand before it. */
function findStarts(lines: readonly ComparedLine[]): Uint8Array {
  const starts = new Uint8Array(lines.length);
  let before: ComparedLine | undefined;
  lines.forEach((line, index) => {
    if (line.isRunning || !INK.test(line.text)) return;
    const isBehindNote = before?.kind === 'note' && line.kind !== 'note';
    if (!before || line.startsParagraph || isBehindNote) starts[index] = 1;
    before = line;
  });
  return starts;
}
