import { toLatinDigits } from '#figures/dates.ts';
import { scoreByNearWords } from './amounts/score-near-words.ts';
import { rowOf } from './table.ts';
import { type Language, toLanguage } from '#language/languages.ts';
import { remembering } from '#text/remember.ts';
import type { AnswerType, AskedType, FindInput, Found } from './types.ts';

/** Longer texts are no sentences; what answers stands in their first part. */
const MAX_LENGTH = 4_000;

/** Types of which a text has many that say something else: figures and names. */
const MANY: ReadonlySet<AnswerType> = new Set<AnswerType>([
  'money',
  'percentage',
  'date',
  'people',
  'person',
  'organisation',
  'place',
]);

/** What was found for the question that is held against texts now: what is shown of a text was mostly read before. */
const finders = new WeakMap<AskedType, Finder>();

interface Finder {
  readonly question: string;
  readonly find: (text: string, language: Language) => readonly Found[];
}

/**
 * The words of a sentence or cell that could answer, in order: a figure with its unit and what it counts, a date, a name, the
 * clause that gives a reason. What the question says itself is left out. `name` is the language of the file.
 */
export function findAnswers(
  asked: AskedType,
  question: string,
  text: string,
  name: string,
): readonly Found[] {
  let finder = finders.get(asked);
  if (finder?.question !== question) {
    const find = remembering((part, language: Language) =>
      findOnce({ asked, question, text: part, language }),
    );
    finder = { question, find };
    finders.set(asked, finder);
  }
  return finder.find(text.slice(0, MAX_LENGTH), toLanguage(name));
}

function findOnce(input: FindInput): readonly Found[] {
  const { asked } = input;
  const found = rowOf(asked.type).find(input);
  // Those who made a document stand where little else is said, and holders of a role beside their role.
  const hasNearWords = MANY.has(asked.type) && asked.maker === undefined && asked.role === undefined;
  return hasNearWords ? scoreByNearWords(found, input) : found;
}

/** As `findAnswers`, for lines that stand alone: nothing beside a name says whose it is. */
export function findInLine(asked: AskedType, question: string, text: string, name: string): readonly Found[] {
  return rowOf(asked.type).find({
    asked,
    question,
    text: text.slice(0, MAX_LENGTH),
    language: toLanguage(name),
  });
}

/** What an answer is worth whose sentence names other years than those asked for. */
const OTHER_YEAR = 0.7;
const SECOND_ANSWERS = 0.1;

/** A sentence can give a reason or settle a question in words that no table holds; an amount it cannot give without a figure. */
const WITHOUT_MARKER = 0.2;
const MARKED_TYPES: ReadonlySet<AnswerType> = new Set<AnswerType>(['list', 'definition', 'about']);

/**
 * How well a sentence fits what is asked, 0..1: nothing without words that could answer, little where only these words are
 * missing that mostly go with it. A sentence that names years, but none
 * of those asked for, fits less.
 */
export function typeFit(found: readonly Found[], asked: AskedType, text: string): number {
  const least = MARKED_TYPES.has(asked.type) ? WITHOUT_MARKER : 0;
  const best = Math.max(least, ...found.map((each) => each.fit));
  if (best === 0) return 0;
  const several = asked.isList && asked.type !== 'list' && found.length > 1 ? SECOND_ANSWERS : 0;
  return Math.min(1, best + several) * yearShare(asked, text);
}

function yearShare(asked: AskedType, text: string): number {
  return namesOtherYears(asked, text) ? OTHER_YEAR : 1;
}

/** Whether a text names years, but none of those that are asked for. */
export function namesOtherYears({ years }: AskedType, text: string): boolean {
  if (years.length === 0) return false;
  const said = new Set(toLatinDigits(text).match(/(?<!\d)(?:1[5-9]|20)\d{2}(?!\d)/gu) ?? []);
  return said.size > 0 && !years.some((year) => said.has(year.slice(-4)));
}
