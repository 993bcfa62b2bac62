import { type Page, pageText } from '#document/document.ts';
import { makeWordFinder } from '#quotes/find-words.ts';
import type { TextRange } from '#text/text-range.ts';
import type { WantedWords } from './library-query.ts';
import { hitAt, type PageHit } from './search-page.ts';
import { makePageTerms, searchTerms } from './terms.ts';

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const LETTER_BEFORE = /[\p{L}\p{N}]$/u;
const LETTER_BEHIND = /^[\p{L}\p{N}]/u;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** About what a snippet shows behind its hit, in UTF-16 units. */
const NEARBY = 90;

/**
 * Finds where pages that a library search has found show it: at the words as typed, else at the first word of those that
 * have most terms of the search beside each other. Pages are each in a language, the search is read in all of them.
 */
export function makeTermFinder(
  { text: query, phrases }: Pick<WantedWords, 'text' | 'phrases'>,
  languages: readonly string[],
): (page: Page, language: string) => PageHit | undefined {
  const finders = [query, ...phrases].map(makeWordFinder);
  const wanted = searchTerms(query, languages);
  const byLanguage = new Map<string, WordReader>();
  return (page, language) => {
    const reader = byLanguage.get(language) ?? makeWordReader(wanted, language);
    byLanguage.set(language, reader);
    const text = pageText(page);
    const span = findTyped(text, finders) ?? findWords(text, reader);
    return span && hitAt(page, text, span);
  };
}

/** Where the words stand as they were typed, as whole words before as parts of others. */
function findTyped(text: string, finders: readonly ((text: string) => TextRange[])[]): TextRange | undefined {
  const isWhole = ({ start, end }: TextRange) =>
    !LETTER_BEFORE.test(text.slice(Math.max(0, start - 2), start)) &&
    !LETTER_BEHIND.test(text.slice(end, end + 2));
  const found = finders.map((find) => find(text)).find((ranges) => ranges.length > 0) ?? [];
  return found.find(isWhole) ?? found[0];
}

/** The terms of a search that a word has. */
type WordReader = (word: string) => readonly string[];

/** Pages say most words often: each is parsed once. */
function makeWordReader(wanted: ReadonlySet<string>, language: string): WordReader {
  const termsOf = makePageTerms(language);
  const known = new Map<string, readonly string[]>();
  return (word) => {
    const terms = known.get(word) ?? [...termsOf(word)].filter((term) => wanted.has(term));
    known.set(word, terms);
    return terms;
  };
}

interface Match extends TextRange {
  readonly terms: readonly string[];
}

function findWords(text: string, termsOf: WordReader): TextRange | undefined {
  const matches: Match[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const terms = termsOf(word);
    if (terms.length > 0) matches.push({ ...rangeOf(word, index, terms), terms });
  }
  let best: { match: Match; count: number } | undefined;
  for (const [first, match] of matches.entries()) {
    const terms = new Set<string>();
    for (let at = first; at < matches.length; at++) {
      const near = matches[at];
      if (!near || near.end > match.end + NEARBY) break;
      for (const term of near.terms) terms.add(term);
    }
    if (terms.size > (best?.count ?? 0)) best = { match, count: terms.size };
  }
  return best && { start: best.match.start, end: best.match.end };
}

/** The word, but of a line of Chinese or Japanese, which has no spaces, the characters that were found. */
function rangeOf(word: string, index: number, terms: readonly string[]): TextRange {
  if (CJK.test(word)) {
    const [found] = terms.map((term) => ({ term, at: word.indexOf(term) })).filter(({ at }) => at >= 0);
    if (found) return { start: index + found.at, end: index + found.at + found.term.length };
  }
  return { start: index, end: index + word.length };
}
