import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { KeyTerms } from '@recto/contract/key-terms';
import { CLAUSE_KINDS } from '@recto/core/clauses';
import { makePdf, textAt, tinyPdf } from '@recto/testing/pdf';
import { expect, test } from 'vitest';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let person: Person;
shareTestApp((shared) => {
  ({ testApp, person } = shared);
});

const keyTermsOf = async (fileId: string, who = person) =>
  (await testApp.request('GET', `/keyTerms/${fileId}`, who)).json();

/** Cells of rows in columns, the first of them wide. */
const table = (top: number, rows: readonly (readonly string[])[]) =>
  rows
    .flatMap((cells, row) =>
      cells.map((cell, at) => (cell ? textAt(50 + (at && 200 + 90 * at), top - 16 * row, cell) : '')),
    )
    .join('');

const report = (seed: string) =>
  Buffer.from(
    makePdf([
      {
        content:
          textAt(50, 720, 'FORM 10-K', 18) +
          textAt(50, 690, 'For the fiscal year ended June 30, 2022') +
          textAt(50, 660, 'ALDER INSTRUMENTS, INC.', 16) +
          textAt(50, 640, '12 Harbour Road') +
          textAt(50, 624, 'Portland, Maine 04101') +
          textAt(50, 608, '(Address of principal executive offices)') +
          textAt(50, 580, `File ${seed}`),
      },
      {
        content:
          textAt(50, 720, 'Employees', 14) +
          textAt(
            50,
            690,
            'As of June 30, 2022, we employed approximately 1,240 people worldwide. In March we acquired',
          ) +
          textAt(50, 674, 'Birch Optics, which had 310 employees in Ohio.') +
          textAt(50, 658, 'Total assets were $9,100 thousand when we acquired it.'),
      },
      {
        content:
          textAt(50, 740, 'CONSOLIDATED STATEMENTS OF INCOME', 14) +
          textAt(50, 720, '(In thousands, except per share data)') +
          table(690, [
            ['Year ended June 30,', '2022', '2021'],
            ['Products', '$ 81,300', '$ 74,900'],
            ['Services', '20,150', '18,020'],
            ['Total revenue', '101,450', '92,920'],
            ['Cost of sales', '60,010', '55,870'],
            ['Operating income', '20,330', '17,450'],
            ['Net income', '$ 15,220', '$ 13,010'],
            ['Basic earnings per share', '$ 1.54', '$ 1.31'],
            ['Diluted earnings per share', '$ 1.52', '$ 1.29'],
          ]),
      },
    ]),
  );

test('an annual report has its key figures of its own year, each with the place that says it', async () => {
  const file = await testApp.uploadAndWait(person, { bytes: report(randomUUID()) });
  const { result }: { result: KeyTerms } = await keyTermsOf(file._id);
  expect(result).toMatchObject({ status: 'complete', documentKind: 'report' });
  const shown = result.terms.map(({ label, state, text, citations }) => [
    label,
    state,
    text,
    citations[0]?.page,
  ]);
  expect(shown).toEqual([
    ['Total revenue', 'found', '$101,450 thousand', 3],
    ['Net income', 'found', '$15,220 thousand', 3],
    ['Earnings per share, diluted', 'found', '$1.52', 3],
    ['Total assets', 'none', '', undefined],
    ['Employees', 'found', '1,240', 2],
    ['Fiscal year end', 'found', 'June 30, 2022', 1],
    ['Auditor', 'none', '', undefined],
    ['Headquarters', 'found', '12 Harbour Road, Portland, Maine 04101', 1],
  ]);
  const exported = await testApp.request('POST', `/keyTerms/${file._id}/export`, person, { format: 'csv' });
  expect(exported.json().result).toMatchObject({ exportId: expect.any(String) });
  const [revenue, , , , employees, year] = result.terms;
  expect(revenue).toMatchObject({
    key: 'revenue',
    value: { type: 'amount', value: 101_450_000, currency: '$', scale: 'thousand', period: '2022' },
    previous: { type: 'amount', value: 92_920_000, period: '2021' },
  });
  expect(revenue?.citations[0]).toMatchObject({
    fileId: file._id,
    quote: 'Total revenue 101,450 92,920',
    boxes: [{ x: expect.closeTo(50 / 600) }, {}, {}],
  });
  expect(employees?.value).toEqual({ type: 'amount', value: 1240, unit: 'people' });
  expect(year?.value).toEqual({ type: 'date', iso: '2022-06-30' });
  expect(await keyTermsOf(file._id)).toMatchObject({ result });
});

