import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { API_BASE } from '@recto/contract';
import { CATALOGUE, planOf, type PlanMetric } from '@recto/contract/catalogue';
import type { FileItem } from '@recto/contract/library';
import { METRICS } from '@recto/contract/metrics';
import { tinyPdf } from '@recto/testing/pdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeMeter } from '#modules/plans/meter.ts';
import { limitOf } from '#modules/plans/terms.ts';
import { makeSlips } from '#testing/make-scan.ts';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';

const START = Date.UTC(2026, 10, 10, 12);
const time = { now: START };
let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp({ DEFAULT_PLAN: 'FREE' }, undefined, () => time.now);
});
afterAll(() => testApp.close());

const meter = () =>
  makeMeter({
    database: testApp.installation.database,
    clock: () => time.now,
    limitFor: async () => null,
  });
/** Counts so much before the test begins. */
const use = (person: Person, metric: PlanMetric, amount: number) =>
  testApp.installation.database.transaction((trx) =>
    meter().take(trx, { key: randomUUID(), accountId: person.accountId, metric, amount }),
  );
const usageOf = async (person: Person, name: PlanMetric) =>
  (await testApp.request('GET', '/usage', person))
    .json()
    .result.limits.find((limit: { name: string }) => limit.name === name);
const countStatuses = (responses: readonly { statusCode: number }[]) => {
  const counts: Record<number, number> = {};
  for (const { statusCode } of responses) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  return counts;
};
const ask = (person: Person, fileId: string) =>
  testApp.request('POST', '/qna/ask', person, { fileId, question: 'Who is the owner of this page?' });
const ownedPdf = () => tinyPdf([['The owner of this page is Ada.']], randomUUID());

describe.each(CATALOGUE.map(({ planId, limits }) => ({ planId, limits })))(
  '$planId',
  ({ planId, limits }) => {
    const counted = (Object.keys(limits) as PlanMetric[]).filter((name) => METRICS[name].period !== 'each');
    test.each(counted)(
      'of many takes of %s at once exactly the last that are left are counted',
      async (metric) => {
        const { database } = testApp.installation;
        const accountId = randomUUID();
        const ofPlan = makeMeter({
          database,
          clock: () => time.now,
          findTerms: async () => ({ plan: planId, paid: null }),
        });
        const take = (amount = 1) =>
          database.transaction((trx) => ofPlan.take(trx, { key: randomUUID(), accountId, metric, amount }));
        const left = Math.min(7, limits[metric]);
        if (limits[metric] > left) await take(limits[metric] - left);
        const ends = await Promise.allSettled(Array.from({ length: left + 5 }, () => take()));
        expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(left);
        await expect(take()).rejects.toMatchObject({
          status: 429,
          details: { limit: { name: metric, used: limits[metric], allowed: limits[metric] } },
        });
      },
    );
  },
);

test('uploads at once are as many as are left', async () => {
  const person = await testApp.signUp();
  await use(person, 'files', 32);
  const responses = await Promise.all(Array.from({ length: 6 }, () => testApp.upload(person)));
  expect(countStatuses(responses)).toEqual({ 201: 3, 429: 3 });
  expect(await usageOf(person, 'files')).toMatchObject({ used: 35, allowed: 35 });
  expect(await usageOf(person, 'storedFiles')).toMatchObject({ used: 3, allowed: 500, resetsAt: null });
});

test('a file may be as large as the plan says, and not a byte larger', async () => {
  const person = await testApp.signUp();
  const { fileBytes } = planOf('FREE').limits;
  const textOf = (size: number) => Buffer.from(`${randomUUID()} `.padEnd(size, 'All of it is text. \n'));
  const upload = (size: number) => testApp.upload(person, { name: 'long.txt', bytes: textOf(size) });
  expect((await upload(fileBytes + 1)).json()).toMatchObject({
    status: 413,
    message: 'Your plan allows 7 MB in one file.',
    result: { limit: { name: 'fileBytes', allowed: fileBytes, allowedBy: { name: 'Ascend' } } },
  });
  expect((await upload(fileBytes)).statusCode).toBe(201);
  expect(await usageOf(person, 'files')).toMatchObject({ used: 1 });
});

test('a file may have 70 pages, not 71; and that one is not counted', async () => {
  const person = await testApp.signUp();
  const pdfOf = (pages: number) =>
    tinyPdf(
      Array.from({ length: pages }, (_, at) => [`Page ${at}`]),
      randomUUID(),
    );
  const right = await testApp.uploadAndWait(person, { bytes: pdfOf(70) });
  const wrong = await testApp.uploadAndWait(person, { bytes: pdfOf(71) });
  expect([right.status, wrong.status, wrong.error_code]).toEqual(['complete', 'failed', 'plan.pages']);
  expect(await usageOf(person, 'files')).toMatchObject({ used: 1 });
});

