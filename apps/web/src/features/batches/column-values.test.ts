import type { Cell, CellValue } from '@recto/contract/batches';
import { expect, test } from 'vitest';
import { showValue, shownText } from './cell-value.ts';
import { compareCells, footOf } from './column-values.ts';

const cell = (value?: CellValue, kind: Cell['kind'] = 'answer'): Cell => ({
  answerId: `${Math.random()}`,
  fileId: 'file',
  column: 0,
  status: 'complete',
  text: value?.text ?? '',
  kind,
  pages: [1],
  ...(value && { value }),
});
const said = { text: '', sure: true };
const DAYS = { day: 1, week: 7, month: 365 / 12, year: 365 };
const days = (amount: number, unit: keyof typeof DAYS = 'day'): CellValue => ({
  type: 'duration',
  amount,
  unit,
  size: { number: amount * DAYS[unit], unit: 'days' },
  ...said,
});
const fee = (value: number, currency: string, period?: string): CellValue => ({
  type: 'amount',
  value,
  currency,
  ...(period && { period }),
  size: { number: value, unit: currency },
  ...said,
});

test.each([
  [fee(34_300, 'EUR', 'month'), '34,300 EUR a month'],
  [
    { type: 'amount', value: 32_765e6, currency: '$', scale: 'million', period: '2018', ...said },
    '$32,765 million 2018',
  ],
  [fee(-0.57, '$'), '−$0.57'],
  [days(1, 'month'), '1 month'],
  [days(90), '90 days'],
  [{ type: 'date', iso: '2024-03-01', ...said }, '1 Mar 2024'],
  [{ type: 'yesNo', yes: false, ...said }, 'No'],
  [
    {
      type: 'names',
      names: [{ name: 'Northwind Ltd', shortName: 'Northwind' }, { name: 'Halden' }],
      ...said,
    },
    'Northwind, Halden',
  ],
] as const)('a value is shown with its unit beside it (%#)', (value, text) => {
  const shown = showValue(value as CellValue);
  expect(shown && shownText(shown)).toBe(text);
});

test('a column says its median and range, in one unit, and counts what comes close apart', () => {
  const cells = [days(90), days(3, 'month'), days(60), days(365)].map((value) => cell(value));
  expect(footOf([...cells, cell(undefined, 'closest')])).toEqual({
    headline: 'median 90.63 days',
    note: '60 to 365, of 4 of 5, 1 close',
  });
});

test('periods of one unit are told in it', () => {
  const cells = [1, 2, 6].map((amount) => cell(days(amount, 'month')));
  expect(footOf(cells)).toEqual({ headline: 'median 2 months', note: '1 to 6, of 3' });
});

test('amounts of two currencies are never mixed', () => {
  const cells = [fee(100, 'EUR'), fee(300, 'EUR'), fee(9_000, 'USD')].map((value) => cell(value));
  expect(footOf(cells)).toEqual({
    headline: 'median 200 EUR',
    note: '100 to 300, of 2 of 3, 1 in other units',
  });
});

test('the sign and the code of a currency are one unit, as they are converted', () => {
  const [sign, code] = [fee(100, '$'), fee(300, 'USD')].map((value) =>
    cell({ ...value, size: { number: value.type === 'amount' ? value.value : 0, unit: 'USD' } }),
  );
  expect(footOf([sign, code])).toEqual({ headline: 'median 200 USD', note: '100 to 300, of 2' });
});

test('yes and no are counted', () => {
  const cells = [true, true, false].map((yes) => cell({ type: 'yesNo', yes, ...said }));
  expect(footOf(cells).headline).toBe('2 yes, 1 no');
});

test('cells are in the order of what they say in days and years; what has no value comes last', () => {
  const [none, week, year] = [cell(), cell(days(1, 'week')), cell(days(1, 'year'))];
  expect([year, none, week].toSorted(compareCells)).toEqual([week, year, none]);
});
