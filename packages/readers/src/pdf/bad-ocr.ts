import type { PageFlag, PlacedWord } from '@recto/core/document';

/** Fewer words do not tell. */
const MIN_WORDS = 20;
/** Share of the page's characters that must be of earlier OCR. */
const MOSTLY = 0.5;
/** Share of words that no text has: well read pages have a few in a hundred, labels of diagrams a third. */
const MAX_ODD = 0.45;

/**
 * Whether what somebody's earlier OCR wrote under the picture of a page is so bad that the page should be recognised anew:
 * nearly half of its words are none by their characters, in any language.
 */
export function isBadOcr(words: readonly PlacedWord[], flags: readonly PageFlag[]): boolean {
  const recognised = flags.find(({ kind }) => kind === 'embedded-ocr')?.count ?? 0;
  const characters = words.reduce((sum, { text }) => sum + text.length, 0);
  if (words.length < MIN_WORDS || recognised < MOSTLY * characters) return false;
  return words.filter(({ text }) => isOddWord(text)).length > MAX_ODD * words.length;
}

const ENDS = /^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu;
const NUMBER = /^[\d\p{P}]+$/u;
const WITHOUT_VOWEL = /^[bcdfghjklmnpqrstvwxz]{2,}$/;
/** A small letter before a capital, a letter beside a figure, a sign between letters. */
const MIXED = /\p{Ll}\p{Lu}|\p{L}\d|\d\p{L}|\p{L}[^\p{L}\p{M}\p{N}'’\-.,/@&]+\p{L}/u;

/** Whether a word is none by its characters, in any language; one of numbers may be. */
export function isOddWord(word: string): boolean {
  const letters = word.replace(ENDS, '');
  if (letters === '') return true;
  return !NUMBER.test(letters) && (MIXED.test(letters) || WITHOUT_VOWEL.test(letters));
}
