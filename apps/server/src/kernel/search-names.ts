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

/** Whether a name holds every one of these words, as `wordsOf` gives them. */
export const holdsWords = (name: Expression<string>, words: readonly string[]) =>
  sql<boolean>`${plainName(name)} like all(${words.map((word) => `%${word}%`)}::text[])`;
