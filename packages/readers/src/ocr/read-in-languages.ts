import { scoreReading, weigh } from '#ocr/place-words.ts';
import type { Recognise, RecognisedLine } from '#ocr/recognised.ts';

/** Confidence (0 to 100) below which a word may be of another script. */
const DOUBTFUL = 50;
/** Share of the characters in such words from which the page is read again: stains and rare words stay below it. */
const MANY = 0.03;
/** How much higher a reading in more languages must score: measured 1.09 with one line of English, 1.03 at most with none. */
const CLEARLY_BETTER = 1.05;

/**
 * Recognises a picture in its own language, the first, and once more in all where many words are doubtful: each language more
 * takes half as long again, and makes a page without any word of it worse, so that reading must be clearly better.
 */
export function readInLanguages<T>(
  languages: readonly T[],
  recogniseIn: (chosen: readonly T[]) => Recognise,
): Recognise {
  const own = recogniseIn(languages.slice(0, 1));
  if (languages.length < 2) return own;
  const all = recogniseIn(languages);
  return async (image, dpi) => {
    const lines = await own(image, dpi);
    if (countCharacters(lines, DOUBTFUL) <= MANY * countCharacters(lines)) return lines;
    const inAll = await all(image, dpi);
    return scoreReading(weigh(inAll)) > CLEARLY_BETTER * scoreReading(weigh(lines)) ? inAll : lines;
  };
}

/** Of the words below a confidence. */
const countCharacters = (lines: readonly RecognisedLine[], below = Number.POSITIVE_INFINITY): number =>
  lines
    .flatMap(({ words }) => words)
    .reduce((sum, { text, confidence }) => sum + (confidence < below ? text.length : 0), 0);
