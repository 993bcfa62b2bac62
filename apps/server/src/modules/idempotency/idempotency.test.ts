import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { API_BASE } from '@recto/contract';
import { tinyPdf } from '@recto/testing/pdf';
import { makeTemplate } from '@recto/testing/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeIdempotency } from '#modules/idempotency/index.ts';
import { makeLog } from '#kernel/log.ts';
import { holdBack } from '#patches/pg-boss/job-rows.fixture.ts';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';
import { findTraces } from '#testing/traces.ts';

const DAY_MS = 24 * 60 * 60_000;
const LEASE_MS = 60_000;

let now = Date.now();
let testApp: TestApp;
let person: Person;
let fileId: string;
let fileIds: string[];

beforeAll(async () => {
  testApp = await openTestApp({}, undefined, () => now);
  person = await testApp.signUp();
  const files = await Promise.all(
    ['Northwind', 'Contoso'].map((name) =>
      testApp.uploadAndWait(person, { bytes: tinyPdf([[`The supplier is ${name} Ltd.`]], randomUUID()) }),
    ),
  );
  fileIds = files.map(({ _id }) => _id);
  fileId = fileIds[0] ?? '';
});
afterAll(() => testApp.close());

/** A call with a key; gives the body as it was sent. */
async function post(path: string, key: string, payload: object | FormData, who = person, app = testApp) {
  const response = await app.inject({
    method: 'POST',
    url: API_BASE + path,
    headers: { ...testApp.headers(who), 'idempotency-key': key },
    payload,
  });
  return {
    status: response.statusCode,
    text: response.body,
    result: response.json().result,
    isReplayed: response.headers['idempotency-replayed'] === 'true',
    retryAfter: response.headers['retry-after'],
  };
}

const question = () => ({ fileId, question: `Who is the supplier? ${randomUUID()}` });

function formOf(
  bytes: Buffer,
  { name = 'terms.pdf', lang = 'en', ...fields }: Readonly<Record<string, string>> = {},
) {
  const form = new FormData();
  for (const [field, value] of Object.entries({ lang, ...fields })) form.set(field, value);
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  return form;
}

/** A form as it goes over the wire. */
async function encode(form: FormData) {
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  return { headers, body: Buffer.from(await request.arrayBuffer()) };
}

const countFiles = async (who = person) =>
  (await testApp.request('GET', '/folders/items?q=', who)).json().result.total;

