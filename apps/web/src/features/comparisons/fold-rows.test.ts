import { expect, test } from 'vitest';
import { entryOfRow, foldRows } from '#features/comparisons/fold-rows.ts';

const entriesOf = (request: Partial<Parameters<typeof foldRows>[0]>) => {
  const { starts, counts } = foldRows({
    rowsTotal: 20,
    changes: [[10, 11]],
    changesOnly: true,
    opened: [],
    ...request,
  });
  return [...starts].map((start, at) => (counts[at] === 1 ? start : `${start}+${counts[at]}`));
};

test('without folding every row is an entry', () => {
  expect(entriesOf({ changesOnly: false })).toHaveLength(20);
});

test('what did not change is folded, but for three rows around a change', () => {
  expect(entriesOf({})).toEqual(['0+7', 7, 8, 9, 10, 11, 12, 13, 14, '15+5']);
});

test('a stretch that was opened is shown, and one of a single row never folded', () => {
  expect(entriesOf({ opened: [15] })).toEqual(['0+7', 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
  expect(entriesOf({ rowsTotal: 16 })).toEqual(['0+7', 7, 8, 9, 10, 11, 12, 13, 14, 15]);
});

test('without a change all of it is one fold', () => {
  expect(entriesOf({ changes: [] })).toEqual(['0+20']);
});

test('a row is found, also in what is folded', () => {
  const folded = foldRows({ rowsTotal: 20, changes: [[10, 11]], changesOnly: true, opened: [] });
  expect([3, 10, 19].map((row) => entryOfRow(folded, row))).toEqual([0, 4, 9]);
});
