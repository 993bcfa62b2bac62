import { byLanguage, type Language, languages } from '#language/languages.ts';
import { numberValuesOf } from './number-values.ts';

/** Numbers that are read as words only: what they come to nothing needs. */
const WORDS = byLanguage(({ figures }) => figures.plainNumberWords);

/** What counts beside the words whose values are known. "One" mostly is a pronoun and is told apart by `isWeakNumber`. */
const OTHERS = byLanguage(({ figures }) => figures.moreNumberWords);

/** Joins the parts of a number: "one hundred and fifty", "treinta y cinco". */
const JOINS: Readonly<Record<string, string | undefined>> = byLanguage(({ figures }) => figures.joinsNumbers);

const cache = new Map<Language, ReadonlySet<string>>();

function wordsOf(language: Language): ReadonlySet<string> {
  let words = cache.get(language);
  if (words === undefined) {
    const values = numberValuesOf(language);
    const known = values === undefined ? [] : [...values.units.keys(), ...values.multipliers.keys()];
    const more = `${WORDS[language] ?? ''} ${OTHERS[language] ?? ''}`.trim();
    words = new Set([...known, ...(more === '' ? [] : more.split(/\s+/u))]);
    cache.set(language, words);
  }
  return words;
}

/** Numbers that mostly are no number: "one of them", "один из". */
const WEAK = new Set(['one', 'один', 'одна', 'одного']);

export interface NumberWords {
  readonly start: number;
  readonly end: number;
  readonly isWeak: boolean;
}

/** Runs of number words: "twenty-five", "one hundred and fifty", "fünfundzwanzig". */
export function findNumberWords(text: string, language: Language): NumberWords[] {
  const words = wordsOf(language);
  if (words.size === 0) return [];
  const join = JOINS[language];
  const prefix = languages[language].writing.wordPrefix;
  const found: NumberWords[] = [];
  let run: { start: number; end: number; last: string; count: number } | null = null;
  const close = () => {
    if (run !== null) {
      found.push({ start: run.start, end: run.end, isWeak: run.count === 1 && WEAK.has(run.last) });
    }
    run = null;
  };
  for (const match of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    const word = match[0].toLowerCase();
    const end = match.index + match[0].length;
    // Arabic writes "and" and "for" onto the number: خمسة وعشرون, لثلاث.
    const isNumber = words.has(word) || (prefix !== undefined && words.has(word.replace(prefix, '')));
    const gap: string = run === null ? '' : text.slice(run.end, match.index);
    if (run !== null && isNumber && /^(?:\s{1,2}|-|\s(?:and|y|e|et)\s|-et-)$/u.test(gap)) {
      run = { start: run.start, end, last: word, count: run.count + 1 };
    } else if (isNumber) {
      close();
      run = { start: match.index, end, last: word, count: 1 };
    } else if (word !== join) close();
  }
  close();
  return found;
}
