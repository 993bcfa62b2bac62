import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { API_BASE, contract } from '@recto/contract';
import { tinyPdf } from '@recto/testing/pdf';
import { waitFor } from '@recto/testing/api';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
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

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Cancels a report in that way while its program hangs, and waits for the end of both. */
async function cancelHanging(cancel: (id: string) => Promise<{ status: string; url: string | null }>) {
  await soffice.setFault('hang');
  const answered = start();
  // That of a test before has ended.
  const findChild = async () => (soffice.hasChild() ? [await soffice.child()].find(isAlive) : undefined);
  const child = await waitFor('the program', findChild, 60_000);
  const { exports } = await testApp.apiOf(person).call(contract.ownAccount.exportData, {});
  const id = exports.find(({ status }) => status === 'running')?.exportId ?? '';
  expect(await cancel(id)).toMatchObject({ status: 'cancelled', url: null });
  // Whoever waits is answered after a few seconds in any case.
  expect(['cancelled', 'running']).toContain((await answered).status);
  await vi.waitFor(async () => {
    expect(isAlive(child)).toBe(false);
    expect(await list('conversions')).toEqual([]);
    expect((await list('blobs/exports')).filter((name) => name.startsWith(id))).toEqual([]);
    expect(await list('blobs/.tmp')).toEqual([]);
  }, 60_000);
}

test('a report that is cancelled ends with its program, and leaves nothing behind', () =>
  cancelHanging((id) => testApp.apiOf(person).call(contract.exports.cancel, { params: { id } })));

test('so does one that is cancelled in another process than the one that writes it', async () => {
  await cancelHanging(async (id) => {
    const second = await testApp.openSecond({ sharesFolder: true });
    onTestFinished(() => second.stop());
    const url = `${API_BASE}/exports/${id}/cancel`;
    const answer = await second.app.inject({ method: 'POST', url, headers: testApp.headers(person) });
    return answer.json().result;
  });
});
