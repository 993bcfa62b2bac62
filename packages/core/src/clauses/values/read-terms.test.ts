import { expect, test } from 'vitest';
import type { ClauseKey } from '../clause-kinds.ts';
import { readClauseValue } from './read-clause-value.ts';

const STARTS =
  'This Agreement is made and effective as of May 1, 2010 (the “Effective Date”) by and between A and B.';

/** What a clause of an agreement says that begins on 1 May 2010, or words of it: a day, or "3 years". */
function valueOf(key: ClauseKey, text: string, words = text, more: readonly string[] = []): string {
  const pages = [text, STARTS, ...more];
  const passageOf = (page: number) => {
    const start = page === 1 ? text.indexOf(words) : 0;
    const end = page === 1 ? start + words.length : (pages[page - 1]?.length ?? 0);
    return [{ page, start, end, probability: 0.9 }];
  };
  const value = readClauseValue(key, passageOf(1), {
    textOf: (page) => pages[page - 1] ?? '',
    passagesOf: (kind) => (kind === 'agreementDate' || kind === 'effectiveDate' ? passageOf(2) : []),
  })?.value;
  if (value?.type === 'date') return value.iso;
  return value?.type === 'duration' ? `${value.amount} ${value.unit}` : 'none';
}

test.each([
  ['This Agreement shall automatically renew for up to three (3) additional one (1) year terms.', '1 year'],
  ['Unless terminated upon 60 days notice, it shall be deemed renewed for one further year.', '1 year'],
  ['It renews on an annual basis unless either party gives 90 days prior notice.', '1 year'],
  [
    'After the five (5) year Initial Term it renews for successive two-year periods, unless six (6) months prior notice is given.',
    '2 year',
  ],
  ['It continues for two (2) years and renews for additional periods of 24 months each.', '24 month'],
  ['Thereafter, the Agreement shall continue on a month-to-month basis.', '1 month'],
  [
    'Company may, on 180 days’ notice, extend this Agreement for one additional term of three (3) years.',
    '3 year',
  ],
  ['The parties may renew this Agreement for another period of 1 (one) year.', '1 year'],
  ['It shall be automatically renewed each calendar year.', '1 year'],
  ['It shall automatically renew for 30 day periods.', '30 day'],
  ['Without notice the contract will automatically extend for an additional month of service.', '1 month'],
  ['Upon expiry of the five year term, it shall be renewed for a like period.', '5 year'],
  ['The Agreement shall be renewed quarterly.', '3 month'],
  ['Either party may renew this Agreement for an additional half year.', '6 month'],
])('renewal: %s', (text, value) => {
  expect(valueOf('renewalTerm', text)).toBe(value);
});

test.each([
  [
    'It renews for one (1) year terms unless terminated at least thirty (30) days before the anniversary date.',
    '30 day',
  ],
  ['It is renewed unless cancelled by either party in writing with ninety days notice.', '90 day'],
  [
    'Notice must be received no fewer than one hundred and eighty (180) days in advance of the expiration.',
    '180 day',
  ],
  [
    'It renews unless one party notifies the other by registered letter three months before the expiry date.',
    '3 month',
  ],
  [
    'A default is cured within 10 days; notice of non-renewal is given not later than 60 calendar days before the end of the 5 year term.',
    '60 day',
  ],
])('notice to stop a renewal: %s', (text, value) => {
  expect(valueOf('noticeToStopRenewal', text)).toBe(value);
});

test.each([
  ['This Agreement shall terminate five (5) years after January 1, 2010.', '2015-01-01'],
  ['The term shall be from January 1, 2010 to December 31, 2012.', '2012-12-31'],
  ['The term commences on the Effective Date and shall expire ten years thereafter.', '2020-05-01'],
  ['This Agreement shall expire on the tenth anniversary of the date hereof.', '2020-05-01'],
  ['The Agreement is valid for a period of 24 months as of the date of signature.', '2012-05-01'],
  ['This Agreement expires at midnight on 31 December 2014 unless renewed for one year.', '2014-12-31'],
  [
    'It continues for three (3) years from the Effective Date, and shall renew for one (1) year terms unless notice is given 60 days before.',
    '2013-05-01',
  ],
  ['The term starts May 1, 2010 and lasts for a period of 5 (five) years.', '2015-05-01'],
  ['It ends at the end of the second (2nd) Contract Year.', '2012-05-01'],
  ['It remains in effect until the end of the current calendar year.', '2010-12-31'],
  ['It ends on the last day of the month two years from the Effective Date.', '2012-05-31'],
  ['The term ends in June 2014.', '2014-06-30'],
  ['It runs for five years from the first commercial sale.', '2015-05-01'],
  ['It runs for five years from the date of the Supply Agreement.', '5 year'],
  ['It shall terminate on the twenty-fifth (25th) anniversary of the Effective Date.', '2035-05-01'],
  ['The term is from the Effective Date till Dec 31 2012', '2012-12-31'],
  ['Contract end date 31-Dec-2012', '2012-12-31'],
  ['The Term shall be at least three (3) years.', '2013-05-01'],
  ['It continues for so long as the Management Agreement does.', 'none'],
  [
    'Delivery takes six (6) weeks, and this Agreement shall have an initial term of two (2) years.',
    '2012-05-01',
  ],
  [
    'Either party may terminate this Agreement upon notice after the first anniversary of the Effective Date.',
    'none',
  ],
  [
    'It continues until the later of ten years from the Effective Date and the end of the last patent.',
    '2020-05-01',
  ],
  ['It continues until the later of ten years from the first sale and the end of the last patent.', 'none'],
  ['It ends on the later of June 30, 2012 and December 31, 2013.', '2013-12-31'],
  ['It ends on the later of June 30, 2012 and the third anniversary of the Effective Date.', '2013-05-01'],
  ['It ends at the end of the month two years from the Effective Date.', '2012-05-31'],
  ['The licence shall remain in effect for as long as the patents are valid.', 'none'],
])('end: %s', (text, value) => {
  expect(valueOf('expirationDate', text)).toBe(value);
});

