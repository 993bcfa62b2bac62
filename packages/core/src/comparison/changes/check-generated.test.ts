import { expect, test } from 'vitest';
import { checkChangeSummary, checkGlobalLines, placeGlobalLines } from './check-generated.ts';

const BLOCK = {
  name: 'C1',
  before: 'The customer pays Northwind Ltd a fee of $5,000 within 30 days, from 1 May 2024.',
  after: 'The customer pays Northwind Ltd a fee of $7,000 within 60 days, from 1 May 2024.',
  where: '4.2',
};
const check = (summary: string, impact?: string) =>
  checkChangeSummary(BLOCK, { summary, ...(impact !== undefined && { impact }) }, 'en');

test('a summary of a change holds with what stands before or after it', () => {
  const summary = 'Raises the fee from $5,000 to $7,000 and the time to pay to 60 days (clause 4.2).';
  expect(check(summary, 'The customer pays more, later.')).toEqual({
    summary,
    impact: 'The customer pays more, later.',
  });
  expect(check(summary, 'It costs $24,000 a year.')).toEqual({ summary });
});

test.each([
  'Raises the fee to $8,000.',
  'Raises the fee from 1 June 2024.',
  'Raises the fee for Contoso.',
  'Raises the fee within 60 weeks.',
  'pays '.repeat(60),
  '',
])('a summary with something else does not: %s', (summary) => {
  expect(check(summary)).toBeNull();
});

test.each([
  ['en', '30 days', '60 days', 'Extends it from 30 to 60 days.', 'Cuts it from 60 to 30 days.'],
  ['en', 'thirty days', '60 days', 'From thirty days to 60 days.', 'From sixty to thirty days.'],
  [
    'en',
    'a fee of $5,000',
    'a fee of $7,000',
    'Raises it from $5,000 to $7,000.',
    'From a fee of $7,000 to one of $5,000.',
  ],
  ['de', '30 Tage', '60 Tage', 'Von 30 auf 60 Tage verlängert.', 'Von 60 auf 30 Tage verkürzt.'],
  ['fr', '30 jours', '60 jours', 'de 30 à 60 jours', 'de 60 à 30 jours'],
  ['ru', '30 дней', '60 дней', 'с 30 до 60 дней', 'с 60 до 30 дней'],
  ['zh', '30天', '60天', '由30天改为60天', '由60天改为30天'],
  ['ja', '30日', '60日', '30日から60日に変更', '60日から30日に変更'],
])('%s: what was before comes first: %s, then %s', (language, before, after, right, wrong) => {
  const block = { name: 'C1', before, after };
  expect(checkChangeSummary(block, { summary: right }, language)).toEqual({ summary: right });
  expect(checkChangeSummary(block, { summary: wrong }, language)).toBeNull();
});

test('numbers that stand on one side only are no change of theirs', () => {
  const block = { name: 'C1', before: '', after: 'between 10 and 20 days' };
  const summary = 'Allows from 10 to 20 days.';
  expect(checkChangeSummary(block, { summary }, 'en')).toEqual({ summary });
});

const KNOWN = new Map([
  ['C1', 'Raises the fee from $5,000 to $7,000.'],
  ['C2', 'Lets the supplier insure the lots.'],
]);

test('a sentence on the whole holds with what holds of its changes', () => {
  const both = {
    text: 'The fee is raised to $7,000, and the supplier may insure the lots.',
    changes: ['C1', 'C2'],
  };
  const wrong = [
    { text: 'The fee is raised to $9,000.', changes: ['C1'] },
    { text: 'The fee is raised to $7,000.', changes: ['C2'] },
    { text: 'The fee is raised to $7,000.', changes: ['C1', 'C2'] },
    { text: 'The fee is raised.', changes: ['C1', 'C9'] },
    { text: 'The fee is raised.', changes: [] },
  ];
  expect(checkGlobalLines([...wrong, both], KNOWN, 'en')).toEqual([both.text]);
});

test('what is counted stays around the sentences', () => {
  const standing = '3 changes: 1 amount.\n- Amount: “a” became “b”\n- Wording: “c”\nNo change in: dates.';
  expect(placeGlobalLines(standing, ['The fee is raised.'])).toEqual({
    text: '3 changes: 1 amount.\n- The fee is raised.\nNo change in: dates.',
    written: [1],
  });
  expect(placeGlobalLines(standing, [])).toBeNull();
  expect(placeGlobalLines('The two documents say the same.', ['The fee is raised.'])).toBeNull();
});
