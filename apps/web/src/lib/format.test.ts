import { describe, expect, test } from 'vitest';
import {
  formatBytes,
  formatDate,
  formatDuration,
  plural,
  shortenMiddle,
  splitBeforeEnd,
} from '#lib/format.ts';

describe('a long file name', () => {
  test('keeps its end, where version and extension stand', () => {
    expect(splitBeforeEnd('Northwind_Master_Services_Agreement_final_v4.pdf')).toEqual([
      'Northwind_Master_Services_Agreement_',
      'final_v4.pdf',
    ]);
  });

  test('is left whole when it is short', () => {
    expect(splitBeforeEnd('Lease.pdf')).toEqual(['Lease.pdf', '']);
  });

  test('is never cut in the middle when it runs from right to left', () => {
    const name = 'اتفاقية_عدم_الإفصاح_بين_الطرفين_النسخة_النهائية.pdf';
    expect(splitBeforeEnd(name)).toEqual([name, '']);
  });

  test('never loses half a character', () => {
    const [head, tail] = splitBeforeEnd(`${'𝒜'.repeat(30)}.pdf`);
    expect(head + tail).toBe(`${'𝒜'.repeat(30)}.pdf`);
    expect(tail).toBe(`${'𝒜'.repeat(8)}.pdf`);
  });

  test('keeps vowel signs with the letter that they belong to', () => {
    const word = 'दस्तावेज़_';
    const [head, tail] = splitBeforeEnd(`${word.repeat(6)}.pdf`);
    expect(head + tail).toBe(`${word.repeat(6)}.pdf`);
    for (const part of [tail, shortenMiddle(`${word.repeat(6)}.pdf`, 20).split('…')[1] ?? ''])
      expect(part).not.toMatch(/^\p{M}/u);
  });

  test('is shortened to the asked length', () => {
    const short = shortenMiddle('Northwind_Master_Services_Agreement_final_v4.pdf', 24);
    expect(short).toBe('Northwind_M…final_v4.pdf');
    expect(short).toHaveLength(24);
  });
});

test('sizes are decimal', () => {
  expect([0, 999, 1000, 412_000, 2_400_000, 1_200_000_000].map(formatBytes)).toEqual([
    '0 B',
    '999 B',
    '1 kB',
    '412 kB',
    '2.4 MB',
    '1.2 GB',
  ]);
});

test('dates say the time today, the day this year, else the year', () => {
  const now = new Date(2026, 10, 21, 15);
  expect(formatDate(new Date(2026, 10, 21, 9, 5).toISOString(), now)).toBe('09:05');
  expect(formatDate(new Date(2026, 10, 18, 9, 5).toISOString(), now)).toBe('Nov 18');
  expect(formatDate(new Date(2025, 2, 1, 9, 5).toISOString(), now)).toBe('Mar 1, 2025');
});

test('counts agree with their noun', () => {
  expect([0, 1, 1200].map((count) => plural(count, 'page'))).toEqual(['0 pages', '1 page', '1,200 pages']);
});

test.each([
  [0, '0.1 s'],
  [340, '0.3 s'],
  [9_960, '10 s'],
  [38_200, '38 s'],
  [59_700, '1 min 0 s'],
  [125_000, '2 min 5 s'],
])('%d ms read as %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});
