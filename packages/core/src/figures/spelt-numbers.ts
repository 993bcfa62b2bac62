import { NUMBER_LANGUAGES, numberValuesOf } from './number-values.ts';

/** Words for numbers of all languages at once; "one" is left out, which is an article in most of them. */
const VALUES = new Map(
  NUMBER_LANGUAGES.flatMap((language) => {
    const values = numberValuesOf(language);
    return values === undefined ? [] : [...values.units, ...values.multipliers];
  }),
);
/** In a compound it is a number: "twenty-one", "einundzwanzig". */
const ONES = new Set(['one', 'ein', 'un', 'une', 'uno', 'um', 'uma']);
const CONNECTORS = new Set(['and', 'und', 'et', 'y', 'e']);

/** The numbers that are spelt out in a text, tens and ones taken together. */
export function numberWordsIn(text: string): number[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const numbers: number[] = [];
  for (let at = 0; at < words.length; at++) {
    const value = VALUES.get(words[at] ?? '');
    if (value === undefined) continue;
    if (value < 20 || value > 90) {
      numbers.push(value);
      continue;
    }
    const next = CONNECTORS.has(words[at + 1] ?? '') ? at + 2 : at + 1;
    const ones = ONES.has(words[next] ?? '') ? 1 : VALUES.get(words[next] ?? '');
    const isCompound = value % 10 === 0 && ones !== undefined && ones < 10;
    numbers.push(isCompound ? value + ones : value);
    if (isCompound) at = next;
  }
  return numbers;
}
