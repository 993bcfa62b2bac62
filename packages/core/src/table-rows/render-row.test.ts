import { describe, expect, test } from 'vitest';
import { renderRow } from './render-row.ts';
import { readTableRow } from './table-row.ts';

function readOut(page: string, start: string, language = 'en', heads?: readonly string[]) {
  const from = page.indexOf(start);
  const end = page.indexOf('\n', from);
  const row = readTableRow(page, { start: from, end: end < 0 ? page.length : end }, language);
  return row && renderRow(row, heads && { heads }).text;
}

const SEGMENTS = `(in millions, except per share)\t2016\t2015\t2014\t2013
Europe:
Net sales\t$ 1,412\t$ 1,389\t$ 1,300\t$ 1,200
Asia:
Net sales\t2,412\t2,389\t2,100\t2,000
Basic earnings per share\t3.41\t3.38\t3.00\t2.90
Employees\t12,000\t11,000\t10,500\t10,000
Operating margin\t12.5\t11.3\t10.1\t9.9
Effective tax rate\t21.0 %\t35.0 %\t35.0 %\t35.0 %`;

describe('a row in words', () => {
  test('has currency and scale, and each value its head', () => {
    const page = '($ in millions)\t2016\t2015\nResearch and development\t1,412\t1,389';
    expect(readOut(page, 'Research')).toBe(
      'Research and development: $1,412 million (2016), $1,389 million (2015)',
    );
  });

  test('of a whole date says no other column that has some of its numbers', () => {
    const page =
      '($ in millions)\tDecember 31, 2022\tDecember 31, 2021\nCash and cash equivalents\t5,911\t4,703';
    const words = ['balance', 'of', 'cash', 'December', '31', '2021'];
    expect(readOut(page, 'Cash', 'en', ['2021', ...words])).toBe(
      'Cash and cash equivalents: $4,703 million (December 31, 2021)',
    );
  });

  test('of a year’s quarters, which their heads only count, says which quarter each value is', () => {
    const page = `Note 22 – Quarterly Financial Data (Unaudited)
2017\t2016
4th\t3rd\t2nd\t1st\t4th\t3rd\t2nd\t1st
Total revenues\t$25,368\t$24,309\t$22,739\t$20,976\t$23,286\t$23,898\t$24,755\t$22,632
Cash dividends declared per share\t3.13\t2.84\t2.51\t2.18`;
    const first =
      'Total revenues: $25,368 (4th quarter 2017), $24,309 (3rd quarter 2017), $22,739 (2nd quarter 2017)';
    expect(readOut(page, 'Total revenues')).toBe(first);
    expect(readOut(page, 'Total revenues', 'en', ['2016', '1st'])).toBe(
      'Total revenues: $22,632 (1st quarter 2016)',
    );
    // With figures for some of the quarters only it is not certain which those are.
    expect(readOut(page, 'Cash')).toBe('Cash dividends declared per share: 3.13; 2.84; 2.51');
  });

  test('does not call quarters what a table counts in halves', () => {
    const page = '2017\t2016\n1st\t2nd\t1st\t2nd\nTotal revenues\t45\t46\t41\t42';
    expect(readOut(page, 'Total')).toBe('Total revenues: 45 (1st 2017), 46 (2nd 2017), 41 (1st 2016)');
  });

  test('says the sub-head where the label does not tell, and where the values stand', () => {
    const start = SEGMENTS.indexOf('Net sales\t2');
    const row = readTableRow(SEGMENTS, { start, end: SEGMENTS.indexOf('\n', start) }, 'en');
    const said = row && renderRow(row, { heads: ['2016', '2014'] });
    expect(said?.text).toBe('Asia, net sales: $2,412 million (2016), $2,100 million (2014)');
    expect(said?.values.map(({ start: from, end }) => said.text.slice(from, end))).toEqual([
      '$2,412 million',
      '$2,100 million',
    ]);
    expect(said?.text.slice(said.label.start, said.label.end)).toBe('Asia, net sales');
  });

  test('says at most three values, those asked for first', () => {
    expect(readOut(SEGMENTS, 'Net sales', 'en')).toBe(
      'Europe, net sales: $1,412 million (2016), $1,389 million (2015), $1,300 million (2014)',
    );
    expect(readOut(SEGMENTS, 'Net sales', 'en', ['2013'])).toBe('Europe, net sales: $1,200 million (2013)');
    expect(readOut(SEGMENTS, 'Net sales', 'en', ['1999'])).toContain('(2016)');
  });

  test('says the column of the year that is asked for, though others have more of the words', () => {
    const page =
      '\tFourth quarter of 2020\tFourth quarter of 2019\tFourth quarter of 2018\nCash dividend\t$0.15\t$0.14\t$0.13';
    expect(readOut(page, 'Cash', 'en', ['2020', 'fourth', 'quarter'])).toBe(
      'Cash dividend: $0.15 (Fourth quarter of 2020)',
    );
  });

  test('does not say a comparison where a year is asked for, but a column that is named', () => {
    const page =
      '($ in millions)\t2017\t2016\t2017 vs. 2016\nRevenue\t1,412\t1,389\t23\n\nProgram\tLoops\tSpeedup\ncrypto\t5\t5.95x';
    expect(readOut(page, 'Revenue', 'en', ['2017'])).toBe('Revenue: $1,412 million (2017)');
    expect(readOut(page, 'crypto', 'en', ['speedup'])).toBe('crypto: 5.95x (Speedup)');
  });

  test('has no scale for what is said of one share, of people, ratios and percentages', () => {
    expect(readOut(SEGMENTS, 'Basic', 'en', ['2016'])).toBe('Basic earnings per share: 3.41 (2016)');
    expect(readOut(SEGMENTS, 'Employees', 'en', ['2016'])).toBe('Asia, Employees: 12,000 (2016)');
    expect(readOut(SEGMENTS, 'Operating', 'en', ['2016'])).toContain('12.5 (2016)');
    expect(readOut(SEGMENTS, 'Effective', 'en', ['2016'])).toBe('Effective tax rate: 21.0% (2016)');
  });

  test('gives no sign of currency to what is counted', () => {
    const page =
      '(in thousands)\t2017\t2016\nRevenues\t$ 5,077\t$ 4,180\nMemberships at end of period\t54,750\t49,431\nCost of revenues\t3,319\t2,855';
    expect(readOut(page, 'Memberships')).toBe(
      'Memberships at end of period: 54,750 thousand (2017), 49,431 thousand (2016)',
    );
    expect(readOut(page, 'Cost')).toBe('Cost of revenues: $3,319 thousand (2017), $2,855 thousand (2016)');
    expect(readOut('(Dollars in millions)\t2017\t2016\nNumber of stores\t1,355\t1,308', 'Number')).toBe(
      'Number of stores: 1,355 (2017), 1,308 (2016)',
    );
  });

  test('gives no scale to figures that the table cannot mean by it', () => {
    const outlook =
      '(Dollars in millions, except per share)\t2023\t2022\nNet sales\t$ 3,226.8\t$ 2,729.4\nGross profit\t$ 1,212.5\t$ 1,027.3\nOpenings, net\t12\t6\nTax effect of the adjustments\t(0.06)\t(0.14)';
    expect(readOut(outlook, 'Openings')).toBe('Openings, net: 12 (2023), 6 (2022)');
    expect(readOut(outlook, 'Tax')).toBe('Tax effect of the adjustments: (0.06) (2023), (0.14) (2022)');
    const mix =
      '(Dollars in millions)\t2023\t2022\nNet sales\t$ 3,226\t$ 2,729\nNet sales mix:\nNorth America\t61 %\t62 %\nInternational\t28\t27';
    expect(readOut(mix, 'International')).toBe('Net sales mix, International: 28 (2023), 27 (2022)');
    const bought = '(Dollars in millions)\nMay 10 to June 6\t102,000\t$ 381.50\t102,000\t$ 3,338';
    expect(readOut(bought, 'May')).toBe('May 10 to June 6: 102,000; $381.50; 102,000');
    expect(readOut('(in millions)\nMedium-term note\t1.74 %\t2019\t25', 'Medium')).toBe(
      'Medium-term note: 1.74%; 2019; 25 million',
    );
    expect(readOut('Expected life (in years)\t2023\t2022\nOptions\t5.8\t5.9', 'Options')).toBe(
      'Options: 5.8 (2023), 5.9 (2022)',
    );
  });

  test('keeps brackets as they are printed, and says amounts before percentages', () => {
    const page =
      '($ in millions)\t2017\t2016\nDividends paid\t(3,417)\t(2,756)\nNet sales\t5,412\t10.0%\t5,000\t9.0%';
    expect(readOut(page, 'Dividends')).toBe(
      'Dividends paid: $(3,417) million (2017), $(2,756) million (2016)',
    );
    expect(readOut(page, 'Net')).toBe('Net sales: $5,412 million (2017), $5,000 million (2016)');
  });

  test('without heads parts its values by semicolons', () => {
    expect(readOut('Net sales\t5,412\t5,000', 'Net')).toBe('Net sales: 5,412; 5,000');
    expect(
      readOut('FY23 Outlook\nShare repurchases\tapproximately $900 million\nNew stores, net\t25-30', 'Share'),
    ).toBe('Share repurchases: approximately $900 million');
    expect(readOut('Ohne Desktop\t512 Megabyte\t4 Gigabyte', 'Ohne', 'de')).toBe(
      'Ohne Desktop: 512 Megabyte; 4 Gigabyte',
    );
  });

  test.each([
    [
      'de',
      'in Mio. EUR\t2022\t2021\nUmsatzerlöse\t1.412,5\t1.389,0',
      'Umsatz',
      'Umsatzerlöse: 1.412,5 Mio. EUR (2022), 1.389,0 Mio. EUR (2021)',
    ],
    [
      'de',
      '(in TEUR)\t2022\t2021\nErgebnis je Aktie (in EUR)\t3,45\t2,98',
      'Ergebnis',
      'Ergebnis je Aktie (in EUR): 3,45 (2022), 2,98 (2021)',
    ],
    [
      'fr',
      "(en millions d'euros)\t2022\t2021\nChiffre d'affaires\t1 412,5\t1 389,0",
      'Chiffre',
      "Chiffre d'affaires: 1 412,5 millions d'euros (2022), 1 389,0 millions d'euros (2021)",
    ],
    [
      'es',
      '(Miles de euros)\t31.12.2022\t31.12.2021\nVentas netas\t1.412.345\t1.389.001',
      'Ventas',
      'Ventas netas: 1.412.345 Miles de euros (31.12.2022), 1.389.001 Miles de euros (31.12.2021)',
    ],
    [
      'pt',
      '(Em milhares de reais)\n\t2022\t2021\nTotal do ativo\t9.412\t8.389',
      'Total',
      'Total do ativo: 9.412 milhares de reais (2022), 8.389 milhares de reais (2021)',
    ],
    [
      'ru',
      'в миллионах рублей\t2022 г.\t2021 г.\nВыручка\t1 412\t1 389',
      'Выручка',
      'Выручка: 1 412 млн рублей (2022 г.), 1 389 млн рублей (2021 г.)',
    ],
    [
      'pl',
      '(w tys. zł)\n\t2022\t2021\nPrzychody ze sprzedaży\t1 412 345\t1 389 001',
      'Przychody',
      'Przychody ze sprzedaży: 1 412 345 tys. zł (2022), 1 389 001 tys. zł (2021)',
    ],
    [
      'ja',
      '（単位：百万円）\n前連結会計年度\t当連結会計年度\n売上高\t1,412,345\t1,389,001',
      '売上高',
      '売上高: 1,412,345百万円 (前連結会計年度), 1,389,001百万円 (当連結会計年度)',
    ],
    [
      'zh',
      '（单位：百万元）\t2022年\t2021年\n营业收入\t1,412\t1,389\n员工人数\t12,345\t11,998',
      '员工',
      '员工人数: 12,345 (2022年), 11,998 (2021年)',
    ],
    [
      'zh',
      '（单位：万元）\t2022年\t2021年\n营业收入\t1,412\t1,389',
      '营业',
      '营业收入: 1,412万元 (2022年), 1,389万元 (2021年)',
    ],
    [
      'hi',
      'विवरण (₹ करोड़ में)\t2022-23\t2021-22\nकुल आय\t1,512\t1,489',
      'कुल',
      'कुल आय: ₹1,512 करोड़ (2022-23), ₹1,489 करोड़ (2021-22)',
    ],
    [
      'ar',
      'قائمة الدخل (بملايين الريالات)\n\t2022\t2021\nالإيرادات\t1,412\t1,389',
      'الإيرادات',
      'الإيرادات: 1,412 مليون (2022), 1,389 مليون (2021)',
    ],
  ])('in %s has the unit that its table prints', (language, page, start, text) => {
    expect(readOut(page, start, language)).toBe(text);
  });
});
