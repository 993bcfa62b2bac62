/** Classes of characters that several steps agree on. */
export const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー。、]/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const LETTER = /\p{L}/u;
const DIGIT = /\p{Nd}/u;

export const isCjk = (character: string): boolean => CJK.test(character);
export const isLetterOrDigit = (character: string): boolean => LETTER_OR_DIGIT.test(character);
export const isLetter = (character: string): boolean => LETTER.test(character);
export const isDigit = (character: string): boolean => DIGIT.test(character);

/** Runs of white space as one space, none at the ends: the form in which quotes are shown. */
export function collapseSpace(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
