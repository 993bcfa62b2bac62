import { expect, test } from 'vitest';
import type { Page } from '#document/document.ts';
import type { Sheet } from '#document/sheet.ts';
import { buildRows, compare, listChanges, summariseChange } from '#comparison/index.ts';

type Rows = readonly (readonly string[])[];

/** Rows as a line each, their cells set apart by tabs; and where the cells stand. */
function layOut(rows: Rows) {
  const lines = rows.map((cells) => cells.join('\t'));
  let at = 0;
  const ranges = rows.map((cells) =>
    cells.map((cell) => {
      const range = { start: at, end: at + cell.length };
      at = range.end + 1;
      return range;
    }),
  );
  return { lines: lines.map((text) => ({ text, words: [] })), ranges, end: at - 1 };
}

const page = { number: 1, width: 0, height: 0, state: 'text' } as const;

function toSheet(rows: Rows): Page {
  const { lines, ranges } = layOut(rows);
  const sheet: Sheet = {
    name: 'Fees',
    isHidden: false,
    range: { top: 1, left: 1, bottom: rows.length, right: rows[0]?.length ?? 1 },
    columns: [],
    merges: [],
    cells: ranges.flatMap((cells, row) =>
      cells.map((range, column) => ({ ...range, row: row + 1, column: column + 1 })),
    ),
  };
  return { ...page, lines, sheet };
}

function toTable(rows: Rows): Page {
  const { lines, ranges, end } = layOut(rows);
  return {
    ...page,
    lines,
    flow: { blocks: [{ kind: 'table', start: 0, end, rows: ranges, hasHeader: true }], changes: [] },
  };
}

const COLUMNS = [500, 1_500, 5_000, 7_000];

/** The same where it was printed, each cell in its column. */
function toLaidOut(rows: Rows): Page {
  const lines = rows.map((cells, row) => {
    let start = 0;
    const words = cells.flatMap((cell, column) => {
      const cellStart = start;
      start += cell.length + 1;
      return [...cell.matchAll(/\S+/gu)].map(({ 0: word, index }) => {
        const left = (COLUMNS[column] ?? 0) + 80 * index;
        const range = { start: cellStart + index, end: cellStart + index + word.length };
        const top = 1_000 + 150 * row;
        return { ...range, box: [left, top, left + 80 * word.length, top + 100] as const };
      });
    });
    return { text: cells.join('\t'), words };
  });
  return { ...page, width: 600, height: 800, lines };
}

const toPrinted = (rows: Rows): Page => ({ ...page, lines: layOut(rows).lines });

function summariesOf(make: (rows: Rows) => Page, rows: Rows, later: Rows): string[] {
  const comparison = compare([make(rows)], [make(later)]);
  return listChanges(comparison, buildRows(comparison), 'en').map((change) =>
    summariseChange(comparison, change),
  );
}

const FEES: Rows = [
  ['No.', 'Service', 'Amount', 'Due'],
  ['1', 'Set-up of all systems', '$9,000', 'at once'],
  ['2', 'Support by telephone', '$5,000', 'every month'],
  ['3', 'Training of the staff', '$1,200', 'once a year'],
];
const edit = (row: number, column: number, text: string): Rows =>
  FEES.map((cells, at) => (at === row ? cells.with(column, text) : cells));

test('a changed cell is named by the heads of its column and row', () => {
  const later = edit(2, 2, '$6,000');
  expect(summariesOf(toTable, FEES, later)).toEqual([
    'Amount (Amount, row Support by telephone): “$5,000” became “$6,000”',
  ]);
  expect(summariesOf(toSheet, FEES, later)).toEqual([
    'Amount (Fees, Amount, row Support by telephone): “$5,000” became “$6,000”',
  ]);
  expect(summariesOf(toPrinted, FEES, later)).toEqual([
    'Amount (row Support by telephone): “$5,000” became “$6,000”',
  ]);
});

test('of a row with several changes each is named by its column', () => {
  const later = edit(2, 2, '$6,000').map((cells, at) => (at === 2 ? cells.with(3, 'every quarter') : cells));
  expect(summariesOf(toSheet, FEES, later)).toEqual([
    'Amount, wording (Fees, row Support by telephone): Amount: “$5,000” became “$6,000”; Due: “month” became “quarter”',
  ]);
});

test('the head of a row that changed itself is told by its number', () => {
  expect(summariesOf(toSheet, FEES, edit(3, 1, 'Training of the guests'))).toEqual([
    'Wording (Fees, Service, row 4): “staff” became “guests”',
  ]);
});

test('a row more or less is one, with its cells told apart', () => {
  expect(summariesOf(toTable, FEES, FEES.toSpliced(2, 1))).toEqual([
    'Row removed: “2 | Support by telephone | $5,000 | every month”',
  ]);
});

test('a code in a cell is no name, and a word that can permit no duty', () => {
  const grid: Rows = [
    ['Field', 'Needed'],
    ['DRIVING LICENSE', 'O'],
    ['Passport of the applicant', 'O'],
  ];
  const later: Rows = [
    ['Field', 'Needed'],
    ['DRIVING PERMIT', 'O'],
    ['Passport of the applicant', 'M'],
  ];
  expect(summariesOf(toSheet, grid, later)).toEqual([
    'Wording (Fees, Field, row 2): “LICENSE” became “PERMIT”',
    'Wording (Fees, Needed, row Passport of the applicant): “O” became “M”',
  ]);
});

test('the heads of a printed table name its columns, and its rows are rows', () => {
  expect(summariesOf(toLaidOut, FEES, edit(2, 2, '$6,000'))).toEqual([
    'Amount (Amount, row Support by telephone): “$5,000” became “$6,000”',
  ]);
  const more: Rows = [...FEES, ['4', 'Travel of the staff', '$300', 'once a month']];
  expect(summariesOf(toLaidOut, FEES, more)).toEqual([
    'Row added: “4 | Travel of the staff | $300 | once a month”',
  ]);
});
