import { randomUUID } from 'node:crypto';
import { contract } from '@recto/contract';
import { makeTemplate, waitForBatch } from '@recto/testing/api';
import { tinyPdf } from '@recto/testing/pdf';
import { beforeAll, expect, test } from 'vitest';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let person: Person;
shareTestApp((shared) => {
  ({ testApp, person } = shared);
});

const upload = (name: string) =>
  testApp.uploadAndWait(person, { name, bytes: tinyPdf([['The notice period is 3 months.']], randomUUID()) });

let found: (query: { q?: string; kind?: 'question' | 'batch'; page?: number }) => Promise<string[]>;
beforeAll(async () => {
  const [lease, policy] = [await upload('Lease_Łódź.pdf'), await upload('Policy.pdf')];
  const api = testApp.apiOf(person);
  await testApp.askAndWait(person, lease._id, 'What is the notice period?');
  await testApp.askAndWait(person, policy._id, 'Who signs the RÉSUMÉ?');
  const questions = ['What is the rent?'];
  const { _id: templateId } = await makeTemplate(api, { name: 'Rental review', questions });
  const body = { fileIds: [policy._id, lease._id], templateId };
  await waitForBatch(api, (await api.call(contract.batches.start, { body })).batchId);
  found = async (query) => {
    const { items, total } = await api.call(contract.history.list, { query });
    expect(total).toBe(items.length);
    return items.map((item) => (item.kind === 'batch' ? item.templateName : item.question));
  };
});

const [NOTICE, RESUME, BATCH] = ['What is the notice period?', 'Who signs the RÉSUMÉ?', 'Rental review'];

test.each([
  ['the words of a question, whatever case and accents', 'resume', [RESUME]],
  ['the name of a template', 'RENTAL', [BATCH]],
  ['the name of a file, also of one in a batch', 'lodz', [BATCH, NOTICE]],
  ['every word, wherever it stands', 'notice lease', [NOTICE]],
  ['words of the template and of a file together', 'review policy', [BATCH]],
  ['signs of patterns as they are', 'leas_', []],
  ['nothing where a word is missing', 'notice policy', []],
  ['all where nothing is typed', '  ', [BATCH, RESUME, NOTICE]],
])('the history is searched by %s', async (_what, q, wanted) => {
  expect(await found({ q })).toEqual(wanted);
});

test('a search keeps to its kind, to its pages, and to the account', async () => {
  expect(await found({ q: 'lease', kind: 'question' })).toEqual([NOTICE]);
  expect(await found({ q: 'lease', kind: 'batch' })).toEqual([BATCH]);
  const stranger = testApp.apiOf(await testApp.signUp());
  expect((await stranger.call(contract.history.list, { query: { q: 'lease' } })).total).toBe(0);
  const api = testApp.apiOf(person);
  const second = await api.call(contract.history.list, { query: { q: 'lease', page: 2, limit: 1 } });
  expect(second).toMatchObject({ page: 2, limit: 1, total: 2, items: [{ question: NOTICE }] });
});

test('a batch is listed with how far it is', async () => {
  const { items } = await testApp.apiOf(person).call(contract.history.list, { query: { kind: 'batch' } });
  expect(items).toMatchObject([{ status: 'complete', done: 2, total: 2, failed: 0, eta: null }]);
});
