import { expect, test } from 'vitest';
import { rangesOf } from './text-range.ts';

test('a pattern matches in order, nothing as well, and in the next text from its start', () => {
  const words = /\p{L}*/gu;
  expect(rangesOf('a 𝒳b', words)).toEqual([
    { start: 0, end: 1 },
    { start: 1, end: 1 },
    { start: 2, end: 5 },
    { start: 5, end: 5 },
  ]);
  expect(rangesOf('ab', words)).toEqual(
    Array.from('ab'.matchAll(words), ({ index, 0: { length } }) => ({ start: index, end: index + length })),
  );
});
