import { type Expression, sql } from 'kysely';

/** Capitals that a database of the locale C leaves as they are; accents are off by then. */
const CAPITALS = 'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЄІҐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ';
/** Letters that no normalisation takes apart, and what people type for them. */
const STROKED = `łŁøØđĐß${CAPITALS}`;
const PLAIN = `lloodds${CAPITALS.toLowerCase()}`;

/** Whatever the case and the accents. */
export const plainName = (name: Expression<string>) =>
  sql<string>`translate(lower(regexp_replace(normalize(${name}, nfd), '[\\u0300-\\u036f]', '', 'g')), ${STROKED}, ${PLAIN})`;

/** The words of a query without case and accents, for patterns of `like`. */
export function wordsOf(query: string): string[] {
  const plain = query
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[łøđß]/g, (letter) => PLAIN[STROKED.indexOf(letter)] ?? letter);
  return plain.split(/\s+/).filter(Boolean).map(escapeLike);
}

const escapeLike = (word: string): string => word.replace(/[\\%_]/g, '\\$&');

/** Groups of three characters, as `account_grams` of the database has them. */
const gramsOf = (word: string): string[] => {
  const characters = [...word.replace(/\\([\\%_])/g, '$1')];
  return characters.slice(2).map((_, at) => characters.slice(at, at + 3).join(''));
};

/**
 * Whether a text of an account may hold all of these words, as `wordsOf` gives them, by the index of its groups of characters;
 * `holdsWords` tells. Of a word of one or two characters the index knows nothing.
 */
export const mayHoldWords = (
  of: { readonly account: Expression<unknown>; readonly text: Expression<string> },
  accountId: string,
  words: readonly string[],
) => {
  const grams = [...new Set(words.flatMap(gramsOf))].map((gram) => accountId.slice(0, 8) + gram);
  if (grams.length === 0) return sql<boolean>`true`;
  return sql<boolean>`account_grams(${of.account}, ${of.text}) @> ${grams}::text[]`;
};

/** Whether a name holds every one of these words, as `wordsOf` gives them. */
export const holdsWords = (name: Expression<string>, words: readonly string[]) =>
  sql<boolean>`${plainName(name)} like all(${words.map((word) => `%${word}%`)}::text[])`;
