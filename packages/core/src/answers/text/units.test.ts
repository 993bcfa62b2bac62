import { expect, test } from 'vitest';
import { joinDividedWords, labelOfRow, shapeOfLine } from './lines.ts';
import { splitUnits } from './units.ts';

const units = (text: string) =>
  splitUnits(text, 'en').map((unit) => [unit.kind, text.slice(unit.start, unit.end)]);

const PAGE = `Results of Operations
The Company sells tools in many countries of the world and reports them by region. Sales rose
strongly in Asia.
Years ended December 31,\t2017\t2016
Asia\t11,911\t10,312
Purchases of property, plant and
equipment\t(1,577)\t(1,373)
(Dollars in millions)\tMaturity\tAmount
• We opened a plant.
• We closed\nanother.`;

test('headings, sentences, rows and items stand for themselves', () => {
  expect(units(PAGE)).toEqual([
    ['heading', 'Results of Operations'],
    ['sentence', 'The Company sells tools in many countries of the world and reports them by region.'],
    ['sentence', 'Sales rose\nstrongly in Asia.'],
    ['row', 'Years ended December 31,\t2017\t2016'],
    ['row', 'Asia\t11,911\t10,312'],
    ['row', 'Purchases of property, plant and\nequipment\t(1,577)\t(1,373)'],
    ['sentence', '• We opened a plant.'],
    ['sentence', '• We closed\nanother.'],
  ]);
});

test('the label of a row ends before its first figure', () => {
  expect(labelOfRow('Cost of sales . . . . . $ (1,234) 5')).toBe('Cost of sales');
  expect(labelOfRow('no figures here')).toBe('');
  expect(labelOfRow('2017 2016')).toBe('');
  expect(shapeOfLine('Total assets\t12\t34', 9)).toMatchObject({ labelEnd: 12, figures: 2 });
});

test('a divided word is indexed whole, a compound at the end of a line stays', () => {
  expect(joinDividedWords(['a compre-', 'hensive plan', 'non-', 'US'])).toEqual([
    'a comprehensive',
    ' plan',
    'non-',
    'US',
  ]);
});
