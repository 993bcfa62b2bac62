import { describe, expect, test } from 'vitest';
import { makeDownloads, parseRange } from '#kernel/downloads.ts';

describe('parsing a Range header', () => {
  test.each([
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=900-', { start: 900, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=990-2000', { start: 990, end: 999 }],
  ])('%s of 1,000 bytes', (header, range) => {
    expect(parseRange(header, 1_000)).toEqual(range);
  });

  test('a range beyond the end cannot be satisfied', () => {
    expect(parseRange('bytes=1000-', 1_000)).toBe('unsatisfiable');
    expect(parseRange('bytes=9-3', 1_000)).toBe('unsatisfiable');
  });

  test('no range, several ranges or another unit mean the whole', () => {
    for (const header of [undefined, 'bytes=-', 'bytes=0-1,5-6', 'lines=1-2'])
      expect(parseRange(header, 10)).toBeNull();
  });
});

test('a signed address names when it ends', () => {
  const { url, expiresAt } = makeDownloads('s'.repeat(32), () => 0).sign('original', 'account', 'file');
  expect(url).toMatch(/^\/download\/[\w-]+\.[\w-]+$/);
  expect(expiresAt).toBe('1970-01-01T00:05:00.000Z');
});