test.each([
  [
    'expirationDate',
    'It continues until the earlier of: (a) the fifth anniversary of this Agreement; (b) a sale.',
    'It continues until the earlier of:',
    '2015-05-01',
  ],
  [
    'expirationDate',
    'The term shall be for thirty-six (36)\n\n 12 \n\nmonths from the Effective Date.',
    'The term shall be for thirty-six (36)',
    '2013-05-01',
  ],
  [
    'expirationDate',
    'This Agreement will remain in effect for thirty-six (36)\nPage 3 of 36\nSource: EXAMPLE INC., 8-K, 1/20/2009\nmonths from the Effective Date.',
    'months from the Effective Date.',
    '2013-05-01',
  ],
  [
    'renewalTerm',
    'It is extended automatically for a period of 12\n\n\nmonths, each such extension commencing at the end of the term.',
    'months, each such extension commencing at the end of the term.',
    '12 month',
  ],
] as const)('a sentence is read whole though it was cut: %s, %s', (key, text, words, value) => {
  expect(valueOf(key, text, words)).toBe(value);
});

test.each([
  [
    'The Agreement shall continue in effect for the Service Period.',
    '“Service Period” means April 1, 2011 through March 30, 2012. “Services” means all.',
    '2012-03-30',
  ],
  [
    'The Term will end on the Expiration Date set forth in the Addendum.',
    'Addendum\nExpiration Date:\tthe date fifteen (15) years from the Effective Date\nFee:\t4',
    '2025-05-01',
  ],
  [
    'The term of this Agreement is stated in Schedule A.',
    'Schedule A\nInitial Term: 24 months\n',
    '2012-05-01',
  ],
  ['It continues in perpetuity for the Term.', '“Term” means 24 months.', 'none'],
])('an end that is defined elsewhere is found there: %s', (text, defined, value) => {
  expect(valueOf('expirationDate', text, text, [defined])).toBe(value);
});

test.each([
  [
    'It commences on the Commencement Date and continues for five years.',
    '“Commencement Date” means October 16, 2011 or so. “Seller” means all.',
    '2016-10-16',
  ],
  [
    'It shall be for three years from the Launch Date.',
    'Alpha opens on June 21, 2012 (the “Launch Date”).',
    '2015-06-21',
  ],
])('a term runs from the day that has the name: %s', (text, defined, value) => {
  expect(valueOf('expirationDate', text, text, [defined])).toBe(value);
});

test('a renewal that is defined elsewhere is found there', () => {
  expect(
    valueOf('renewalTerm', 'It shall renew for Renewal Terms.', 'It shall renew for Renewal Terms.', [
      '“Renewal Term” means each period of two (2) years.',
    ]),
  ).toBe('2 year');
});

test('a renewal is read where it is told, not from the first term beside it', () => {
  const pages = [
    'The term of this Agreement is five (5) years and may be renewed by mutual agreement.',
    'It shall be renewed for additional periods of two (2) years.',
  ];
  const passages = pages.map((text, at) => ({ page: at + 1, start: 0, end: text.length, probability: 0.9 }));
  const context = { textOf: (page: number) => pages[page - 1] ?? '', passagesOf: () => [] };
  expect(readClauseValue('renewalTerm', passages, context)?.value).toMatchObject({ amount: 2, unit: 'year' });
  // "each year" may be of something else, too.
  const each = [{ page: 1, start: 0, end: 60, probability: 0.9 }];
  const paid = 'It may be extended; each full month a fee of $1 is paid for it.';
  expect(readClauseValue('renewalTerm', each, { ...context, textOf: () => paid })?.sure).toBe(false);
});
