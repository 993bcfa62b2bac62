import { shortCjkWords } from '#search/cjk-words.ts';
import { otherStem, plainSpelling } from '#search/spellings.ts';
import { makeTokeniser, type Tokeniser } from '../answers/text/tokenise.ts';

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

interface WeighedTerm {
  readonly term: string;
  readonly weight: typeof WORD_WEIGHT | '';
}

/**
 * The terms of a text in order; behind them those of its plain spelling, so that either spelling finds the other, and
 * the short words of Chinese and Japanese, so that a pair of characters that is a word counts for more than one that is not.
 */
function* termsOf(
  tokeniser: Tokeniser,
  language: string,
  text: string,
  keepsStopWords: boolean,
): Iterable<WeighedTerm> {
  const tokenise = keepsStopWords ? tokeniser.tokeniseAll : tokeniser.tokenise;
  const stemsOf = function* (from: string): Iterable<string> {
    for (const { term, surface } of tokenise(from)) {
      yield term;
      const other = otherStem(term, surface, language);
      if (other !== undefined) yield other;
    }
  };
  const seen = new Set<string>();
  for (const term of stemsOf(text)) {
    seen.add(term);
    yield { term, weight: '' };
  }
  const plain = plainSpelling(text);
  if (plain !== text) for (const term of stemsOf(plain)) if (!seen.has(term)) yield { term, weight: '' };
  for (const term of shortCjkWords(text)) yield { term, weight: WORD_WEIGHT };
}

/** As a quoted lexeme of `tsvector` and `tsquery`. */
const quote = (term: string): string => `'${term.replace(/\\/g, '\\\\').replace(/'/g, "''")}'`;

const isKept = (term: string): boolean => term.length <= MAX_TERM_LENGTH && !term.includes('\0');

/** Makes `tsvector` literals of the pages of a file in one language: their terms with their positions. */
export function makeSearchVectors(language: string): (text: string) => string {
  const tokeniser = makeTokeniser(language);
  return (text) => {
    const positions = new Map<string, string[]>();
    let position = 0;
    let bytes = 0;
    for (const { term, weight } of termsOf(tokeniser, language, text, false)) {
      if (!isKept(term)) continue;
      position = Math.min(position + 1, MAX_POSITION);
      const weighed = `${position}${weight}`;
      const known = positions.get(term);
      if (known === undefined) {
        const size = quote(term).length * BYTES_PER_UNIT;
        if (bytes + size > MAX_TERM_BYTES) continue;
        bytes += size;
        positions.set(term, [weighed]);
      } else if (known.length < MAX_POSITIONS_PER_TERM && known.at(-1) !== weighed) known.push(weighed);
    }
    return [...positions].map(([term, at]) => `${quote(term)}:${at.join(',')}`).join(' ');
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
  for (const { term } of termsOf(...args)) if (isKept(term)) terms.add(term);
  return terms;
}

/** A `tsquery` literal that any of the terms fits. */
export const toSearchQuery = (terms: ReadonlySet<string>): string => [...terms].map(quote).join(' | ');
