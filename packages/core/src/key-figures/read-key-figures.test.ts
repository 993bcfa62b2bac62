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

test('the first half of a label over two lines is no sub-head', () => {
  const income = `CONSOLIDATED STATEMENTS OF INCOME
(In millions, except per share data)
2021\t2020
Revenue\t$ 905\t$ 810
Cost of sales\t640\t570
Operating income\t265\t240
Net income\t$ 90\t$ 80
BASIC EARNINGS PER SHARE:
NET INCOME ATTRIBUTABLE TO ALDER STOCKHOLDERS\t$ 0.90\t$ 0.80
DILUTED EARNINGS PER SHARE:
Income from discontinued operations attributable to Alder common stockholders,
net of tax\t0.01\t0.02
NET INCOME ATTRIBUTABLE TO ALDER STOCKHOLDERS\t$ 0.88\t$ 0.79`;
  expect(figuresOf(TITLE, income).get('dilutedEps')).toMatchObject({
    amount: { value: 0.88 },
    label: 'DILUTED EARNINGS PER SHARE, NET INCOME ATTRIBUTABLE TO ALDER STOCKHOLDERS',
  });
});

test('columns keep their heads below a label over two lines that holds figures', () => {
  const balance = `CONSOLIDATED BALANCE SHEETS
May 31 (Millions, except share data)\t2021\t2020
Assets
Cash\t$ 40\t$ 35
Receivables\t60\t55
Inventories\t70\t66
Securities\t10\t9
Goodwill\t10\t9
Member receivables (includes gross receivables available to settle obligations of a consolidated entity: 2021, $5,193; 2020,
$5,175), less reserves for credit losses: 2021, $229; 2020, $64\t204\t196
Total assets\t$ 394\t$ 370`;
  expect(figuresOf(TITLE, balance).get('totalAssets')).toMatchObject({
    amount: { value: 394_000_000, scale: 'million', period: '2021' },
    previous: { value: 370_000_000 },
    isSure: true,
  });
});

test('the number of all our employees is told of the company, be it in many countries', () => {
  const sentence = 'Each of our 50,110 full- and part-time employees in 45 countries makes a contribution.';
  expect(figuresOf(TITLE, sentence).get('employees')).toMatchObject({ count: 50_110 });
});

const PLAIN_REPORT = [
  'BRIGHTWATER INSTRUMENTS PLC\nAnnual Report 2025\nInstruments that tell whether water is safe',
  'At the end of the year 1,048 people worked at Brightwater. The auditor, Harrow & Stein LLP, has held office since 2021.',
  `Income statement
€ million\t2025\t2024
Revenue\t184.6\t171.2
Cost of sales\t(101.3)\t(95.4)
Gross profit\t83.3\t75.8
Operating profit\t27.5\t22.5
Profit before tax\t25.2\t19.9
Profit for the year\t18.7\t14.7
Earnings per share (€)\t0.44\t0.35`,
  `Balance sheet at 31 December
€ million\t2025\t2024
Inventories\t29.8\t33.4
Trade receivables\t34.2\t32.1
Cash\t31.5\t22.8
Goodwill\t97.6\t95.7
Total assets\t193.1\t184.0
Equity\t112.4\t100.1`,
];

test('an annual report that is set on no form has its year from its title and its day from its balance sheet', () => {
  expect(isAnnualReport(PLAIN_REPORT.map((text, at) => page(at + 1, text)))).toBe(true);
  const figures = figuresOf(...PLAIN_REPORT);
  expect(figures.get('revenue')?.amount).toMatchObject({ value: 184_600_000, currency: '€', period: '2025' });
  expect(figures.get('netIncome')?.previous).toMatchObject({ value: 14_700_000, period: '2024' });
  expect(figures.get('totalAssets')?.amount).toMatchObject({ period: '31 December 2025' });
  expect(figures.get('fiscalYearEnd')).toMatchObject({
    text: '31 December 2025',
    date: '2025-12-31',
    evidence: [{ page: 4 }, { page: 1 }],
  });
  expect(figures.get('employees')).toMatchObject({ count: 1048 });
  expect(figures.get('auditor')).toMatchObject({ text: 'Harrow & Stein LLP', isSure: false });
  // Its earnings are not called diluted.
  expect(figures.has('dilutedEps')).toBe(false);
});
