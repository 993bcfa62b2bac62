import { expect, test } from 'vitest';
import { buildRows, compare, listChanges, summariseChange } from '#comparison/index.ts';
import { markChanges, toPages } from '#comparison/testing.ts';

const HEAD = 'Service\tRegion\tHours\tFee';
const ROWS = [
  'Support\tNorth\t40\t800',
  'Support\tNorth\t10\t400',
  'Support\tSouth\t12\t450',
  'Training\tNorth\t20\t900',
  'Training\tSouth\t30\t950',
];

const compareRows = (left: readonly string[], right: readonly string[]) =>
  compare(toPages([HEAD, ...left].join('\n')), toPages([HEAD, ...right].join('\n')));

const without = (row: number) => ROWS.filter((_, at) => at !== row);
const inLine = (row: number) => ROWS[row] ?? '';

test.each([0, 1, 2, 3, 4])('row %i that is removed or added is removed and added whole', (row) => {
  expect(markChanges(compareRows(ROWS, without(row)))).toBe(`{${inLine(row)}|}`);
  expect(markChanges(compareRows(without(row), ROWS))).toBe(`{|${inLine(row)}}`);
});

test('a row that is added stands in a row of its own', () => {
  const rows = buildRows(compareRows(without(2), ROWS));
  expect(rows.filter(({ left }) => left === null).map(({ right }) => right?.segments)).toEqual([
    [
      { type: 1, value: inLine(2) },
      { type: 0, value: '\n' },
    ],
  ]);
});

test('rows are the same row by all of their cells: one in the place of another is another row', () => {
  const other = 'Travel\tNorth\t7\t1500';
  expect(markChanges(compareRows(ROWS, ROWS.with(3, other)))).toBe(`{${inLine(3)}|${other}}`);
  expect(markChanges(compareRows(ROWS, ROWS.with(3, 'Training\tNorth\t20\t975')))).toBe('{900|975}');
});

test('columns that change places are one change, which is a move', () => {
  const swap = (row: string) => {
    const [service = '', region = '', hours = '', fee = ''] = row.split('\t');
    return [service, fee, hours, region].join('\t');
  };
  const comparison = compare(
    toPages([HEAD, ...ROWS].join('\n')),
    toPages([HEAD, ...ROWS].map(swap).join('\n')),
  );
  expect(markChanges(comparison)).toBe('');
  const changes = listChanges(comparison, buildRows(comparison), 'en');
  expect(changes.map(({ kinds }) => kinds)).toEqual([['clause-moved']]);
  expect(changes.map((change) => summariseChange(comparison, change))).toEqual([
    'Columns moved: “Region | Fee”',
  ]);
});
