import { describe, expect, test } from 'vitest';
import { renderRow } from './render-row.ts';
import { findUnitForAll } from './stated-units.ts';
import { readTableRow } from './table-row.ts';

function readOut(page: string, start: string, saysMissingUnit = false): string | undefined {
  const from = page.indexOf(start);
  const end = page.indexOf('\n', from);
  const row = readTableRow(page, { start: from, end: end < 0 ? page.length : end }, 'en');
  return row === null ? undefined : renderRow(row, { saysMissingUnit }).text;
}

const YEARS = '2019\t2018\nCosts\t$ 1,200\t$ 1,100\nSales\t5,200\t4,100';
const SALES = 'Sales: $5,200 thousand (2019), $4,100 thousand (2018)';

describe('the unit of a row', () => {
  test('stands in brackets that close on the next line', () => {
    expect(
      readOut(
        `The table sets forth sales of the two years that ended with December 31, 2019 and 2018 (in\nthousands, except per share data):\n${YEARS}`,
        'Sales',
      ),
    ).toBe(SALES);
  });

  test('stands in a paragraph of which more follows before the table', () => {
    const paragraphs =
      'The following data (presented in thousands, except per share amounts) is derived from our statements as they are.\nIt should be read with the statements and the notes, as it does not tell of results of the years to come at all.\n';
    expect(readOut(paragraphs + YEARS, 'Sales')).toBe(SALES);
  });

  test('stands at the end of a paragraph that is one long line', () => {
    const paragraph = `${'We may sell as much as we like to anybody. '.repeat(16)}What we sold is as follows (in thousands):`;
    expect(readOut(`${paragraph}\n\n${YEARS}`, 'Sales\t')).toBe(SALES);
  });

  test('is found above labels of two lines', () => {
    const rows = `Common shares, $0.01 par value, 900,000 shares authorized, of which 601,000 shares are issued and outstanding; and\nnone held\t12\t12\n`;
    expect(
      readOut(`(in thousands)\n2019\t2018\nCosts\t$ 1,200\t$ 1,100\n${rows}Sales\t5,200\t4,100`, 'Sales'),
    ).toBe(SALES);
  });

  test('is that of the page where nothing else is stated there', () => {
    const page = `Statements\n(In thousands)\n2019\t2018\nAssets\t$ 9,100\t$ 9,000\nBy market it was as the table below has it, which holds for the years that are shown.\n${YEARS}`;
    expect(readOut(page, 'Sales')).toBe(SALES);
    expect(readOut(`${page}\nBy product (in millions):\n2019\t2018\nCars\t$ 1\t$ 2`, 'Sales')).not.toBe(
      SALES,
    );
  });

  test('stands below where a line announces a table that is not there', () => {
    const page = `Notes\n\n2019\t2018\nOptions granted\t6,209\t6,230\n\nThe following were left out as their effect is none (in thousands):\n`;
    expect(readOut(page, 'Options')).toBe('Options granted: 6,209 thousand (2019), 6,230 thousand (2018)');
  });

  test('is said to be missing where nothing states it', () => {
    expect(readOut('2019\t2018\nSales\t5,200\t4,100', 'Sales', true)).toBe(
      'Sales: 5,200 (2019), 4,100 (2018) (unit not stated)',
    );
    expect(readOut('2019\t2018\nNumber of stores\t5,200\t4,100', 'Number', true)).not.toContain('unit');
    expect(readOut(YEARS, 'Sales', true)).toBe('Sales: $5,200 (2019), $4,100 (2018)');
  });

  test('of shares is not that of amounts', () => {
    const page = `Per share (shares in 000’s):\n2019\t2018\nNet income\t$ 5,007\t$ 4,002\nWeighted average diluted shares\t444,346\t443,901`;
    expect(readOut(page, 'Weighted')).toContain('444,346 thousand (2019)');
    expect(readOut(page, 'Net income')).toBe('Net income: $5,007 (2019), $4,002 (2018)');
  });
});

test.each([
  [
    'an amount with its sign is no ratio',
    'Amount at the statutory rate\t$182\t$128',
    '$182 million (2019), $128 million (2018)',
  ],
  [
    'an amount with its sign is not counted',
    'Gains on the sale of restaurants\t$1,366\t$46',
    '$1,366 million (2019), $46 million (2018)',
  ],
  [
    'a loan is named by its rate',
    '5.25% Senior Notes due 2023\t422.0\t454.1',
    '422.0 million (2019), 454.1 million (2018)',
  ],
])('%s', (_, row, said) => {
  expect(readOut(`(in millions)\n2019\t2018\n${row}`, row.slice(0, 8))).toContain(said);
});

test('percentages above amounts are not theirs', () => {
  const page = `30 June 2019\tCurrent\tOverdue\n\t$'000\t$'000\nExpected loss rate\t1%\t5%\nGross amount\t23,762\t2,068\nLoss allowance\t238\t103`;
  expect(readOut(page, 'Loss allowance')).toContain('$238 thousand');
});

test('a page states the unit of all tables behind it', () => {
  const unitOf = (text: string) => findUnitForAll(text)?.unit.scale;
  expect(unitOf('NOTES TO CONSOLIDATED FINANCIAL STATEMENTS\n(amounts in millions, except share data)')).toBe(
    'million',
  );
  expect(
    unitOf(
      'We report here. Unless otherwise noted, tabular dollars are in millions, except\nper share amounts.',
    ),
  ).toBe('million');
  expect(unitOf('(in millions, except where otherwise noted)\t2023\t2022')).toBeUndefined();
  expect(unitOf('Unless otherwise noted, all is as it was. Sales rose by $3 million.')).toBeUndefined();
});
