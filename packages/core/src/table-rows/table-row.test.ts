import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { QUOTE_MAX_LENGTH, QUOTE_MIN_LENGTH } from '#quotes/limits.ts';
import { numbersIn } from '#quotes/folded-words.ts';
import { collapseSpace } from '#text/characters.ts';
import { renderRow } from './render-row.ts';
import { makeRowReader, readTableRow } from './table-row.ts';
import { readCells } from './table-lines.ts';

/** The row that begins with `start`, as the page has it on one line. */
function read(page: string, start: string, language = 'en') {
  const from = page.indexOf(start);
  expect(from).toBeGreaterThanOrEqual(0);
  const end = page.indexOf('\n', from);
  return readTableRow(page, { start: from, end: end < 0 ? page.length : end }, language);
}

const INCOME = `Consolidated Statements of Income
(In thousands, except per share data)
13 Weeks Ended
January 28,\tJanuary 29,
2023\t2022
(Unaudited)\t(Unaudited)
Net sales\t$ 3,226,773\t100.0%\t$ 2,729,388\t100.0%
Interest (income) expense, net\t(4,378)\t(0.1%)\t467\t0.1%
Net income per common share:
Basic\t$ 6.73\t$ 5.44
Weighted average common shares outstanding:
Basic\t50,624\t53,163`;

