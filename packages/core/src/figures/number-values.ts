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
    cache.set(language, words && compile(words));
  }
  return cache.get(language);
}

function compile({
  units,
  multipliers,
  scales,
  join,
  weak,
  counted,
  isVigesimal,
}: NumberWords): NumberValues {
  const values = {
    units: typeof units === 'string' ? readValues(units) : units(),
    multipliers: readValues(multipliers),
    scales: readValues(scales),
    join,
    weak: readValues(weak),
    counted: new Set(counted.split(' ')),
    isVigesimal: isVigesimal === true,
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
