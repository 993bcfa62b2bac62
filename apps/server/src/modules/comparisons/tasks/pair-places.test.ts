import type { ComparisonRow, ComparisonSide } from '@recto/contract/comparisons';
import { expect, test } from 'vitest';
import { pairPlaces } from '#modules/comparisons/tasks/pair-places.ts';

const NOTHING: ComparisonSide = { lineId: null, type: 0, value: '' };
const side = (page: number, length: number): ComparisonSide => ({
  lineId: 1,
  type: 0,
  value: 'x'.repeat(length),
  page,
});
const rowsOf = (...sides: readonly (readonly [ComparisonSide, ComparisonSide])[]): ComparisonRow[] =>
  sides.map(([left, right], index) => ({ index, left, right }));

test('the first row with both sides on each new page pairs its places', () => {
  const rows = rowsOf(
    [side(1, 50), side(1, 50)],
    [NOTHING, side(1, 150)],
    [side(1, 150), side(2, 100)],
    [side(2, 10), side(2, 300)],
  );
  expect(pairPlaces(rows)).toEqual([
    [1, 1],
    [1.25, 2],
    [2, 2.25],
  ]);
});

test('moved text, heads and feet pair nothing, and places only grow', () => {
  const moved = { ...side(1, 9), moved: { id: 1, partnerLineId: 7 } };
  const foot = { ...side(4, 9), furniture: true as const };
  expect(pairPlaces(rowsOf([moved, side(3, 9)], [foot, side(4, 9)]))).toEqual([]);
  expect(pairPlaces(rowsOf([side(3, 9), side(3, 9)], [side(4, 9), side(2, 9)]))).toEqual([[3, 3]]);
});
