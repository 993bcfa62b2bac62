import { expect, test } from 'vitest';
import type { ClauseKey } from '../clause-kinds.ts';
import type { ClauseFound } from '../recognise.ts';
import { readClauseValue } from './read-clause-value.ts';
import type { ReadValue } from './types.ts';

type Clauses = Readonly<Partial<Record<ClauseKey, string>>>;

/** Reads a kind of clause of a contract that consists of the given ones, each a page. */
function read(key: ClauseKey, clauses: Clauses, probability = 0.9): ReadValue {
  const pages = Object.entries(clauses);
  const textOf = (page: number) => pages[page - 1]?.[1] ?? '';
  const passagesOf = (kind: ClauseKey): ClauseFound[] =>
    pages.flatMap(([own, text], at) =>
      own === kind ? [{ page: at + 1, start: 0, end: text.length, probability }] : [],
    );
  const value = readClauseValue(key, passagesOf(key), { textOf, passagesOf });
  if (value === null) throw new Error('no value');
  return value;
}

/** The text, in stars where it may stand in bold. */
const shown = ({ text, sure }: ReadValue) => (sure ? `*${text}*` : text);
const one = (key: ClauseKey, text: string) => shown(read(key, { [key]: text }));

const DATED =
  'This Agreement is made as of the 12th day of November, 2019 (the “Effective Date”), by and between A and B.';

test.each([
  [DATED, '*November 12, 2019*'],
  [
    'This Agreement is dated March 3, 2020 and replaces that certain Supply Agreement dated April 1, 2017.',
    '*March 3, 2020*',
  ],
  ['Date: 03/04/2020', '03/04/2020'],
  ['Dated as of 2 September 2014.', '*2 September 2014*'],
  ['Executed this 7t h day of April, 2020.', '*April 7, 2020*'],
  ['This Agreement is entered into on the first day of July, 2017.', '*July 1, 2017*'],
])('date of the agreement: %s', (text, expected) => {
  expect(one('agreementDate', text)).toBe(expected);
});

test.each([
  'Entered into on this ____ day of ___________, 2000.',
  'Dated July __, 2000.',
  'Dated February 30, 2020.',
])('a blank or no day of any calendar is no date: %s', (text) => {
  expect(read('agreementDate', { agreementDate: text })).toMatchObject({
    value: { type: 'text' },
    sure: false,
  });
});

test('the effective date is the one that is called so, and not the first', () => {
  const text = 'Signed on 14 March 2024, this Agreement takes effect on 1 April 2024 (the “Effective Date”).';
  expect(one('effectiveDate', text)).toBe('*1 April 2024*');
});

test('an effective date that points to the date of the agreement is that, and stands in no bold', () => {
  const clauses = {
    effectiveDate: 'It becomes effective on the date first written above.',
    agreementDate: DATED,
  };
  expect(read('effectiveDate', clauses)).toMatchObject({
    value: { type: 'date', iso: '2019-11-12' },
    sure: false,
    passage: { page: 1 },
  });
});

test.each([
  [
    'This Agreement commences on the Effective Date and continues for five (5) years.',
    '*November 12, 2024*',
    'November 12, 2019 + 5 years',
  ],
  [
    'This Agreement ends on the third (3rd) anniversary of the Effective Date.',
    '*November 12, 2022*',
    'November 12, 2019 + 3 years',
  ],
  [
    'This Agreement begins on January 1, 2000 and continues for 18 months.',
    '*July 1, 2001*',
    'January 1, 2000 + 18 months',
  ],
])('an end is worked out from start and term: %s', (expirationDate, text, steps) => {
  const value = read('expirationDate', { expirationDate, effectiveDate: DATED });
  expect([shown(value), value.steps]).toEqual([text, steps]);
});

test.each([
  ['The term begins on March 1, 2020 and continues until February 28, 2025.', '*February 28, 2025*'],
  ['Termination Date:\t1 April 2009', '*1 April 2009*'],
  ['It runs for three years from the Launch Date.', 'November 12, 2022 at the earliest'],
  ['It runs for three years from the effective date of the Offtake Agreement.', '3 years'],
  [
    'It continues until terminated by either party upon thirty (30) days’ prior written notice.',
    'Until terminated',
  ],
])('an end: %s', (text, expected) => {
  expect(shown(read('expirationDate', { expirationDate: text, effectiveDate: DATED }))).toBe(expected);
});

test.each([
  ['effectiveDate', 'Payments are due from and including 25 May 2006.'],
  ['expirationDate', 'The Sale shall end at each Store on August 31, 2018.'],
  [
    'expirationDate',
    '“Contract Year” means the time commencing on the Effective Date and ending on September 30, 2020.',
  ],
  [
    'noticeToStopRenewal',
    'Company may renew this Agreement by notice at least 90 days before the end of the term.',
  ],
  [
    'noticeToStopRenewal',
    'Supplier may terminate this Agreement for any reason upon thirty (30) days’ notice.',
  ],
] satisfies [ClauseKey, string][])('what is said of something else stands in no bold: %s %s', (key, text) => {
  expect(read(key, { [key]: text }).sure).toBe(false);
});

