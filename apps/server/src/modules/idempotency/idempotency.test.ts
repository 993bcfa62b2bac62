import { randomUUID } from 'node:crypto';
import { tinyPdf } from '@recto/testing/pdf';
import { makeTemplate } from '@recto/testing/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formOf, postWithKey } from '#modules/idempotency/idempotency.fixture.ts';
import { makeIdempotency } from '#modules/idempotency/index.ts';
import { makeLog } from '#kernel/log.ts';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';

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

const post = (path: string, key: string, payload: object | FormData, who = person, app = testApp) =>
  postWithKey(app, who, { path, key, payload });

const question = () => ({ fileId, question: `Who is the supplier? ${randomUUID()}` });

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
