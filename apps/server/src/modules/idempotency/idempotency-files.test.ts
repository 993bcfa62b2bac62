import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { API_BASE } from '@recto/contract';
import { makeTemplate } from '@recto/testing/api';
import { tinyPdf } from '@recto/testing/pdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { encode, formOf, postWithKey } from '#modules/idempotency/idempotency.fixture.ts';
import { holdBack } from '#patches/pg-boss/job-rows.fixture.ts';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';
import { findTraces } from '#testing/traces.ts';

let testApp: TestApp;
let person: Person;
shareTestApp((shared) => {
  ({ testApp, person } = shared);
});

const post = (path: string, key: string, payload: object | FormData) =>
  postWithKey(testApp, person, { path, key, payload });

const upload = async (text: string) =>
  (await testApp.uploadAndWait(person, { bytes: tinyPdf([[text]], randomUUID()) }))._id;

const countFiles = async () =>
  (await testApp.request('GET', '/folders/items?q=', person)).json().result.total;

describe('an upload with a key', () => {
  test('gives its first answer again, without a second file', async () => {
    const key = randomUUID();
    const bytes = tinyPdf([['Once.']], randomUUID());
    const first = await post('/files', key, formOf(bytes));
    const before = await countFiles();
    const again = await post('/files', key, formOf(bytes));
    // Without the key it would be 200 and `duplicate`.
    expect(again).toEqual({ ...first, isReplayed: true });
    expect(again.status).toBe(201);
    expect(await countFiles()).toBe(before);
  });

  test.each([
    [
      'other bytes',
      (key: string, _bytes: Buffer) => post('/files', key, formOf(tinyPdf([['Other.']], randomUUID()))),
    ],
    ['another name', (key: string, bytes: Buffer) => post('/files', key, formOf(bytes, { name: 'b.pdf' }))],
    ['another language', (key: string, bytes: Buffer) => post('/files', key, formOf(bytes, { lang: 'de' }))],
  ])('is refused with %s', async (_, repeat) => {
    const key = randomUUID();
    const bytes = tinyPdf([['First.']], randomUUID());
    await post('/files', key, formOf(bytes));
    expect(await repeat(key, bytes)).toMatchObject({ status: 422, result: { code: 'idempotency.mismatch' } });
  });

  test('may be sent again after it was refused', async () => {
    const key = randomUUID();
    expect(await post('/files', key, formOf(Buffer.from('no document of any kind \0\0')))).toMatchObject({
      status: 415,
    });
    const bytes = tinyPdf([['Right.']], randomUUID());
    expect(await post('/files', key, formOf(bytes))).toMatchObject({ status: 201, isReplayed: false });
  });

  test('that is still on its way is not sent beside itself', async () => {
    const key = randomUUID();
    const bytes = tinyPdf([['Slow.']], randomUUID());
    const { headers, body } = await encode(formOf(bytes));
    const payload = new PassThrough();
    payload.write(body.subarray(0, body.length - 100));
    const first = testApp.inject({
      method: 'POST',
      url: `${API_BASE}/files`,
      headers: { ...testApp.headers(person), 'idempotency-key': key, ...headers },
      payload,
    });
    const { database } = testApp.installation;
    const isClaimed = async () =>
      (await database.root.selectFrom('idempotency_key').select('key').where('key', '=', key).execute())
        .length;
    await expect.poll(isClaimed).toBe(1);
    expect(await post('/files', key, formOf(bytes))).toMatchObject({ status: 409, retryAfter: '2' });
    expect(await post('/files', key, formOf(bytes, { lang: 'de' }))).toMatchObject({ status: 422 });
    payload.end(body.subarray(body.length - 100));
    const { body: text, statusCode } = await first;
    expect(statusCode).toBe(201);
    expect(await post('/files', key, formOf(bytes))).toMatchObject({ status: 201, text, isReplayed: true });
  });

  test('may be sent again after it was cut off on its way', async () => {
    const key = randomUUID();
    const bytes = tinyPdf([['Cut.']], randomUUID());
    const { headers, body } = await encode(formOf(bytes));
    const send = (payload: Buffer) =>
      testApp.inject({
        method: 'POST',
        url: `${API_BASE}/files`,
        headers: { ...testApp.headers(person), 'idempotency-key': key, ...headers },
        payload,
      });
    expect((await send(body.subarray(0, body.length - 200))).statusCode).toBe(400);
    const whole = await send(body);
    expect(whole.statusCode).toBe(201);
    const again = await send(body.subarray(0, body.length - 200));
    expect(again.statusCode).toBe(400);
    expect((await send(body)).body).toBe(whole.body);
  });

  test('is done anew when what it told of was deleted: nothing keeps the name', async () => {
    const key = randomUUID();
    const bytes = tinyPdf([['Gone.']], randomUUID());
    const { result } = await post('/files', key, formOf(bytes));
    await testApp.waitForFile(person, result._id);
    const kept = () =>
      findTraces({ database: testApp.installation.database, dataFolder: testApp.dataFolder }, [result._id]);
    expect(await kept()).toContain('public.idempotency_key');
    await testApp.request('DELETE', `/files/${result._id}`, person);
    await expect.poll(kept, { timeout: 20_000 }).toEqual([]);
  });
});

