import { expect, test } from 'vitest';
import { moveInGrid } from './matrix-keys.ts';

const SIZE = { rows: 100, columns: 50, pageRows: 12 };
const press = (key: string, ctrlKey = false, from = { row: 10, column: 3 }) => {
  const to = moveInGrid(from, { key, ctrlKey, metaKey: false, altKey: false }, SIZE);
  return to && [to.row, to.column];
};

test.each([
  ['ArrowDown', [11, 3]],
  ['ArrowUp', [9, 3]],
  ['ArrowRight', [10, 4]],
  ['ArrowLeft', [10, 2]],
  ['PageDown', [22, 3]],
  ['PageUp', [0, 3]],
  ['Home', [10, -1]],
  ['End', [10, 49]],
  ['x', null],
])('%s leads to %j', (key, to) => {
  expect(press(key)).toEqual(to);
});

test.each([
  ['ArrowDown', [99, 3]],
  ['ArrowLeft', [10, -1]],
  ['Home', [0, -1]],
  ['End', [99, 49]],
])('%s with Ctrl leads to %j', (key, to) => {
  expect(press(key, true)).toEqual(to);
});

test('nothing leads beyond an edge', () => {
  expect(press('ArrowUp', false, { row: 0, column: -1 })).toEqual([0, -1]);
  expect(press('ArrowLeft', false, { row: 0, column: -1 })).toEqual([0, -1]);
  expect(press('ArrowRight', false, { row: 99, column: 49 })).toEqual([99, 49]);
});
