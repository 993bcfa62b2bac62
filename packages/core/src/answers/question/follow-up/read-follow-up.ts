import { type Language, languages, toLanguage } from '#language/languages.ts';
import { isUnspaced } from '#text/unspaced-languages.ts';
import { foldQuestion } from '#text/phrases.ts';
import { namedYears, toLatinDigits } from '#figures/dates.ts';
import { namesIn } from '../question-names.ts';
import { ASKING, readAsked } from '../asked-type/read-asked.ts';
import { guessLanguage } from '#sentences/guess-language.ts';
import { makeTokeniser } from '#sentences/tokenise.ts';
import {
  ARTICLE,
  BARE,
  EXPLETIVE,
  JOINING,
  OPENING_VERB,
  personsOf,
  PREPOSITION,
  thingsOf,
  TOPIC_END,
  yearStepOf,
} from './follow-up-patterns.ts';
import { piecesOf, subjectOf } from './question-subject.ts';
import { replacePhrase } from './replace-phrase.ts';

/** What was asked before. */
export interface PreviousQuestion {
  /** As it was searched: that of a follow-up is `FollowUp.question`. */
  readonly question: string;
  /** What was shown as the answer, and of it the words that answer. */
  readonly answer?: { readonly text: string; readonly words: readonly string[] } | undefined;
}

/** The words of a claim that answer, as they are shown in bold. */
export function wordsThatAnswer({ text, emphasis = [] }: ClaimShown): string[] {
  return emphasis.map(({ start, end }) => text.slice(start, end));
}
interface ClaimShown {
  readonly text: string;
  readonly emphasis?: readonly { readonly start: number; readonly end: number }[] | undefined;
}

/**
 * - `alone`: to be understood by itself
 * - `follow-up`: `question` is what has to be looked for, `about` what it was taken to be about
 * - `unclear`: only to be understood after another, and nothing can be taken up
 */
export type FollowUp =
  | { readonly kind: 'alone' | 'unclear' }
  | { readonly kind: 'follow-up'; readonly question: string; readonly about: string };

const ALONE: FollowUp = { kind: 'alone' };
/** A longer question tells what it is about. */
const MAX_LENGTH = 160;
/** A question with a pronoun that names more than this says itself what it stands for. */
const MAX_NAMED = 2;
const MAX_NAMED_CHARACTERS = 5;
/** Words of a question that only names what else is asked, such as "in the rest of Asia?". */
const MAX_ELLIPTIC = 6;

/**
 * Whether a question takes up the one before it, and what it asks then. Where it names another year, place or thing of the
 * same kind, that takes its place in the previous question; else the words of what it is about are added. `fileLanguage` is
 * the language of the document.
 */
export function readFollowUp(
  typed: string,
  previous: PreviousQuestion | undefined,
  fileLanguage: string,
): FollowUp {
  if (typed.length > MAX_LENGTH) return ALONE;
  const language = toLanguage(guessLanguage(typed, fileLanguage));
  const asked = readDependent(plain(typed), language);
  if (asked === null || (asked.how === 'thing' && readAsked(typed, language)?.type === 'about')) return ALONE;
  if (previous === undefined) return { kind: 'unclear' };
  const before = plain(previous.question);
  const about = subjectOf(before, language);
  const person = personAsked(previous, language);
  if (about === '' && person === undefined) return { kind: 'unclear' };
  const combined = combine(asked, { before, about, person, answer: previous.answer?.text ?? '' }, language);
  return { kind: 'follow-up', ...combined };
}

/** How a question depends on another, and what it says itself. */
interface Dependent {
  readonly how: 'bare' | 'rest' | 'person' | 'thing' | 'joined';
  readonly rest: string;
}