test('a leap day ends a year later on the last of February', () => {
  const clauses = { expirationDate: 'It runs for one year from February 29, 2020.' };
  expect(read('expirationDate', clauses).value).toEqual({ type: 'date', iso: '2021-02-28' });
});

const RENEWAL_CLAUSE =
  'At the end of the Initial Term of three (3) years the Agreement renews for successive periods of twelve (12) months, unless a party gives the other written notice not less than ninety (90) days before the end of the term then running.';

test('each asked noun has its own number of a sentence with three', () => {
  expect(one('renewalTerm', RENEWAL_CLAUSE)).toBe('*12 months at a time*');
  expect(one('noticeToStopRenewal', RENEWAL_CLAUSE)).toBe('*90 days before the term ends*');
  const value = read('noticeToStopRenewal', { noticeToStopRenewal: RENEWAL_CLAUSE });
  const [span] = value.spans;
  expect(RENEWAL_CLAUSE.slice(span?.span.start, span?.span.end)).toBe('ninety (90) days');
});

test.each([
  ['It shall be renewed for one (1) additional twelve month period.', '*12 months, once*'],
  ['It may be extended for two (2) additional terms of five years each.', '*5 years, up to 2 times*'],
  ['Thereafter it renews from year to year.', '*1 year at a time*'],
])('renewal: %s', (text, expected) => {
  expect(one('renewalTerm', text)).toBe(expected);
});

test.each([
  ['This Agreement is governed by the laws of the State of New York, U.S.A.', '*New York*'],
  ['THIS AGREEMENT SHALL BE CONSTRUED UNDER THE LAWS OF THE STATE OF NEW\nJERSEY.', '*New Jersey*'],
  [
    'It is subject to the law of England and Wales; the courts of London have jurisdiction.',
    '*England and Wales*',
  ],
  ['English law applies.', '*England*'],
  ['Disputes are settled by the courts of Paris, and the laws of Switzerland govern.', '*Switzerland*'],
])('law: %s', (text, expected) => {
  expect(one('governingLaw', text)).toBe(expected);
});

test.each([
  ['Neither party’s liability shall exceed US$2.5 million.', '*US$2.5 million*', 2_500_000],
  ['The aggregate liability is limited to $1,000,000.', '*$1,000,000*', 1_000_000],
])('cap: %s', (text, expected, value) => {
  expect(one('liabilityCap', text)).toBe(expected);
  expect(read('liabilityCap', { liabilityCap: text }).value).toMatchObject({ type: 'amount', value });
});

test('a cap by a formula is told in its words; damages that are excluded are no cap', () => {
  const formula =
    'In no event shall Seller’s liability exceed the fees paid in the twelve months before the claim, whether in contract or tort.';
  expect(one('liabilityCap', formula)).toBe('*the fees paid in the twelve months before the claim*');
  const excluded = 'Neither party is liable for indirect damages, including but not limited to lost fees.';
  expect(one('liabilityCap', excluded)).toBe(excluded);
});

test.each<[ClauseKey, string, string]>([
  [
    'insurance',
    'Vendor shall carry liability insurance of not less than $1 million each occurrence.',
    '*$1 million each occurrence*',
  ],
  [
    'insurance',
    'Insurance of $1,000,000 per occurrence and $2,000,000 in the aggregate is kept.',
    '$1,000,000 per occurrence',
  ],
  [
    'minimumCommitment',
    'The Buyer shall order Products of at least $300,000 per annum.',
    '*$300,000 per annum*',
  ],
  [
    'warrantyDuration',
    'The goods are warranted free from defects for twelve (12) months from the date of delivery.',
    '*12 months from the date of delivery*',
  ],
  ['liquidatedDamages', 'It pays liquidated damages of €500 per day.', '*€500 per day*'],
])('%s: %s', (key, text, expected) => {
  expect(one(key, text)).toBe(expected);
});

test('kinds without a value are told by their sentence', () => {
  const text = 'Neither party may\nassign this Agreement.';
  expect(read('assignment', { assignment: text })).toMatchObject({
    text: 'Neither party may assign this Agreement.',
    value: { type: 'yesNo', yes: true },
    sure: false,
  });
});

test('what stands in an unlikely passage is in no bold', () => {
  expect(read('agreementDate', { agreementDate: DATED }, 0.4).sure).toBe(false);
});

test('without a passage there is no value', () => {
  expect(readClauseValue('parties', [], { textOf: () => '', passagesOf: () => [] })).toBeNull();
});
