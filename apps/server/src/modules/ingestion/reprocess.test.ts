import { randomUUID } from 'node:crypto';
import { zstdCompressSync } from 'node:zlib';
import type { FileType } from '@recto/contract/file-types';
import { readers } from '@recto/readers';
import { ENCRYPTED_PDFS, tinyPdf } from '@recto/testing/pdf';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { makeReprocess } from '#modules/ingestion/reprocess.ts';
import { findTypesOfPages } from '#modules/library/store.ts';
import { beginAgain, listJobs } from '#patches/pg-boss/job-rows.fixture.ts';
import { type TestApp, openTestApp, type Person } from '#testing/test-app.ts';

const WAIT = { timeout: 20_000, interval: 50 };
const QUESTION = 'When are invoices payable?';

let testApp: TestApp;
let person: Person;
beforeAll(async () => {
  testApp = await openTestApp();
});
beforeEach(async () => {
  person = await testApp.signUp();
});
afterAll(() => testApp.close());

const root = () => testApp.installation.database.root;
const uploadAgreement = () =>
  testApp.uploadAndWait(person, {
    bytes: tinyPdf(
      [
        ['Invoices are payable within forty-five days of receipt.'],
        ['Either party may terminate this agreement with ninety days written notice.'],
      ],
      randomUUID(),
    ),
  });
const ask = (fileId: string, question = QUESTION) =>
  testApp.request('POST', '/qna/ask', person, { fileId, question });
const waitForStatus = (fileId: string, status: string) =>
  vi.waitFor(async () => expect(await testApp.getFile(person, fileId)).toMatchObject({ status }), WAIT);

/** Makes the pages of a file those of an earlier version: in an encoding that is no longer known, and one page more. */
async function makeOutdated(fileId: string): Promise<void> {
  const older = zstdCompressSync(Uint8Array.of(1, 1, 0));
  await sql`update page set extractor_version = 1, content = ${older} where file_id = ${fileId}`.execute(
    root(),
  );
  await sql`insert into page (file_id, number, extractor_version, state, width, height, content)
    values (${fileId}, 99, 1, 'text', 600, 800, ${older})`.execute(root());
}

test('at start, files with pages of another version are read again and keep all they have', async () => {
  const file = await uploadAgreement();
  const untouched = await testApp.uploadAndWait(person);
  const answer = await testApp.askAndWait(person, file._id, QUESTION);
  expect(answer.citations[0]?.boxes.length).toBeGreaterThan(0);
  await makeOutdated(file._id);

  await testApp.installation.recover();
  await waitForStatus(file._id, 'complete');
  expect(await testApp.getFile(person, file._id)).toMatchObject({ _id: file._id, name: file.name, pages: 2 });
  const { rows } = await sql`select number from page where file_id = ${file._id} order by number`.execute(
    root(),
  );
  expect(rows).toEqual([{ number: 1 }, { number: 2 }]);
  const { url } = (
    await testApp.request('POST', '/files/get-extracted-file-from-s3', person, { fileId: file._id })
  ).json().result;
  expect((await testApp.inject({ method: 'GET', url })).body).toContain('forty-five days');
  // What was answered stays as it was: its boxes lie on the pages of the original, which is the same.
  const kept = (await testApp.request('GET', `/history/id/${answer._id}`, person)).json().result.questions[0];
  expect(kept).toEqual(answer);
  expect((await testApp.askAndWait(person, file._id, QUESTION)).citations).toEqual(answer.citations);
  expect(await testApp.getFile(person, untouched._id)).toEqual(untouched);
  const usage = await sql`select used from usage_counter
    where account_id = ${person.accountId} and metric = 'files'`.execute(root());
  expect(usage.rows).toEqual([{ used: 2 }]);
});

