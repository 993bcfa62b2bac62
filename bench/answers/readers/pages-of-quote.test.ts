import { expect, test } from 'vitest';
import { buildFileIndex } from '@recto/core/answers';
import { withPagesIn } from './pages-of-quote.ts';
import type { ReadersQuestion } from './schema.ts';

const INDEX = buildFileIndex(
  ['A cover.', 'The rent is due', 'on the first day.', 'The deposit is paid back.'].map((text, at) => ({
    number: at + 1,
    text,
  })),
  'en',
);
const pagesOf = (quote: string, pages: number[]) => {
  const question: ReadersQuestion = {
    id: 'lease-01',
    document: 'lease',
    language: 'en',
    ask: 'plain',
    type: 'other',
    question: 'When?',
    lead: [['day']],
    quote,
    pages,
  };
  return withPagesIn(INDEX, question).pages;
};

test('pages stay where the first of them has the quote', () => {
  expect(pagesOf('deposit is paid', [4, 2])).toEqual([4, 2]);
});

test('where pages break elsewhere those around the quote count too', () => {
  expect(pagesOf('deposit is paid', [3, 2])).toEqual([3, 4, 2]);
  expect(pagesOf('rent is due on the first', [1])).toEqual([1, 2]);
});
