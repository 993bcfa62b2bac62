import { makeWordDocument, makeWordFile } from '@recto/testing/office';
import { expect, test } from 'vitest';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let person: Person;
shareTestApp((shared) => {
  ({ testApp, person } = shared);
});

const get = async (path: string) => (await testApp.request('GET', path, person)).json();
const run = (text: string, before = '') => `<w:p><w:r>${before}<w:t>${text}</w:t></w:r></w:p>`;

test('a Word file is read in its pages, shown, and cited where its words stand', async () => {
  const bytes = makeWordDocument(
    run('The parties sign this lease of the warehouse in Lyon.') +
      run('The rent is due on the first day of each month.', '<w:lastRenderedPageBreak/>') +
      run('The tenant pays a deposit of 4,500 euros before moving in.'),
  );
  const file = await testApp.uploadAndWait(person, { name: 'lease.docx', bytes });
  expect(file).toMatchObject({ type: 'DOCX', status: 'complete', pages: 2, pageKind: 'saved' });
  const { result: page } = await get(`/documentPage/${file._id}/2`);
  expect(page).toEqual({
    page: 2,
    text: 'The rent is due on the first day of each month.\n\nThe tenant pays a deposit of 4,500 euros before moving in.',
    blocks: [
      { kind: 'paragraph', start: 0, end: 47 },
      { kind: 'paragraph', start: 49, end: 107 },
    ],
    changes: [],
  });

  const answer = await testApp.askAndWait(person, file._id, 'What deposit does the tenant pay?');
  const citation = answer.citations.find(({ quote }) => quote.includes('4,500'));
  expect(citation).toMatchObject({ page: 2, boxes: [] });
  expect(page.text.slice(citation?.span.start, citation?.span.end)).toBe(citation?.quote);
});

test('a table of a Word file is given cell by cell', async () => {
  const cell = (text: string, more = '') => `<w:tc><w:tcPr>${more}</w:tcPr>${run(text)}</w:tc>`;
  const rows = [cell('Fees', '<w:gridSpan w:val="2"/>'), cell('Rent') + cell('€ 4,500 a month')];
  const table = `<w:tbl>${rows.map((cells) => `<w:tr>${cells}</w:tr>`).join('')}</w:tbl>`;
  const bytes = makeWordDocument(run('The lease of the warehouse.') + table + run('It ends in May.'));
  const file = await testApp.uploadAndWait(person, { name: 'fees.docx', bytes });
  const { tables } = (await get(`/documentTables/${file._id}/1`)).result;
  expect(tables.map(({ rows }: { rows: object }) => rows)).toEqual([
    [[{ text: 'Fees', columnSpan: 2 }], [{ text: 'Rent' }, { text: '€ 4,500 a month' }]],
  ]);
});

test('a Word file that is damaged or made to fill memory fails with its reason', async () => {
  const whole = makeWordDocument(run('x'), { styles: '<w:style/>' });
  const broken = Buffer.from(whole);
  const at = broken.lastIndexOf('PK\x01\x02');
  broken.writeUInt32LE(7, at + 16);
  const damaged = await testApp.uploadAndWait(person, { name: 'broken.docx', bytes: broken });
  expect(damaged).toMatchObject({
    status: 'failed',
    error_code: 'file.damaged',
    error_msg_customer: expect.stringContaining('damaged'),
  });
  const bomb = makeWordDocument(run(' '.repeat(60_000_000)));
  const large = await testApp.uploadAndWait(person, { name: 'bomb.docx', bytes: bomb });
  expect(large).toMatchObject({
    status: 'failed',
    error_code: 'file.too_large',
    error_msg_customer: expect.stringContaining('too large'),
  });
});

test('a Word file without a word is Complete, and finds nothing to answer with', async () => {
  const file = await testApp.uploadAndWait(person, { name: 'empty.docx', bytes: makeWordDocument(run('')) });
  expect(file).toMatchObject({ status: 'complete', pages: 1, error_code: null });
  const answer = await testApp.askAndWait(person, file._id, 'What deposit does the tenant pay?');
  expect(answer).toMatchObject({ answered: false, citations: [] });
});

test('what cannot be taken in is refused in words of its own, or fails in them', async () => {
  const macros = makeWordFile({ more: 'word/vbaProject.bin' });
  const refused = await testApp.upload(person, { name: 'macros.docx', bytes: macros });
  expect(refused.json()).toMatchObject({
    status: 415,
    message: expect.stringContaining('This file holds macros'),
    result: { code: 'file.type_refused' },
  });
  const named = await testApp.upload(person, { name: 'letter.txt', bytes: makeWordFile() });
  expect(named.json()).toMatchObject({ status: 415, result: { code: 'file.type_differs' } });
});
