import { toLatinDigits } from '#figures/dates.ts';

const YEAR = /(?<![\p{Nd}.,])(?:1[6-9]|20)\d{2}(?![\p{Nd}])(?![.,]\d)/gu;

/** The years that a text names, in its order. */
export function yearsOf(text: string): string[] {
  return toLatinDigits(text).match(YEAR) ?? [];
}

/** The text with one year in the place of another; undefined where it does not name that. */
export function replaceYear(text: string, from: string, to: string): string | undefined {
  const latin = toLatinDigits(text);
  return latin.includes(from) ? latin.replaceAll(from, to) : undefined;
}
