import { randomUUID } from 'node:crypto';
import { FileItem } from '@recto/contract/library';
import { ENCRYPTED_PDFS, SCANNED, tinyPdf } from '@recto/testing/pdf';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { JOBS_TABLE } from '#patches/pg-boss/job-rows.fixture.ts';
import { type TestApp, openTestApp, type Person } from '#testing/test-app.ts';
import { findTraces } from '#testing/traces.ts';

const WAIT = { timeout: 20_000, interval: 100 };

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const traces = (...ids: string[]) =>
  findTraces({ database: testApp.installation.database, dataFolder: testApp.dataFolder }, ids);

/** An account with one of everything that can be made, in every state that lasts. */
async function fill(person: Person) {
  const things = await testApp.makeThings(person);
  const { folderId } = things;
  const more = [
    await testApp.uploadAndWait(person, {
      folderId,
      bytes: tinyPdf([['In a folder.'], SCANNED], randomUUID()),
    }),
    await testApp.uploadAndWait(person, { bytes: Buffer.from(ENCRYPTED_PDFS.user128) }),
    await testApp.uploadAndWait(person, { bytes: Buffer.from(`%PDF-1.7 ${randomUUID()}`) }),
  ];
  const sample = (await testApp.request('POST', '/files/sample', person, {})).json().result.items;
  const sampleIds = sample.map((item: unknown) => FileItem.parse(item)._id);
  await testApp.startSession(person, 'mfa_pending');
  await testApp.request('POST', '/send-feedback', person, { text: 'It found the page.' });
  const { customer } = (await testApp.request('POST', '/subscription/create-customer', person, {})).json()
    .result;
  return {
    ...things,
    customerId: customer.id as string,
    fileIds: [things.fileId, ...more.map(({ _id }) => _id), ...sampleIds],
  };
}

test('nothing names a file that was deleted, and everything of its neighbours stays', async () => {
  const person = await testApp.signUp();
  const { fileId, questionId, batchId } = await testApp.makeThings(person);
  const neighbour = await testApp.makeThings(person);
  await testApp.makeComparison(person, fileId);
  const { translationId } = await testApp.makeTranslation(person, fileId);
  await testApp.request('PUT', `/translate/${translationId}/segments/0`, person, { target: 'Eine Seite.' });
  const { exportId } = await testApp.makeExport(person, batchId);
  const ofFile = [
    `blobs/indexes/${fileId}`,
    `blobs/originals/${fileId}`,
    JOBS_TABLE,
    'public.batch_cell',
    'public.batch_file',
    'public.comparison',
    'public.export_file',
    'public.extraction',
    'public.file',
    'public.page',
    'public.question',
    'public.question_file',
    'public.retrieval_index',
    'public.translation',
    'public.translation_memory',
    'public.usage_event',
  ];
  expect(await traces(fileId)).toEqual(expect.arrayContaining(ofFile));
  const ofNeighbour = await traces(neighbour.fileId);

  const answer = await testApp.request('DELETE', `/files/${fileId}`, person);
  expect(answer.json()).toEqual({
    ok: true,
    message: 'File deleted successfully',
    result: null,
    status: 200,
  });
  await vi.waitFor(async () => expect(await traces(fileId)).toEqual([]), WAIT);
  // That it was written stays in the queue for a while.
  expect(await traces(exportId)).toEqual([JOBS_TABLE]);
  // The question was asked and stays counted: its event belongs to the account and goes with it.
  expect(await traces(questionId)).toEqual(['public.usage_event']);
  expect(await traces(neighbour.fileId)).toEqual(ofNeighbour);
});

test('nothing names an account that was deleted, or anything that it made', async () => {
  const [person, other] = [await testApp.signUp(), await testApp.signUp()];
  const filled = await fill(person);
  const { folderId, questionId, identityId, fileIds, templateId, batchId, itemId, customerId } = filled;
  const { exportId } = await testApp.makeExport(person, batchId);
  const theirs = await testApp.makeThings(other);
  const { rows: sessions } = await sql<{ id: string }>`
    select id from session where account_id = ${person.accountId}`.execute(
    testApp.installation.database.root,
  );
  const ids = [
    person.accountId,
    person.email,
    folderId,
    questionId,
    identityId,
    templateId,
    batchId,
    itemId,
    customerId,
    exportId,
    ...fileIds,
    ...sessions.map(({ id }) => id),
  ];
  for (const id of ids) expect(await traces(id), id).not.toEqual([]);
  const ofOther = await traces(other.accountId, theirs.fileId);

  const { password } = person;
  const answer = await testApp.request('DELETE', '/auth/account', person, { password });
  expect(answer.statusCode).toBe(200);
  await vi.waitFor(async () => expect(await traces(...ids)).toEqual([]), WAIT);
  expect(await traces(other.accountId, theirs.fileId)).toEqual(ofOther);
});