test('each type of file has versions of its own', async () => {
  const [older, current, newer] = [await uploadAgreement(), await uploadAgreement(), await uploadAgreement()];
  await sql`update file set type = 'TXT' where id in (${older._id}, ${newer._id})`.execute(root());
  await sql`update page set extractor_version = 9 where file_id = ${newer._id}`.execute(root());
  const versions: Partial<Record<FileType, number>> = { PDF: readers.versionOf('PDF'), TXT: 7 };
  const reading = {
    extractorVersions: Object.values(versions),
    extractorVersionOf: (type: FileType) => versions[type] ?? 0,
    analyserVersion: 1,
  };
  const sentBack: string[] = [];
  const warned: unknown[] = [];
  const { reprocessOutdated } = makeReprocess({
    database: testApp.installation.database,
    clock: Date.now,
    library: {
      findTypesOfPages: (ids) => findTypesOfPages(root(), ids),
      findTypesUnderWay: async () => new Map(),
      reprocess: async (ids) => sentBack.push(...ids),
    },
    reading,
    log: { warn: (fields: object) => void warned.push(fields) },
  });
  await reprocessOutdated();
  expect(sentBack).toContain(older._id);
  expect(sentBack).not.toContain(current._id);
  expect(sentBack).not.toContain(newer._id);
  expect(warned).toEqual([{ count: 1 }]);
  await sql`delete from file where id in (${older._id}, ${newer._id})`.execute(root());
});

test('a process that died when the pages were read, but old ones still there, is no obstacle', async () => {
  const { _id } = await uploadAgreement();
  // All that this version reads is stored, and one page that only an earlier one took for a page.
  const older = zstdCompressSync(Uint8Array.of(1, 1, 0));
  await sql`insert into page (file_id, number, extractor_version, state, width, height, content)
    values (${_id}, 3, 1, 'text', 600, 800, ${older})`.execute(root());
  await testApp.installation.recover();
  await waitForStatus(_id, 'complete');
  expect((await testApp.askAndWait(person, _id, QUESTION)).answer).toContain('forty-five');
});

test('a question that meets such a file is asked to wait while it is read again', async () => {
  const file = await uploadAgreement();
  await makeOutdated(file._id);
  expect((await ask(file._id)).json()).toMatchObject({
    status: 422,
    result: { code: 'file.not_complete' },
    message: 'This file is not Complete yet. Ask when it has been read.',
  });
  await waitForStatus(file._id, 'complete');
  expect((await testApp.askAndWait(person, file._id, QUESTION)).answer).toContain('forty-five');
});

test('a question that was accepted before is answered once the file has been read again', async () => {
  const [file, other] = [await uploadAgreement(), await testApp.uploadAndWait(person)];
  const { _id } = await testApp.askAndWait(person, file._id, QUESTION);
  await makeOutdated(file._id);
  // As if the server had been stopped before the answer was worked out.
  await sql`update question set answer = null, completed_at = null where id = ${_id}`.execute(root());
  await beginAgain(root(), 'questionId', _id);
  const isAnswered = async () => {
    // Whatever is added to a queue wakes its workers.
    await ask(other._id, 'Is this tiny?');
    const { result } = (await testApp.request('GET', `/history/id/${_id}`, person)).json();
    expect(result.questions[0]).toMatchObject({ completed: true, answered: true });
  };
  await vi.waitFor(isAnswered, { timeout: 25_000, interval: 1_000 });
});

test('a file under a password asks for it again', async () => {
  const { _id } = await testApp.uploadAndWait(person, { bytes: Buffer.from(ENCRYPTED_PDFS.user128) });
  const unlock = () => testApp.request('POST', `/files/${_id}/unlock`, person, { password: 'latin' });
  await unlock();
  await waitForStatus(_id, 'complete');
  await makeOutdated(_id);
  await testApp.installation.recover();
  await waitForStatus(_id, 'failed');
  expect(await testApp.getFile(person, _id)).toMatchObject({ error_code: 'file.password_needed' });
  expect((await unlock()).statusCode).toBe(202);
  await waitForStatus(_id, 'complete');
});

const NEWER = 'This file was read by a newer version of this server';

/** Makes the pages of a file those of a version that is still to come. */
const makeNewer = (fileId: string) =>
  sql`update page set extractor_version = 99 where file_id = ${fileId}`.execute(root());
const versionsOf = async (fileId: string) =>
  (
    await sql<{
      page: number;
      index: number;
    }>`select page.extractor_version as page, analyser_version as index
      from page join retrieval_index using (file_id) where file_id = ${fileId} order by number`.execute(
      root(),
    )
  ).rows;
const readByNewer = { status: 503, result: { code: 'file.read_by_newer' } };

