import { knownLanguage } from '#language/languages.ts';
import { foldText } from '#quotes/fold-text.ts';
import { isCjk } from '#text/characters.ts';
import { rememberingByKey } from '#text/remember.ts';
import { stemmerOf } from '#language/stemmer.ts';
import { normaliseFigures } from '#figures/normalise-figures.ts';
import { stopWordsOf } from '#sentences/stop-words.ts';
import { withoutDates } from './line-figures.ts';
import { SUMMARY_WORDS } from './summary-words.ts';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const HAS_CAPITAL = /\p{Lu}|\p{Lt}/u;
/** Letters without capitals, such as Arabic, Hindi, Chinese and Japanese. */
const IS_CASELESS = /\p{Lo}/u;
const IS_KANA = /^[\p{Script=Hiragana}ー]+$/u;
const STARTS_SENTENCE = /(?:^|[.!?:;…]\s+)["'“”„«»‘’(]*$/u;
const UNIT = /\p{Nd}[\s-]?(\p{L}[\p{L}\p{M}]*)/gu;

/** Letters of what a German compound may end in. */
const MIN_HEAD = 4;

interface SourceWords {
  /** Whether the source has this word, however inflected. */
  has(word: string): boolean;
  /** Whether the source has these words side by side. */
  hasRun(words: string): boolean;
}

function wordsOfSource(source: string, language: string): SourceWords {
  const folded = foldText(source).text;
  const stem = stemmerOf(language);
  const isCompounding = knownLanguage(language)?.forms?.isCompounding === true;
  const words = new Set(
    [source, folded, normaliseFigures(source, language)].flatMap((text) => wordsIn(text.toLowerCase())),
  );
  const stems = new Set([...words].map(stem));
  /** "Frist" of "Kündigungsfrist". */
  const isHead = (lower: string) =>
    lower.length >= MIN_HEAD && [...words].some((word) => word.endsWith(lower));
  const spaceless = folded.replace(/\s+/gu, '');
  return {
    has(word) {
      const lower = word.normalize('NFKC').toLowerCase();
      if (isCjk(lower)) return spaceless.includes(foldText(lower).text);
      return words.has(lower) || stems.has(stem(lower)) || (isCompounding && isHead(lower));
    },
    hasRun: (run) => ` ${folded.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')} `.includes(` ${joined(run)} `),
  };
}

const wordsIn = (text: string): string[] => text.normalize('NFKC').match(WORD) ?? [];
const joined = (run: string): string => wordsIn(foldText(run).text).join(' ');

/**
 * What may be a name in a line and does not stand in its source; null where there is none. Words with capitals may be
 * names, in German all nouns with them, and so are months and days of the week, which some languages write small. Where
 * letters have no capitals any word may be one. Only function words, and words of which summaries are made, may come from
 * elsewhere: what is no name and falls for one costs a line of a model, and not the truth.
 */
export function findForeignName(line: string, source: string, language: string): string | null {
  const own = wordsOfSource(source, language);
  const isUsual = usualWords(language);
  const calendar = calendarWords(language);
  const areNouns = knownLanguage(language)?.writing.capitalisesNouns === true;
  let run = { text: '', end: -1 };
  for (const { word, start } of splitWords(line, language)) {
    const lower = word.toLowerCase();
    const isCapital = HAS_CAPITAL.test(word);
    const isAnyName = IS_CASELESS.test(word);
    if (!isCapital && !isAnyName && !calendar.has(word)) continue;
    const mayBeUsual = isAnyName || areNouns || STARTS_SENTENCE.test(line.slice(0, start));
    if (mayBeUsual && isUsual(lower) && !calendar.has(word)) continue;
    if (!own.has(word)) return word;
    if (!isCapital || areNouns) continue;
    // "Northwind Inc" is nobody's name where there are Northwind Ltd and Fabrikam Inc.
    if (line[start - 1] === '-' || line[start + word.length] === '-') continue;
    const follows = run.end >= 0 && /^\s$/u.test(line.slice(run.end, start));
    run = { text: follows ? `${run.text} ${word}` : word, end: start + word.length };
    if (follows && !own.hasRun(run.text)) return run.text;
  }
  return null;
}

/** What a figure of a line counts where its source has no such word: "30 months" of "30 days". */
export function findForeignUnit(line: string, source: string, language: string): string | null {
  const own = wordsOfSource(source, language);
  const isUsual = usualWords(language);
  for (const [, unit = ''] of normaliseFigures(withoutDates(line, language), language).matchAll(UNIT)) {
    const [first = ''] = splitWords(unit, language);
    const word = first === '' ? unit : first.word;
    if (!isUsual(word.toLowerCase()) && !IS_KANA.test(word) && !own.has(word)) return word;
  }
  return null;
}

interface LineWord {
  readonly word: string;
  readonly start: number;
}

/** Words in order; of Chinese and Japanese those that say something. */
function splitWords(line: string, language: string): LineWord[] {
  return [...line.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    if (![...word].some(isCjk)) return [{ word, start: index }];
    return [...segmenterOf(language).segment(word)]
      .map(({ segment, index: at }) => ({ word: segment, start: index + at }))
      .filter((each) => !IS_KANA.test(each.word) && !/^\p{N}+$/u.test(each.word));
  });
}

const segmenterOf = rememberingByKey(
  (language: string) => new Intl.Segmenter(language, { granularity: 'word' }),
);

function usualWords(language: string): (lower: string) => boolean {
  const lists = [stopWordsOf(language), stopWordsOf('en'), SUMMARY_WORDS];
  return (lower) => lists.some((words) => words.has(lower)) || (isCjk(lower) && [...lower].length === 1);
}

/** Names of months and days of the week as the language writes them: English "may" is none. */
const calendarWords = rememberingByKey((language: string): ReadonlySet<string> => {
  const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2024, month, 15));
  const days = Array.from({ length: 7 }, (_, day) => Date.UTC(2024, 0, 1 + day));
  const format = (options: Intl.DateTimeFormatOptions, dates: readonly number[]) => {
    const { format } = new Intl.DateTimeFormat(`${language}-u-ca-gregory`, { ...options, timeZone: 'UTC' });
    return dates.map((date) => format(date));
  };
  const names = [
    ...format({ month: 'long' }, months),
    ...format({ month: 'long', day: 'numeric' }, months),
    ...format({ weekday: 'long' }, days),
  ];
  return new Set(names.flatMap((name) => name.match(/\p{L}[\p{L}\p{M}]{2,}/gu) ?? []));
});
