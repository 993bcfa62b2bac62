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

const ACCENTED_LATIN = /(?<=\p{Script=Latin}\p{M}*)\p{M}+/gu;
/** Vowel points, and the letter that only stretches a word. */
const ARABIC_POINTS = /[\u0610-\u061A\u064B-\u065F\u0670\u0640]/gu;
const STROKED: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', ø: 'o', Ø: 'O', đ: 'd', Đ: 'D', ß: 'ss' };

/** Latin letters without accents, Arabic without points; no other script is touched: marks are letters there. */
function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(ACCENTED_LATIN, '')
    .normalize('NFC')
    .replace(ARABIC_POINTS, '')
    .replace(/[łŁøØđĐß]/g, (letter) => STROKED[letter] ?? letter);
}

/** The terms of a text in order, with those of the text without accents behind: either spelling finds the other. */
function* termsOf(tokeniser: Tokeniser, text: string, keepsStopWords: boolean): Iterable<string> {
  const tokenise = keepsStopWords ? tokeniser.tokeniseAll : tokeniser.tokenise;
  const seen = new Set<string>();
  for (const { term } of tokenise(text)) {
    seen.add(term);
    yield term;
  }
  const plain = withoutAccents(text);
  if (plain === text) return;
  for (const { term } of tokenise(plain)) if (!seen.has(term)) yield term;
}

/** As a quoted lexeme of `tsvector` and `tsquery`. */
const quote = (term: string): string => `'${term.replace(/\\/g, '\\\\').replace(/'/g, "''")}'`;

const isKept = (term: string): boolean => term.length <= MAX_TERM_LENGTH && !term.includes('\0');

/** Makes `tsvector` literals of the pages of a file in one language: their terms with their positions. */
export function makeSearchVectors(language: string): (text: string) => string {
  const tokeniser = makeTokeniser(language);
  return (text) => {
    const positions = new Map<string, number[]>();
    let position = 0;
    let bytes = 0;
    for (const term of termsOf(tokeniser, text, false)) {
      if (!isKept(term)) continue;
      position = Math.min(position + 1, MAX_POSITION);
      const known = positions.get(term);
      if (known === undefined) {
        const size = quote(term).length * BYTES_PER_UNIT;
        if (bytes + size > MAX_TERM_BYTES) continue;
        bytes += size;
        positions.set(term, [position]);
      } else if (known.length < MAX_POSITIONS_PER_TERM && known.at(-1) !== position) known.push(position);
    }
    return [...positions].map(([term, at]) => `${quote(term)}:${at.join(',')}`).join(' ');
  };
}

/**
 * The terms that a search may be written as: of each language, since nobody says which one they type. Function words
 * count only where there is nothing else.
 */
export function searchTerms(query: string, languages: readonly string[]): Set<string> {
  const collect = (keepsStopWords: boolean) =>
    new Set(
      languages.flatMap((language) =>
        [...termsOf(makeTokeniser(language), query, keepsStopWords)].filter(isKept),
      ),
    );
  const terms = collect(false);
  return terms.size > 0 ? terms : collect(true);
}

/** A `tsquery` literal that any of the terms fits. */
export const toSearchQuery = (terms: ReadonlySet<string>): string => [...terms].map(quote).join(' | ');