test('what a newer version has read is left as it is, and who asks for it is told', async () => {
  const file = await uploadAgreement();
  await makeNewer(file._id);
  await testApp.installation.recover();
  const asked = (await ask(file._id)).json();
  expect(asked).toMatchObject({ ...readByNewer, message: expect.stringContaining(NEWER) });
  const searched = await testApp.request('GET', `/searchDocument/${file._id}`, person);
  expect(searched.json()).toMatchObject(readByNewer);
  const { url } = (
    await testApp.request('POST', '/files/get-extracted-file-from-s3', person, { fileId: file._id })
  ).json().result;
  expect((await testApp.inject({ method: 'GET', url })).json()).toMatchObject(readByNewer);
  expect(await testApp.getFile(person, file._id)).toEqual(file);
  expect((await versionsOf(file._id)).map(({ page }) => page)).toEqual([99, 99]);
});

test('an index that a newer version has made is left as it is, and who asks is told', async () => {
  const file = await uploadAgreement();
  await sql`update retrieval_index set analyser_version = 99 where file_id = ${file._id}`.execute(root());
  expect((await ask(file._id)).json()).toMatchObject(readByNewer);
  expect((await versionsOf(file._id)).map(({ index }) => index)).toEqual([99, 99]);
});

test('a file that a newer version is to read waits for it', async () => {
  const file = await uploadAgreement();
  await makeNewer(file._id);
  await sql`update file set status = 'failed' where id = ${file._id}`.execute(root());
  await testApp.request('POST', `/files/${file._id}/retry`, person, {});
  const waits = { status: 'waiting', error_msg_customer: expect.stringContaining(NEWER) };
  await vi.waitFor(async () => expect(await testApp.getFile(person, file._id)).toMatchObject(waits), WAIT);
  expect((await versionsOf(file._id)).map(({ page }) => page)).toEqual([99, 99]);
  const jobs = (await listJobs(root(), 'process-file')).filter(({ data }) => data?.['fileId'] === file._id);
  expect(jobs.filter(({ state, isDue }) => state === 'created' && !isDue)).toHaveLength(1);
});

test('a question that was accepted before is told so when no newer version takes it up', async () => {
  const [file, other] = [await uploadAgreement(), await testApp.uploadAndWait(person)];
  const { _id } = await testApp.askAndWait(person, file._id, QUESTION);
  await makeNewer(file._id);
  await sql`update question set answer = null, completed_at = null, created_at = created_at - interval '1 hour'
    where id = ${_id}`.execute(root());
  await beginAgain(root(), 'questionId', _id);
  // Whatever is added to a queue wakes its workers.
  await ask(other._id, 'Is this tiny?');
  await vi.waitFor(async () => {
    const { result } = (await testApp.request('GET', `/history/id/${_id}`, person)).json();
    expect(result.questions[0]).toMatchObject({ completed: true, error: expect.stringContaining(NEWER) });
  }, WAIT);
});

test('a comparison that was accepted before waits until its files have been read again', async () => {
  const [file, ...others] = [
    await uploadAgreement(),
    await testApp.uploadAndWait(person),
    await testApp.uploadAndWait(person),
  ].map(({ _id }) => _id);
  const fileIds = [file ?? '', others[0] ?? ''];
  const { comparisonId } = (await testApp.request('POST', '/compare/files', person, { fileIds })).json()
    .result;
  const find = async () => (await testApp.request('GET', `/compare/${comparisonId}`, person)).json().result;
  const complete = { status: 'complete', progress: 1 };
  await vi.waitFor(async () => expect(await find()).toMatchObject(complete), WAIT);
  await makeOutdated(fileIds[0] ?? '');
  await sql`update comparison set status = 'running', generation = 0 where id = ${comparisonId}`.execute(
    root(),
  );
  for (const table of ['comparison_part', 'comparison_change'])
    await sql`delete from ${sql.table(table)} where comparison_id = ${comparisonId}`.execute(root());
  await beginAgain(root(), 'comparisonId', comparisonId);
  // Whatever is added to a queue wakes its workers.
  await testApp.request('POST', '/compare/files', person, { fileIds: others });
  await vi.waitFor(async () => expect(await find()).toMatchObject(complete), WAIT);
  const { result } = (
    await testApp.request('GET', `/compare/${comparisonId}/rows?from=0&limit=500`, person)
  ).json();
  expect(JSON.stringify(result.items)).toContain('forty-five days');
  expect(await testApp.getFile(person, fileIds[0] ?? '')).toMatchObject({ status: 'complete', pages: 2 });
});
