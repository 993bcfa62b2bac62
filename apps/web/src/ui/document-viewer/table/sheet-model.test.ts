import { expect, test } from 'vitest';
import { makeSheetModel } from '#ui/document-viewer/table/sheet-model.ts';

const isNumber = (text: string) =>
  makeSheetModel({
    name: 'Sales',
    hidden: false,
    range: 'A1:A1',
    columns: [],
    merges: [],
    cells: [{ ref: 'A1', text, start: 0, end: text.length }],
  }).cells[0]?.isNumber;

test.each([
  '1,842',
  '-12.5%',
  '(1,204)',
  '€1,234.50',
  'CHF 17',
  '1.2E+05',
  '2026-01-04',
  '1/1/00 15:00',
  '15-Mar-23',
  '13:00',
  '2:00 PM',
])('%s stands at the end of its cell', (text) => expect(isNumber(text)).toBe(true));

test.each(['Pumps', 'Q1', '4 pumps', 'TRUE', '12-A', 'HL-20931', ''])('%s is text', (text) =>
  expect(isNumber(text)).toBe(false),
);
