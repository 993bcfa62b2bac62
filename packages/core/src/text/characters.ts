/** Classes of characters that several steps agree on. */
export const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー。、]/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const LETTER = /\p{L}/u;
const DIGIT = /\p{Nd}/u;

export const isCjk = (character: string): boolean => CJK.test(character);
export const isLetterOrDigit = (character: string): boolean => LETTER_OR_DIGIT.test(character);
export const isLetter = (character: string): boolean => LETTER.test(character);
export const isDigit = (character: string): boolean => DIGIT.test(character);

const CJK_GAP = new RegExp(`(?<=${CJK.source})\\s+(?=${CJK.source})`, 'gu');

/** ASCII with single spaces in it. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

/**
 * The form in which quotes are shown: runs of white space as one space, none at the ends, between Chinese or Japanese
 * characters or behind a dash at the end of a line; no marks that cannot be seen.
 */
export function collapseSpace(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .replace(/[\u0002\u00ad\u200b\u2060\ufeff]/g, '')
    .replace(/(?<=\p{L}[-\u2010-\u2015])[^\S\n]*\n\s*(?=\p{L})/gu, '')
    .replace(CJK_GAP, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