describe('a call with an Idempotency-Key', () => {
  test('gives its first answer again, and asks nothing twice', async () => {
    const key = randomUUID();
    const body = question();
    const first = await post('/qna/ask', key, body);
    expect(first).toMatchObject({ status: 202, isReplayed: false });
    const again = await post('/qna/ask', key, { question: body.question, fileId });
    expect(again).toEqual({ ...first, isReplayed: true });
    const { result } = (
      await testApp.request('GET', `/history/list-meta/userid?fileId=${fileId}`, person)
    ).json();
    const asked = result.items.filter((item: { question?: string }) => item.question === body.question);
    expect(asked).toHaveLength(1);
  });

  test('may start a batch and a comparison once', async () => {
    const template = await makeTemplate(testApp.apiOf(person), {
      name: 'T',
      questions: ['Who is the supplier?'],
    });
    const calls = [
      ['/qna/batch', { fileIds, templateId: template._id }],
      ['/compare/files', { fileIds }],
      ['/compare-doc', { fileIds }],
    ] as const;
    const key = randomUUID();
    const ids = new Set<string>();
    for (const [path, body] of calls) {
      const first = await post(path, key, body);
      expect(await post(path, key, body)).toEqual({ ...first, isReplayed: true });
      ids.add(first.result.batchId ?? first.result.comparisonId);
    }
    expect(ids.size).toBe(3);
  });

  test('is refused with another body, and the first answer stays', async () => {
    const key = randomUUID();
    const body = question();
    const first = await post('/qna/ask', key, body);
    expect(await post('/qna/ask', key, question())).toMatchObject({
      status: 422,
      result: { code: 'idempotency.mismatch' },
    });
    expect(await post('/qna/ask', `"${key}"`, { ...body, userId: person.accountId })).toMatchObject({
      status: 202,
      text: first.text,
    });
  });

  test('is another call for another account', async () => {
    const key = randomUUID();
    const other = await testApp.signUp();
    const bytes = tinyPdf([['Shared.']], randomUUID());
    const own = await post('/files', key, formOf(bytes));
    const theirs = await post('/files', key, formOf(bytes), other);
    expect(theirs).toMatchObject({ status: 201, isReplayed: false });
    expect(theirs.result._id).not.toBe(own.result._id);
  });

  test('is not kept when it was refused, so that it can be put right', async () => {
    const key = randomUUID();
    expect(await post('/compare/files', key, { fileIds: [fileId, fileId] })).toMatchObject({ status: 422 });
    expect(await post('/compare/files', key, { fileIds })).toMatchObject({ status: 202, isReplayed: false });
  });

  test('is done anew after a day', async () => {
    const key = randomUUID();
    const first = await post('/qna/ask', key, question());
    now += DAY_MS - 1;
    person = await signInAgain();
    expect(await post('/qna/ask', key, question())).toMatchObject({ status: 422 });
    now += 1;
    const later = await post('/qna/ask', key, question());
    expect(later).toMatchObject({ status: 202, isReplayed: false });
    expect(later.result.questions[0]._id).not.toBe(first.result.questions[0]._id);
  });

  test.each([
    ['nothing', ''],
    ['spaces', 'a b'],
    ['two keys', 'a, b'],
    ['letters beyond ASCII', 'clé'],
    ['half a quotation', '"a'],
    ['too many characters', 'k'.repeat(256)],
  ])('is refused with %s for a key', async (_, key) => {
    expect(await post('/qna/ask', key, question())).toMatchObject({
      status: 400,
      result: { code: 'request.invalid' },
    });
  });

  test('may have the longest key', async () => {
    expect(await post('/qna/ask', 'k'.repeat(255), question())).toMatchObject({ status: 202 });
  });

  test('is answered again by another process, and after a restart', async () => {
    const key = randomUUID();
    const body = question();
    const first = await post('/qna/ask', key, body);
    const second = await testApp.openSecond();
    try {
      const app = { ...testApp, inject: (options: object) => second.app.inject(options) } as TestApp;
      expect(await post('/qna/ask', key, body, person, app)).toEqual({ ...first, isReplayed: true });
    } finally {
      await second.stop();
    }
  });
});

/** The session has run out with the clock. */
async function signInAgain(): Promise<Person> {
  const { email, password } = person;
  const { result } = (await testApp.request('POST', '/auth/login', null, { email, password })).json();
  return { ...person, ...result.AuthenticationResult };
}

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

test('a question that is deleted is not kept in what was answered of it', async () => {
  const body = question();
  const { result } = await post('/qna/ask', randomUUID(), body);
  const [{ _id: id }] = result.questions;
  await testApp.request('DELETE', `/history/id/${id}`, person);
  const { database } = testApp.installation;
  const rows = await database.root.selectFrom('idempotency_key').select('body').execute();
  expect(rows.filter((row) => row.body?.includes(body.question))).toEqual([]);
});

test('one of several at once runs, the others are told to wait, and get its answer then', async () => {
  const key = randomUUID();
  const body = question();
  const answers = await Promise.all(Array.from({ length: 5 }, () => post('/qna/ask', key, body)));
  const ids = new Set(
    answers.flatMap(({ result }) => result.questions?.map(({ _id }: { _id: string }) => _id) ?? []),
  );
  expect(ids.size).toBe(1);
  for (const { status, result, retryAfter } of answers.filter((answer) => answer.status !== 202))
    expect({ status, code: result.code, retryAfter }).toEqual({
      status: 409,
      code: 'idempotency.in_progress',
      retryAfter: '2',
    });
  expect(await post('/qna/ask', key, body)).toMatchObject({ status: 202, isReplayed: true });
});

