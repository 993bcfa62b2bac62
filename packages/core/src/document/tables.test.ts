import { expect, test } from 'vitest';
import type { Page } from '#document/document.ts';
import type { FlowCell } from '#document/flow.ts';
import type { CellRange, SheetCell } from '#document/sheet.ts';
import { tablesOf } from '#document/tables.ts';

const pageOf = (lines: readonly string[], more: Partial<Page>): Page => ({
  number: 1,
  width: 0,
  height: 0,
  state: 'text',
  lines: lines.map((text) => ({ text, words: [] })),
  ...more,
});
const wordsOf = (page: Page) =>
  tablesOf(page).map(({ rows }) => rows.map((row) => row.map(({ text }) => text)));

test('a table has its words cell by cell, with their units, and says whether its first row names the columns', () => {
  const lines = ['Fees', ' \t2024', 'Rent\t€ 1,200', 'The end.'];
  const rows: FlowCell[][] = [
    [
      { start: 5, end: 6 },
      { start: 7, end: 11 },
    ],
    [
      { start: 12, end: 16 },
      { start: 17, end: 24 },
    ],
  ];
  const blocks = [
    { kind: 'heading', start: 0, end: 4, level: 1 },
    { kind: 'table', start: 5, end: 24, rows, hasHeader: true },
    { kind: 'paragraph', start: 25, end: 33 },
  ] as const;
  const page = pageOf(lines, { blocks });
  expect(wordsOf(page)).toEqual([
    [
      ['', '2024'],
      ['Rent', '€ 1,200'],
    ],
  ]);
  expect(tablesOf(page)[0]).toMatchObject({ start: 5, end: 24, hasHeader: true });
});

test('what a cell extends over has no cells of its own', () => {
  const rows: FlowCell[][] = [
    [
      { start: 0, end: 4, rowSpan: 2 },
      { start: 5, end: 8, columnSpan: 2 },
    ],
    [
      { start: 9, end: 9, isCovered: true },
      { start: 9, end: 12 },
      { start: 13, end: 18 },
    ],
  ];
  const flow = { blocks: [{ kind: 'table' as const, start: 0, end: 18, rows }], changes: [] };
  expect(tablesOf(pageOf(['Item\tFee', 'net\tgross'], { flow }))[0]?.rows).toEqual([
    [
      { text: 'Item', rowSpan: 2 },
      { text: 'Fee', columnSpan: 2 },
    ],
    [{ text: 'net' }, { text: 'gross' }],
  ]);
});

/** A sheet with one-letter values in these cells. */
function sheetOf(cells: readonly [row: number, column: number][], merges: readonly CellRange[] = []) {
  const placed = cells.map(
    ([row, column], at): SheetCell => ({ row, column, start: 2 * at, end: 2 * at + 1 }),
  );
  const range = { top: 8, left: 1, bottom: 900, right: 900 };
  const sheet = { name: 'Fees', isHidden: false, range, columns: [], merges, cells: placed };
  return pageOf([cells.map((_, at) => String.fromCharCode(97 + (at % 26))).join(' ')], { sheet });
}

test('a sheet is a table with its repeated heads; cells without a value keep their columns', () => {
  const page = sheetOf([
    [1, 1],
    [1, 4],
    [8, 1],
    [8, 4],
    [9, 4],
  ]);
  expect(wordsOf(page)).toEqual([
    [
      ['a', 'b'],
      ['c', 'd'],
      ['', 'e'],
    ],
  ]);
  expect(tablesOf(page)[0]).toMatchObject({ start: 0, end: 9, hasHeader: true });
});

test('merged cells of a sheet are one', () => {
  const merged = { top: 8, left: 1, bottom: 9, right: 2 };
  const page = sheetOf(
    [
      [8, 1],
      [8, 3],
      [9, 3],
      [10, 2],
    ],
    [merged],
  );
  expect(tablesOf(page)[0]?.rows).toEqual([
    [{ text: 'a', columnSpan: 2, rowSpan: 2 }, { text: 'b' }],
    [{ text: 'c' }],
    [{ text: '' }, { text: 'd' }, { text: '' }],
  ]);
});

test('values that are strewn over a sheet are no table', () => {
  expect(tablesOf(sheetOf(Array.from({ length: 400 }, (_, at) => [at + 8, at + 1])))).toEqual([]);
  expect(tablesOf(sheetOf([]))).toEqual([]);
});
