import { expect, test } from 'vitest';
import { toRoman } from '#text/roman-numerals.ts';

test.each([
  [0, ''],
  [4, 'iv'],
  [49, 'xlix'],
  [444, 'cdxliv'],
  [1994, 'mcmxciv'],
  [3888, 'mmmdccclxxxviii'],
])('%d is %j', (value, numeral) => {
  expect(toRoman(value)).toBe(numeral);
});