test('of 500 stored files the last are stored one by one, and deleting one makes room for one', async () => {
  const person = await testApp.signUp();
  await use(person, 'storedFiles', 498);
  const uploadAll = (count: number) =>
    Promise.all(Array.from({ length: count }, () => testApp.upload(person)));
  const responses = await uploadAll(5);
  expect(countStatuses(responses)).toEqual({ 201: 2, 429: 3 });
  const refused = responses.find(({ statusCode }) => statusCode === 429);
  expect(refused?.json().result.limit).toMatchObject({
    name: 'storedFiles',
    used: 500,
    allowed: 500,
    resetsAt: null,
    allowedBy: { name: 'Ascend', allowed: 1_000 },
  });
  // What was refused took no upload of the month either.
  expect(await usageOf(person, 'files')).toMatchObject({ used: 2 });
  const stored = responses.find(({ statusCode }) => statusCode === 201)?.json().result;
  await testApp.request('DELETE', `/files/${stored._id}`, person);
  expect(countStatuses(await uploadAll(3))).toEqual({ 201: 1, 429: 2 });
  expect(await usageOf(person, 'storedFiles')).toMatchObject({ used: 500 });
});

test('of twelve scans at once ten are recognised; one that is lost makes room for another', async () => {
  const person = await testApp.signUp();
  const scans = await makeSlips(12, 'The fee is 900 euros.');
  const files = await Promise.all(scans.map((bytes) => testApp.uploadAndWait(person, { bytes, lang: 'en' })));
  const codesOf = (some: readonly FileItem[]) => some.map(({ error_code }) => error_code).toSorted();
  expect(files.map(({ status }) => status)).toEqual(files.map(() => 'complete'));
  expect(codesOf(files)).toEqual([...Array(10).fill(null), 'plan.ocr', 'plan.ocr']);
  expect(await usageOf(person, 'ocrFiles')).toMatchObject({
    used: 10,
    allowed: 10,
    resetsAt: '2026-12-01T00:00:00.000Z',
  });

  const lost = files.find(({ error_code }) => error_code === null)?._id ?? '';
  await rm(join(testApp.dataFolder, 'blobs/originals', lost));
  await testApp.request('POST', `/files/${lost}/reread`, person, { lang: 'de' });
  expect(await testApp.waitForFile(person, lost)).toMatchObject({ status: 'failed' });
  expect(await usageOf(person, 'ocrFiles')).toMatchObject({ used: 9 });

  const left = files.filter(({ error_code }) => error_code !== null);
  const retried = await Promise.all(
    left.map(async ({ _id }) => {
      await testApp.request('POST', `/files/${_id}/retry`, person);
      return testApp.waitForFile(person, _id);
    }),
  );
  expect(codesOf(retried)).toEqual([null, 'plan.ocr']);
  expect(await usageOf(person, 'ocrFiles')).toMatchObject({ used: 10 });
});

test('a batch may ask three files, and no more questions than are left', async () => {
  const person = await testApp.signUp();
  const files = await Promise.all(
    Array.from({ length: 4 }, () => testApp.uploadAndWait(person, { bytes: ownedPdf() })),
  );
  const template = await testApp.request('POST', '/qna-template', person, {
    name: 'Owners',
    questions: ['Who is the owner?', 'Whose page is it?'],
  });
  const start = (count: number) =>
    testApp.request('POST', '/qna/batch', person, {
      fileIds: files.slice(0, count).map(({ _id }) => _id),
      templateId: template.json().result._id,
    });
  expect((await start(4)).json()).toMatchObject({
    status: 429,
    result: {
      limit: { name: 'batchFiles', used: 4, allowed: 3, allowedBy: { name: 'Ascend', allowed: 50 } },
    },
  });
  await use(person, 'questions', 44);
  const starts = await Promise.all([start(3), start(3), start(3)]);
  expect(countStatuses(starts)).toEqual({ 202: 1, 429: 2 });
  expect(starts.find(({ statusCode }) => statusCode === 429)?.json().result.limit).toMatchObject({
    name: 'questions',
    used: 50,
    allowed: 55,
  });
  expect(await usageOf(person, 'questions')).toMatchObject({ used: 50 });
});

