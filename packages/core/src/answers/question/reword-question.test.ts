import { expect, test } from 'vitest';
import { buildFileIndex } from '../file-index/build-file-index.ts';
import { rankFile } from '../retrieval/rank-file.ts';

const LEASE = [
  'This Lease is made between Hartwell Homes Ltd and Ada Byron. This lease is for the flat on the first floor.',
  'This lease begins on 1 March 2026 and ends on 28 February 2027. It is governed by the law of Scotland.',
  'Either party may end it by a written notice of two months before the end of any period of a year.',
];
const MANUAL = [
  'The pump is started by its switch.',
  'The pump stops when the tank is empty. It needs no oil.',
];
const rank = (pages: readonly string[], question: string, language = 'en', isExact = false) => {
  const texts = pages.map((text, at) => ({ number: at + 1, text }));
  return rankFile(buildFileIndex(texts, language), question, { isExact });
};

test.each([
  ['When does it end?', 'When does this lease end?', { typed: 'it', meant: 'this lease' }],
  [
    'Until when may it be ended?',
    'Until when may this lease be ended?',
    { typed: 'it', meant: 'this lease' },
  ],
  [
    'Which law applies?',
    'Which law governs this lease?',
    { typed: 'law applies', meant: 'law governs this lease' },
  ],
  [
    'Who are the parties?',
    'between whom is this lease made?',
    { typed: 'Who are the parties', meant: 'made between' },
  ],
])('%j is asked in the words of the contract', (typed, asked, correction) => {
  const { core, corrections } = rank(LEASE, typed);
  expect(core.text).toBe(asked);
  expect(corrections).toEqual([correction]);
});

test('a contract that has the words of the question is asked in them', () => {
  const question = 'How long is the notice period?';
  const { core, corrections } = rank(LEASE, question);
  expect(core.text).toBe('How long a notice is needed to end this lease?');
  // Told are the words that are searched, without those that only ask.
  expect(corrections).toEqual([{ typed: 'long is the notice period', meant: 'notice to end this lease' }]);
  expect(rank([...LEASE, 'The notice period is two months.'], question).core.text).toBe(question);
});

test.each([
  ['the question says what it means', LEASE, 'When the tenant has paid the deposit, does it bear interest?'],
  ['"it" is empty', LEASE, 'Is it allowed to keep a dog?'],
  ['the document is no contract', MANUAL, 'When does it stop?'],
  ['nothing in it asks so', LEASE, 'Who lives on the first floor?'],
])('a question stays as it is where %s', (_, pages, question) => {
  const { corrections } = rank(pages, question);
  expect(corrections).toEqual([]);
});

test('exactly what was typed is asked when that is wanted, and of documents in other languages', () => {
  expect(rank(LEASE, 'When does it end?', 'en', true).corrections).toEqual([]);
  expect(rank(LEASE, 'When does it end?', 'de').corrections).toEqual([]);
});
