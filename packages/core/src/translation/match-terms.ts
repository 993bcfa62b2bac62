import { isUnspaced } from '#text/unspaced-languages.ts';
import type { TextRange } from '#text/text-range.ts';
import { isHyphened, type ScannedWord, scanWords } from './scan-words.ts';
import type { Term, TermMatch } from './types.ts';
import { hasFixedCase, keysOfWord } from './word-forms.ts';

/** Finds the terms that it was made with in one text after the other. */
export type TermMatcher = (text: string) => TermMatch[];

/** Finds terms in a text: see `makeTermMatcher`. */
export function matchTerms(text: string, language: string, terms: readonly Term[]): TermMatch[] {
  return makeTermMatcher(language, terms)(text);
}

/**
 * Finds the terms of a terminology, in the order of the text and without overlaps: of two that share words the longer one,
 * else the first. A term is found in its inflected forms and with the particles that Arabic writes onto a word, never
 * within another word, of which a word joined by a hyphen is a part; words in capitals only as they are written. Chinese
 * and Japanese have no spaces: there a term begins and ends where the platform's dictionary sees the border of a word.
 */
export function makeTermMatcher(language: string, terms: readonly Term[]): TermMatcher {
  const find = isUnspaced(language) ? findByCharacters(language, terms) : findByWords(language, terms);
  return (text) => selectLongest(find(text));
}

function selectLongest(found: readonly TermMatch[]): TermMatch[] {
  const selected: TermMatch[] = [];
  const taken: TextRange[] = [];
  const longestFirst = found.toSorted((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
  for (const match of longestFirst) {
    if (taken.some(({ start, end }) => start < match.end && match.start < end)) continue;
    taken.push(match);
    selected.push(match);
  }
  return selected.toSorted((a, b) => a.start - b.start);
}

const toMatch = ({ id, source, target }: Term, { start, end }: TextRange): TermMatch => ({
  termId: id,
  start,
  end,
  source,
  target,
});

interface IndexedTerm {
  readonly term: Term;
  readonly words: readonly (readonly [word: string, keys: ReadonlySet<string>])[];
}

function findByWords(language: string, terms: readonly Term[]): TermMatcher {
  const known = new Map<string, ReadonlySet<string>>();
  const keysOf = (word: string) => {
    let keys = known.get(word);
    if (keys === undefined) {
      if (known.size >= MAX_KNOWN) known.clear();
      keys = keysOfWord(word, language).ofText;
      known.set(word, keys);
    }
    return keys;
  };
  const byKey = new Map<string, IndexedTerm[]>();
  for (const term of terms) {
    const words = scanWords(term.source, language).map(
      ({ word }) => [word, keysOfWord(word, language).ofTerm] as const,
    );
    for (const key of words[0]?.[1] ?? []) {
      const indexed = byKey.get(key);
      if (indexed) indexed.push({ term, words });
      else byKey.set(key, [{ term, words }]);
    }
  }
  return (text) => {
    const words = scanWords(text, language);
    const matches: TermMatch[] = [];
    for (const [at, { word }] of words.entries()) {
      const candidates = new Set([...keysOf(word)].flatMap((key) => byKey.get(key) ?? []));
      for (const { term, words: wanted } of candidates) {
        const some = words.slice(at, at + wanted.length);
        const isSame =
          some.length === wanted.length && some.every((each, index) => isForm(each, wanted[index], keysOf));
        const range = { start: some[0]?.start ?? 0, end: some.at(-1)?.end ?? 0 };
        if (isSame && isOneTerm(text, some) && isFree(text, words, { at, length: some.length }))
          matches.push(toMatch(term, range));
      }
    }
    return matches;
  };
}
/** Words whose forms are remembered. */
const MAX_KNOWN = 50_000;

function isForm(
  { word }: ScannedWord,
  wanted: IndexedTerm['words'][number] | undefined,
  keysOf: (word: string) => ReadonlySet<string>,
): boolean {
  if (!wanted) return false;
  const [own, keys] = wanted;
  if (hasFixedCase(own)) return word === own;
  return !keys.isDisjointFrom(keysOf(word));
}

/** Between the words of a term stands nothing but what joins words. */
const JOINT = /^[\s\u00a0\-\u2010\u2011'’./&·]{1,3}$/u;

function isOneTerm(text: string, words: readonly ScannedWord[]): boolean {
  return words.every((word, index) => {
    const next = words[index + 1];
    return !next || JOINT.test(text.slice(word.end, next.start));
  });
}

/** Whether a stretch of words is no part of a longer word with hyphens. */
function isFree(
  text: string,
  words: readonly ScannedWord[],
  { at, length }: { readonly at: number; readonly length: number },
): boolean {
  const isJoined = (left: ScannedWord | undefined, right: ScannedWord | undefined) =>
    left !== undefined && right !== undefined && isHyphened(text, { start: left.end, end: right.start });
  return !isJoined(words[at - 1], words[at]) && !isJoined(words[at + length - 1], words[at + length]);
}

/** Kana and Latin letters are never parted within their run, whatever the dictionary says. */
const CLOSE = [/[\p{Script=Katakana}ー]/u, /[\p{Script=Latin}\p{N}]/u];

function findByCharacters(language: string, terms: readonly Term[]): TermMatcher {
  const fold = (text: string) => text.replace(/[Ａ-Ｚａ-ｚ０-９]/gu, toNarrow).toLowerCase();
  const wanted = terms
    .map((term) => ({ term, text: fold(term.source.trim()) }))
    .filter(({ text }) => text !== '');
  return (text) => {
    const folded = fold(text);
    const found = wanted.flatMap(({ term, text: words }) =>
      positionsOf(folded, words).map((range) => ({ term, range })),
    );
    if (found.length === 0) return [];
    const borders = bordersOf(text, language);
    return found
      .filter(({ term, range }) => isWord(text, range, borders) && hasOwnCase(text, range, term))
      .map(({ term, range }) => toMatch(term, range));
  };
}

const FULL_WIDTH = 0xfee0;
const toNarrow = (character: string) => String.fromCharCode(character.charCodeAt(0) - FULL_WIDTH);

function positionsOf(text: string, words: string): TextRange[] {
  const positions: TextRange[] = [];
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length))
    positions.push({ start: at, end: at + words.length });
  return positions;
}

function bordersOf(text: string, language: string): ReadonlySet<number> {
  const borders = new Set([0, text.length]);
  for (const { start, end } of scanWords(text, language)) borders.add(start).add(end);
  return borders;
}

function isWord(text: string, { start, end }: TextRange, borders: ReadonlySet<number>): boolean {
  const isCut = (at: number) => {
    const [before = '', after = ''] = [text[at - 1], text[at]];
    return CLOSE.some((script) => script.test(before) && script.test(after));
  };
  return borders.has(start) && borders.has(end) && !isCut(start) && !isCut(end);
}

const hasOwnCase = (text: string, { start, end }: TextRange, { source }: Term): boolean =>
  !hasFixedCase(source.trim()) || text.slice(start, end) === source.trim();
