import { normaliseFigures } from '#figures/normalise-figures.ts';
import { toLatinDigits } from '#figures/dates.ts';
import { makeValueReader } from '#answers/verification/generated/line-figures.ts';

const FIGURE = String.raw`(\d[\d.,]*)`;
/** Up to three words, and a currency before the figure. */
const WORDS = String.raw`(?:[^\s\d]+\s){0,3}?[^\s\d]{0,3}`;
const FROM = 'from|von|vom|de|du|des|del|da|с|со|z|ze|od|من';
const TO = 'to|auf|à|au|a|al|para|ao|до|на|do|na|إلى';
const FROM_TO = [
  new RegExp(
    String.raw`(?<![\p{L}\p{M}])(?:${FROM})\s${WORDS}${FIGURE}[^.;]{0,40}?\s(?:${TO})\s${WORDS}${FIGURE}`,
    'giu',
  ),
  new RegExp(String.raw`[从由][^\d]{0,6}${FIGURE}[^\d]{0,8}(?:到|至|为|成)[^\d]{0,4}${FIGURE}`, 'gu'),
  new RegExp(String.raw`${FIGURE}[^\d]{0,6}(?:から|से)[^\d]{0,4}${FIGURE}`, 'gu'),
];

/** "From 60 to 30" in a line on a change from 30 to 60: the numbers are right and the line is wrong. */
export function isReversed(
  line: string,
  { before, after }: { readonly before: string; readonly after: string },
  language: string,
): boolean {
  const { valuesIn, keyOf } = makeValueReader(language);
  const [old, now] = [valuesIn(before), valuesIn(after)];
  const plain = toLatinDigits(normaliseFigures(line.normalize('NFKC'), language));
  return FROM_TO.some((pattern) =>
    [...plain.matchAll(pattern)].some(([, first = '', second = '']) => {
      const [from, to] = [keyOf(first), keyOf(second)];
      return !old.has(from) && now.has(from) && old.has(to) && !now.has(to);
    }),
  );
}