describe('a call that is running', () => {
  const open = () => {
    const { database } = testApp.installation;
    return makeIdempotency({ database, clock: () => now, log: makeLog('silent') });
  };
  const callOf = (key: string) => ({ accountId: person.accountId, route: 'POST /a', key, fingerprint: 'f' });

  test('holds its key until it has ended, and frees it where nothing was done', async () => {
    const { api } = open();
    const call = callOf(randomUUID());
    const first = await api.claim(call);
    const [here, beside] = [await api.claim(call), await open().api.claim(call)];
    for (const other of [here, beside])
      expect(other).toEqual({ earlier: { fingerprint: 'f', contentHash: null, answer: null } });
    if ('claim' in first) await first.claim.release();
    expect(await api.claim(call)).toHaveProperty('claim');
  });

  test('loses its key a minute after its process has died', async () => {
    const { api } = open();
    const call = callOf(randomUUID());
    const dead = await api.claim(call);
    now += LEASE_MS - 1;
    expect(await api.claim(call)).toHaveProperty('earlier');
    now += 1;
    const next = await api.claim(call);
    expect(next).toHaveProperty('claim');
    // What was not dead after all changes nothing of the one that came after it.
    if ('claim' in dead) await dead.claim.keep({ status: 200, body: 'late' }, null);
    if ('claim' in next) await next.claim.keep({ status: 201, body: 'right' }, null);
    expect(await api.claim(call)).toMatchObject({ earlier: { answer: { status: 201, body: 'right' } } });
  });

  test('is swept when its day is over', async () => {
    const idempotency = open();
    const call = callOf(randomUUID());
    const claimed = await idempotency.api.claim(call);
    if ('claim' in claimed) await claimed.claim.keep({ status: 200, body: '{}' }, null);
    const { database } = testApp.installation;
    const count = async () =>
      (await database.root.selectFrom('idempotency_key').select('key').where('key', '=', call.key).execute())
        .length;
    await idempotency.recover();
    expect(await count()).toBe(1);
    now += DAY_MS;
    await idempotency.recover();
    expect(await count()).toBe(0);
  });
});

describe('what is deleted', () => {
  beforeAll(async () => {
    person = await signInAgain();
  });
  const upload = async () =>
    (await testApp.uploadAndWait(person, { bytes: tinyPdf([['The supplier is Northwind.']], randomUUID()) }))
      ._id;
  const remove = async (path: string) =>
    expect((await testApp.request('DELETE', path, person)).statusCode).toBe(200);
  const batchOf = async (ids: string[]) => {
    const template = await makeTemplate(testApp.apiOf(person), { name: 'T', questions: ['Who supplies?'] });
    return { fileIds: ids, templateId: template._id };
  };

  /** Does something whose jobs that forget are not worked on meanwhile. */
  const beforeForgetting = <T>(work: () => Promise<T>): Promise<T> =>
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
    const again = await beforeForgetting(async () => {
      await remove(`/files/${first.result._id}`);
      return post('/files', key, formOf(bytes));
    });
    expect(again).toMatchObject({ status: 201, isReplayed: false });
    expect(again.result._id).not.toBe(first.result._id);
  });

  test('is not named again: what goes with a file', async () => {
    const keys = { batch: randomUUID(), comparison: randomUUID() };
    const gone = await upload();
    const batch = await batchOf([gone]);
    const started = await post('/qna/batch', keys.batch, batch);
    const compared = await post('/compare/files', keys.comparison, { fileIds: [gone, fileId] });
    expect([started.status, compared.status]).toEqual([202, 202]);
    await remove(`/files/${gone}`);
    const notFound = { status: 404, result: { code: 'file.not_found' } };
    expect(await post('/qna/batch', keys.batch, batch)).toMatchObject(notFound);
    expect(await post('/compare/files', keys.comparison, { fileIds: [gone, fileId] })).toMatchObject(
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
