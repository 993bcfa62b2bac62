import { describe, expect, test } from 'vitest';
import { boxesOfRange } from '#document/boxes-of-range.ts';

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
