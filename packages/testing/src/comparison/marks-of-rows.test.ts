import type { ComparisonRow, ComparisonSide } from '@recto/contract/comparisons';
import { expect, test } from 'vitest';
import { marksOfRows } from './marks-of-rows.ts';

const tokenize = (text: string) => {
  const found = [...text.matchAll(/\w+|[^\s\w]/gu)];
  return { t: found.map(([token]) => token), s: found.map(({ index }) => index) };
};
const side = (value: ComparisonSide['value'], more: Partial<ComparisonSide> = {}): ComparisonSide => ({
  lineId: 1,
  type: typeof value === 'string' ? 0 : 2,
  value,
  ...more,
});
const NOTHING: ComparisonSide = { lineId: null, type: 0, value: '' };
/** The marks of rows that say what the files do, line by line. */
const marksOf = (rows: readonly ComparisonRow[]) => {
  const textOf = (of: 'left' | 'right') =>
    rows
      .map(({ [of]: { value } }) =>
        typeof value === 'string' ? value : value.map((part) => part.value).join(''),
      )
      .join('');
  return marksOfRows({ tokenize }, rows, { left: textOf('left'), right: textOf('right') });
};
const toRows = (...pairs: readonly (readonly [ComparisonSide, ComparisonSide])[]): ComparisonRow[] =>
  pairs.map(([left, right], index) => ({ index, left, right }));

test('words that stayed are tied in their order, and what was changed is tied to nothing', () => {
  const before = [
    { type: 0 as const, value: 'Due in ' },
    { type: 2 as const, value: '30' },
    { type: 0 as const, value: ' days' },
  ];
  const { fa, fb } = marksOf(toRows([side(before), side('Due in  days')]));
  expect([...fa]).toEqual([0, 1, -1, 2]);
  expect([...fb]).toEqual([0, 1, 3]);
});

test('a word that is hyphenated on one side is tied to the whole one, across the head of a page', () => {
  const { fa, fb, furnA } = marksOf(
    toRows(
      [side('an agree-\n'), side('an agreement ends')],
      [side('Page 1\n', { furniture: true }), NOTHING],
      [side('ment ends'), NOTHING],
    ),
  );
  expect([...fa]).toEqual([0, 1, 1, -1, -1, 1, 2]);
  expect([...(furnA ?? [])]).toEqual([0, 0, 0, 1, 1, 0, 0]);
  expect([...fb]).toEqual([0, 1, 6]);
});

test('a word that the file divides at the end of a line, and its row does not, is three there', () => {
  const rows = toRows([side('an agreement ends'), side('an agreement ends')]);
  const files = { left: 'an agree-\nment ends', right: 'an agreement ends' };
  const { fa, fb } = marksOfRows({ tokenize }, rows, files);
  expect([...fa]).toEqual([0, 1, 1, 1, 2]);
  expect([...fb]).toEqual([0, 1, 4]);
  expect(() => marksOfRows({ tokenize }, rows, { ...files, right: 'an agreement begins' })).toThrow(
    '"begins" of the file is "ends" in the rows',
  );
});

test('moved words are tied to those of the same move', () => {
  const moved = (type: 1 | 2) => side([{ type, value: 'one two ', moved: 1 }]);
  const rows = toRows([moved(2), NOTHING], [side('three '), side('three ')], [NOTHING, moved(1)]);
  const { fa, fb, mva, mvb } = marksOf(rows);
  expect([...fa]).toEqual([1, 2, 0]);
  expect([...fb]).toEqual([2, 0, 1]);
  expect([[...mva], [...(mvb ?? [])]]).toEqual([
    [1, 1, 0],
    [0, 1, 1],
  ]);
});

test('rows that call different words the same are an error', () => {
  expect(() => marksOf(toRows([side('one'), side('two')]))).toThrow('"one" on the left');
});
