import { byLanguage, LANGUAGES } from '#language/languages.ts';
import type { NumberWords } from '#language/parts/figures.ts';

/** Numbers as words: what each word counts by itself, and the words that multiply what stands before them. */
export interface NumberValues {
  readonly units: ReadonlyMap<string, number>;
  /** Hundred, where it is a word of its own, and thousand. */
  readonly multipliers: ReadonlyMap<string, number>;
  /** From a million on. */
  readonly scales: ReadonlyMap<string, number>;
  /** Between the parts of one number: "one hundred and fifty", "treinta y cinco". */
  readonly join: string | undefined;
  /** Words that are an article, a pronoun or "new" too: numbers only beside another one or before a unit of time. */
  readonly weak: ReadonlyMap<string, number>;
  readonly counted: ReadonlySet<string>;
  /** Seventy is sixty and ten, eighty four twenties. */
  readonly isVigesimal: boolean;
  /** Finds any of the words with which a number may begin, inside other words too. */
  readonly anyWord: RegExp;
}

/** German writes numbers below a million as one word: they are made by `germanUnits`. */
const WORDS: Readonly<Record<string, NumberWords | undefined>> = byLanguage(
  ({ figures }) => figures.numberWords,
);

/** Languages whose number words are read. */
export const NUMBER_LANGUAGES: readonly string[] = LANGUAGES.filter((language) => WORDS[language]);

const cache = new Map<string, NumberValues | undefined>();

/** Undefined for languages whose number words are not read. */
export function numberValuesOf(language: string): NumberValues | undefined {
  if (!cache.has(language)) {
    const words = WORDS[language];
    cache.set(language, words && compile(words, language));
  }
  return cache.get(language);
}

function compile(
  { units, multipliers, scales, join, weak, counted }: NumberWords,
  language: string,
): NumberValues {
  const values = {
    units: language === 'de' ? germanUnits() : readValues(units),
    multipliers: readValues(multipliers),
    scales: readValues(scales),
    join,
    weak: readValues(weak),
    counted: new Set(counted.split(' ')),
    isVigesimal: language === 'fr',
  };
  const beginnings = [values.units, values.multipliers, values.weak].flatMap((some) => [...some.keys()]);
  const shortest = beginnings.filter((word) =>
    beginnings.every((other) => other === word || !word.includes(other)),
  );
  return { ...values, anyWord: new RegExp(shortest.join('|'), 'i') };
}

/** Whether a word, in small letters, is read as a number or a part of one. */
export function isNumberWord(word: string, language: string): boolean {
  const values = numberValuesOf(language);
  return (
    values !== undefined && [values.units, values.multipliers, values.scales].some((some) => some.has(word))
  );
}

function readValues(text: string): Map<string, number> {
  const entries = text.split('|').flatMap((entry) => {
    const [value, ...words] = entry.split(' ');
    return words.map((word) => [word, Number(value)] as const);
  });
  return new Map(entries);
}

const GERMAN_ONES = ['', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'];
const GERMAN_TEENS = 'zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
  ' ',
);
const GERMAN_TENS = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');

/** Numbers from 2 to 999, and whole thousands: more in one word is hardly ever written. */
function germanUnits(): Map<string, number> {
  const below = ['', ...GERMAN_ONES.slice(1), ...GERMAN_TEENS];
  for (const tens of GERMAN_TENS)
    for (const one of GERMAN_ONES) below.push(one === '' ? tens : `${one}und${tens}`);
  const all = new Map<string, number>();
  below.forEach((word, value) => {
    if (value > 1) {
      all.set(word, value);
      all.set(`${word}tausend`, value * 1000);
    }
    for (let hundreds = 1; hundreds < GERMAN_ONES.length; hundreds++) {
      const number = hundreds * 100 + value;
      const last = value === 1 ? 'eins' : word;
      all.set(`${GERMAN_ONES[hundreds]}hundert${last}`, number);
      if (hundreds === 1) all.set(`hundert${last}`, number);
      if (value === 0) all.set(`${GERMAN_ONES[hundreds]}hunderttausend`, number * 1000);
    }
  });
  all.set('hunderttausend', 100_000);
  all.set('eintausend', 1000);
  // As Switzerland writes it.
  for (const [word, value] of all) if (word.includes('ß')) all.set(word.replaceAll('ß', 'ss'), value);
  return all;
}
