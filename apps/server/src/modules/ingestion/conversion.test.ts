import { readdir, rm } from 'node:fs/promises';
import type { FileItem } from '@recto/contract/library';
import { makeWordDocument } from '@recto/testing/office';
import { SCANNED, tinyPdf } from '@recto/testing/pdf';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeSofficeStandIn, type SofficeStandIn } from '#testing/soffice.ts';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';

const PRINTED = tinyPdf([['Lease of the warehouse in Lyon.'], ['The tenant pays a deposit of 4,500 euros.']]);
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

let soffice: SofficeStandIn;
let testApp: TestApp;
let person: Person;
beforeAll(async () => {
  soffice = await makeSofficeStandIn(PRINTED);
  testApp = await openTestApp({ SOFFICE: soffice.program, PATH: process.env['PATH'] ?? '' });
  person = await testApp.signUp();
});
afterAll(async () => {
  await testApp.close();
  await soffice.remove();
});
beforeEach(() => soffice.setFault(null));

let files = 0;
const wordFile = (extra = '') => makeWordDocument(`${paragraph(`Lease no. ${++files}.`)}${extra}`);
const upload = (bytes: Buffer) => testApp.uploadAndWait(person, { name: 'lease.docx', bytes });
const signed = async (path: string, body: object) => {
  const { url } = (await testApp.request('POST', path, person, body)).json().result;
  return testApp.inject({ method: 'GET', url, headers: { range: 'bytes=0-3' } });
};
const pagesOf = (file: FileItem) =>
  signed('/files/get-extracted-file-from-s3', { fileId: file._id, as: 'pages' });
const listRenditions = () => readdir(`${testApp.dataFolder}/blobs/renditions`).catch(() => []);
test('a Word file is shown, searched and cited on the pages it prints on; the original stays', async () => {
  const bytes = wordFile();
  const file = await upload(bytes);
  expect(file).toMatchObject({
    type: 'DOCX',
    status: 'complete',
    pages: 2,
    pageKind: 'layout',
    error_msg_customer: null,
  });

  const answer = await testApp.askAndWait(person, file._id, 'What deposit does the tenant pay?');
  const citation = answer.citations.find(({ quote }) => quote.includes('4,500'));
  expect(citation).toMatchObject({ page: 2, boxes: [{ x: expect.any(Number) }] });
  const found = await testApp.request('GET', `/searchDocument/${file._id}?q=warehouse`, person);
  expect(found.json().result).toMatchObject({ total: 1, hits: [{ page: 1, boxes: [{}] }] });

  const pages = await pagesOf(file);
  expect([pages.statusCode, pages.body, pages.headers['content-range']]).toEqual([
    206,
    '%PDF',
    `bytes 0-3/${PRINTED.length}`,
  ]);
  expect(pages.headers['content-disposition']).toContain('lease.docx.pdf');
  const original = await signed('/files/get-file-from-s3', { fileId: file._id });
  expect([original.body, original.headers['content-range']]).toEqual([
    'PK\u0003\u0004',
    `bytes 0-3/${bytes.length}`,
  ]);
  const text = await testApp.request('POST', '/files/get-extracted-file-from-s3', person, {
    fileId: file._id,
  });
  expect((await testApp.inject({ method: 'GET', url: text.json().result.url })).body).toContain(
    '4,500 euros',
  );
});

test('of a file that is not converted the viewer gets the original', async () => {
  const file = await testApp.uploadAndWait(person);
  expect((await pagesOf(file)).body).toBe('%PDF');
  expect(await soffice.calls()).toHaveLength(1);
});

test('a Word file of pictures alone is Complete, as it is without a converter, and its page is named', async () => {
  await soffice.setMade(tinyPdf([SCANNED]));
  const file = await upload(wordFile());
  await soffice.setMade(PRINTED);
  expect(file).toMatchObject({ status: 'complete', pageKind: 'layout' });
  expect(file.error_msg_customer).toContain('Page 1 could not be read');
});

test('with the file its rendition goes', async () => {
  const file = await upload(wordFile());
  expect(await listRenditions()).toContain(file._id);
  await testApp.request('DELETE', `/files/${file._id}`, person);
  await expect.poll(listRenditions).not.toContain(file._id);
});

describe('a Word file is read as it is', () => {
  test.each([
    ['fail', 'This Word file could not be laid out as it prints, so its text is shown without that.'],
    ['nothing', 'This Word file could not be laid out as it prints, so its text is shown without that.'],
  ] as const)('and says so, where the converter does: %s', async (fault, sentence) => {
    await soffice.setFault(fault);
    const file = await upload(wordFile());
    expect(file).toMatchObject({
      status: 'complete',
      pageKind: 'section',
      error_msg_customer: sentence,
      error_code: 'file.not_converted',
    });
    expect((await pagesOf(file)).body).toBe('PK\u0003\u0004');
  });

  test.each([
    [
      'changes',
      paragraph('kept') + '<w:p><w:del w:author="A"><w:r><w:delText>gone</w:delText></w:r></w:del></w:p>',
      {},
    ],
    [
      'comments',
      '<w:p><w:r><w:t>see</w:t><w:commentReference w:id="1"/></w:r></w:p>',
      {
        comments: '<w:comment w:id="1" w:author="B"><w:p><w:r><w:t>Why?</w:t></w:r></w:p></w:comment>',
      },
    ],
  ])('where it holds %s, which would be printed or lost', async (_what, body, parts) => {
    const before = (await soffice.calls()).length;
    const file = await upload(makeWordDocument(paragraph(`No. ${++files}.`) + body, parts));
    expect(file).toMatchObject({ status: 'complete', pageKind: 'section', error_msg_customer: null });
    expect(await soffice.calls()).toHaveLength(before);
  });

  test('and says so, where what the converter made cannot be opened', async () => {
    await soffice.setMade(PRINTED.subarray(0, 40));
    const file = await upload(wordFile());
    await soffice.setMade(PRINTED);
    expect(file).toMatchObject({ status: 'complete', pageKind: 'section', error_code: 'file.not_converted' });
  });

  test('where its own reader refuses it: no other program opens a damaged one', async () => {
    const before = (await soffice.calls()).length;
    expect(await upload(wordFile().subarray(0, 300))).toMatchObject({ status: 'failed' });
    expect(await soffice.calls()).toHaveLength(before);
  });
});

test('what was converted once is not converted again; where its rendition is lost it is, or read as it is', async () => {
  const file = await upload(wordFile());
  const calls = (await soffice.calls()).length;
  const reprocess = async () => {
    await testApp.request('POST', `/files/${file._id}/reread`, person, { lang: 'fr' });
    return testApp.waitForFile(person, file._id);
  };
  const printed = { status: 'complete', pageKind: 'layout', pages: 2 };
  expect(await reprocess()).toMatchObject(printed);
  expect(await soffice.calls()).toHaveLength(calls);

  await rm(`${testApp.dataFolder}/blobs/renditions/${file._id}`);
  await soffice.setFault('fail');
  expect(await reprocess()).toMatchObject({ status: 'complete', pageKind: 'section', pages: 1 });
  await soffice.setFault(null);
  expect(await reprocess()).toMatchObject(printed);
  expect(await soffice.calls()).toHaveLength(calls + 2);
});
