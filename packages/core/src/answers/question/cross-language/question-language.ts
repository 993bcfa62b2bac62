import { languages, LANGUAGES } from '#language/languages.ts';
import { type FileIndex, pageCount, textAt } from '../../file-index/file-index.ts';
import { lettersOf } from '#text/letters.ts';
import { rememberingByObject } from '#text/remember.ts';
import { guessLanguage } from '#sentences/guess-language.ts';
import { stopWordsOf } from '#sentences/stop-words.ts';

/** A question and a file in different languages, as BCP 47 tags. */
export interface LanguagePair {
  readonly question: string;
  readonly document: string;
}

const LATIN = LANGUAGES.filter((language) => languages[language].writing.scripts.includes('Latin'));

/** So many pages are looked at, evenly over the file, and of each so much. */
const PAGES = 40;
const SAMPLE = 2_000;
/** Of the pages so many make a language one of the file's own. */
const OWN_SHARE = 0.34;

/**
 * In which languages question and file are where these differ and that is sure; null otherwise. A file in several
 * languages has none of them as another.
 */
export function findLanguagePair(index: FileIndex, question: string): LanguagePair | null {
  const guessed = guessLanguage(question, index.language);
  const language = guessed === index.language ? guessByScript(question, index.language) : guessed;
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
