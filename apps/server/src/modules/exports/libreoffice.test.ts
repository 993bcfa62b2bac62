import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { contract } from '@recto/contract';
import type { AnswersFormat } from '@recto/contract/exports';
import { makeWordDocument } from '@recto/testing/office';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findSoffice } from '#adapters/soffice/find-soffice.ts';
import {
  download,
  expectBook,
  makeExportedBatch,
  waitForExport,
} from '#modules/exports/exported-batch.fixture.ts';
import { readZip } from '#testing/read-zip.ts';
import { openTestApp, type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let person: Person;
shareTestApp((shared) => {
  ({ testApp, person } = shared);
});

/** What LibreOffice makes of a workbook: opened, worked out, and saved anew. */
async function saveAnew(bytes: Buffer): Promise<Buffer> {
  const program = await findSoffice(process.env['SOFFICE'] || 'on', process.env['PATH'] ?? '');
  const folder = await mkdtemp(join(tmpdir(), 'recto-libreoffice-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const [source, saved] = [join(folder, 'export.xlsx'), join(folder, 'saved')];
  await writeFile(source, bytes);
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
  await promisify(execFile)(program ?? '', [
    profile,
    '--headless',
    '--convert-to',
    'xlsx',
    '--outdir',
    saved,
    source,
  ]);
  return readFile(join(saved, 'export.xlsx'));
}

test('LibreOffice makes a PDF of a report with all that changed, through the API', async () => {
  const soffice = await openTestApp({
    SOFFICE: process.env['SOFFICE'] || 'on',
    PATH: process.env['PATH'] ?? '',
  });
  onTestFinished(soffice.close);
  const reader = await soffice.signUp();
  const clauses = (fee: string, days: string) =>
    [
      '1. Term',
      '1.1 The Agreement begins on the day on which both have signed it.',
      '1.2 It runs for two years, unless it is ended before.',
      '1.3 It renews for a year at a time.',
      `1.4 Either may end it with ${days} days of notice in writing.`,
      '2. Fees',
      `2.1 The Customer pays EUR ${fee} a month.`,
      '2.2 Invoices are due in thirty days.',
    ].join('\n\n');
  const files = [];
  for (const [at, [fee, days]] of [
    ['18,400', '90'],
    ['19,900', '60'],
  ].entries())
    files.push(
      await soffice.uploadAndWait(reader, {
        name: `Services v${at + 2}.txt`,
        bytes: Buffer.from(clauses(fee ?? '', days ?? '')),
      }),
    );
  const comparisonId = await soffice.compareAndWait(
    reader,
    files.map(({ _id }) => _id),
  );
  const body = { mark: 'check', note: 'Ask for a cap.' };
  await soffice.request('POST', `/compare/${comparisonId}/review/1`, reader, body);
  const call = { body: { comparisonId, format: 'pdf' as const } };
  const started = await soffice.apiOf(reader).call(contract.exports.comparison, call);
  const bytes = await download(soffice, await waitForExport(soffice, reader, started));
  if (process.env['KEPT_REPORT']) await writeFile(process.env['KEPT_REPORT'], bytes);
  const report = await soffice.uploadAndWait(reader, { name: 'Report.pdf', bytes });
  expect(report).toMatchObject({ status: 'complete', type: 'PDF' });
  for (const words of ['18,400', '19,900', 'Ask for a cap', '1.1 to 1.3 unchanged']) {
    const found = await soffice.request(
      'GET',
      `/searchDocument/${report._id}?q=${encodeURIComponent(words)}`,
      reader,
    );
    expect([words, found.json().result.total > 0]).toEqual([words, true]);
  }
});

test('a Word file that is read from its conversion comes back translated, and LibreOffice opens it', async () => {
  const converting = await openTestApp({
    SOFFICE: process.env['SOFFICE'] || 'on',
    PATH: process.env['PATH'] ?? '',
  });
  onTestFinished(converting.close);
  const reader = await converting.signUp();
  const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
  const bytes = makeWordDocument(
    paragraph('The rent is due in May.') + paragraph('The deposit is paid back.'),
  );
  const file = await converting.uploadAndWait(reader, { name: 'Rent.docx', lang: 'en', bytes });
  expect(file.pageKind).toBe('layout');
  const api = converting.apiOf(reader);
  const body = { fileId: file._id, source: 'en' as const, target: 'de' as const };
  const { _id: id } = await api.call(contract.translations.start, { body });
  await vi.waitFor(async () => {
    const { status } = await api.call(contract.translations.get, { params: { id } });
    expect(status).toBe('complete');
  }, 30_000);
  const said = ['Die Miete ist im Mai fällig.', 'Die Kaution wird zurückgezahlt.'];
  for (const [index, target] of said.entries())
    await api.call(contract.translations.correct, { params: { id, index: String(index) }, body: { target } });
  const call = { params: { id }, body: { format: 'docx' as const } };
  const started = await api.call(contract.translationExports.start, call);
  const written = await download(converting, await waitForExport(converting, reader, started));
  const opened = await converting.uploadAndWait(reader, { name: 'Miete.docx', lang: 'de', bytes: written });
  expect(opened).toMatchObject({ status: 'complete', pageKind: 'layout' });
  for (const words of ['im Mai', 'Kaution']) {
    const found = await converting.request('GET', `/searchDocument/${opened._id}?q=${words}`, reader);
    expect([words, found.json().result.total]).toEqual([words, 1]);
  }
});

test.each<AnswersFormat>(['xlsx', 'zip'])(
  'LibreOffice reads of an export as %s what the API says, cell by cell, and works out no formula',
  async (format) => {
    const batch = await makeExportedBatch(testApp, person);
    const bytes = await download(testApp, await batch.exportAs(format));
    const book = format === 'zip' ? readZip(bytes).get('answers.xlsx') : bytes;
    expect(book).toBeDefined();
    await expectBook(await saveAnew(book ?? bytes), batch);
  },
);
