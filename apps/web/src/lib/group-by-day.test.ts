import { expect, test } from 'vitest';
import { groupByDay, nameDay } from '#lib/group-by-day.ts';

const NOW = new Date(2026, 10, 22, 9, 30);
const at = (...[year, month, day, hour]: [number, number, number, number]) =>
  new Date(year, month, day, hour).toISOString();

test.each([
  [at(2026, 10, 22, 0), 'Today'],
  [at(2026, 10, 21, 23), 'Yesterday'],
  [at(2026, 10, 18, 12), 'Wednesday, Nov 18'],
  [at(2025, 10, 22, 12), 'Saturday, Nov 22, 2025'],
])('%s is of %s', (iso, name) => {
  expect(nameDay(iso, NOW)).toBe(name);
});

test('the day after a night in which the clock changed is yesterday', () => {
  expect(nameDay(at(2026, 9, 25, 1), new Date(2026, 9, 26, 23))).toBe('Yesterday');
});

test('things stay in their order within their day', () => {
  const items = [at(2026, 10, 22, 8), at(2026, 10, 22, 7), at(2026, 10, 20, 7)].map((createdAt) => ({
    createdAt,
  }));
  expect(groupByDay(items, NOW)).toEqual([
    { day: 'Today', items: items.slice(0, 2) },
    { day: 'Friday, Nov 20', items: items.slice(2) },
  ]);
});
