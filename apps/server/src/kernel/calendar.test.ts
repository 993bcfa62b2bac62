import { expect, test } from 'vitest';
import { addMonths, monthAround } from '#kernel/calendar.ts';

test.each([
  ['2026-01-31T10:00:00Z', 1, '2026-02-28T10:00:00Z'],
  ['2028-01-31T10:00:00Z', 1, '2028-02-29T10:00:00Z'],
  ['2026-01-31T10:00:00Z', 2, '2026-03-31T10:00:00Z'],
  ['2026-11-30T23:59:59Z', 3, '2027-02-28T23:59:59Z'],
  ['2028-02-29T00:00:00Z', 12, '2029-02-28T00:00:00Z'],
])('%s and %i months are %s', (from, months, to) => {
  expect(addMonths(new Date(from), months)).toEqual(new Date(to));
});

test.each([
  ['2026-01-31T10:00:00Z', '2026-01-31T10:00:00Z', '2026-01-31T10:00:00Z', '2026-02-28T10:00:00Z'],
  ['2026-01-31T10:00:00Z', '2026-02-28T09:59:59Z', '2026-01-31T10:00:00Z', '2026-02-28T10:00:00Z'],
  ['2026-01-31T10:00:00Z', '2026-02-28T10:00:00Z', '2026-02-28T10:00:00Z', '2026-03-31T10:00:00Z'],
  ['2028-02-29T00:00:00Z', '2028-03-29T00:00:00Z', '2028-03-29T00:00:00Z', '2028-04-29T00:00:00Z'],
  ['2026-12-15T00:00:00Z', '2027-01-14T23:00:00Z', '2026-12-15T00:00:00Z', '2027-01-15T00:00:00Z'],
])('of an anchor at %s the month around %s is from %s to %s', (anchor, at, start, end) => {
  expect(monthAround(new Date(anchor), new Date(at))).toEqual({ start: new Date(start), end: new Date(end) });
});

test('each month begins where the one before it ends', () => {
  const anchor = new Date('2027-12-31T12:00:00Z');
  let { end } = monthAround(anchor, anchor);
  for (let month = 0; month < 30; month += 1) {
    const next = monthAround(anchor, end);
    expect(next.start).toEqual(end);
    end = next.end;
  }
});
