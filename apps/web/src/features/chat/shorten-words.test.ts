import { expect, test } from 'vitest';
import { shortenWords } from '#features/chat/shorten-words.ts';

test.each([
  ['Short enough.', 20, 'Short enough.'],
  ['The rent is due, monthly.', 18, 'The rent is due…'],
  ['賃料は毎月一日に支払うものとする', 8, '賃料は毎月一日…'],
])('%s', (text, limit, expected) => {
  const short = shortenWords(text, limit);
  expect(short).toBe(expected);
  expect(short.length).toBeLessThanOrEqual(limit);
});
