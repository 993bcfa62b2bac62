import { expect, test } from 'vitest';
import { makeUsage } from '#testing/plans.ts';
import { addMonths, dayNumber, daysOf, describePeriod, periodOf } from './period.ts';

const at = (iso: string) => new Date(iso);

test.each([
  ['2026-03-31T00:00:00.000Z', -1, '2026-02-28T00:00:00.000Z'],
  ['2028-03-31T10:00:00.000Z', -1, '2028-02-29T10:00:00.000Z'],
  ['2026-01-15T00:00:00.000Z', -1, '2025-12-15T00:00:00.000Z'],
  ['2026-11-01T00:00:00.000Z', 1, '2026-12-01T00:00:00.000Z'],
])('%s moved by %i months is %s', (from, months, to) => {
  expect(addMonths(at(from), months).toISOString()).toBe(to);
});

test('the period of the counts is told with the day it is', () => {
  const now = at('2026-11-25T13:00:00.000Z');
  const period = periodOf(makeUsage('PRICE_ID_10'), now);
  expect(describePeriod(period, now)).toBe('November 1 to 30, day 25');
  expect(daysOf(period)).toHaveLength(30);
});

test('a paid period begins on any day', () => {
  const now = at('2026-12-01T09:00:00.000Z');
  const period = { start: at('2026-11-15T10:30:00.000Z'), end: at('2026-12-15T10:30:00.000Z') };
  expect(describePeriod(period, now)).toBe('Nov 15 to Dec 15, day 17');
  expect(dayNumber(period, at('2026-11-15T11:00:00.000Z'))).toBe(1);
});

test('where no plan limits anything it is the month', () => {
  const usage = { ...makeUsage('none'), limits: [] };
  const { start, end } = periodOf(usage, at('2026-02-10T00:00:00.000Z'));
  expect([start.toISOString(), end.toISOString()]).toEqual([
    '2026-02-01T00:00:00.000Z',
    '2026-03-01T00:00:00.000Z',
  ]);
});
