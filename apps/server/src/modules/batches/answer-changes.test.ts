import { randomUUID } from 'node:crypto';
import { API_BASE, contract } from '@recto/contract';
import type { TextPart } from '@recto/contract/batch-versions';
import { makeTemplate, waitForBatch } from '@recto/testing/api';
import { contractVersions, tinyPdf } from '@recto/testing/pdf';
import { beforeAll, expect, test } from 'vitest';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';

const versions = contractVersions(randomUUID());

let testApp: TestApp;
let person: Person;
shareTestApp((shared) => {
  ({ testApp, person } = shared);
});

const api = () => testApp.apiOf(person);
const getBatch = (id: string) => api().call(contract.batches.get, { params: { id } });
const changesOf = async (id: string, show?: 'all') =>
  (await api().call(contract.batches.changes, { params: { id }, query: { ...(show && { show }) } })).items;
const countQuestions = async () =>
  (await api().call(contract.plans.usage, {})).limits.find(({ name }) => name === 'questions')?.used;

let earlier: string;
let newer: string;
let first: string;
let second: string;
beforeAll(async () => {
  const { questions } = versions;
  const templateId = (await makeTemplate(api(), { name: 'Contract basics', questions }))._id;
  const before = { bytes: versions.earlier, name: 'agreement_v2.pdf' };
  earlier = (await testApp.uploadAndWait(person, before))._id;
  const body = { fileIds: [earlier], templateId };
  first = (await waitForBatch(api(), (await api().call(contract.batches.start, { body })).batchId)).batchId;
  const now = { bytes: versions.newer, name: 'agreement_v3.pdf', previousFileId: earlier };
  newer = (await testApp.uploadAndWait(person, now))._id;
});

test('a batch tells of newer versions of its files, and asks them the same', async () => {
  expect((await getBatch(first)).newer).toEqual([
    { fileId: earlier, newerFileId: newer, name: 'agreement_v3.pdf' },
  ]);
  expect(await getBatch(first)).not.toHaveProperty('earlier');
  const counted = (await countQuestions()) ?? 0;
  const key = randomUUID();
  const ask = async () => {
    const headers = { ...testApp.headers(person), 'idempotency-key': key };
    const url = `${API_BASE}/qna/batch/${first}/run-again`;
    return (await testApp.inject({ method: 'POST', url, headers, payload: { fileIds: [newer] } })).json()
      .result;
  };
  const started = await ask();
  // Sent again, it starts nothing.
  expect(await ask()).toEqual(started);
  const batch = await waitForBatch(api(), started.batchId);
  second = batch.batchId;
  expect(await countQuestions()).toBe(counted + versions.questions.length);
  expect(batch).toMatchObject({
    templateName: 'Contract basics',
    files: 1,
    questions: 10,
    earlier: [{ fileId: newer, earlierFileId: earlier, name: 'agreement_v2.pdf', batchId: first }],
  });
  expect((await getBatch(first)).newer).toMatchObject([{ newerFileId: newer, batchId: second }]);
});

test('exactly the answers that say something else are told as changed, with both pages', async () => {
  const changes = await changesOf(second, 'all');
  expect(changes.map(({ question }) => question)).toEqual(versions.questions);
  const kinds = changes.map(({ question, change, reason }) => [question, change, reason]);
  expect(kinds).toEqual(
    versions.questions.map((question) => [
      question,
      versions.changed.includes(question) ? 'changed' : 'same',
      undefined,
    ]),
  );
  const changed = await changesOf(second);
  expect(changed.map(({ question }) => question)).toEqual(versions.changed);
  const [notice, fee] = changed;
  expect(notice).toMatchObject({
    before: { fileId: earlier, pages: [1], value: { type: 'duration', amount: 90, unit: 'day' } },
    now: { fileId: newer, pages: [2], value: { amount: 60 }, flags: ['changed'] },
  });
  expect(fee).toMatchObject({
    before: { pages: [2], value: { type: 'amount', value: 18_400, currency: 'EUR', period: 'month' } },
    now: { pages: [3], value: { value: 19_900 } },
  });
  const marked = (parts: readonly TextPart[] = []) =>
    parts.filter(({ isChanged }) => isChanged).map(({ text }) => text);
  expect([marked(fee?.parts.before), marked(fee?.parts.now)]).toEqual([['18,400'], ['19,900']]);
  expect(changes.filter(({ isMoved }) => isMoved).length).toBeGreaterThan(4);
});

test('what was said of an answer stays with the version it was said of', async () => {
  const [{ before, now } = expect.fail()] = await changesOf(second);
  const params = { answerId: before.answerId };
  await api().call(contract.questions.review, { params, body: { mark: 'accepted' } });
  const [again] = await changesOf(second);
  expect(again?.before.review).toEqual({ mark: 'accepted' });
  expect(again?.now).toEqual(now);
});

test('an answer of a batch names the one before it', async () => {
  const [item] = (await api().call(contract.history.batchItems, { query: { batchId: second } })).items;
  const [change] = await changesOf(second, 'all');
  expect(item?.answers[0]?.previous).toEqual({
    _id: change?.before.answerId,
    answer: change?.before.text,
    pages: change?.before.pages,
  });
});

test('a file tells what its earlier version was asked', async () => {
  const ofVersion = async (id: string) =>
    (await api().call(contract.batches.ofVersion, { params: { id } })).items;
  expect(await ofVersion(newer)).toMatchObject([
    { templateName: 'Contract basics', questions: 10, earlier: { batchId: first }, batchId: second },
  ]);
  expect(await ofVersion(earlier)).toEqual([]);
});

test('only newer versions of the files of a batch are asked in their place', async () => {
  const { _id: other } = await testApp.uploadAndWait(person, {
    bytes: tinyPdf([['Another document.']], randomUUID()),
  });
  const again = async (fileIds: string[]) =>
    (await testApp.request('POST', `/qna/batch/${first}/run-again`, person, { fileIds })).json();
  for (const fileId of [other, earlier])
    expect(await again([fileId])).toMatchObject({ status: 422, result: { code: 'batch.not_newer' } });
  expect(await again([randomUUID()])).toMatchObject({ status: 404 });
});

test('another passage of those that both versions have is no change, but to be looked at', async () => {
  const find = async () => (await changesOf(second, 'all')).find(({ now }) => now.column === 1);
  const close = await find();
  expect(close).toMatchObject({ change: 'same', before: { kind: 'closest' }, now: { kind: 'closest' } });
  // Of what comes close a person takes one passage in each.
  for (const [claim, cell] of [close?.before, close?.now].entries()) {
    const params = { answerId: cell?.answerId ?? '' };
    await api().call(contract.questions.review, { params, body: { mark: 'accepted', claim } });
  }
  const taken = await find();
  expect(taken).toMatchObject({ change: 'look', reason: 'stands' });
  expect(taken?.before.text).not.toBe(taken?.now.text);
});

test('a batch without an earlier version has no changes, nor has one whose earlier file is gone', async () => {
  expect(await changesOf(first, 'all')).toEqual([]);
  await testApp.request('DELETE', `/files/${earlier}`, person);
  expect(await changesOf(second, 'all')).toEqual([]);
  expect(await getBatch(second)).not.toHaveProperty('earlier');
});
