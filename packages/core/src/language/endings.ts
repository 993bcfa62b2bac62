/** How endings are taken off words, for all languages. */

export type Suffix = readonly [ending: RegExp, instead: string];
/** A base has as many letters at least. */
const SHORTEST = 2;

export function endingsOff(word: string, endings: readonly Suffix[]): string[] {
  const bases = endings.flatMap(([ending, instead]) =>
    ending.test(word) ? [word.replace(ending, instead)] : [],
  );
  return bases.filter((base) => base.length >= SHORTEST);
}

/** Those of some stems that have so many letters, each once. */
export const atLeast = (stems: Iterable<string>, length: number): string[] =>
  [...new Set(stems)].filter((stem) => stem.length >= length);

/** A word without its ending, where enough is left. */
export const cutEnding = (word: string, ending: RegExp): string => {
  const cut = word.replace(ending, '');
  return cut.length >= SHORTEST_STEM ? cut : word;
};

/** Stems shorter than that say too little. */
export const SHORTEST_STEM = 3;

const ACUTE: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };
const CIRCUMFLEX: Readonly<Record<string, string>> = { a: 'â', e: 'ê', o: 'ô' };

/** An accent that the plural does without: "almacenes" of "almacén", "meses" of "mês". */
export function withAccent(base: string): string[] {
  const last = /([aeiou])([nsrlz])$/u.exec(base);
  if (!last) return [base];
  const [, vowel = '', consonant = ''] = last;
  const accented = [ACUTE[vowel], CIRCUMFLEX[vowel]].filter((each) => each !== undefined);
  return [base, ...accented.map((each) => base.slice(0, -2) + each + consonant)];
}
