import { byLanguage, type Language, languages, toLanguage } from '#language/languages.ts';
import { coreOfQuestion } from '../question-core.ts';
import { makerAsked } from '../../answer-types/people/document-makers.ts';
import { namedYears } from '#figures/dates.ts';
import { asksForPurpose, isAboutDocument } from './about-document.ts';
import { asksForKind, asksForMeaning, findSeveral, isBareName } from './asked-plainly.ts';
import { asksForWords } from './asks-for-words.ts';
import { compilePhrases, foldQuestion, foldSource, questionPhrasesByLanguage } from '#text/phrases.ts';
import { rememberingByKey } from '#text/remember.ts';
import { isHeldByOrganisations, roleIn } from '#names/roles.ts';
import { OPEN_QUESTION } from '../../answer-types/types/yes-no.ts';
import { ANSWER_TYPES } from '../../answer-types/table.ts';
import type { AnswerType, AskedType } from '../../answer-types/types.ts';

/** A longer question is one with a story; what it asks stands at its end. */
const MAX_LENGTH = 600;

/** Words that ask. An alternative of a row without any of them is a mere noun ("deadline?"), which any other word outweighs. */
export const ASKING = byLanguage(({ questions }) => questions.asking);

interface Asks {
  readonly type: AnswerType;
  readonly asking: RegExp | null;
  readonly naming: RegExp | null;
}

const asksOf = rememberingByKey((language: Language): readonly Asks[] =>
  ANSWER_TYPES.map((row) => {
    const all = alternatives(foldSource(row.asks[language], language));
    const compile = (isAsking: boolean) => {
      const parts = all.filter((each) => ASKING[language].test(each) === isAsking);
      return parts.length === 0 ? null : compilePhrases(parts.join('|'), language, 'u');
    };
    return { type: row.type, asking: compile(true), naming: compile(false) };
  }),
);

const openQuestion = questionPhrasesByLanguage(OPEN_QUESTION);

const GENERAL: ReadonlySet<AnswerType> = new Set<AnswerType>(['list', 'definition']);

const groupsOf = rememberingByKey((language: Language) => {
  const asks = asksOf(language);
  return {
    about: asks.filter((each) => each.type === 'about'),
    specific: asks.filter(
      (each) => !GENERAL.has(each.type) && each.type !== 'yesno' && each.type !== 'about',
    ),
    general: asks.filter((each) => GENERAL.has(each.type)),
  };
});

/** The alternatives of a pattern that are not inside a group. */
function alternatives(source: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const char of source) {
    if (char === '(' || char === '[') depth++;
    else if (char === ')' || char === ']') depth--;
    if (char === '|' && depth === 0) {
      parts.push(part.trim());
      part = '';
    } else part += char;
  }
  parts.push(part.trim());
  return parts.filter((each) => each !== '');
}

interface Hit {
  readonly type: AnswerType;
  readonly at: number;
  readonly length: number;
}

/** The row that asks first, and of those that ask at the same place the one with most words. */
function firstHit(question: string, asks: readonly Asks[], kind: 'asking' | 'naming'): Hit | null {
  let best: Hit | null = null;
  for (const each of asks) {
    const pattern = each[kind];
    if (pattern === null) continue;
    const match = pattern.exec(question);
    if (match === null) continue;
    const [{ length }, at] = [match[0], match.index];
    if (best === null || at < best.at || (at === best.at && length > best.length))
      best = { type: each.type, at, length };
  }
  return best;
}

/** Types whose nouns in the plural name several of them: "main competitors?" */
const NAMED: ReadonlySet<AnswerType> = new Set<AnswerType>(['organisation', 'person']);

function isYesNo(question: string, language: Language, asks: readonly Asks[]): boolean {
  const row = asks.find((each) => each.type === 'yesno');
  const matches = (pattern: RegExp | null) => pattern !== null && question.search(pattern) >= 0;
  if (row === undefined || !(matches(row.asking) || matches(row.naming))) return false;
  return !openQuestion(language).test(question);
}

const STATED_WORDS = 5;

function isStatedQuestion(original: string, folded: string, language: Language): boolean {
  if (!languages[language].questions.mayBeStated || !/\?\s*$/u.test(original)) return false;
  const words = folded.split(/\s+/u);
  return (
    words.length >= STATED_WORDS &&
    !words.slice(0, 4).some((word) => ASKING[language].test(word)) &&
    !/^(?:y|e|et) /u.test(folded)
  );
}

