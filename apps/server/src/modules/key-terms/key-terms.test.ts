import { randomUUID } from 'node:crypto';
import type { KeyTerms } from '@recto/contract/key-terms';
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
          textAt(50, 674, 'Birch Optics, which had 310 employees in Ohio.'),
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
