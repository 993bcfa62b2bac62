import { describe, expect, test } from 'vitest';
import { shapeOf, stepOf } from '#shared/files/page-grid.ts';

describe('keys in a map of 60 pages, 26 a row', () => {
  test.each([
    ['ArrowRight', 25, 26],
    ['ArrowLeft', 26, 25],
    ['ArrowDown', 3, 29],
    ['ArrowUp', 29, 3],
    ['Home', 40, 26],
    ['End', 40, 51],
    ['End', 55, 59],
    ['ArrowUp', 3, null],
    ['ArrowLeft', 0, null],
    ['ArrowRight', 59, null],
    ['ArrowDown', 40, null],
    ['a', 3, null],
  ])('%s on cell %i leads to %j', (key, index, to) => {
    expect(stepOf(key, index, 60, 26)).toBe(to);
  });
});

test('above 600 pages cells shrink, twice as many in a row', () => {
  expect(shapeOf(600, false)).toEqual({ columns: 26, isSmall: false });
  expect(shapeOf(601, false)).toEqual({ columns: 52, isSmall: true });
  expect(shapeOf(127, true)).toEqual({ columns: 13, isSmall: false });
});
