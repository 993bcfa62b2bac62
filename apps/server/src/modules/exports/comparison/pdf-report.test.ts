import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { contract } from '@recto/contract';
import { tinyPdf } from '@recto/testing/pdf';
import { waitFor } from '@recto/testing/api';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { download, waitForExport } from '#modules/exports/exported-batch.fixture.ts';
import { makeSofficeStandIn, type SofficeStandIn } from '#testing/soffice.ts';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';

const PRINTED = tinyPdf([['The report.']]);

let soffice: SofficeStandIn;
let testApp: TestApp;
let person: Person;
let comparisonId: string;
beforeAll(async () => {
  soffice = await makeSofficeStandIn(PRINTED);
  testApp = await openTestApp({ SOFFICE: soffice.program, PATH: process.env['PATH'] ?? '' });
  person = await testApp.signUp();
  const files = [];
  for (const fee of ['EUR 10', 'EUR 20'])
    files.push(
      await testApp.uploadAndWait(person, {
        name: 'Fee.pdf',
        bytes: tinyPdf([[`The fee is ${fee}.`]], randomUUID()),
      }),
    );
  comparisonId = await testApp.compareAndWait(
    person,
    files.map(({ _id }) => _id),
  );
});
afterAll(async () => {
  await testApp.close();
  await soffice.remove();
});
beforeEach(() => soffice.setFault(null));

const start = () =>
  testApp.apiOf(person).call(contract.exports.comparison, { body: { comparisonId, format: 'pdf' } });

test('a report as PDF is what LibreOffice makes of the report', async () => {
  const done = await waitForExport(testApp, person, await start());
  expect(done).toMatchObject({ status: 'complete', name: expect.stringMatching(/\.pdf$/u) });
  expect(await download(testApp, done)).toEqual(PRINTED);
  expect((await soffice.calls()).at(-1)).toContain('document.html');
});

test('where LibreOffice makes nothing of it, that is said', async () => {
  await soffice.setFault('nothing');
  const done = await waitForExport(testApp, person, await start());
  expect(done).toMatchObject({ status: 'failed', error: expect.stringContaining('could not make a PDF') });
});

/** What lies in a folder; there is none of it where files go elsewhere. */
const list = (name: string) => readdir(`${testApp.dataFolder}/${name}`).catch((): string[] => []);

test('a report that is cancelled ends with its program, and leaves nothing behind', async () => {
  await soffice.setFault('hang');
  const answered = start();
  await waitFor('the program', async () => (soffice.hasChild() ? true : undefined), 30_000);
  const child = await vi.waitFor(soffice.child);
  const { exports } = await testApp.apiOf(person).call(contract.ownAccount.exportData, {});
  const running = exports.find(({ status }) => status === 'running');
  const params = { id: running?.exportId ?? '' };
  const cancelled = await testApp.apiOf(person).call(contract.exports.cancel, { params });
  expect(cancelled).toMatchObject({ status: 'cancelled', url: null });
  expect((await answered).status).toBe('cancelled');
  await vi.waitFor(async () => {
    expect(() => process.kill(child, 0)).toThrow();
    expect(await list('conversions')).toEqual([]);
    expect((await list('blobs/exports')).filter((name) => name.startsWith(params.id))).toEqual([]);
    expect(await list('blobs/.tmp')).toEqual([]);
  }, 10_000);
});
