import { isUnspaced } from '#text/unspaced-languages.ts';
import { type AskedType, toLanguage } from '../../answer-types/index.ts';
import { readAskedPlace } from '../../answer-types/asked-place.ts';
import { ASKS_FOR_STAFF, STAFF_WORDS, STATES_STAFF } from './headcount-words.ts';
import type { Language } from '#language/languages.ts';
import { type FileIndex, textAt } from '../../file-index/file-index.ts';
import { makeOccurrenceFinder } from '../../file-index/occurrences.ts';
import { stopWordsOf } from '#sentences/stop-words.ts';
import { makeTokeniser } from '#sentences/tokenise.ts';
import type { ReadPage } from '../page-units/read-page.ts';

/** A place that says how many people work somewhere: the number of the page, and the offset in its text. */
export interface Headcount {
  readonly page: number;
  readonly start: number;
}

/** A document says it of itself a few times; one with more such places is about work. */
const MOST = 6;
/** Behind the number of all, the same sentence says how many of them work where. */
const REST_OF_SENTENCE = /^[^]{0,40}?\p{Nd}[^]{0,300}?(?=[.!?](?:\s+\p{Lu}|\s*$)|$)/u;

/** Where a file says how many people work there, if that is what is asked: it says so in many words, on any page. */
export function findHeadcounts(index: FileIndex, asked: AskedType | null, question: string): Headcount[] {
  const language = toLanguage(index.language);
  // Those who work "in Germany" are a part.
  const within = readAskedPlace(question, language);
  const whole = within === null ? question : question.replace(within.phrase, '');
  if (asked?.type !== 'people' || !asksForAll(whole, language)) return [];
  const isThere = (text: string) =>
    within === null || within.isNamedIn(REST_OF_SENTENCE.exec(text)?.[0] ?? '');
  const find = makeOccurrenceFinder(index);
  const terms = makeTokeniser(language).tokenise(STAFF_WORDS[language]);
  const pages = new Set(terms.flatMap(({ term }) => [...find(term).pageIndexes]));
  const found: Headcount[] = [];
  for (const pageIndex of [...pages].toSorted((left, right) => left - right))
    for (const { index: start } of textAt(index, pageIndex).matchAll(patternOf(language)))
      if (isThere(textAt(index, pageIndex).slice(start)))
        found.push({ page: index.pageNumbers[pageIndex] ?? 0, start });
  return found.length > MOST ? [] : found;
}

const patterns = new Map<Language, RegExp>();

function patternOf(language: Language): RegExp {
  const pattern = patterns.get(language) ?? new RegExp(STATES_STAFF[language], 'giu');
  patterns.set(language, pattern);
  return pattern;
}

const LATIN = /\p{Script=Latin}/u;
/** Particles and endings that may be left of a question without spaces. */
const LEFT_MOST = 6;

/** Whether a question asks for all who work somewhere: its words say nothing else, but for names and numbers. */
function asksForAll(question: string, language: Language): boolean {
  if (isUnspaced(language)) {
    const left = question
      .replace(new RegExp(ASKS_FOR_STAFF[language], 'giu'), '')
      .replace(/[^\p{Script=Han}\p{Script=Hiragana}]/gu, '');
    return left.length <= LEFT_MOST;
  }
  const own = new RegExp(`^(?:${ASKS_FOR_STAFF[language]})$`, 'iu');
  const isName = (word: string, at: number) =>
    /^\p{N}/u.test(word) || (/^\p{Lu}/u.test(word) && (at > 0 || !LATIN.test(question.replace(word, ''))));
  const words = question.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.every(
    (word, at) => own.test(word) || stopWordsOf(language).has(word.toLowerCase()) || isName(word, at),
  );
}

/** Where the units of a page are that say how many people work there. */
export function findStated({ units }: ReadPage, page: number, headcounts: readonly Headcount[]) {
  return headcounts
    .filter((each) => each.page === page)
    .map((each) => units.findIndex(({ start, end }) => start <= each.start && each.start < end))
    .filter((at) => at >= 0)
    .map((at) => ({ at, states: true }));
}
