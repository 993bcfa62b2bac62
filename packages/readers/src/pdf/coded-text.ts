import type { PlacedWord } from '@recto/core/document';
import { isOddWord } from '#pdf/bad-ocr.ts';
import type { Pdfium } from '#pdf/pdfium.ts';

/** Share of the characters that must stand in words that are none. */
const MOSTLY = 0.6;
const MIN_CHARACTERS = 4;
const SAMPLES = 32;
/** The flag of fonts whose codes are their own (ISO 32000-1, 9.8.2). */
const SYMBOLIC = 4;
/** Signs that numbers and headings have not. */
const RARE_SIGN = /["#&'*+;<=>?@[\\\]^`{|}~!]/g;

/**
 * Whether the words of a page are the codes of its glyphs rather than their letters: an embedded font without a table of its
 * characters says nothing of itself, and PDFium then takes the codes for Latin letters. So the words are looked at, and where
 * most are none, the fonts.
 */
export function isCodedText(
  pdfium: Pdfium,
  text: number,
  words: readonly Pick<PlacedWord, 'text'>[],
): boolean {
  const count = (some: readonly Pick<PlacedWord, 'text'>[]) =>
    some.reduce((sum, word) => sum + word.text.length, 0);
  const characters = count(words);
  if (characters < MIN_CHARACTERS) return false;
  if (count(words.filter((word) => isNoWord(word.text))) <= MOSTLY * characters) return false;
  return hasSymbolicFonts(pdfium, text);
}

const isNoWord = (word: string): boolean =>
  /\p{L}/u.test(word) ? isOddWord(word) : new Set(word.match(RARE_SIGN)).size > 1;

/** Whether most of the text is in embedded fonts with codes of their own, by a sample. */
function hasSymbolicFonts(pdfium: Pdfium, text: number): boolean {
  const count = pdfium.FPDFText_CountChars(text);
  const step = Math.max(1, Math.floor(count / SAMPLES));
  let [samples, symbolic] = [0, 0];
  for (let index = 0; index < count; index += step) {
    const object = pdfium.FPDFText_GetTextObject(text, index);
    const font = object === 0 ? 0 : pdfium.FPDFTextObj_GetFont(object);
    if (font === 0) continue;
    samples++;
    const isEmbedded = pdfium.FPDFFont_GetIsEmbedded(font) === 1;
    if (isEmbedded && (pdfium.FPDFFont_GetFlags(font) & SYMBOLIC) !== 0) symbolic++;
  }
  return symbolic > MOSTLY * samples;
}
