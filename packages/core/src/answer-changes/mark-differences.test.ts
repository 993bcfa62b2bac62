import { expect, test } from 'vitest';
import { markDifferences } from './mark-differences.ts';

const shown = (before: string, now: string) =>
  markDifferences(before, now).map((parts) =>
    parts.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join(''),
  );

test('marks the words that only one text has', () => {
  expect(
    shown('not less than ninety (90) days before the end', 'not less than sixty (60) days before the end'),
  ).toEqual([
    'not less than [ninety (90]) days before the end',
    'not less than [sixty (60]) days before the end',
  ]);
  expect(shown('Each party’s total liability', 'The Provider’s total liability')).toEqual([
    '[Each party’s] total liability',
    '[The Provider’s] total liability',
  ]);
  expect(shown('EUR 18,400 a month', 'EUR 19,900 a month')).toEqual([
    'EUR [18,400] a month',
    'EUR [19,900] a month',
  ]);
});

test('marks nothing where only lines and capitals differ, and all where there is nothing else', () => {
  expect(shown('The term\nis TWO years', 'the term is two years')).toEqual([
    'The term\nis TWO years',
    'the term is two years',
  ]);
  expect(shown('', 'New words')).toEqual(['', '[New words]']);
});

test('gives every text back whole, long ones too', () => {
  const long = Array.from({ length: 2_000 }, (_, at) => `w${at}`).join(' ');
  for (const [before, now] of [
    [long, `x ${long} y`],
    ['a b c', 'c a'],
  ] as const) {
    const [left, right] = markDifferences(before, now);
    expect(left.map(({ text }) => text).join('')).toBe(before);
    expect(right.map(({ text }) => text).join('')).toBe(now);
  }
});
