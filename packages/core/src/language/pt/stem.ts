/** Light stemmer for Portuguese (J. Savoy, Light stemming approaches for the French, Portuguese, German and
 * Hungarian languages, 2006): number, feminine, adverbs; accents removed. */
const NUMBER: readonly (readonly [ending: RegExp, longerThan: number, replacement: string])[] = [
  [/(?<=[rslz])es$/, 4, ''],
  [/ns$/, 3, 'm'],
  [/[eé]is$/, 4, 'el'],
  [/ais$/, 4, 'al'],
  [/óis$/, 4, 'ol'],
  [/is$/, 4, 'il'],
  [/[õã]es$/, 3, 'ão'],
  [/mente$/, 6, ''],
  [/s$/, 3, ''],
];

export function stemPortuguese(input: string): string {
  if (input.length < 4) return fold(input);
  let word = input;
  const rule = NUMBER.find(([ending, longerThan]) => word.length > longerThan && ending.test(word));
  if (rule) word = word.replace(rule[0], rule[2]);
  if (word.length > 7) word = word.replace(/(inh|iac|eir)a$/, '$1o');
  if (word.length > 6) word = word.replace(/(os|ic|id|ad|iv|am)a$/, '$1o');
  if (word.length > 4) word = word.replace(/[eao]$/, '');
  return fold(word);
}

function fold(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
}
