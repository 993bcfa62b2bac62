import type { ReadersQuestion } from './schema.ts';
import type { ShownAnswer, ShownClaim } from './shown-answer.ts';

/** A longer lead is no answer, however right its words are. */
const TOP_ANSWER_MAX_LENGTH = 300;

/** More values leave the choice to the reader where no list is asked for. */
const TOP_ANSWER_MAX_VALUES = 3;

export interface Grade {
  readonly isAnswer: boolean;
  /** The first thing shown is right, on a right page, and short. */
  readonly lead: boolean;
  /** So is something within the answer, further passages aside. */
  readonly within: boolean;
  /** So is anything that is shown at all. */
  readonly anywhere: boolean;
}

/** What is right of an answer to a question. Nothing is right of an answer to a question that has none. */
export function gradeAnswer(question: ReadersQuestion, shown: ShownAnswer): Grade {
  const { lead } = shown;
  return {
    isAnswer: shown.kind === 'answer',
    lead: lead !== undefined && isShort(question, lead.text) && isRight(question, [lead]),
    within: isRight(question, shown.own),
    anywhere: isRight(question, [...shown.own, ...shown.further]),
  };
}

function isShort({ type }: ReadersQuestion, text: string): boolean {
  return (
    text.length <= TOP_ANSWER_MAX_LENGTH && (type === 'list' || countValues(text) <= TOP_ANSWER_MAX_VALUES)
  );
}

/** Of several claims one must say all that is asked; only the items of a list may be spread over them. */
function isRight({ lead, pages, type }: ReadersQuestion, claims: readonly ShownClaim[]): boolean {
  if (lead.length === 0) return false;
  const onPages = claims.filter((claim) => claim.pages.some((page) => pages.includes(page)));
  const texts = onPages.map(({ text }) => text);
  return (type === 'list' ? [texts.join('\n')] : texts).some((text) =>
    lead.every((group) => group.some((alternative) => containsWords(text, alternative))),
  );
}

const IDEOGRAPH = String.raw`[\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]`;
const SPACE_AT_IDEOGRAPH = new RegExp(`(?<=${IDEOGRAPH}) | (?=${IDEOGRAPH})`, 'gu');

function fold(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\u00ad\u200b-\u200f\ufeff]/gu, '')
      .replace(/\s+/gu, ' ')
      .replace(SPACE_AT_IDEOGRAPH, '')
      // Of a row the label and the value, however they are set apart: "Supply chain $ 107", "Supply chain: $107".
      .replace(/(?<=\p{L}\)?): (?=[$€£]?\(?\p{N})/gu, ' ')
      .replace(/(?<=[$€£]) (?=\p{N})/gu, '')
      .trim()
  );
}

/** Whether the text holds these words, whatever their case, spacing and hyphens at line ends. No number within a longer one. */
export function containsWords(text: string, words: string): boolean {
  const joined = text.replace(/(\p{L})[-‐]\s+(?=\p{L})/gu, '$1');
  return [text, joined].some((each) => contains(fold(each), fold(words)));
}

function contains(text: string, words: string): boolean {
  if (words === '') return false;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const goesOnBefore = /^\p{N}/u.test(words) && /\p{N}[.,]?$/u.test(text.slice(0, at));
    const goesOnAfter = /\p{N}$/u.test(words) && /^[.,]?\p{N}/u.test(text.slice(at + words.length));
    if (!goesOnBefore && !goesOnAfter) return true;
  }
  return false;
}

const MONTH_NAME = String.raw`(?:\p{L}\p{M}*){3,}\.?`;
const DATE = new RegExp(
  [
    String.raw`\d{4}-\d{1,2}-\d{1,2}`,
    String.raw`\d{1,2}[./]\d{1,2}[./]\d{2,4}`,
    String.raw`\d{4} ?年(?: ?\d{1,2} ?月(?: ?\d{1,2} ?日)?)?`,
    String.raw`\d{1,2}\.? (?:de )?${MONTH_NAME} (?:de )?\d{4}`,
    String.raw`${MONTH_NAME} \d{1,2}(?:st|nd|rd|th)?,? \d{4}`,
  ].join('|'),
  'gu',
);

/** How many values a text states. A date is one, and so is a number with its separators. */
export function countValues(text: string): number {
  const rest = text.normalize('NFKC').replace(/\s+/gu, ' ');
  const dates = rest.match(DATE)?.length ?? 0;
  return dates + (rest.replace(DATE, ' ').match(/\p{N}+(?:[.,'’]\p{N}+)*/gu)?.length ?? 0);
}
