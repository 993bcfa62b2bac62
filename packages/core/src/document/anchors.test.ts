import { describe, expect, test } from 'vitest';
import { anchorsOfRange } from '#document/anchors.ts';
import type { Page } from '#document/document.ts';
import type { Sheet } from '#document/sheet.ts';

const page = {
  lines: [
    {
      text: 'Net sales\t5,070\t6,046',
      words: [
        { start: 0, end: 3, box: [1000, 1000, 1300, 1100] },
        { start: 4, end: 9, box: [1350, 990, 1800, 1100] },
        { start: 10, end: 15, box: [5000, 1000, 5500, 1100] },
        { start: 16, end: 21, box: [7000, 1000, 7500, 1100] },
      ],
    },
    {
      text: 'as reported',
      words: [
        { start: 0, end: 2, box: [1000, 1200, 1100, 1300] },
        { start: 3, end: 11, box: [1150, 1200, 1900, 1300] },
      ],
    },
  ],
} as const;

const boxesOfRange = (on: Pick<Page, 'lines'>, start: number, end: number) =>
  anchorsOfRange(on, { start, end }).boxes;

describe('the boxes of a range', () => {
  test('hold one box for each line, around the words touched', () => {
    expect(boxesOfRange(page, 4, 9)).toEqual([{ x: 0.135, y: 0.099, width: 0.045, height: 0.011 }]);
    expect(boxesOfRange(page, 22, 33)).toEqual([{ x: 0.1, y: 0.12, width: 0.09, height: 0.01 }]);
  });

  test('hold one box for each cell of a table row', () => {
    expect(boxesOfRange(page, 0, 15).map(({ x, width }) => [x, width])).toEqual([
      [0.1, 0.08],
      [0.5, 0.05],
    ]);
  });

  test('take in a word that is touched in part', () => {
    expect(boxesOfRange(page, 12, 13).map(({ x }) => x)).toEqual([0.5]);
  });

  test('run over several lines', () => {
    expect(boxesOfRange(page, 16, 24).map(({ y }) => y)).toEqual([0.1, 0.12]);
  });

  test('are none for an empty range or one past the end', () => {
    expect(boxesOfRange(page, 5, 5)).toEqual([]);
    expect(boxesOfRange(page, 21, 22)).toEqual([]);
    expect(boxesOfRange(page, 100, 120)).toEqual([]);
  });
});

/** A part of a sheet as a reader gives it: a row is a line, its cells are separated by tabs, nothing has a box. */
const withSheet = (name: string, cells: Sheet['cells'], ...rows: string[]) => ({
  lines: rows.map((text) => ({ text, words: [] })),
  sheet: { name, cells },
});

describe('the cells of a range', () => {
  const sales = withSheet(
    'Sales',
    [
      { row: 13, column: 2, start: 0, end: 6 },
      { row: 13, column: 4, start: 7, end: 13 },
      { row: 14, column: 2, start: 14, end: 19 },
      { row: 14, column: 3, start: 20, end: 24 },
      { row: 20, column: 4, start: 25, end: 29 },
    ],
    'Region\tAmount',
    'North\t5070',
    '6046',
  );
  const rangeOf = (start: number, end: number) => anchorsOfRange(sales, { start, end }).range;

  test('are named as people name them, from the first touched to the last', () => {
    expect(anchorsOfRange(sales, { start: 20, end: 24 })).toEqual({ boxes: [], range: 'Sales!C14' });
    expect(rangeOf(14, 24)).toBe('Sales!B14:C14');
    expect(rangeOf(22, 27)).toBe('Sales!C14:D20');
    expect(rangeOf(0, 29)).toBe('Sales!B13:D20');
  });

  test('are none where nothing but what separates them is touched', () => {
    expect(anchorsOfRange(sales, { start: 6, end: 7 })).toEqual({ boxes: [] });
    expect(rangeOf(8, 8)).toBeUndefined();
  });

  test.each([
    [1, 'A1'],
    [26, 'Z1'],
    [27, 'AA1'],
    [702, 'ZZ1'],
    [703, 'AAA1'],
    [16_384, 'XFD1'],
  ])('count their columns in letters: %i is %s', (column, name) => {
    const page = withSheet('S', [{ row: 1, column, start: 0, end: 1 }], 'x');
    expect(anchorsOfRange(page, { start: 0, end: 1 }).range).toBe(`S!${name}`);
  });

  test.each([
    ['Sales 2024', "'Sales 2024'!A1"],
    ["Ada's", "'Ada''s'!A1"],
    ['Q1', "'Q1'!A1"],
    ['2024', "'2024'!A1"],
    ['Umsätze', 'Umsätze!A1'],
    ['売上', '売上!A1'],
  ])('are named with the sheet %s so that they can be typed into a spreadsheet', (name, range) => {
    const page = withSheet(name, [{ row: 1, column: 1, start: 0, end: 1 }], 'x');
    expect(anchorsOfRange(page, { start: 0, end: 1 }).range).toBe(range);
  });
});

test('on running text nothing but the range itself is marked', () => {
  const section = {
    lines: [
      { text: 'Article 1', words: [] },
      { text: 'The supplier delivers.', words: [] },
    ],
  };
  expect(anchorsOfRange(section, { start: 4, end: 20 })).toEqual({ boxes: [] });
});
