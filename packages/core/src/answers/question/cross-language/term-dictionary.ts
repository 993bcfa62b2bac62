import { knownLanguage } from '#language/languages.ts';
import { rememberingByKey } from '#text/remember.ts';
import { isUnspaced } from '#text/unspaced-languages.ts';
import { makeTokeniser } from '#sentences/tokenise.ts';
import { worldNames } from './world-names.ts';

/** What words of one language are in another. */
export interface TermDictionary {
  /** By the key of a phrase: its words in the other language, the usual ones first. */
  readonly byKey: ReadonlyMap<string, readonly string[]>;
  /** Words of the longest phrase; characters where the language has no spaces. */
  readonly longest: number;
}

const CELLS = / *\| */u;
const WORDS = / *, */u;

/** A hyphen before a whole word joins two: "Kenvue-Aktien". */
const JOINING_HYPHEN = /-(?=\p{L}{4})/gu;

/** A text with spaces between words that are written as one. */
export function separateWords(text: string, language: string): string {
  const joins = knownLanguage(language)?.writing.joins;
  const plain = joins === undefined ? text : text.replace(joins, ' ');
  return plain.replace(JOINING_HYPHEN, ' ');
}

type Rows = ReadonlyMap<string, readonly string[]>;

/** The words of each row of terms, by its name; undefined for a language without terms. */
export const termRows = rememberingByKey((language: string): Rows | undefined => {
  const terms = knownLanguage(language)?.terms;
  return terms && new Map(terms.flatMap((table) => table.trim().split('\n').map(readRow)));
});

function readRow(line: string): [name: string, words: readonly string[]] {
  const [first = '', second] = line.split(CELLS);
  const words = (second ?? first).trim().split(WORDS);
  return [second === undefined ? (words[0] ?? '') : first.trim(), words];
}

/** How a phrase is looked up: by its stems in a row; by its characters where there are no spaces. */
export function makeKeyOf(language: string): (phrase: string) => string {
  if (isUnspaced(language)) return (phrase) => phrase.normalize('NFKC').toLowerCase().replace(/\s+/gu, '');
  const tokeniser = makeTokeniser(language);
  return (phrase) =>
    tokeniser
      .tokeniseAll(separateWords(phrase, language))
      .map(({ term }) => foldTerm(term))
      .join(' ');
}

/** Accents are often left out where a keyboard has none, and ё is mostly written е. */
const foldTerm = (term: string) =>
  /[\u00c0-\u017fё]/u.test(term) ? term.replace(/ł/gu, 'l').normalize('NFD').replace(/\p{M}/gu, '') : term;

/** Everyday terms of documents, and names of countries, months, languages and currencies; null for unknown languages. */
export const termDictionary = (from: string, to: string): TermDictionary | null =>
  dictionaryOf(`${from} ${to}`);

const dictionaryOf = rememberingByKey((pair: string): TermDictionary | null => {
  const [from = '', to = ''] = pair.split(' ');
  const [left, right] = [termRows(from), termRows(to)];
  if (left === undefined || right === undefined || from === to) return null;
  const keyOf = makeKeyOf(from);
  const byKey = new Map<string, string[]>();
  const add = (phrase: string, meanings: readonly string[]) => {
    const key = keyOf(phrase);
    const all = byKey.get(key);
    if (all === undefined) byKey.set(key, [...meanings]);
    else all.push(...meanings.filter((meaning) => !all.includes(meaning)));
  };
  for (const [name, phrases] of left) for (const phrase of phrases) add(phrase, right.get(name) ?? []);
  for (const [name, same] of worldNames(from, to)) add(name, [same]);
  byKey.delete('');
  const lengthOf = (key: string) => (isUnspaced(from) ? key.length : key.split(' ').length);
  const longest = byKey.keys().reduce((most, key) => Math.max(most, lengthOf(key)), 0);
  return { byKey, longest };
});