const plain = (question: string) =>
  question
    .normalize('NFKC')
    .replace(/^[\s¿¡«"“]+|[\s?？؟.!。¡…]+$/gu, '')
    .trim();

function readDependent(question: string, language: Language): Dependent | null {
  const rest = withoutJoining(question, foldQuestion(question, language), language);
  const isJoined = rest !== question;
  const foldedRest = foldQuestion(rest, language);
  if (rest === '') return null;
  if (BARE[language].test(foldedRest)) return { how: 'bare', rest };
  const hasOwnVerb = asksItself(foldedRest, language);
  const topic = TOPIC_END[language];
  if (!hasOwnVerb && topic?.test(rest) && rest.length <= 20)
    return { how: 'rest', rest: rest.replace(topic, '') };
  const words = foldedRest.split(/\s+/u).length;
  const isPerson = personsOf(language).test(foldedRest);
  const isThing = thingsOf(language).test(foldedRest);
  if (isJoined) {
    if (!hasOwnVerb && (isUnspaced(language) || words <= MAX_ELLIPTIC)) return { how: 'rest', rest };
    if (isPerson) return { how: 'person', rest };
    return { how: isThing ? 'thing' : 'joined', rest };
  }
  if (!hasOwnVerb && isElliptic(foldedRest, words, language)) return { how: 'rest', rest };
  if (!hasOwnVerb || EXPLETIVE.test(foldedRest)) return null;
  if (!(isPerson || isThing)) return null;
  const opens = thingsOf(language).exec(foldedRest)?.index === 0;
  return namesLittle(rest, language, opens) ? { how: isPerson ? 'person' : 'thing', rest } : null;
}

function withoutJoining(question: string, folded: string, language: Language): string {
  if (languages[language].followUps.joinedLetter?.test(folded)) return question.slice(1);
  const joining = JOINING[language].exec(folded)?.[0];
  if (joining === undefined) return question;
  // Folding keeps the number of words, not of characters.
  if (isUnspaced(language)) return question.slice(joining.length).trim();
  const count = joining.trim().split(/\s+/u).length;
  return question.split(/\s+/u).slice(count).join(' ');
}

/** Whether it has a word that asks or a verb with which questions open. */
function asksItself(folded: string, language: Language): boolean {
  if (OPENING_VERB.test(folded)) return true;
  if (isUnspaced(language)) return ASKING[language].test(folded);
  // At the start of a word: "рабочего" asks nothing.
  const words = folded.split(/\s+/u);
  return words.some((_, at) => ASKING[language].exec(words.slice(at).join(' '))?.index === 0);
}

function isElliptic(folded: string, words: number, language: Language): boolean {
  if (words > MAX_ELLIPTIC) return false;
  if (/^(?:q[1-4] |fy ?)?(?:19|20)\d{2}$/u.test(folded)) return true;
  if (yearStepOf(folded, language) !== 0 && words <= 5) return true;
  return !isUnspaced(language) && words <= 4 && PREPOSITION[language].test(folded);
}

/** Whether too little is named for the question to be understood by itself. */
function namesLittle(question: string, language: Language, opens: boolean): boolean {
  const { names } = namesIn(question, language);
  if (names.length > 0) return false;
  const named = piecesOf(question, language).reduce((sum, { words }) => sum + words, 0);
  return named <= (isUnspaced(language) ? MAX_NAMED_CHARACTERS : MAX_NAMED + (opens ? 1 : 0));
}

/** The person or organisation that the last answer named. */
function personAsked(previous: PreviousQuestion, language: Language): string | undefined {
  const type = readAsked(previous.question, language)?.type;
  const [name] = previous.answer?.words ?? [];
  if (name === undefined || (type !== 'person' && type !== 'organisation')) return undefined;
  return /^\p{Lu}|^[^\p{Lu}\p{Ll}]+$/u.test(name) && name.length <= 60 && !/\d/u.test(name)
    ? name
    : undefined;
}

/** The years that a text names, in its order. */
const yearsOf = (text: string): string[] => namedYears(text).map((year) => year.slice(-4));

const asQuestion = (text: string) => `${text}?`;

interface Known {
  readonly before: string;
  readonly about: string;
  readonly person: string | undefined;
  readonly answer: string;
}

function combine(
  { how, rest }: Dependent,
  { before, about, person, answer }: Known,
  language: Language,
): { question: string; about: string } {
  const folded = foldQuestion(rest, language);
  const space = isUnspaced(language) ? '' : ' ';
  if (how === 'bare') return { question: asQuestion(askAnew(rest, before, language)), about };
  if (person !== undefined && personsOf(language).test(folded)) {
    const named = rest.replace(pronounIn(rest, personsOf(language), language), person);
    const isWhole = how === 'person';
    return { question: asQuestion(isWhole ? named : `${before}${space}${named}`), about: person };
  }
  if (how === 'rest') {
    const asked = yearsOf(before).at(-1);
    const step = yearStepOf(folded, language);
    const from = step === 0 ? asked : (asked ?? yearsOf(answer).toSorted().at(-1));
    const [named] = piecesOf(rest, language).length === 0 ? yearsOf(rest) : [];
    const to = step === 0 ? named : from && String(Number(from) + step);
    if (from !== undefined && to !== undefined)
      return {
        question: asQuestion(asked ? toLatinDigits(before).replaceAll(asked, to) : `${before} ${to}`),
        about,
      };
    const { question, kept } = replacePhrase(before, rest.replace(ARTICLE, ''), language);
    return { question: asQuestion(question), about: subjectOf(kept, language) || about };
  }
  const tokeniser = makeTokeniser(language);
  const said = new Set(tokeniser.tokenise(rest).map(({ term }) => term));
  const added = piecesOf(before, language)
    .map(({ text }) => text)
    .filter((text) => !tokeniser.tokenise(text).every(({ term }) => said.has(term)));
  const words = [...added, ...(yearsOf(rest).length > 0 ? [] : yearsOf(before))].join(' ');
  const question = languages[language].questions.asksAnywhere
    ? `${words}${space}${rest}`
    : `${rest} ${words}`;
  return { question: asQuestion(question.trim()), about };
}

/** "Why?" of what was asked: the previous question with another word that asks. */
function askAnew(word: string, before: string, language: Language): string {
  if (isUnspaced(language))
    return `${piecesOf(before, language)
      .map(({ text }) => text)
      .join('')}${word}`;
  if (OPENING_VERB.test(foldQuestion(before, language)))
    return `${word} ${before.charAt(0).toLowerCase()}${before.slice(1)}`;
  const words = piecesOf(before, language).map(({ text }) => text);
  return `${word} ${[...words, ...yearsOf(before)].join(' ')}`;
}

function pronounIn(text: string, pattern: RegExp, language: Language): string {
  const found = pattern.exec(foldQuestion(text, language))?.[0].trim() ?? '';
  return text.split(/\s+/u).find((word) => foldQuestion(word, language) === found) ?? found;
}
