import { findAnswers, typeFit } from '../answers/answer-types/index.ts';
import type { AnswerType, AskedType } from '../answers/answer-types/types.ts';

/** Asks for a type of answer, and nothing more unless it is said. */
export const askFor = (type: AnswerType, more: Partial<AskedType> = {}): AskedType => ({
  type,
  years: [],
  isList: false,
  ...more,
});

/** The words of a sentence that fit best; null where none fits well. */
export function bestWords(asked: AskedType, question: string, text: string, language: string): string | null {
  const [first] = findAnswers(asked, question, text, language).toSorted(
    (left, right) => right.fit - left.fit,
  );
  return first === undefined || first.fit < 0.5 ? null : text.slice(first.start, first.end);
}

/** How well a sentence fits what is asked for, 0..1. */
export const fitOf = (asked: AskedType, question: string, text: string, language = 'en'): number =>
  typeFit(findAnswers(asked, question, text, language), asked, text);
