import { shortCjkWords } from '#search/cjk-words.ts';
import { readSlots } from '#search/word-slots.ts';
import { makeTokeniser, type Tokeniser } from '#sentences/tokenise.ts';

/** Above this PostgreSQL keeps no position of a word. */
const MAX_POSITION = 16_383;
/** Positions of one word that PostgreSQL keeps. */
const MAX_POSITIONS_PER_TERM = 255;
/** Longer words are rubbish. */
const MAX_TERM_LENGTH = 100;
/** What PostgreSQL lets the words of a vector and their positions take is a megabyte; this leaves the positions theirs. */
const MAX_TERM_BYTES = 700_000;
/** A UTF-16 unit takes at most so many bytes in UTF-8. */
const BYTES_PER_UNIT = 3;

/** PostgreSQL's weight of a word that counts for more than a pair of characters, which has none. */
const WORD_WEIGHT = 'A';

/** The terms of a text: function words have none, unless nothing but them is asked for. */
function* termsOf(
  tokeniser: Tokeniser,
  language: string,
  text: string,
  keepsStopWords: boolean,
): Iterable<string> {
  for (const { terms, isFunctionWord } of readSlots(tokeniser, language, text))
    if (keepsStopWords || !isFunctionWord) yield* terms;
  yield* shortCjkWords(text);
}

/** As a quoted lexeme of `tsvector` and `tsquery`. */
export const quote = (term: string): string => `'${term.replace(/\\/g, '\\\\').replace(/'/g, "''")}'`;

export const isKept = (term: string): boolean => term.length <= MAX_TERM_LENGTH && !term.includes('\0');

/**
 * Makes `tsvector` literals of the pages of a file in one language: the terms of each slot with its position, words as they
 * are written beside them, so that phrases are found; behind all the short words of Chinese and Japanese, so that a pair
 * of characters that is a word counts for more than one that is not.
 */
export function makeSearchVectors(language: string): (text: string) => string {
  const tokeniser = makeTokeniser(language);
  return (text) => {
    const vector = makeVector();
    const slots = readSlots(tokeniser, language, text);
    for (const [at, { terms, exact, isFunctionWord }] of slots.entries()) {
      if (!isFunctionWord) for (const term of terms) vector.add(term, at + 1);
      for (const word of exact) vector.add(word, at + 1);
    }
    let position = slots.length;
    for (const word of shortCjkWords(text)) vector.add(word, ++position, WORD_WEIGHT);
    return vector.toLiteral();
  };
}

/** Collects terms with their positions as far as PostgreSQL keeps them. */
function makeVector() {
  const positions = new Map<string, string[]>();
  let bytes = 0;
  return {
    add(term: string, position: number, weight = ''): void {
      if (!isKept(term)) return;
      const weighted = `${Math.min(position, MAX_POSITION)}${weight}`;
      const known = positions.get(term);
      if (known === undefined) {
        const size = quote(term).length * BYTES_PER_UNIT;
        if (bytes + size > MAX_TERM_BYTES) return;
        bytes += size;
        positions.set(term, [weighted]);
      } else if (known.length < MAX_POSITIONS_PER_TERM && known.at(-1) !== weighted) known.push(weighted);
    },
    toLiteral: () => [...positions].map(([term, at]) => `${quote(term)}:${at.join(',')}`).join(' '),
  };
}

/** Makes what tells the terms of words on pages in one language: function words have none. */
export function makePageTerms(language: string): (text: string) => Set<string> {
  const tokeniser = makeTokeniser(language);
  return (text) => collectTerms(tokeniser, language, text, false);
}

/**
 * The terms that a search may be written as: of each language, since nobody says which one they type. Function words
 * count only where there is nothing else.
 */
export function searchTerms(query: string, languages: readonly string[]): Set<string> {
  const collect = (keepsStopWords: boolean) =>
    new Set(
      languages.flatMap((language) => [
        ...collectTerms(makeTokeniser(language), language, query, keepsStopWords),
      ]),
    );
  const terms = collect(false);
  return terms.size > 0 ? terms : collect(true);
}

function collectTerms(...args: Parameters<typeof termsOf>): Set<string> {
  const terms = new Set<string>();
  for (const term of termsOf(...args)) if (isKept(term)) terms.add(term);
  return terms;
}

/** A `tsquery` literal that any of the terms fits. */
export const toSearchQuery = (terms: ReadonlySet<string>): string => [...terms].map(quote).join(' | ');
