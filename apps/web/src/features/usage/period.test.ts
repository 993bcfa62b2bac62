import { expect, test } from 'vitest';
import { makeUsage } from '#testing/plans.ts';
import { dayNumber, daysOf, describePeriod, periodOf } from './period.ts';

const at = (iso: string) => new Date(iso);

test('the period of the counts is told with the day it is', () => {
  const now = at('2026-11-25T13:00:00.000Z');
  const period = periodOf(makeUsage('PRICE_ID_10'));
  expect(describePeriod(period, now)).toBe('November 1 to 30, day 25');
  expect(daysOf(period)).toHaveLength(30);
});

test('a paid period begins on any day', () => {
  const now = at('2026-12-01T09:00:00.000Z');
  const period = { start: at('2026-11-15T10:30:00.000Z'), end: at('2026-12-15T10:30:00.000Z') };
  expect(describePeriod(period, now)).toBe('Nov 15 to Dec 15, day 17');
  expect(dayNumber(period, at('2026-11-15T11:00:00.000Z'))).toBe(1);
});

test.each([
  ['2026-01-31T10:00:00.000Z', '2026-02-28T10:00:00.000Z', 'Jan 31 to Feb 28, day 11', 29],
  ['2028-01-30T10:00:00.000Z', '2028-02-29T10:00:00.000Z', 'Jan 30 to Feb 29, day 12', 31],
])('a paid month of %s to %s begins on its first day, not before', (start, end, told, days) => {
  const period = periodOf({ ...makeUsage('PRICE_ID_150'), period: { start, end } });
  expect(describePeriod(period, at(`${end.slice(0, 8)}10T12:00:00.000Z`))).toBe(told);
  expect(daysOf(period)).toHaveLength(days);
  expect(daysOf(period)[0]).toBe(start.slice(0, 10));
});
