import { expect, test } from 'vitest';
import { analyseQuestion } from '../../question/analyse-question.ts';
import { makeFindQuestionWords } from './question-words.ts';
import type { RelatedTerm } from '../../answer-types/types.ts';

function wordsIn(text: string, question: string, language = 'en', related: readonly RelatedTerm[] = []) {
  const analysed = analyseQuestion(question, language, []);
  const find = makeFindQuestionWords({ text: question, analysed, related, aliases: [] }, language);
  return find(text).map(({ start, end }) => text.slice(start, end));
}

test('the words of a question are found in whatever form, and neighbours are one stretch', () => {
  const text = 'Late payments bear interest; the agreed rate of interest is paid monthly.';
  expect(wordsIn(text, 'What interest rates do late payments have?')).toEqual([
    'Late payments',
    'interest',
    'rate',
    'interest',
  ]);
});

test('words that ask, and those that only hold together, are none', () => {
  expect(wordsIn('What is it, and how is it?', 'What is the rent, and how high is it?')).toEqual([]);
});

test('what means the same is found, what means something near is not', () => {
  const related = [
    { term: 'fee', of: 'price', weight: 0.7 },
    { term: 'cent', of: 'price', weight: 0.2 },
  ];
  expect(wordsIn('The fee is ninety cents.', 'What is the price?', 'en', related)).toEqual(['fee']);
});

test('texts without spaces are searched by pairs of characters', () => {
  expect(wordsIn('契約の期間は三年とする。', '契約期間は何年ですか？', 'ja')).toEqual(['契約', '期間は']);
});
