import { randomUUID } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { read } from '@e965/xlsx';
import { contract } from '@recto/contract';
import type { AnswersFormat } from '@recto/contract/exports';
import { ask, waitForAnswer } from '@recto/testing/api';
import { tinyPdf } from '@recto/testing/pdf';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import {
  download,
  type ExportedBatch,
  expectBook,
  makeExportedBatch,
  QUESTIONS,
  waitForExport,
} from '#modules/exports/exported-batch.fixture.ts';
import { checkSums, parseCsv } from '#modules/exports/read-exports.fixture.ts';
import { readZip } from '#testing/read-zip.ts';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';

const WAIT = { timeout: 20_000, interval: 5 };

let testApp: TestApp;
let person: Person;
shareTestApp((shared) => {
  ({ testApp, person } = shared);
});

let batch: ExportedBatch;
beforeAll(async () => {
  batch = await makeExportedBatch(testApp, person);
});

const exportBatch = async (format: AnswersFormat, options: object = {}): Promise<Buffer> =>
  download(testApp, await batch.exportAs(format, options));

describe('a batch', () => {
  test('as XLSX says what the API says, cell by cell, with links and without a formula', async () => {
    const done = await batch.exportAs('xlsx');
    expect(done).toMatchObject({ status: 'complete', done: 4, total: 4 });
    expect(done.name).toMatch(/^Terms & notes.*\.xlsx$/u);
    await expectBook(await download(testApp, done), batch);
  });

  test('as CSV is UTF-8 with a mark, says the same, and has no cell that a spreadsheet would execute', async () => {
    const bytes = await exportBatch('csv');
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, ...rows] = parseCsv(bytes.toString('utf8').slice(1));
    expect(head?.slice(0, 3)).toEqual(['File', 'Question', 'Result']);
    const raw = rows.map((row) => row.slice(0, 13));
    expect(raw.flat().filter((cell) => /^[=+\-@\t\r]/u.test(cell))).toEqual([]);
    const plain = raw.map((row) => row.map((cell) => cell.replace(/^'(?=[=+\-@])/u, '')));
    expect(plain).toEqual(await batch.expectedRows());
  });

  test('as a report holds every quote, escaped, and nothing that runs or loads', async () => {
    const report = (await exportBatch('html')).toString('utf8');
    for (const { citations } of await batch.listAnswers())
      for (const { quote } of citations.slice(0, 1)) expect(report).toContain(quote);
    expect(report).toContain('Terms &amp; notes');
    expect(report).not.toMatch(/<script|<link|@import|url\(|src="http/u);
  });

  test('as an evidence pack has the table, the report, the marked pages, and hashes that check out', async () => {
    const files = readZip(await exportBatch('zip'));
    expect([...files.keys()]).toEqual([
      'answers.xlsx',
      'pages/1-Alpha-page-1.png',
      'pages/2-Plain-page-1.png',
      'report.html',
      'manifest.json',
      'SHA256SUMS',
    ]);
    expect(checkSums(files)).toEqual([...files.keys()].filter((path) => path !== 'SHA256SUMS'));
    const manifest = JSON.parse(files.get('manifest.json')?.toString('utf8') ?? '');
    expect(manifest).toMatchObject({ answers: 4, answeredBy: ['On this machine'] });
    const { hash } = await testApp.getFile(person, batch.fileIds[1] ?? '');
    expect(manifest.documents).toContainEqual({ name: 'Plain.pdf', type: 'PDF', sha256: hash });
    expect(files.get('report.html')?.toString('utf8')).toContain('src="pages/2-Plain-page-1.png"');
    expect(read(files.get('answers.xlsx')).SheetNames).toContain('Quotes');
  });

  test('without marks, without what is close, and of some answers alone', async () => {
    const [first] = await batch.listAnswers();
    const bytes = await exportBatch('csv', { marks: false, answerIds: [first?._id] });
    const [head, ...rows] = parseCsv(bytes.toString('utf8').slice(1));
    expect(head).not.toContain('Review');
    expect(new Set(rows.map((row) => row[1]))).toEqual(new Set([QUESTIONS[0]]));
    const unknown = { format: 'csv', answerIds: [randomUUID()] };
    expect(
      (await testApp.request('POST', `/qna/batch/${batch.batchId}/export`, person, unknown)).statusCode,
    ).toBe(404);
  });
});

test('a conversation says its questions in their order', async () => {
  const fileId = batch.fileIds[1] ?? '';
  const api = testApp.apiOf(person);
  for (const question of ['Who is the supplier?', 'What is the notice period?'])
    await waitForAnswer(api, (await ask(api, fileId, question))._id);
  const call = { params: { id: fileId }, body: { format: 'csv' as const } };
  const done = await waitForExport(testApp, person, await api.call(contract.exports.conversation, call));
  const [, ...rows] = parseCsv((await download(testApp, done)).toString('utf8').slice(1));
  expect([...new Set(rows.map((row) => row[1]))]).toEqual([
    'Who is the supplier?',
    'What is the notice period?',
  ]);
});

test('key terms of a file without any are refused', async () => {
  const path = `/keyTerms/${batch.fileIds[1]}/export`;
  const response = await testApp.request('POST', path, person, { format: 'xlsx' });
  expect([response.statusCode, response.json().result.code]).toEqual([422, 'export.empty']);
});

const storedExports = (): Promise<string[]> => listStored('exports');

/** Gives a batch so many files more, each with the answers of its first one. */
const enlarge = async (id: string, files: number): Promise<void> => {
  await sql`
    with added as (
      insert into batch_file (id, batch_id, file_id, position)
      select gen_random_uuid()::text, ${id}, first.file_id, 100 + number
      from (select file_id from batch_file where batch_id = ${id} and position = 0) first,
        generate_series(1, ${files}::integer) number
      returning id, position
    ), copied as (
      select gen_random_uuid()::text as new_id, added.id as new_file, added.position as new_position, cell
      from added, batch_cell cell where cell.batch_id = ${id} and cell.file_position = 0
    ), cells as (
      insert into batch_cell select (jsonb_populate_record(cell, jsonb_build_object(
        'id', new_id, 'batch_file_id', new_file, 'file_position', new_position))).* from copied
    ), named as (
      insert into question_file (question_id, file_id, position) select new_id, (cell).file_id, 0 from copied
    )
    insert into question select (jsonb_populate_record(asked, jsonb_build_object('id', new_id))).*
    from copied join question asked on asked.id = (copied.cell).id`.execute(
    testApp.installation.database.root,
  );
};

const listStored = (folder: string): Promise<string[]> =>
  readdir(join(testApp.dataFolder, 'blobs', folder)).catch(() => []);

test('one that is cancelled while it is written leaves nothing behind', async () => {
  const other = await testApp.signUp();
  const { batchId: own } = await testApp.makeThings(other);
  await enlarge(own, 3_000);
  const path = `/qna/batch/${own}/export`;
  const started = testApp.request('POST', path, other, { format: 'xlsx' });
  const { root } = testApp.installation.database;
  const id = await vi.waitFor(async () => {
    const [row] = await root
      .selectFrom('export')
      .select(['id', 'done'])
      .where('source_id', '=', own)
      .where('status', '=', 'running')
      .execute();
    // A file has been begun.
    expect(await listStored('.tmp')).not.toEqual([]);
    return row?.id ?? '';
  }, WAIT);
  const cancelled = await testApp.request('POST', `/exports/${id}/cancel`, other);
  expect(cancelled.json().result).toMatchObject({ status: 'cancelled', url: null });
  expect((await started).json().result.status).toBe('cancelled');
  await vi.waitFor(async () => expect(await listStored('.tmp')).toEqual([]), WAIT);
  expect(await storedExports()).not.toContain(id);
  // And it can be written anew.
  const again = await testApp.request('POST', path, other, { format: 'csv' });
  expect([200, 202]).toContain(again.statusCode);
});

test('a file without an export, and an export that has had its time, are swept', async () => {
  const other = await testApp.signUp();
  const { batchId: own } = await testApp.makeThings(other);
  const { exportId } = await testApp.makeExport(other, own);
  const orphan = randomUUID();
  await vi.waitFor(async () => expect(await storedExports()).toContain(exportId), WAIT);
  await writeFile(join(testApp.dataFolder, 'blobs', 'exports', orphan), 'of nobody');
  const { root } = testApp.installation.database;
  await root
    .updateTable('export')
    .set({ expires_at: new Date(0) })
    .where('id', '=', exportId)
    .execute();
  expect((await testApp.request('GET', `/exports/${exportId}`, other)).statusCode).toBe(404);
  await testApp.installation.recover();
  expect(await storedExports()).not.toContain(exportId);
  expect(await storedExports()).not.toContain(orphan);
});

test('a signed address opens a file for as long as the session lives', async () => {
  const other = await testApp.signUp();
  const { batchId: own } = await testApp.makeThings(other);
  const { exportId } = await testApp.makeExport(other, own);
  const { url } = (await testApp.request('GET', `/exports/${exportId}`, other)).json().result;
  expect((await testApp.inject({ method: 'GET', url })).statusCode).toBe(200);
  await testApp.request('POST', '/auth/logout', other, {});
  expect((await testApp.inject({ method: 'GET', url })).statusCode).toBe(404);
});

test('a question that is deleted takes the exports of its conversation along', async () => {
  const other = await testApp.signUp();
  const { fileId, questionId } = await testApp.makeThings(other);
  const path = `/qna/conversation/${fileId}/export`;
  const { exportId } = (await testApp.request('POST', path, other, { format: 'csv' })).json().result;
  expect((await testApp.request('GET', `/exports/${exportId}`, other)).statusCode).toBe(200);
  await testApp.request('DELETE', `/history/id/${questionId}`, other);
  expect((await testApp.request('GET', `/exports/${exportId}`, other)).statusCode).toBe(404);
  await testApp.installation.recover();
  expect(await storedExports()).not.toContain(exportId);
});

test('a batch that is deleted takes its exports along', async () => {
  const other = await testApp.signUp();
  const { batchId: own } = await testApp.makeThings(other);
  const { exportId } = await testApp.makeExport(other, own);
  await vi.waitFor(async () => expect(await storedExports()).toContain(exportId));
  // What has ended stays as it is.
  await testApp.request('POST', `/exports/${exportId}/cancel`, other);
  expect((await testApp.request('GET', `/exports/${exportId}`, other)).json().result.status).toBe('complete');
  await testApp.request('DELETE', `/history/batch/${own}`, other);
  expect((await testApp.request('GET', `/exports/${exportId}`, other)).statusCode).toBe(404);
});

test('a token that may not use protected folders cannot export what lies in one', async () => {
  const owner = await testApp.signUp();
  const folder = (await testApp.request('POST', '/folders', owner, { name: 'Private' })).json().result;
  const file = await testApp.uploadAndWait(owner, {
    folderId: folder._id,
    bytes: tinyPdf([['The owner is Ada.']], randomUUID()),
  });
  await testApp.askAndWait(owner, file._id, 'Who is the owner?');
  const body = { format: 'csv' };
  const token = await testApp.makeToken(owner, ['read']);
  const withToken = { ...owner, AccessToken: token };
  const path = `/qna/conversation/${file._id}/export`;
  expect((await testApp.request('POST', path, withToken, body)).statusCode).toBe(200);
  await testApp.request('PUT', `/folders/${folder._id}/settings`, owner, { neverSendOutside: true });
  expect((await testApp.request('POST', path, withToken, body)).statusCode).toBe(403);
});
