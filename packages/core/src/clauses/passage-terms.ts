import type { ClausePassage, ClauseText } from './split-passages.ts';
import { combine } from './hash-words.ts';

/** So many words before a passage and behind it tell what it is about. */
const BESIDE = 15;
const TENTHS = 10;

/** What a term is a part of. */
const PAIR = 0x1001;
const BEFORE = 0x2001;
const BEHIND = 0x3001;
const PLACE = 0x5001;
const KIND = 0x6001;

const KINDS = { sentence: 1, item: 2, row: 3, heading: 4 } as const;

/**
 * The terms of a passage, some more than once: its own words and pairs of words, those of its surroundings as terms of
 * their own (so that what a neighbour says counts as said beside it), and where it stands.
 */
export function termsOf(
  { words: all }: Pick<ClauseText, 'words'>,
  { words, kind }: ClausePassage,
): Uint32Array {
  const before = all.subarray(Math.max(0, words.start - BESIDE), words.start);
  const behind = all.subarray(words.end, words.end + BESIDE);
  const own = all.subarray(words.start, words.end);
  const terms = new Uint32Array(2 * (own.length + before.length + behind.length) + 2);
  let count = addWords(terms, 0, own, 0);
  count = addWords(terms, count, before, BEFORE);
  count = addWords(terms, count, behind, BEHIND);
  terms[count++] = combine(PLACE, Math.floor((words.start / all.length) * TENTHS));
  terms[count++] = combine(KIND, KINDS[kind]);
  return terms.subarray(0, count);
}

/** Adds words and pairs of neighbours behind the terms that are there; returns how many there are then. */
function addWords(terms: Uint32Array, from: number, words: Uint32Array, mark: number): number {
  let count = from;
  let last = 0;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as number;
    terms[count++] = mark === 0 ? word : combine(mark, word);
    if (at > 0) {
      const pair = combine(last, word);
      terms[count++] = mark === 0 ? pair : combine(mark, pair);
    }
    last = combine(PAIR, word);
  }
  return count;
}
