import { describe, expect, test } from 'vitest';
import { makeReport, textPages } from '#testing/report.ts';
import { cellsOf, shapeOf, stepOf } from './map-cells.ts';

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

test('ten pages of a very long file share a cell that shows and opens the worst of them', () => {
  const states = textPages(2_005);
  states[13] = 'damaged';
  const cells = cellsOf('layout', makeReport(states).pages);
  expect(cells).toHaveLength(201);
  expect(cells[1]).toMatchObject({ state: 'damaged', name: 'Pages 11 to 20: Damaged' });
  expect(cells[1]?.page.page).toBe(14);
  expect(cells[200]?.name).toBe('Pages 2001 to 2005: Text');
});