describe('a row', () => {
  test('has label, sub-head, unit, heads and the lines that a claim about it cites', () => {
    const page = `Consolidated Statements of Cash Flows
(Dollars in millions)
Years ended December 31,\t2017\t2016
Cash flows – financing activities:
Dividends paid (2)\t(3,417)\t(2,756)`;
    const row = read(page, 'Dividends');
    expect(row).toMatchObject({
      label: 'Dividends paid',
      groups: ['Cash flows – financing activities'],
      unit: { text: 'Dollars in millions', currency: '$', scale: 'million' },
      values: [
        { text: '(3,417)', head: '2017' },
        { text: '(2,756)', head: '2016' },
      ],
      isTotal: false,
    });
    expect(row?.values.map(({ span }) => page.slice(span.start, span.end))).toEqual(['(3,417)', '(2,756)']);
    expect(row?.evidence.map(({ start, end }) => page.slice(start, end))).toEqual([
      'Dividends paid (2)\t(3,417)\t(2,756)',
      '(Dollars in millions)\nYears ended December 31,\t2017\t2016\nCash flows – financing activities:',
    ]);
    expect(page.slice(row?.unit?.span?.start, row?.unit?.span?.end)).toBe('Dollars in millions');
  });

  test('joins signs and brackets with their figures', () => {
    expect(read('2017\t2016\nNet loss\t$\t(12\t)\t$\t5', 'Net loss')?.values).toMatchObject([
      { text: '$(12)', head: '2017' },
      { text: '$5', head: '2016' },
    ]);
    expect(read('Footwear\t11 %\t19 % $\t3,659', 'Foot')?.values.map(({ text }) => text)).toEqual([
      '11 %',
      '19 %',
      '$3,659',
    ]);
  });

  test.each([
    [
      'Acquisitions, net of cash acquired, investments and\npurchases of intangible assets\t(16)\t(13)',
      'purchases',
      'Acquisitions, net of cash acquired, investments and purchases of intangible assets',
    ],
    ['EARNINGS BEFORE INTEREST\nAND TAXES\t$ 1,932\t$ 1,896', 'AND', 'EARNINGS BEFORE INTEREST AND TAXES'],
    [
      'Sales\t1\t2\nTotal cash provided by (used in)\nFinancing activities\t(2,018)\t(2,297)',
      'Financing',
      'Total cash provided by (used in) Financing activities',
    ],
    [
      'Acquisitions of businesses (net of\t5\t6\nthe cash acquired)\nOther\t1\t2',
      'Acqui',
      'Acquisitions of businesses (net of the cash acquired)',
    ],
    ['Net sales . . . . . . . . . (1)(2)\t5,412\t5,000', 'Net', 'Net sales'],
    ['Restructuring charges (a) ........\t5,412\t5,000', 'Restr', 'Restructuring charges'],
    ['Sales in the U.S.\t5,412\t5,000', 'Sales', 'Sales in the U.S.'],
  ])('has its whole label and nothing else: %j', (page, start, label) => {
    const row = read(page, start);
    expect(row?.label).toBe(label);
    expect(page.slice(row?.span.start, row?.span.end)).toContain(start);
  });

  test('names of options in lower case are labels of their own', () => {
    const page = 'package\tsize\nsysstat\t1785\nthe long description of it\nanacron\t91\ncron\t263\nat\t153';
    expect(read(page, 'anacron')?.label).toBe('anacron');
  });

  test('may have its label on the lines above its figures', () => {
    const page =
      'Тип установки\tПамять (минимум)\tЖёсткий диск\n(рекомендуется)\nБез настольных\nприложений\n256 мегабайт\t512 мегабайт\t4 гигабайта\nС настольными\nприложениями\n1 гигабайт\t2 гигабайта\t10 гигабайт';
    const row = read(page, '1 гигабайт', 'ru');
    expect(row).toMatchObject({
      label: 'С настольными приложениями',
      values: [{ text: '1 гигабайт' }, { text: '2 гигабайта' }, { text: '10 гигабайт' }],
    });
    // Which of the heads goes on in brackets is not known.
    expect(row?.values.every(({ head }) => head === undefined)).toBe(true);
    expect(read(page, '256', 'ru')?.label).toBe('Без настольных приложений');
  });

  test('stands under the nearest sub-head until a total closes it', () => {
    const page = `(in millions)\t2017\t2016
Assets
Current assets:
Cash\t5\t6
Total current assets\t7\t8
Goodwill\t9\t10
Total assets\t16\t18`;
    expect(read(page, 'Cash')?.groups).toEqual(['Assets', 'Current assets']);
    expect(read(page, 'Total current')).toMatchObject({
      groups: ['Assets', 'Current assets'],
      isTotal: true,
    });
    expect(read(page, 'Goodwill')?.groups).toEqual([]);
  });

  test('is none where it is the head of the table, holds words, or has neither label nor heads', () => {
    expect(read('(Dollars in millions)\t2017\t2016\nSales\t1\t2', '(Dollars')).toBeNull();
    expect(read('52 Weeks Ended\t52 Weeks Ended\nSales\t1\t2', '52')).toBeNull();
    expect(read('(Miles de euros)\t31.12.2022\t31.12.2021\nVentas\t1\t2', '(Miles', 'es')).toBeNull();
    expect(read('Union\t21%\texpires in June', 'Union')).toBeNull();
    expect(read('Ingrid Solheim\t48\tChief Financial Officer', 'Ingrid')).toBeNull();
    expect(read('$ (40,325)\t$ (8,047)', '$')).toBeNull();
    expect(read('KAPITEL 5. DAS SYSTEM BOOTEN\t5.2. BARRIEREFREIHEIT', 'KAPITEL', 'de')).toBeNull();
    expect(read('1.2 Was ist GNU/Linux? . . . . . . . . .\t2', '1.2', 'de')).toBeNull();
    expect(read('Index\nNote 17. Stock-Based Compensation\t121\nCash Flows\t55', 'Note')).toBeNull();
    expect(read('Item 9B:\tOther Information\t182', 'Item')).toBeNull();
    expect(read('Index\tPage\nCash Flows Statements\t55', 'Cash')).toBeNull();
    expect(
      read('Size\tDownload\tNeeded\nDesktop\nenvironment\n• GNOME (by\ndefault)\n3216\t859\t4075', '3216'),
    ).toBeNull();
    expect(read('md5sum of the image\t-', 'md5sum')).toBeNull();
    expect(read('Less than\t1 to 3\t3 to 5\t5 Years and', 'Less')).toBeNull();
    expect(read('', '')).toBeNull();
  });

  test('without a label but with heads that name its figures is one', () => {
    const page = 'Votes For\tVotes Against\tAbstentions\n57,172,731\t13,324,080\t170,172';
    expect(read(page, '57')).toMatchObject({
      label: '',
      values: [{ head: 'Votes For' }, { head: 'Votes Against' }, { head: 'Abstentions' }],
    });
  });

  test('may be named by a year', () => {
    const page = 'Fiscal Year\tAmount\n2022\t$ 3,100\n2023\t2,750';
    expect(read(page, '2023')).toMatchObject({ label: '2023', values: [{ text: '2,750', head: 'Amount' }] });
  });

  test('knows a total in every language', () => {
    const labels = [
      'Total assets',
      'Subtotal',
      'Summe Aktiva',
      'Gesamtumsatz',
      "Total de l'actif",
      'Total do ativo',
      'Suma',
      'Итого активы',
      'Razem aktywa',
      '资产总计',
      '資産合計',
      'कुल आय',
      'إجمالي الموجودات',
    ];
    expect(labels.filter((label) => read(`${label}\t5,000\t6,000`, label)?.isTotal)).toEqual(labels);
    expect(read('Totality Inc.\t5,000\t6,000', 'Totality')?.isTotal).toBe(false);
  });

  test('keeps figures of languages as they are printed', () => {
    const page =
      'Umsatz\t1.234,5\t12,3 %\nChiffre d’affaires\t1 234 567\t1 200\nآب\t٩٬٤١٢\t٨٬٣٨٩٪\n売上高\t△34,200\t33,111';
    expect(read(page, 'Umsatz', 'de')?.values.map(({ text }) => text)).toEqual(['1.234,5', '12,3 %']);
    expect(read(page, 'Chiffre', 'fr')?.values.map(({ text }) => text)).toEqual(['1 234 567', '1 200']);
    expect(read(page, 'آب', 'ar')?.values.map(({ text }) => text)).toEqual(['٩٬٤١٢', '٨٬٣٨٩٪']);
    expect(read(page, '売上高', 'ja')?.values.map(({ text }) => text)).toEqual(['△34,200', '33,111']);
  });
});

