import { expect, test } from 'vitest';
import { isAnnualReport, readKeyFigures } from './read-key-figures.ts';

const TITLE = `FORM 10-K
For the fiscal year ended May 31, 2021
ALDER INSTRUMENTS, INC.
(Exact name of registrant as specified in its charter)
Oregon\t93-0000001
(State of incorporation)\t(I.R.S. Employer Identification No.)
12 Harbour Road\t97201
Portland, Oregon\t(Zip Code)
(Address of principal executive offices)`;

const INCOME = `CONSOLIDATED STATEMENTS OF INCOM E
(In millions, except per share data)
Year Ended May 31,
2019\t2020\t2021
Products\t$ 700\t$ 810\t$ 905
Services\t100\t120\t140
Total net sales\t800\t930\t1,045
Cost of sales\t500\t570\t640
Net income from continuing operations\t90\t110\t(12)
Net income attributable to noncontrolling interests\t2\t2\t2
Net loss attributable to Alder\t$ 88\t$ 108\t$ (14)
Basic earnings per share:
Net loss attributable to Alder\t$ 0.90\t$ 1.10\t$ (0.14)
Diluted earnings per share:
Continuing operations\t$ 0.91\t$ 1.09\t$ (0.12)
Net loss attributable to Alder\t$ 0.88\t$ 1.07\t$ (0.14)
Weighted average diluted shares\t99\t100\t101`;

const BALANCE = `Consolidated Balance Sheets
(in millions, except share and per share
data)
May 31,\t2021\t2020
Cash\t$ 40\t$ 35
Receivables\t60\t55
Inventories\t70\t66
Total current assets\t170\t156
Equipment\t230\t214
Total assets\t$ 400\t$ 370`;

const page = (number: number, text: string) => ({ number, text });
const figuresOf = (...texts: readonly string[]) =>
  new Map(readKeyFigures(texts.map((text, at) => page(at + 1, text))).map((figure) => [figure.name, figure]));

test('amounts are those of the company and of the report’s own year, with the year before', () => {
  const figures = figuresOf(TITLE, INCOME, BALANCE);
  expect(figures.get('revenue')).toMatchObject({
    amount: { value: 1_045_000_000, scale: 'million', period: '2021' },
    previous: { value: 930_000_000, period: '2020' },
    evidence: [{ page: 2 }, {}],
    isSure: true,
  });
  expect(figures.get('netIncome')?.amount).toMatchObject({ text: '$(14)', value: -14_000_000 });
  expect(figures.get('dilutedEps')).toMatchObject({
    amount: { value: -0.14 },
    previous: { value: 1.07 },
  });
  expect(figures.get('dilutedEps')?.amount).not.toHaveProperty('scale');
});

test('a unit that is broken over two lines counts for its table', () => {
  expect(figuresOf(TITLE, BALANCE).get('totalAssets')?.amount).toMatchObject({ value: 400_000_000 });
});

test('the title page tells the year and the address', () => {
  const figures = figuresOf(TITLE);
  expect(figures.get('fiscalYearEnd')).toMatchObject({ date: '2021-05-31', evidence: [{ page: 1 }] });
  expect(figures.get('headquarters')?.text).toBe('12 Harbour Road, Portland, Oregon 97201');
});

test('of all numbers of people the one of the whole company is told', () => {
  const texts = [
    'In 2020 we acquired Birch Optics, which had 310 employees in Ohio.',
    'Approximately 52,000 employees are represented by unions as of May 31, 2021.',
    'Total workforce level at May 31, 2021 was approximately 140,800.',
    'Our campus is occupied by approximately 11,400 employees.',
  ];
  expect(figuresOf(TITLE, ...texts).get('employees')).toMatchObject({
    count: 140_800,
    evidence: [{ page: 4 }],
  });
  expect(figuresOf(TITLE, texts[0] ?? '', texts[3] ?? '').has('employees')).toBe(false);
});

test('the auditor is who signed the report, on this page or the next', () => {
  const opinion =
    'Report of Independent Registered Public Accounting Firm\nWe have audited the balance sheets.';
  expect(
    figuresOf(TITLE, opinion, 'goes on here\n/s/ Ernst & Young LLP\nPortland').get('auditor'),
  ).toMatchObject({
    text: 'Ernst & Young LLP',
    evidence: [{ page: 3 }],
    isSure: true,
  });
  const named = 'It was audited by KPMG LLP, an independent registered public accounting firm, as stated.';
  expect(figuresOf(TITLE, named).get('auditor')).toMatchObject({ text: 'KPMG LLP', isSure: false });
});

test('a quarterly report and a contract are no annual reports', () => {
  expect(isAnnualReport([page(1, TITLE)])).toBe(true);
  expect(isAnnualReport([page(1, 'FORM 10-Q\nFor the quarter ended May 31, 2021')])).toBe(false);
  expect(isAnnualReport([page(1, 'See our annual report for the fiscal year ended May 31, 2021.')])).toBe(
    false,
  );
});
