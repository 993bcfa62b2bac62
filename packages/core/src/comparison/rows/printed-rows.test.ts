import { expect, test } from 'vitest';
import { compare } from '#comparison/compare.ts';
import { buildRows } from '#comparison/rows/build-rows.ts';
import type { RowSide } from '#comparison/rows/types.ts';
import type { Page } from '#document/document.ts';

/** A page of lines, printed below each other; one that is empty is space between paragraphs. */
function print(texts: readonly string[], number = 1): Page {
  const printed = texts.map((text, row) => ({ text, row })).filter(({ text }) => text !== '');
  const lines = printed.map(({ text, row }) => ({
    text,
    words: [...text.matchAll(/\S+/gu)].map(({ 0: word, index: start }) => {
      const [left, top] = [1_000 + 80 * start, 1_000 + 150 * row];
      const box = [left, top, left + 80 * word.length, top + 100] as const;
      return { start, end: start + word.length, box };
    }),
  }));
  return { number, width: 600, height: 800, state: 'text', lines };
}

const valueOf = (side: RowSide | null) => side?.segments.map(({ value }) => value).join('') ?? null;
const rowsOf = (left: readonly Page[], right: readonly Page[]) =>
  buildRows(compare(left, right)).map((row) => [valueOf(row.left), valueOf(row.right)]);

const WIDE = [
  'The tenant pays the rent of the premises on the first day of each month,',
  'without any deduction, to the account that the landlord has named to the tenant.',
];
const NARROW = [
  'The tenant pays the rent of the premises on the first',
  'day of each month, without any deduc-',
  'tion, to the account that the landlord has named',
  'to the tenant.',
];
const FLOWING = `${WIDE.join(' ')}\n`;

test('a paragraph that is printed in other lines is a row, without its line ends', () => {
  expect(rowsOf([print([...WIDE, '', 'Costs'])], [print([...NARROW, '', 'Costs'])])).toEqual([
    [FLOWING, FLOWING],
    ['Costs', 'Costs'],
  ]);
});

test('a paragraph that was added is one row, and the words of a compound stay apart', () => {
  const added = [
    'The parties know each other as two independent and well-known com-',
    'panies, and agree that what is well-',
    'known to both is kept secret from all others that have not known it.',
  ];
  expect(rowsOf([print(WIDE)], [print([...WIDE, '', ...added])])).toEqual([
    [FLOWING.trimEnd(), FLOWING],
    [
      null,
      'The parties know each other as two independent and well-known companies, and agree that what is well-known to both is kept secret from all others that have not known it.',
    ],
  ]);
});

test('what is written in lines is compared in lines', () => {
  const write = (lines: readonly string[]): Page => ({
    ...print([]),
    width: 0,
    height: 0,
    firstLine: 1,
    lines: lines.map((text) => ({ text, words: [] })),
  });
  const rows = rowsOf([write(WIDE)], [write(WIDE)]);
  expect(rows).toEqual([
    [`${WIDE[0]}\n`, `${WIDE[0]}\n`],
    [WIDE[1], WIDE[1]],
  ]);
});
