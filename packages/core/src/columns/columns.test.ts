import { expect, test } from 'vitest';
import { findOutliers } from './find-outliers.ts';
import { guessColumn } from './guess-column.ts';

test.each([
  ['When does the agreement take effect?', 'date'],
  ['How much notice is required to prevent renewal?', 'duration'],
  ['Does the agreement renew automatically?', 'yesNo'],
  ['May either party terminate without cause?', 'yesNo'],
  ['Who are the parties?', 'names'],
  ['What was the total revenue?', 'amount'],
  ['How many employees are there?', 'amount'],
  ['Which law governs the agreement?', 'text'],
  ['What must be done after termination?', 'text'],
])('%s is of type %s', (question, type) => {
  expect(guessColumn(question)).toBe(type);
});

const duration = (amount: number, unit = 'day') => ({ type: 'duration' as const, amount, unit });
const amount = (value: number, currency: string, period?: string) => ({
  type: 'amount' as const,
  value,
  currency,
  ...(period !== undefined && { period }),
});

test('values stand out after their units and periods were converted', () => {
  const days = [90, 60, 180, 90, 90, 60, 90, 90, 60].map((each) => duration(each));
  expect([...findOutliers([...days, duration(3, 'month'), duration(2, 'year')])]).toEqual([10]);
  const fees = [34_300, 8_040, 98_300, 12_300, 22_400, 53_400, 32_400, 18_400].map((fee) =>
    amount(fee, 'EUR', 'month'),
  );
  expect([
    ...findOutliers([...fees, amount(290_000, 'EUR', 'year'), amount(9_000_000, 'EUR', 'month')]),
  ]).toEqual([9]);
});

test('few values, and amounts of another currency, say nothing', () => {
  expect(findOutliers([duration(30), duration(30), duration(3_000)]).size).toBe(0);
  const fees = Array.from({ length: 9 }, (_, at) => amount(100 + at, 'EUR'));
  expect(findOutliers([...fees, amount(1_000_000, 'JPY'), null]).size).toBe(0);
});
