import { expect, test } from 'vitest';
import { checkChangeSummary, checkGlobalLines, placeGlobalLines } from './check-written.ts';

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
