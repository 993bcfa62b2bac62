import type { Alignment, Region } from './alignment.ts';
import { alignGap } from './align-gap.ts';
import { sizeOf } from './alignment.ts';
import { longestIncreasing } from './increasing.ts';
import type { Sequence } from '../prepare/make-sequences.ts';

/** In symbols. */
const SENTENCE = { least: 6, most: 60 };
/** Words that weigh less say nothing of what a sentence is about. */
const TELLING = 1.2;
/** Words that stand in more sentences are not looked up. */
const MAX_SENTENCES = 60;
/** Weighted Dice of the words of two sentences that are the same sentence, changed. */
const SAME = 0.4;
const SENTENCE_END = /^[.;:?!。！？；؟।॥۔]$/u;

interface Sentence {
  readonly start: number;
  readonly end: number;
  /** Its telling words, each once. */
  readonly words: ReadonlySet<number>;
  readonly weight: number;
}

/** Pairs the sentences of a large region that is rewritten altogether by the words they share, and aligns the pairs. */
export function alignSentences(alignment: Alignment, region: Region): void {
  const lefts = cutSentences(alignment, alignment.left, region.leftStart, region.leftEnd);
  const rights = cutSentences(alignment, alignment.right, region.rightStart, region.rightEnd);
  const having = new Map<number, number[]>();
  for (const [index, { words }] of rights.entries())
    for (const word of words) {
      const known = having.get(word);
      if (known) known.push(index);
      else having.set(word, [index]);
    }
  const pairs: { readonly left: Sentence; readonly right: Sentence; readonly index: number }[] = [];
  for (const left of lefts) {
    const index = findNearest(alignment, left, having);
    const right = rights[index];
    if (!right) continue;
    let shared = 0;
    for (const word of left.words) if (right.words.has(word)) shared += alignment.weights[word] ?? 0;
    if ((2 * shared) / (left.weight + right.weight) >= SAME) pairs.push({ left, right, index });
  }
  for (const kept of longestIncreasing(pairs.map(({ index }) => index))) {
    const pair = pairs[kept];
    if (!pair) continue;
    const { left, right } = pair;
    const inside = { leftStart: left.start, leftEnd: left.end, rightStart: right.start, rightEnd: right.end };
    alignment.steps -= sizeOf(inside);
    alignGap(alignment, inside);
  }
}

/** The sentence on the right that shares most weight; -1 without one. */
function findNearest(
  alignment: Alignment,
  { words }: Sentence,
  having: ReadonlyMap<number, readonly number[]>,
): number {
  const shared = new Map<number, number>();
  for (const word of words) {
    const sentences = having.get(word) ?? [];
    if (sentences.length > MAX_SENTENCES) continue;
    alignment.steps -= sentences.length;
    for (const index of sentences)
      shared.set(index, (shared.get(index) ?? 0) + (alignment.weights[word] ?? 0));
  }
  let best = -1;
  let most = 0;
  for (const [index, weight] of shared) if (weight > most) [best, most] = [index, weight];
  return best;
}

// oxlint-disable-next-line max-params -- a side and a range of it
function cutSentences(
  { names, weights }: Alignment,
  { symbols }: Sequence,
  from: number,
  to: number,
): Sentence[] {
  const sentences: Sentence[] = [];
  let start = from;
  for (let at = from; at < to; at++) {
    const length = at + 1 - start;
    const isEnd = length >= SENTENCE.least && SENTENCE_END.test(names[symbols[at] ?? 0] ?? '');
    if (!isEnd && length < SENTENCE.most && at + 1 < to) continue;
    const words = new Set<number>();
    let weight = 0;
    for (const symbol of symbols.subarray(start, at + 1)) {
      const own = weights[symbol] ?? 0;
      if (own < TELLING || words.has(symbol)) continue;
      words.add(symbol);
      weight += own;
    }
    sentences.push({ start, end: at + 1, words, weight });
    start = at + 1;
  }
  return sentences;
}
