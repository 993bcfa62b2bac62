import { expect, test } from 'vitest';
import { placeBeside } from '#features/comparisons/pages/page-places.ts';

const PAIRS = [
  [1.2, 1.2],
  [2, 3],
  [4, 4],
] as const;

test.each([
  ['at a pair', 2, 'left', 3],
  ['at a pair, from the other side', 3, 'right', 2],
  ['between two', 3, 'left', 3.5],
  ['behind the last one', 5.5, 'left', 5.5],
  ['before the first one', 1, 'left', 1],
  ['of pages that say nothing of each other', 1, 'right', 1],
] as const)('the place beside one %s', (_, place, side, expected) => {
  expect(placeBeside(PAIRS, place, side)).toBeCloseTo(expected);
});

test('without a pair pages stand beside those of their number', () => {
  expect(placeBeside([], 7.5, 'right')).toBe(7.5);
});
