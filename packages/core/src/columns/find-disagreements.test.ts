import { expect, test } from 'vitest';
import { readCell } from './read-cell.ts';
import type { CellClaim, Column, Elsewhere } from './types.ts';

const cite = (text: string, page = 1): CellClaim => ({
  text,
  quotes: [{ page, start: 0, end: text.length, text }],
});
const clause = (text: string): Elsewhere => ({ ...cite(text, 2), likeness: 'kind' });
const read = (column: Column, topAnswer: string, ...others: readonly Elsewhere[]) =>
  readCell(column, [cite(topAnswer)], [], others).readings.map(({ value }) => value.text);

const NOTICE: Column = { type: 'duration', question: 'How much notice is required to prevent renewal?' };
const RENEWAL =
  'It renews automatically unless a party gives sixty (60) days’ prior written notice of non-renewal before the end of the term.';

test('another clause of the kind that is asked for contradicts the value in words of its own', () => {
  const other = clause(
    'A party that does not wish to renew tells the other at least 40 days prior to the expiration of the term.',
  );
  expect(read(NOTICE, RENEWAL, other)).toEqual([
    '60 days before the term ends',
    expect.stringContaining('40 days'),
  ]);
});

const START: Column = { type: 'date', question: 'When does the agreement take effect?' };
const EFFECTIVE =
  'This Agreement is entered into as of May 18, 2010 (the "Effective Date") by Northwind and Halden.';

test('a start contradicts a start, and the end of the term none', () => {
  const start = clause('This Agreement shall become effective as of June 1, 2010.');
  expect(read(START, EFFECTIVE, start)).toEqual(['May 18, 2010', 'June 1, 2010']);
  const end = clause(
    'The term of this Agreement shall commence on the Effective Date and conclude on October 31, 2010.',
  );
  expect(read(START, EFFECTIVE, end)).toEqual([]);
});

test('a contract names several sums insured, and the numbers of sections are no amounts', () => {
  const insured: Column = { type: 'amount', question: 'What insurance must be maintained?' };
  const one =
    'The Supplier maintains general liability insurance of not less than $5,000,000 per occurrence.';
  expect(read(insured, one, clause(one.replace('general', 'motor').replace('5,0', '2,0')))).toEqual([]);
  const actions =
    'All actions, suits and proceedings under this contract are brought within 1 year in the courts.';
  const section =
    '7.2 All actions, suits and proceedings under this contract are brought in the courts of Maryland.';
  const column: Column = { type: 'amount', question: 'How many are there?' };
  expect(read(column, actions, { ...cite(section, 2), likeness: 'words' })).toEqual([]);
});
