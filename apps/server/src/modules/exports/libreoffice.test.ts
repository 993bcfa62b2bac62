import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { AnswersFormat } from '@recto/contract/exports';
import { expect, onTestFinished, test } from 'vitest';
import { findSoffice } from '#adapters/soffice/find-soffice.ts';
import { download, expectBook, makeExportedBatch } from '#modules/exports/exported-batch.fixture.ts';
import { readZip } from '#testing/read-zip.ts';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';

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
