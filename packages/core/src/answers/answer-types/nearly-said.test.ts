import { expect, test } from 'vitest';
import { findAnswers, typeFit } from './index.ts';
import type { AskedType } from './types.ts';
import { readAsked } from '../question/asked-type/read-asked.ts';

function fitOf(question: string, text: string, related: AskedType['related'] = []): number {
  const read = readAsked(question, 'en');
  if (read === null) throw new Error(`nothing is asked by ${question}`);
  const asked = { ...read, related };
  return typeFit(findAnswers(asked, question, text, 'en'), asked, text);
}

test('a sentence settles a question better that says its words in others', () => {
  const question = 'Can the licence lapse?';
  const text = 'The agreement may not expire.';
  const related = [{ term: 'expir', of: 'laps', weight: 0.9 }];
  expect(fitOf(question, text, related)).toBeGreaterThan(fitOf(question, text));
});

test('a figure fits better beside a word that means nearly the same', () => {
  const question = 'How much money did the purchase cost?';
  const text = 'The acquisition was paid with $5 million.';
  const related = [{ term: 'acquisit', of: 'purchas', weight: 0.8 }];
  expect(fitOf(question, text, related)).toBeGreaterThan(fitOf(question, text));
});

test('a name fits better beside the words of the question', () => {
  const question = 'Who took over the leadership of the project?';
  const beside = 'Jane Miller took over the leadership in 1998.';
  const elsewhere = 'Jane Miller lives in a house by the sea.';
  expect(fitOf(question, beside)).toBeGreaterThan(fitOf(question, elsewhere));
});

test('"who" may ask for a firm', () => {
  const question = 'Who terminated the contract?';
  const text = 'The Ministry of Defence terminated the contract in June.';
  expect(fitOf(question, text)).toBeGreaterThan(0.7);
});
