import { describe, expect, test } from 'vitest';
import { findUnit } from './table-unit.ts';

describe('a unit', () => {
  test.each([
    [
      '(Dollars in millions, except per share data)',
      { scale: 'million', currency: '$', text: 'Dollars in millions, except per share data' },
    ],
    ['(Unaudited; in Millions Except Per Share Figures)', { scale: 'million' }],
    ['(In thousands)', { scale: 'thousand', text: 'In thousands' }],
    ['$ in billions', { scale: 'billion', currency: '$' }],
    ['Millions of Dollars', { scale: 'million', currency: '$' }],
    ['(Millions)', { scale: 'million' }],
    ['(in €m)', { scale: 'million', currency: '€' }],
    ['in Mrd. EUR', { scale: 'billion', currency: 'EUR' }],
    ['(Beträge in TEUR)', { scale: 'thousand', currency: '€' }],
    ['en millones de euros', { scale: 'million', currency: '€' }],
    ['(miles de millones de pesos)', { scale: 'billion' }],
    ['(R$ mil)', { scale: 'thousand', currency: 'R$' }],
    ['(в тысячах долларов США)', { scale: 'thousand', currency: '$' }],
    ['(w mln zł)', { scale: 'million', currency: 'zł' }],
    ['单位：千元', { scale: 'thousand', currency: '¥' }],
    ['（単位：億円）', { suffix: '億円', currency: '¥' }],
    ['(Rs. in lakhs)', { suffix: 'lakhs', currency: '₹' }],
    ['(بآلاف الدولارات)', { scale: 'thousand', currency: '$' }],
    ['(in %)', { isPercent: true }],
  ])('of the head %s', (text, unit) => {
    expect(findUnit(text, 'head')).toMatchObject(unit);
  });

  test('stands in the sentence before a table or in the brackets of a label', () => {
    expect(findUnit('The following table shows revenue by region (in millions):', 'prose')).toMatchObject({
      scale: 'million',
    });
    expect(findUnit('The segments sold, in thousands of euros, as follows:', 'prose')).toMatchObject({
      scale: 'thousand',
      currency: '€',
    });
    expect(findUnit('Rooms revenue (In millions)', 'label')).toMatchObject({ scale: 'million' });
  });

  test.each([
    ['Cumulative deliveries', 'head'],
    ['The company sold for $5 million in 2016.', 'prose'],
    ['Aid of (approximately $3 million) was given', 'prose'],
    ['Net income in millions', 'label'],
    ['Percent', 'head'],
    ['Slots win %', 'label'],
    ['Milestones', 'head'],
  ] as const)('is not in %s', (text, source) => {
    expect(findUnit(text, source)).toBeNull();
  });

  test('has its place on the page', () => {
    const text = 'Balance Sheets (in millions)';
    const span = findUnit(text, 'head', 100)?.span;
    expect(text.slice((span?.start ?? 0) - 100, (span?.end ?? 0) - 100)).toBe('in millions');
  });
});

test.each([
  ['U.S. $ in thousands', { scale: 'thousand', currency: '$' }],
  ['All figures in USD ‘000, except TCE rate per day', { scale: 'thousand', currency: 'USD' }],
  ['2019 €m', { scale: 'million', currency: '€' }],
  ['52 weeks ended 30 Mar 2019 £m', { scale: 'million', currency: '£' }],
  ['£000', { scale: 'thousand', currency: '£' }],
  ['RMB’Million', { scale: 'million', currency: 'RMB' }],
  ['USDm', { scale: 'million', currency: 'USD' }],
])('of a column may be short: %s', (text, unit) => {
  expect(findUnit(text, 'head')).toMatchObject(unit);
});

test('of shares is told from that of amounts', () => {
  expect(findUnit('(shares in 000’s)', 'head')).toMatchObject({ sharesScale: 'thousand', isOfShares: true });
  expect(
    findUnit('(dollars in millions, except per share data, and shares in thousands)', 'head'),
  ).toMatchObject({
    scale: 'million',
    sharesScale: 'thousand',
    isOfShares: false,
  });
  expect(findUnit('($ and shares in millions, except per share amounts)', 'head')).not.toHaveProperty(
    'sharesScale',
  );
});