test('two files can be compared a day, until the next day of UTC', async () => {
  const person = await testApp.signUp();
  const files = await Promise.all([1, 2].map(() => testApp.uploadAndWait(person, { bytes: ownedPdf() })));
  const compare = () =>
    testApp.request('POST', '/compare/files', person, { fileIds: files.map(({ _id }) => _id) });
  const responses = await Promise.all([compare(), compare(), compare()]);
  expect(countStatuses(responses)).toEqual({ 202: 1, 429: 2 });
  expect(await usageOf(person, 'comparedFiles')).toMatchObject({
    used: 2,
    allowed: 2,
    resetsAt: '2026-11-11T00:00:00.000Z',
  });
  time.now = Date.UTC(2026, 10, 11);
  const { email, password } = person;
  const again = await testApp.request('POST', '/auth/login', null, { email, password });
  Object.assign(person, again.json().result.AuthenticationResult);
  expect((await compare()).statusCode).toBe(202);
  time.now = START;
});

test('the sample and what is asked of it is free', async () => {
  const person = await testApp.signUp();
  await use(person, 'questions', 54);
  const [sample] = (await testApp.request('POST', '/files/sample', person, {})).json().result.items;
  await testApp.waitForFile(person, sample._id);
  const asked = await Promise.all([1, 2, 3].map(() => ask(person, sample._id)));
  expect(countStatuses(asked)).toEqual({ 202: 3 });
  expect(await usageOf(person, 'questions')).toMatchObject({ used: 54 });
  expect(await usageOf(person, 'files')).toMatchObject({ used: 0 });
});

test('a file that could not be read is given back, and counted when it is tried again', async () => {
  const person = await testApp.signUp();
  const { _id, status } = await testApp.uploadAndWait(person, {
    bytes: Buffer.from(`%PDF-1.7 ${randomUUID()}`),
  });
  expect([status, await usageOf(person, 'files')]).toMatchObject(['failed', { used: 0 }]);
  await use(person, 'files', 35);
  expect((await testApp.request('POST', `/files/${_id}/retry`, person)).statusCode).toBe(429);
  expect(await testApp.getFile(person, _id)).toMatchObject({ status: 'failed' });
});

test('nobody has a limit where the installation sets none', () => {
  for (const metric of Object.keys(METRICS) as PlanMetric[]) expect(limitOf('none', metric)).toBeNull();
});

test('an operator gives an account any plan, or none', async () => {
  const person = await testApp.signUp();
  const planNow = async () => (await testApp.request('GET', '/usage', person)).json().result;
  const give = (plan: 'PRICE_ID_75' | 'none') =>
    testApp.installation.database.root
      .updateTable('account')
      .set({ plan })
      .where('id', '=', person.accountId)
      .execute();
  await give('PRICE_ID_75');
  expect(await planNow()).toMatchObject({ plan: 'PRICE_ID_75' });
  expect(await usageOf(person, 'questions')).toMatchObject({
    allowed: 650,
    resetsAt: '2026-12-01T00:00:00.000Z',
  });
  await give('none');
  expect(await planNow()).toMatchObject({
    plan: 'none',
    period: { start: '2026-11-01T00:00:00.000Z', end: '2026-12-01T00:00:00.000Z' },
  });
  expect(await usageOf(person, 'questions')).toMatchObject({ allowed: null });
  expect((await testApp.inject({ method: 'GET', url: `${API_BASE}/usage` })).statusCode).toBe(401);
});

// Last: its answers are still being worked out when it has ended.
test('80 questions at once are 55, and the refusal names the limit and the plan that would allow it', async () => {
  const person = await testApp.signUp();
  const { _id } = await testApp.uploadAndWait(person, { bytes: ownedPdf() });
  const responses = await Promise.all(Array.from({ length: 80 }, () => ask(person, _id)));
  expect(countStatuses(responses)).toEqual({ 202: 55, 429: 25 });
  expect(responses.find(({ statusCode }) => statusCode === 429)?.json()).toEqual({
    ok: false,
    message: 'You have reached a limit of your plan: 55 questions a month.',
    status: 429,
    result: {
      code: 'plan.limit_reached',
      limit: {
        name: 'questions',
        used: 55,
        allowed: 55,
        resetsAt: '2026-12-01T00:00:00.000Z',
        allowedBy: { planId: 'PRICE_ID_10', name: 'Ascend', allowed: 750 },
      },
    },
  });
  expect(await usageOf(person, 'questions')).toMatchObject({ used: 55, allowed: 55 });
});