describe('heads', () => {
  const headsOf = (page: string, start: string) => read(page, start)?.values.map(({ head }) => head);

  test('over several lines are joined', () => {
    expect(headsOf(INCOME, 'Basic')).toEqual([
      '13 Weeks Ended January 28, 2023',
      '13 Weeks Ended January 29, 2022',
    ]);
    const quarters =
      'Three Months Ended September 30,\tNine Months Ended September 30,\n2022\t2021\t2022\t2021\nRevenue\t$ 1\t$ 2\t$ 3\t$ 4';
    expect(headsOf(quarters, 'Revenue')).toEqual([
      'Three Months Ended September 30, 2022',
      'Three Months Ended September 30, 2021',
      'Nine Months Ended September 30, 2022',
      'Nine Months Ended September 30, 2021',
    ]);
    const words =
      'Year ended December 31, 2019\nIncome\nbefore\tEffective\tEarnings\nNet\tEquity\tincome\tNet\ttax\tper\nsales\tearnings\ttaxes\tincome\trate (a)\tshare\nAs reported\t$ 11,503\t$ 17\t$ 1,216\t$ 960\t21.1%\t$ 1.07';
    expect(
      headsOf(words, 'As reported')?.map((head) => head?.replace(', Year ended December 31, 2019', '')),
    ).toEqual([
      'Net sales',
      'Equity earnings',
      'Income before income taxes',
      'Net income',
      'Effective tax rate',
      'Earnings per share',
    ]);
  });

  test('say each part of a time once, and none is lost', () => {
    const page =
      'As of or for the three months\tAs of or for the six months\nended June 30,\tended June 30,\n(in millions)\t2023\t2022\tChange\t2023\t2022\tChange\nLoans\t$ 5,280\t$ 2,456\t26 %\t$ 5,281\t$ 2,457\t27 %';
    const heads = headsOf(page, 'Loans');
    expect(heads?.[0]).toBe('three months ended June 30, 2023');
    expect(heads?.[4]).toBe('six months ended June 30, 2022');
    expect(
      headsOf('At December 31\nDecember 31,\tDecember 31,\n(Millions)\t2018\t2017\nDebt\t954\t901', 'Debt'),
    ).toEqual(['December 31, 2018', 'December 31, 2017']);
    expect(
      headsOf(
        'As of or for the period ended\nThree months ended June 30,\n2023\t2022\nDebt\t954\t901',
        'Debt',
      )?.[0],
    ).toBe('Three months ended June 30, 2023');
  });

  test('are dates also when month, day and year stand on three lines', () => {
    const page =
      '13 Weeks Ended\t52 Weeks Ended\nJanuary\tJanuary\tJanuary\tJanuary\n28,\t29,\t28,\t29,\n(Dollars in millions)\t2023\t2022\t2023\t2022\nNet sales\t$ 3,226.8\t$ 2,729.4\t$ 10,208.6\t$ 8,630.9';
    expect(headsOf(page, 'Net sales')).toEqual([
      '13 Weeks Ended January 28, 2023',
      '13 Weeks Ended January 29, 2022',
      '52 Weeks Ended January 28, 2023',
      '52 Weeks Ended January 29, 2022',
    ]);
  });

  test('of a time over several columns are those of each', () => {
    const page =
      'Three months ended June 30,\n2023\t2022\n(in millions)\tReported\tBasis\tReported\tBasis\nRevenue\t1\t2\t3\t4';
    expect(headsOf(page, 'Revenue')).toEqual([
      'Reported, Three months ended June 30, 2023',
      'Basis, Three months ended June 30, 2023',
      'Reported, Three months ended June 30, 2022',
      'Basis, Three months ended June 30, 2022',
    ]);
  });

  test('that share a cell are parted, and a change has its own', () => {
    const page =
      'Three Months Ended December 31,\t2022\t2021 %\nChange\n(Dollars in millions)\nCasino revenue\t$ 554\t$ 541\t2 %\nOccupancy\t91 %\t86 %';
    expect(headsOf(page, 'Casino')).toEqual([
      'Three Months Ended December 31, 2022',
      'Three Months Ended December 31, 2021',
      '% Change',
    ]);
    expect(headsOf(page, 'Occupancy')).toEqual([
      'Three Months Ended December 31, 2022',
      'Three Months Ended December 31, 2021',
    ]);
  });

  test('of an amount and its percentage are one', () => {
    expect(headsOf(INCOME, 'Net sales')).toEqual([
      '13 Weeks Ended January 28, 2023',
      '13 Weeks Ended January 28, 2023',
      '13 Weeks Ended January 29, 2022',
      '13 Weeks Ended January 29, 2022',
    ]);
    const page =
      'Year Ended December 31,\tChange\n2017\t2016\t2017 vs. 2016\n(in thousands)\nRevenues\t$ 6,153\t$ 5,077\t$ 1,076\t21%\nMargin\t37%\t36%';
    expect(headsOf(page, 'Revenues')).toEqual(['2017', '2016', '2017 vs. 2016', '2017 vs. 2016']);
    expect(headsOf(page, 'Margin')).toEqual(['2017', '2016']);
  });

  test('are none where they are not certain', () => {
    expect(headsOf('2017\t2016\t2015\nSales\t1,200\t1,100', 'Sales')).toEqual([undefined, undefined]);
    expect(headsOf('2017\t2016\n2015\nSales\t12\t11', 'Sales')).toEqual([undefined, undefined]);
    expect(
      headsOf(
        '2017\t2016\nIt is a sentence that ends the table, and another begins below it.\nSales\t12\t11',
        'Sales',
      ),
    ).toEqual([undefined, undefined]);
    // "Percent Change" stands over some of the columns: which, the text does not say.
    expect(
      headsOf('Percent Change\n2023\t2022\tTotal\tOperations\nSales\t12\t11\t9.4 %\t9.4', 'Sales'),
    ).toEqual(['2023', '2022', undefined, undefined]);
    // The same years twice: which quarter and which half-year, the text does not say.
    expect(
      headsOf('2023\t2022\t2023\t2022\nSales\t4\t3\t8\t7', 'Sales')?.every((head) => head === undefined),
    ).toBe(true);
    expect(
      headsOf('FISCAL 2023\tFISCAL 2022\t% CHANGE FISCAL 2021\t% CHANGE\nSales\t4\t3\t5 %\t7\t8 %', 'Sales'),
    ).toEqual(['FISCAL 2023', 'FISCAL 2022', undefined, 'FISCAL 2021', undefined]);
    // Each head stands over figures in the fuller row, none over the labels.
    expect(headsOf('Amount\tUseful Life\nCustomers\t300\t9\nTotal\t460', 'Total')).toEqual([undefined]);
    // A title in two cells is no head, a unit neither.
    expect(
      headsOf(
        'Consolidated Balance Sheets\tCorning Incorporated and Subsidiary Companies\nDecember 31,\n2020\t2019\nDebt\t7\t6',
        'Debt',
      ),
    ).toEqual(['December 31, 2020', 'December 31, 2019']);
    expect(headsOf('Years\t(dollars in millions)\n2026\t$ 8,390\n2027\t7,000', '2027')).toEqual([undefined]);
    // The rating is a row of the table.
    expect(headsOf('2017\t2016\nSales\t12\t11\nRating\tA\tB\nCosts\t5\t4', 'Costs')).toEqual([
      '2017',
      '2016',
    ]);
  });

  test('of each part of a page are those above it', () => {
    const page = 'Q3 2022\tQ2 2022\nSales\t12\t11\n2021\t2020\nCosts\t5\t4';
    expect(headsOf(page, 'Sales')).toEqual(['Q3 2022', 'Q2 2022']);
    expect(headsOf(page, 'Costs')).toEqual(['2021', '2020']);
  });

  test('are not given to a lone figure among words', () => {
    const page = 'パッケージ\tポプコン サイズ\t説明\napprox\tV:0, I:0\t6610';
    expect(headsOf(page, 'approx')).toEqual([undefined]);
  });

  test('also name regions, for each cell of words before the figures one more', () => {
    expect(headsOf('Segment\tEurope\tAsia\nNet sales\t12\t11', 'Net')).toEqual(['Europe', 'Asia']);
    expect(headsOf('Name\tPosition\tSince\tAge\nR. Miller\tVice President\t2018\t64', 'R. Miller')).toEqual([
      'Since',
      'Age',
    ]);
  });
});