test('a question for a key figure is answered by the value of the panel, from the same place, with its unit and period', async () => {
  const file = await testApp.uploadAndWait(person, { bytes: report(randomUUID()) });
  const { result }: { result: KeyTerms } = await keyTermsOf(file._id);
  const revenue = result.terms.find(({ key }) => key === 'revenue');
  const asked = await testApp.askAndWait(person, file._id, 'What was the total revenue?');
  expect(asked).toMatchObject({
    kind: 'answer',
    answer: 'Total revenue: $101,450 thousand (2022), $92,920 thousand (2021)',
  });
  expect(asked.claims.map(({ emphasis }) => emphasis)).toEqual([
    [{ start: 15, end: 32 }],
    ...asked.claims.slice(1).map(() => undefined),
  ]);
  const cited = (asked.claims[0]?.citations ?? []).map((at) => asked.citations[at]);
  expect(cited).toEqual(revenue?.citations);
  const employees = await testApp.askAndWait(person, file._id, 'How many employees does the company have?');
  expect(employees).toMatchObject({
    kind: 'answer',
    answer: 'As of June 30, 2022, we employed approximately 1,240 people worldwide.',
  });
});

test('what a report does not say in its statements is not called an answer from elsewhere', async () => {
  const file = await testApp.uploadAndWait(person, { bytes: report(randomUUID()) });
  const { kind, claims } = await testApp.askAndWait(person, file._id, 'What were the total assets?');
  expect(kind).toBe('closest');
  expect(claims[0]?.text).toContain('$9,100 thousand');
  expect(claims.flatMap(({ emphasis = [] }) => emphasis)).toEqual([]);
});

const CLAUSES = [
  'This Distribution Agreement (this "Agreement") is entered into as of March 14, 2024 by and between Fern Trading, Inc., a Delaware corporation ("Supplier"), and Oak Retail LLC, a New York limited liability company ("Distributor").',
  '1. Term. The initial term of this Agreement shall commence on April 1, 2024 and shall continue until March 31, 2027, unless earlier terminated as provided herein. This Agreement shall automatically renew for successive periods of one (1) year each unless either party gives written notice of non-renewal at least ninety (90) days prior to the end of the then current term.',
  '2. Assignment. Neither party may assign this Agreement or any of its rights or obligations hereunder without the prior written consent of the other party, and any purported assignment without such consent shall be void.',
  '3. Insurance. Distributor shall maintain commercial general liability insurance with limits of not less than $2,000,000 per occurrence during the term of this Agreement.',
  '4. Governing law. This Agreement shall be governed by and construed in accordance with the laws of the State of New York, without regard to its conflict of laws principles.',
];

/** Lines of a page, as a typesetter would break them. */
const wrap = (text: string) => text.match(/.{1,95}(?:\s|$)/gu)?.map((line) => line.trim()) ?? [];

const contractPdf = () =>
  tinyPdf(
    [['DISTRIBUTION AGREEMENT', ...CLAUSES.slice(0, 2).flatMap(wrap)], CLAUSES.slice(2).flatMap(wrap)],
    randomUUID(),
  );

test('a contract has one term of each kind of clause, and what was found leads to its clause', async () => {
  const file = await testApp.uploadAndWait(person, { bytes: contractPdf() });
  const { result }: { result: KeyTerms } = await keyTermsOf(file._id);
  expect(result).toMatchObject({ status: 'complete', documentKind: 'contract' });
  expect(result.terms.map(({ key }) => key).toSorted()).toEqual(
    CLAUSE_KINDS.map(({ key }) => key).toSorted(),
  );
  const termOf = (wanted: string) => result.terms.find(({ key }) => key === wanted);
  expect(termOf('parties')).toMatchObject({
    label: 'Parties',
    group: 'parties',
    state: 'found',
    value: {
      type: 'names',
      names: [
        { name: 'Fern Trading, Inc.', shortName: 'Supplier' },
        { name: 'Oak Retail LLC', shortName: 'Distributor' },
      ],
    },
    citations: [{ page: 1 }],
  });
  expect(termOf('expirationDate')).toMatchObject({
    state: 'found',
    text: 'March 31, 2027',
    value: { type: 'date', iso: '2027-03-31' },
  });
  expect(termOf('noticeToStopRenewal')).toMatchObject({
    group: 'term',
    state: 'found',
    text: '90 days before the term ends',
    value: { type: 'duration', amount: 90, unit: 'day' },
    citations: [{ fileId: file._id, page: 1, quote: expect.stringContaining('ninety (90) days prior') }],
  });
  expect(termOf('assignment')).toMatchObject({
    state: 'found',
    text: expect.stringMatching(/^Neither party may assign this Agreement or any of its rights/u),
    value: { type: 'yesNo', yes: true },
    citations: [{ page: 2, boxes: [{ x: expect.any(Number) }, {}, {}] }],
  });
  expect(termOf('governingLaw')).toMatchObject({ group: 'law', state: 'found', text: 'New York' });
  expect(termOf('sourceCodeEscrow')).toEqual({
    key: 'sourceCodeEscrow',
    label: 'Source code escrow',
    group: 'rights',
    state: 'none',
    text: '',
    value: null,
    citations: [],
  });
});

