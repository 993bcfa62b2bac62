import type { Cell } from '@recto/contract/batches';
import { expect, test } from 'vitest';
import { countFacets, filterRows, needsLook, placesOf, sortRows, stepPlace, toRows } from './matrix-rows.ts';

const file = (fileId: string, fileName = `${fileId}.pdf`) => ({
  _id: `item-${fileId}`,
  batchId: 'b',
  fileId,
  fileName,
  pages: 4,
  pageKind: 'layout' as const,
  status: 'complete' as const,
});
const cell = (fileId: string, column: number, change: Partial<Cell> = {}): Cell => ({
  answerId: `${fileId}-${column}`,
  fileId,
  column,
  status: 'complete',
  text: 'Thirty days.',
  kind: 'answer',
  pages: [1],
  ...change,
});

const FILES = [file('a'), file('b', 'Ørsted_lease.pdf'), file('c')];
const CELLS = [
  cell('a', 0),
  cell('a', 1, { kind: 'none', text: 'No passage.', pages: [] }),
  cell('b', 1, { review: { mark: 'check', note: 'Ask Ada' } }),
  cell('b', 0, { status: 'failed', kind: 'none', text: '' }),
  cell('c', 0, { kind: 'closest', pages: [2, 3], review: { mark: 'accepted' } }),
  cell('c', 1, { text: 'Ninety days, café.', review: { mark: 'wrong' } }),
];
const rows = toRows(FILES, CELLS);
const shown = (show: Parameters<typeof filterRows>[1]['show'], find = '') => {
  const { rows: found, matches } = filterRows(rows, { show, find });
  return [found.map((row) => row.file.fileId).join(''), matches && [...matches].map((one) => one.answerId)];
};

test('cells stand in the columns of their questions, whatever their order', () => {
  expect(rows.map(({ cells }) => cells.map((one) => one?.answerId))).toEqual([
    ['a-0', 'a-1'],
    ['b-0', 'b-1'],
    ['c-0', 'c-1'],
  ]);
});

test('every facet is counted, by how a question ended and by what was said of its answer', () => {
  expect(countFacets(rows)).toEqual({
    all: 6,
    outlier: 0,
    disagrees: 0,
    unsure: 0,
    reviewed: 3,
    answered: 3,
    close: 1,
    'not-found': 1,
    failed: 1,
    accepted: 1,
    wrong: 1,
    check: 1,
  });
});

test('a facet leaves the files that have such a cell', () => {
  expect(shown(null)).toEqual(['abc', null]);
  expect(shown('not-found')).toEqual(['a', ['a-1']]);
  expect(shown('close')).toEqual(['c', ['c-0']]);
  expect(shown('check')).toEqual(['b', ['b-1']]);
});

test('words are found in answers, notes and file names, without regard to case and accents', () => {
  expect(shown(null, 'NINETY cafe')).toEqual(['c', ['c-1']]);
  expect(shown(null, 'ada')).toEqual(['b', ['b-1']]);
  expect(shown(null, 'lease')).toEqual(['b', ['b-0', 'b-1']]);
  expect(shown('failed', 'lease')).toEqual(['b', ['b-0']]);
  expect(shown('accepted', 'lease')).toEqual(['', []]);
});

test('what has no answer is to be looked at until somebody has said what it is', () => {
  expect(CELLS.filter(needsLook).map(({ answerId }) => answerId)).toEqual(['a-1', 'b-1', 'b-0']);
});

test('one walks through places row by row, from wherever one is, and round', () => {
  const targets = placesOf(rows, needsLook);
  const step = (fileId: string, column: number, direction: 1 | -1) =>
    Object.values(stepPlace(rows, targets, { fileId, column }, direction) ?? {}).join('-');
  expect(targets).toHaveLength(3);
  expect(step('a', 0, 1)).toBe('a-1');
  expect(step('a', 1, 1)).toBe('b-0');
  expect(step('b', 1, 1)).toBe('a-1');
  expect(step('a', 1, -1)).toBe('b-1');
  expect(step('c', -1, -1)).toBe('b-1');
  expect(stepPlace(rows, targets, null, 1)).toEqual({ fileId: 'a', column: 1 });
  expect(stepPlace(rows, [], null, 1)).toBeUndefined();
});

test('rows are sorted by the values of a column, and what has none comes last whichever way', () => {
  const days = (amount: number) => ({
    value: {
      type: 'duration' as const,
      amount,
      unit: 'day',
      text: `${amount} days`,
      sure: true,
      size: { number: amount, unit: 'days' },
    },
  });
  const valued = toRows(FILES, [cell('a', 0, days(90)), cell('b', 0), cell('c', 0, days(30))]);
  const order = (isDown: boolean, column = 0) =>
    sortRows(valued, { column, isDown }).map(({ file: { fileId } }) => fileId);
  expect(order(false)).toEqual(['c', 'a', 'b']);
  expect(order(true)).toEqual(['a', 'c', 'b']);
  expect(order(true, -1)).toEqual(['b', 'c', 'a']);
});

test('a value that stands out is to be looked at until somebody has said something of it', () => {
  expect(needsLook(cell('a', 0, { flags: ['outlier'] }))).toBe(true);
  expect(needsLook(cell('a', 0, { flags: ['outlier'], review: { mark: 'accepted' } }))).toBe(false);
});