test('cells of rows that hold words have their places', () => {
  const page = 'Name\tAge\nIngrid Solheim\t48\t Chief Financial Officer\nPort\t$\t22';
  const start = page.indexOf('Ingrid');
  const cells = readCells(page, { start, end: page.indexOf('\n', start) });
  expect(cells.map(({ text }) => text)).toEqual(['Ingrid Solheim', '48', 'Chief Financial Officer']);
  expect(cells.map(({ start: from, end }) => page.slice(from, end))).toEqual(cells.map(({ text }) => text));
  expect(readCells('Port\t$\t22', { start: 0, end: 9 }).map(({ text }) => text)).toEqual(['Port', '$22']);
});

const LINES = [
  'Revenue\t1,200\t1,100',
  '2017\t2016',
  'Three Months Ended June 30,',
  '(in millions)',
  'Net loss\t$\t(12)\t—',
  'Europe:',
  'of equipment\t7 %\t8 %',
  '',
  'Total',
  '2016',
  'Costs and',
  'Amount\tPercent\tAmount',
  'A sentence of costs that goes on and ends.',
  '5\t6\t7',
  'Costs in 2019 vs. 2018',
];

test('whatever lines stand around a row, what is said of it stands in its quotes', () => {
  assert(
    property(array(constantFrom(...LINES), { minLength: 1, maxLength: 12 }), (lines) => {
      const page = lines.join('\n');
      const reader = makeRowReader(page, 'en');
      let start = 0;
      for (const line of lines) {
        const row = reader.read({ start, end: start + line.length });
        start += line.length + 1;
        if (row === null) continue;
        const said = renderRow(row);
        const quotes = row.evidence.map((span) => collapseSpace(page.slice(span.start, span.end)));
        expect(quotes.flatMap(numbersIn)).toEqual(expect.arrayContaining(numbersIn(said.text)));
        for (const quote of quotes.slice(1)) {
          expect(quote.length).toBeGreaterThanOrEqual(QUOTE_MIN_LENGTH);
          expect(quote.length).toBeLessThanOrEqual(QUOTE_MAX_LENGTH);
        }
        for (const { start: from, end } of said.values) expect(said.text.slice(from, end)).not.toBe('');
      }
    }),
  );
});

test.each([
  ['rows without heads', 'a\t1\n'.repeat(20_000)],
  ['dots', `${'.'.repeat(590)}\t5\n`.repeat(170)],
  ['brackets', `${'('.repeat(590)}\t5\n`.repeat(170)],
  ['spaces', `a${' '.repeat(580)}b\t5\n`.repeat(170)],
  ['years', `${'2022 '.repeat(110)}\t2022\t5\n`.repeat(170)],
  ['units', `${'in millions '.repeat(40)}\n`.repeat(200)],
  ['cells', `Sales${'\t1 000 000'.repeat(58)}\n`.repeat(170)],
  ['one line', '1\t'.repeat(50_000)],
])('a hostile page of 100,000 characters is read in time: %s', (_, page) => {
  const started = performance.now();
  const reader = makeRowReader(page, 'de');
  let start = 0;
  for (const line of page.split('\n').slice(0, 300)) {
    reader.read({ start, end: start + line.length });
    start += line.length + 1;
  }
  expect(performance.now() - started).toBeLessThan(1_500);
});
