import { expect, test } from 'vitest';
import { medianOf } from '#structure/median.ts';

test('the middle number, and 0 of none', () => {
  expect(medianOf([9, 1, 4])).toBe(4);
  expect(medianOf([])).toBe(0);
});
