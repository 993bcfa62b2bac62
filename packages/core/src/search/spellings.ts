import { knownLanguage } from '#language/languages.ts';

const ACCENTED_LATIN = /(?<=\p{Script=Latin}\p{M}*)\p{M}+/gu;
/** Vowel points, and the letter that only stretches a word. */
const ARABIC_POINTS = /[\u0610-\u061A\u064B-\u065F\u0670\u0640]/gu;
const STROKED: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', ø: 'o', Ø: 'O', đ: 'd', Đ: 'D', ß: 'ss' };
/** The dot below letters of borrowed words, which is often left out. */
const NUKTA = /\u093C/gu;
/** Endings with य that are as often written without it: किराये, किराए. */
const HINDI_Y = /(?<=\p{Script=Devanagari})य([ेी])/gu;
const HINDI_VOWELS: Readonly<Record<string, string>> = { 'े': 'ए', 'ी': 'ई' };

/**
 * A text in the spelling that people type: Latin letters without accents, Arabic without points, Hindi without nukta.
 * Other marks are letters and stay.
 */
export function plainSpelling(text: string): string {
  return text
    .normalize('NFD')
    .replace(ACCENTED_LATIN, '')
    .normalize('NFC')
    .replace(ARABIC_POINTS, '')
    .replace(NUKTA, '')
    .replace(HINDI_Y, (_, vowel: string) => HINDI_VOWELS[vowel] ?? vowel)
    .replace(/[łŁøØđĐß]/g, (letter) => STROKED[letter] ?? letter);
}

const SHORTEST_STEM = 3;

/**
 * The stem that other forms of a word have, where a stemmer gives them another one: a Polish or Russian vowel that falls
 * out before an ending (najem, najmu; рынок, рынка), the plural of a short French word (élève, élèves).
 */
export function otherStem(stem: string, surface: string, language: string): string | undefined {
  const other = knownLanguage(language)?.forms?.otherStem?.(stem, surface) ?? stem;
  return other === stem || other.length < SHORTEST_STEM ? undefined : other;
}
