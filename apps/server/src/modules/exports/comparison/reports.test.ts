import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { read, utils } from '@e965/xlsx';
import { contract } from '@recto/contract';
import type { Export, ReportFormat } from '@recto/contract/exports';
import { makeWordDocument } from '@recto/testing/office';
import { tinyPdf } from '@recto/testing/pdf';
import { beforeAll, expect, test, vi } from 'vitest';
import { download, waitForExport } from '#modules/exports/exported-batch.fixture.ts';
import { parseCsv } from '#modules/exports/read-exports.fixture.ts';
import { readZip } from '#testing/read-zip.ts';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let person: Person;
shareTestApp((shared) => {
  ({ testApp, person } = shared);
});

const HOSTILE = '=HYPERLINK("http://evil.example") <script>alert(1)</script>';
const paragraph = (text: string, properties = '') =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const wordFile = (...texts: readonly string[]): Buffer =>
  makeWordDocument(texts.map((text) => paragraph(escape(text), '<w:jc w:val="both"/>')).join(''));

async function compareFiles(left: Buffer, right: Buffer, names: readonly [string, string]): Promise<string> {
  const files = await Promise.all(
    [left, right].map((bytes, at) => testApp.uploadAndWait(person, { bytes, name: names[at] ?? '' })),
  );
  return testApp.compareAndWait(
    person,
    files.map(({ _id }) => _id),
  );
}

async function reportOf(comparisonId: string, format: ReportFormat): Promise<Export> {
  const call = { body: { comparisonId, format } };
  return waitForExport(testApp, person, await testApp.apiOf(person).call(contract.exports.comparison, call));
}

const NOTE = '@SUM(A1) ask “why"';
let comparisonId: string;
beforeAll(async () => {
  comparisonId = await compareFiles(
    wordFile(
      'The fee is EUR 18,400 a month.',
      'The term is two years.',
      'Nothing else is agreed here.',
      randomUUID(),
    ),
    wordFile(
      'The fee is EUR 19,900 a month.',
      'The term is two years.',
      HOSTILE,
      'Nothing else is agreed here.',
    ),
    ['Lease v1.docx', 'Lease v2.docx'],
  );
  const body = { mark: 'check', note: NOTE };
  await testApp.request('POST', `/compare/${comparisonId}/review/1`, person, body);
});

test('as HTML it holds the changes, marks and both texts, escaped, and nothing that runs or loads', async () => {
  const done = await reportOf(comparisonId, 'html');
  expect(done).toMatchObject({ status: 'complete', name: 'Lease_v1 compared with Lease_v2.html' });
  const report = (await download(testApp, done)).toString('utf8');
  expect(report).toContain('<del>18,400</del><ins class="instead">19,900</ins>');
  expect(report).toContain('To check');
  expect(report).toContain('ask “why&quot;');
  expect(report).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(report).toContain("default-src 'none'");
  expect(report).toMatch(/SHA-256(?: [0-9a-f]{8}){8}/u);
  expect(report).not.toMatch(/<script|<link|@import|url\(|src=|href=| on\w+=/u);
});

test('as CSV and XLSX it has a row a change, and no cell that a spreadsheet would execute', async () => {
  const csv = (await download(testApp, await reportOf(comparisonId, 'csv'))).toString('utf8');
  const [head, first, ...rest] = parseCsv(csv.slice(1));
  expect(head?.slice(0, 3)).toEqual(['Change', 'Kind', 'Clause']);
  expect(first).toEqual(expect.arrayContaining(['1', 'Amount', 'To check', `'${NOTE}`]));
  const { items } = (await testApp.request('GET', `/compare/${comparisonId}/changes`, person)).json().result;
  expect(rest.length + 1).toBe(items.length);
  expect([...(first ?? []), ...rest.flat()].filter((cell) => /^[=+\-@\t\r]/u.test(cell))).toEqual([]);
  const book = read(await download(testApp, await reportOf(comparisonId, 'xlsx')), { cellFormula: true });
  expect(book.SheetNames).toEqual(['Changes', 'About']);
  const sheet = book.Sheets['Changes'] ?? {};
  const cells = Object.values(sheet) as { f?: string }[];
  expect(cells.filter((cell) => cell?.f !== undefined)).toEqual([]);
  expect(utils.sheet_to_json(sheet)).toHaveLength(items.length);
});

test('as Word it is the earlier file with tracked changes, and the notes are comments', async () => {
  const files = readZip(await download(testApp, await reportOf(comparisonId, 'docx')));
  const xml = files.get('word/document.xml')?.toString('utf8') ?? '';
  expect(xml).toContain(paragraph('The term is two years.', '<w:jc w:val="both"/>'));
  expect(xml).toMatch(/<w:del [^>]*><w:r><w:rPr><w:b\/><\/w:rPr><w:delText xml:space="preserve">18,400</u);
  expect(xml).toMatch(/<w:ins [^>]*><w:r><w:rPr><w:b\/><\/w:rPr><w:t xml:space="preserve">19,900</u);
  expect(xml).toContain('=HYPERLINK(&quot;http://evil.example&quot;) &lt;script&gt;');
  const comments = files.get('word/comments.xml')?.toString('utf8') ?? '';
  expect(comments).toContain('To check: @SUM(A1) ask');
  expect(files.get('[Content_Types].xml')?.toString('utf8')).toContain('comments+xml');
});

test('of files that are no Word files it is a new one', async () => {
  const id = await compareFiles(
    tinyPdf([['The owner is Ada.']], randomUUID()),
    tinyPdf([['The owner is Bo.']], randomUUID()),
    ['One.pdf', 'Two.pdf'],
  );
  const xml = readZip(await download(testApp, await reportOf(id, 'docx'))).get('word/document.xml');
  expect(xml?.toString('utf8')).toMatch(/delText[^>]*>Ada<.*<w:t [^>]*>Bo</u);
});

test('as PDF it needs a converter, and says so', async () => {
  const body = { comparisonId, format: 'pdf' };
  const response = await testApp.request('POST', '/get-comparison-report', person, body);
  expect([response.statusCode, response.json().result.code]).toEqual([409, 'report.no_converter']);
});

test('a comparison that is deleted takes its reports along', async () => {
  const id = await compareFiles(wordFile('One is here.', randomUUID()), wordFile('Two are here.'), [
    'A.docx',
    'B.docx',
  ]);
  const { exportId } = await reportOf(id, 'csv');
  await testApp.request('DELETE', `/compare/${id}`, person);
  expect((await testApp.request('GET', `/exports/${exportId}`, person)).statusCode).toBe(404);
  await testApp.installation.recover();
  const stored = await readdir(join(testApp.dataFolder, 'blobs', 'exports'));
  await vi.waitFor(() => expect(stored).not.toContain(exportId));
});