/** What is asked for where a figure is no answer, whatever nouns stand there. */
function wordsAsked(whole: string, specific: readonly Asks[], general: readonly Asks[]): AnswerType | null {
  const asking = firstHit(whole, specific, 'asking')?.type;
  if (asking === 'reason' || asking === 'howto') return asking;
  return firstHit(whole, general, 'asking')?.type ?? null;
}

/** "What happens when …": the first word asks, the other only joins a clause. */
const FAR = 8;

function isSubordinate(question: string, hit: Hit, language: Language): boolean {
  if (hit.at <= FAR || languages[language].questions.nounFirst) return false;
  return ASKING[language].test(question.split(/\s/u, 1)[0] ?? '');
}

const OF_FIGURES: ReadonlySet<AnswerType> = new Set<AnswerType>([
  'period',
  'measure',
  'percentage',
  'money',
  'people',
]);
const BARE = 6;

/** "How much is the market share?" where the noun stands first and the word that asks could count anything. */
function isBareCount(hit: Hit, noun: Hit, language: Language): boolean {
  if (hit.type !== 'count' || hit.length > BARE) return false;
  return languages[language].questions.nounFirst === true && OF_FIGURES.has(noun.type) && noun.at < hit.at;
}

/** The clause that asks, folded, without the signs around it. */
const plain = (question: string, language: Language): string =>
  foldQuestion(coreOfQuestion(question), language)
    .replace(/[\s?？؟.!。¿¡]+$/u, '')
    .replace(/^[\s¿¡«"“]+/u, '');

let last: { readonly whole: string; readonly name: string; readonly asked: AskedType | null } | undefined;

/**
 * What a question asks for; null when it cannot be told. `name` is the language of the file. Every step of an answer asks it
 * of the same question.
 */
export function readAsked(whole: string, name: string): AskedType | null {
  if (last?.whole !== whole || last.name !== name)
    last = { whole, name, asked: readIn(whole.slice(-MAX_LENGTH), toLanguage(name)) };
  return last.asked;
}

function readIn(question: string, language: Language): AskedType | null {
  const asks = asksOf(language);
  const type = typeOf(question, language, asks);
  if (type === null) return null;
  const role = type === 'person' || type === 'organisation' ? roleIn(question, language) : undefined;
  const found = type === 'person' && isHeldByOrganisations(role) ? 'organisation' : type;
  const maker = makerAsked(question, found, language);
  const list = asks.find((each) => each.type === 'list');
  const folded = foldQuestion(question, language);
  const isList =
    found === 'list' ||
    [list?.asking, list?.naming].some((pattern) => pattern != null && folded.search(pattern) >= 0);
  return {
    type: found,
    ...(role !== undefined && { role }),
    ...(maker !== undefined && { maker }),
    years: namedYears(question),
    isList,
  };
}

function typeOf(question: string, language: Language, asks: readonly Asks[]): AnswerType | null {
  const whole = plain(question, language);
  const { about, specific, general } = groupsOf(language);
  if (firstHit(whole, about, 'asking') !== null && isAboutDocument(question, language)) return 'about';
  if (asksForPurpose(question, language)) return 'about';
  if (asksForMeaning(whole, language)) return 'definition';
  if (asksForWords(question, language)) return wordsAsked(whole, specific, general);
  const noun = firstHit(whole, specific, 'naming');
  if ((noun === null || NAMED.has(noun.type)) && asksForKind(whole, language)) return 'definition';
  if (noun?.at !== 0 && isStatedQuestion(question, whole, language)) return 'yesno';
  if (isYesNo(whole, language, asks)) return 'yesno';
  const asking = firstHit(whole, [...specific, ...about], 'asking');
  if (asking !== null && !isSubordinate(whole, asking, language))
    return noun !== null && isBareCount(asking, noun, language) ? noun.type : asking.type;
  const several = findSeveral(whole, language);
  if (several !== null && (noun === null || noun.at < several.start || noun.at >= several.end)) return 'list';
  const summary = firstHit(whole, about, 'naming');
  if (noun !== null && (summary === null || noun.at < summary.at)) return noun.type;
  if (summary !== null) return 'about';
  if (roleIn(question, language) !== undefined && whole.split(/\s+/u).length <= 6) return 'person';
  const rest = firstHit(whole, general, 'asking') ?? firstHit(whole, general, 'naming');
  if (rest !== null) return rest.type;
  if (ASKING[language].test(whole)) return null;
  return isBareName(whole, language) ? 'definition' : null;
}
