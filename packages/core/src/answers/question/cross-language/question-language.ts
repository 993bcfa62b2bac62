import { languages, LANGUAGES } from '#language/languages.ts';
import { type FileIndex, pageCount, textAt } from '../../file-index/file-index.ts';
import { findInLexicon } from '../../file-index/lexicon.ts';
import { stemmerOf } from '#language/stemmer.ts';
import { lettersOf } from '#text/letters.ts';
import { rememberingByObject } from '#text/remember.ts';
import { guessLanguage } from '#sentences/guess-language.ts';
import { stopWordsOf } from '#sentences/stop-words.ts';
import type { WordRelations } from '../related-words/word-relations.ts';
import { makeKeyOf, termWords } from './term-dictionary.ts';

/** A question and a file in different languages, as BCP 47 tags. */
export interface LanguagePair {
  readonly question: string;
  readonly document: string;
}

/** Languages that short questions without function words are looked up in. */
const LATIN = LANGUAGES.filter((language) => languages[language].writing.scripts.includes('Latin'));
const WORD = /[\p{L}\p{M}]{3,}/gu;

/** So many pages are looked at, evenly over the file, and of each so much. */
const PAGES = 40;
const SAMPLE = 2_000;
/** Of the pages so many make a language one of the file's own. */
const OWN_SHARE = 0.34;

/**
 * In which languages question and file are where these differ and that is sure; null otherwise. A file in several
 * languages has none of them as another. `words` are those of the file's language.
 */
export function findLanguagePair(
  index: FileIndex,
  question: string,
  words?: WordRelations,
): LanguagePair | null {
  const guessed = guessLanguage(question, index.language);
  const language =
    guessed === index.language
      ? (guessByScript(question, index.language) ?? guessByTerms(index, question, words))
      : guessed;
  if (language === null || language === index.language) return null;
  const share = pageLanguages(index).get(language) ?? 0;
  return share >= OWN_SHARE ? null : { question: language, document: index.language };
}

const OTHER_SCRIPTS = LANGUAGES.filter((language) => !LATIN.includes(language)).map((language) => ({
  language,
  script: lettersOf(language, 'u', '{2}'),
}));

/** A name in Latin letters may be longer than all that is asked of it: nothing else in the question is in Latin letters. */
function guessByScript(question: string, expected: string): string | null {
  if (!LATIN.some((language) => language === expected)) return null;
  const found = OTHER_SCRIPTS.find(({ script }) => script.test(question));
  if (found === undefined) return null;
  const stops = stopWordsOf(expected);
  const words = question.toLowerCase().match(/\p{Script=Latin}+/gu) ?? [];
  return words.some((word) => stops.has(word)) ? null : found.language;
}

/** "Umsatz 2017?" has no function word, but a term of one language that another lacks. */
function guessByTerms(index: FileIndex, question: string, words: WordRelations | undefined): string | null {
  const stem = stemmerOf(index.language);
  const isKnown = (word: string) =>
    stopWordsOf(index.language).has(word) ||
    findInLexicon(index.terms, stem(word)) >= 0 ||
    words?.knows(stem(word)) === true;
  const all = question.normalize('NFKC').toLowerCase().match(WORD) ?? [];
  const unknown = all.filter((word) => !isKnown(word));
  if (unknown.length === 0 || unknown.length <= all.length / 2) return null;
  const hits = LATIN.filter((language) => language !== index.language).map((language) => {
    const keyOf = makeKeyOf(language);
    const stops = stopWordsOf(language);
    const count = unknown.filter((word) => termWords(language).has(keyOf(word)) || stops.has(word)).length;
    return { language, count };
  });
  const [best] = hits.toSorted((left, right) => right.count - left.count);
  return best !== undefined && best.count > unknown.length / 2 ? best.language : null;
}

/** The share of pages that are in each language. */
const pageLanguages = rememberingByObject((index: FileIndex): ReadonlyMap<string, number> => {
  const shares = new Map<string, number>();
  const step = Math.max(1, pageCount(index) / PAGES);
  const looked = Math.min(pageCount(index), PAGES);
  for (let at = 0; at < looked; at++) {
    const text = textAt(index, Math.floor(at * step)).slice(0, SAMPLE);
    const own = guessLanguage(text, index.language);
    shares.set(own, (shares.get(own) ?? 0) + 1 / looked);
  }
  return shares;
});