test('of a contract in plain English nothing is said to be missing that its own words say', async () => {
  const bytes = await readFile(new URL('../../../sample/Services agreement v1.pdf', import.meta.url));
  const file = await testApp.uploadAndWait(person, { bytes });
  const { result }: { result: KeyTerms } = await keyTermsOf(file._id);
  const shown = Object.fromEntries(result.terms.map(({ key, state, text }) => [key, `${state}: ${text}`]));
  expect(shown).toMatchObject({
    agreementDate: 'likely: Made on 3 February 2025',
    renewalTerm: 'likely: It then continues from year to year until it is ended.',
    terminationForConvenience: expect.stringMatching(/^likely: 7\.2 Either party may end this agreement/u),
    noSolicitEmployees: expect.stringMatching(/^(?:found|likely): 7\.5 For six months/u),
  });
  const missing = result.terms.filter(({ state, isUnclear }) => state === 'none' && !isUnclear);
  const isMissing = (wanted: string) => missing.some(({ key }) => key === wanted);
  const said = [
    'noticeToStopRenewal',
    'ipAssignment',
    'licenseGrant',
    'perpetualLicense',
    'priceRestrictions',
  ];
  expect([...said, 'postTermination'].filter(isMissing)).toEqual([]);
  expect(isMissing('sourceCodeEscrow')).toBe(true);
});

test.each([
  ['May the parties solicit each other’s employees?', '7.5 For six months after the end of this agreement'],
  ['Who owns the intellectual property that is made?', '5.4 Rights in what the Supplier creates'],
])('“%s” is answered from a contract in plain English that says it', async (question, words) => {
  const bytes = await readFile(new URL('../../../sample/Services agreement v1.pdf', import.meta.url));
  const file = await testApp.uploadAndWait(person, { bytes });
  const { kind, claims } = await testApp.askAndWait(person, file._id, question);
  expect(kind).not.toBe('none');
  expect(claims[0]?.text.startsWith(words)).toBe(true);
});

test('a question for a clause that the contract lacks says so, with the three passages that come nearest', async () => {
  const file = await testApp.uploadAndWait(person, { bytes: contractPdf() });
  const { answer, kind, searched } = await testApp.askAndWait(
    person,
    file._id,
    'Is the source code held in escrow?',
  );
  expect(answer).toBe('No clause on source code escrow was found in this document.');
  expect(kind).toBe('none');
  expect(searched?.nearest).toHaveLength(3);
  const { pages } = (await testApp.request('GET', `/searchDocument/${file._id}`, person)).json().result;
  for (const { page, span, quote, boxes } of searched?.nearest ?? []) {
    expect(pages[page - 1].text.slice(span.start, span.end).replace(/\s+/gu, ' ')).toBe(quote);
    expect(boxes.length).toBeGreaterThan(0);
  }
});

test('any other document has none', async () => {
  const file = await testApp.uploadAndWait(person, {
    bytes: tinyPdf([['Total revenue was $12 million in the fiscal year ended June 30, 2022.']], randomUUID()),
  });
  expect(await keyTermsOf(file._id)).toMatchObject({
    result: { status: 'complete', documentKind: null, terms: [] },
  });
});

test('somebody else’s file is not found', async () => {
  const file = await testApp.uploadAndWait(person, { bytes: tinyPdf([['Mine.']], randomUUID()) });
  expect(await keyTermsOf(file._id, await testApp.signUp())).toMatchObject({ status: 404 });
});
