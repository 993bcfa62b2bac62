import { describe, expect, test } from 'vitest';
import { calculate } from './calculate.ts';

const QUOTES = [
  'Sales were 1,200 dollars in 2017',
  'In 2016 sales were 1,000 dollars',
  'Net loss (350) for the year',
];
const work = (expression: string, operands: string[], isPercent = false) =>
  calculate({ operands, expression, isPercent, decimal: '.' }, QUOTES);

describe('a calculation', () => {
  test('is worked out by us and shows its steps with the figures as they are printed', () => {
    expect(work('(a - b) / b', ['1,200', '1,000'], true)).toEqual({
      steps: '(1,200 − 1,000) ÷ 1,000',
      result: '20 %',
    });
    expect(work('a+b', ['1,200', '$1,000'])).toEqual({ steps: '1,200 + 1,000', result: '2,200' });
    expect(work('(a + b) / 2', ['1,200', '1,000'])?.result).toBe('1,100');
    expect(work('a / 12', ['1,000'])?.result).toBe('83.33');
  });

  test('reads the sign of an operand in the quote, not in the draft', () => {
    expect(work('a + b', ['1,200', '350'])).toEqual({ steps: '1,200 + −350', result: '850' });
    expect(work('a - b', ['1,000', '1,200'])?.result).toBe('−200');
    const dates = ['From 2016-2017 it rose by -40 (30 of them new)'];
    const sum = (operands: string[]) =>
      calculate({ operands, expression: 'a + b', isPercent: false, decimal: '.' }, dates)?.result;
    expect(sum(['2017', '40'])).toBe('1,977');
    expect(sum(['2016', '30'])).toBe('2,046');
  });

  test.each([
    ['an operand that no quote has', 'a - b', ['1,200', '1,100']],
    ['a part of a longer figure', 'a - b', ['1,200', '000']],
    ['an operand too many', 'a', ['1,200', '1,000']],
    ['an operand too few', 'a - b', ['1,200']],
    ['a number of its own', 'a * 1.07', ['1,200']],
    ['no operand at all', '1 + 2', []],
    ['a division by nothing', 'a / (b - b)', ['1,200', '1,000']],
    ['a call of something', 'process(a)', ['1,200']],
    ['an open bracket', '(a - b', ['1,200', '1,000']],
  ])('with %s is none', (_, expression, operands) => {
    expect(work(expression, operands)).toBeNull();
  });

  test.each([
    ['1.250', ',', '1.250 + 1.250', '2.500'],
    ['1.250', '.', '1.250 + 1.250', '2.5'],
    ['12,5', ',', '12,5 + 12,5', '25'],
    ['1.234,56', '.', '1.234,56 + 1.234,56', '2,469.12'],
    ['0.125', ',', '0.125 + 0.125', '0,25'],
    ['1,234,567', '.', '1,234,567 + 1,234,567', '2,469,134'],
    ['١٢٠', '.', '١٢٠ + ١٢٠', '240'],
  ] as const)('reads %s where "%s" stands before decimals', (figure, decimal, steps, result) => {
    const quotes = [`It was ${figure} there`];
    const draft = { operands: [figure, figure], expression: 'a + b', isPercent: false, decimal };
    expect(calculate(draft, quotes)).toEqual({ steps, result });
  });
});
