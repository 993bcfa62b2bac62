import { isUnspaced } from '#text/unspaced-languages.ts';
import type { TextRange } from '#text/text-range.ts';

export interface ScannedWord extends TextRange {
  readonly word: string;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;

/** The words of a text in order. Apostrophes and hyphens part them; in Chinese and Japanese they are the segmenter's. */
export function scanWords(text: string, language: string): ScannedWord[] {
  if (isUnspaced(language) && UNSPACED.test(text)) return segmentWords(text, language);
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }));
}

/** How a word is joined to the one before it: 'hyphen' makes one word of two. */
export function isHyphened(text: string, between: TextRange): boolean {
  return /^[-\u2010\u2011]$/u.test(text.slice(between.start, between.end));
}

const segmenters = new Map<string, Intl.Segmenter>();

function segmentWords(text: string, language: string): ScannedWord[] {
  let segmenter = segmenters.get(language);
  if (segmenter === undefined) {
    segmenter = new Intl.Segmenter(language, { granularity: 'word' });
    segmenters.set(language, segmenter);
  }
  return Array.from(segmenter.segment(text), ({ segment, index, isWordLike }) => ({
    word: segment,
    start: index,
    end: index + segment.length,
    isWordLike,
  })).filter(({ isWordLike }) => isWordLike === true);
}