describe('what is deleted', () => {
  let fileIds: string[];
  beforeAll(async () => {
    fileIds = await Promise.all(
      ['Northwind', 'Contoso'].map((name) => upload(`The supplier is ${name} Ltd.`)),
    );
  });
  const remove = async (path: string) =>
    expect((await testApp.request('DELETE', path, person)).statusCode).toBe(200);
  const batchOf = async (ids: string[]) => {
    const template = await makeTemplate(testApp.apiOf(person), { name: 'T', questions: ['Who supplies?'] });
    return { fileIds: ids, templateId: template._id };
  };

  /** Does something whose jobs that erase are not worked on meanwhile. */
  const beforeErasing = <T>(work: () => Promise<T>): Promise<T> =>
    holdBack(testApp.installation.database.root, 'forget', work);

  test('is not named again: a batch', async () => {
    const key = randomUUID();
    const body = await batchOf(fileIds);
    const first = await post('/qna/batch', key, body);
    await remove(`/history/batch/${first.result.batchId}`);
    const again = await post('/qna/batch', key, body);
    expect(again).toMatchObject({ status: 202, isReplayed: false });
    expect(again.result.batchId).not.toBe(first.result.batchId);
  });

  test('is not named again: a comparison', async () => {
    const key = randomUUID();
    const first = await post('/compare/files', key, { fileIds });
    await remove(`/compare/${first.result.comparisonId}`);
    const again = await post('/compare/files', key, { fileIds });
    expect(again).toMatchObject({ status: 202, isReplayed: false });
    expect(again.result.comparisonId).not.toBe(first.result.comparisonId);
  });

  test('is not named again: a file, from its deletion on', async () => {
    const key = randomUUID();
    const bytes = tinyPdf([['Gone at once.']], randomUUID());
    const first = await post('/files', key, formOf(bytes));
    const again = await beforeErasing(async () => {
      await remove(`/files/${first.result._id}`);
      return post('/files', key, formOf(bytes));
    });
    expect(again).toMatchObject({ status: 201, isReplayed: false });
    expect(again.result._id).not.toBe(first.result._id);
  });

  test('is not named again: what goes with a file', async () => {
    const keys = { batch: randomUUID(), comparison: randomUUID() };
    const gone = await upload('The supplier is Northwind.');
    const batch = await batchOf([gone]);
    const started = await post('/qna/batch', keys.batch, batch);
    const compared = await post('/compare/files', keys.comparison, { fileIds: [gone, fileIds[0]] });
    expect([started.status, compared.status]).toEqual([202, 202]);
    await remove(`/files/${gone}`);
    const notFound = { status: 404, result: { code: 'file.not_found' } };
    expect(await post('/qna/batch', keys.batch, batch)).toMatchObject(notFound);
    expect(await post('/compare/files', keys.comparison, { fileIds: [gone, fileIds[0]] })).toMatchObject(
      notFound,
    );
  });

  test('is not named again: a folder from which a file was moved out', async () => {
    const key = randomUUID();
    const { _id: folderId } = (await testApp.request('POST', '/folders', person, { name: 'Old' })).json()
      .result;
    const bytes = tinyPdf([['Moved out.']], randomUUID());
    const first = await post('/files', key, formOf(bytes, { folderId }));
    expect(first.text).toContain(folderId);
    await testApp.request('PUT', '/files/move', person, { fileId: first.result._id, folderId: null });
    await remove(`/folders/${person.accountId}/${folderId}`);
    expect(await post('/files', key, formOf(bytes, { folderId }))).toMatchObject({
      status: 404,
      result: { code: 'folder.not_found' },
    });
  });
});
