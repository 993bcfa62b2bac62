import { readBlocks } from '#sentences/line-blocks.ts';
import { splitUnits, type Unit } from '#sentences/units.ts';
import type { FlowBlock } from '#document/flow.ts';
import type { PrintedLine } from '#structure/printed-line.ts';
import { type MarkedLines, markLines } from '#structure/mark-lines.ts';
import type { TextRange } from '#text/text-range.ts';
import { hashWords } from './hash-words.ts';

/** A page as it is read for its clauses. */
export interface ClausePage {
  readonly number: number;
  readonly text: string;
  /** As of `IndexablePage`. */
  readonly lines?: readonly PrintedLine[];
  readonly blocks?: readonly FlowBlock[] | undefined;
}

/** What may be a clause or part of one: a sentence, an item or a row of a page. Offsets point into the page's text. */
export interface ClausePassage extends TextRange {
  readonly page: number;
  readonly kind: Unit['kind'];
  /** Its words among those of the document. */
  readonly words: TextRange;
}

/** A document as clauses are told in it. */
export interface ClauseText {
  /** All words in their order, as `hashWords` tells them: what stands around a passage may be a heading of one word. */
  readonly words: Uint32Array;
  /** In their order. */
  readonly passages: readonly ClausePassage[];
}

/** Shorter ones say nothing by themselves. */
const LEAST_WORDS = 4;

/**
 * The passages of a document in order, each page in the units that answers quote. `marked` are the lines of each
 * page that are no part of what it says.
 */
export function splitPassages(
  pages: readonly ClausePage[],
  language: string,
  marked: readonly MarkedLines[] = markLines(pages),
): ClauseText {
  const passages: ClausePassage[] = [];
  const parts: Uint32Array[] = [];
  let count = 0;
  const blocks = readBlocks(pages);
  for (const [at, { number: page, text }] of pages.entries()) {
    for (const { kind, start, end } of splitUnits(text, language, marked[at], blocks[at])) {
      const own = hashWords(text, start, end);
      parts.push(own);
      const words = { start: count, end: count + own.length };
      count = words.end;
      if (own.length >= LEAST_WORDS) passages.push({ page, kind, start, end, words });
    }
  }
  return { words: join(parts, count), passages };
}

function join(parts: readonly Uint32Array[], length: number): Uint32Array {
  const words = new Uint32Array(length);
  let at = 0;
  for (const part of parts) {
    words.set(part, at);
    at += part.length;
  }
  return words;
}
