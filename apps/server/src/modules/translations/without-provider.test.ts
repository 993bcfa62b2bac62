import { randomUUID } from 'node:crypto';
import { contract } from '@recto/contract';
import { expect, test } from 'vitest';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let person: Person;
shareTestApp((shared) => {
  ({ testApp, person } = shared);
});

const SENTENCE = 'The owner of the house pays 12 euros.';
const addText = async () => {
  const bytes = Buffer.from(`${SENTENCE}\n\n${randomUUID()}`);
  return (await testApp.uploadAndWait(person, { name: 'house.txt', lang: 'en', bytes }))._id;
};
const api = () => testApp.apiOf(person);
const read = (id: string) => api().call(contract.translations.get, { params: { id } });
const listSegments = async (id: string) =>
  (await api().call(contract.translations.segments, { params: { id } })).items;

test('without a provider terms are found, and what was corrected before is filled in', async () => {
  const { translationId } = await testApp.makeTranslation(person, await addText());
  const first = await read(translationId);
  expect(first).toMatchObject({ provider: 'none', status: 'complete' });
  expect(first.counts).toMatchObject({ terms: 1, termsUsed: 1, termsNotApplied: 1, fromMemory: 0 });
  const [segment] = await listSegments(translationId);
  expect(segment).toMatchObject({
    source: SENTENCE,
    target: '',
    done: true,
    terms: [
      { source: 'owner', target: 'Eigentümer', applied: false, reason: 'The sentence is not translated.' },
    ],
    checks: [],
  });

  const target = 'Der Eigentümer des Hauses zahlt 12 Euro.';
  const corrected = await api().call(contract.translations.correct, {
    params: { id: translationId, index: '0' },
    body: { target },
  });
  expect(corrected).toMatchObject({
    target,
    corrected: true,
    terms: [{ applied: true }],
    checks: [{ ok: true }],
  });

  const again = await testApp.makeTranslation(person, await addText());
  expect((await listSegments(again.translationId))[0]).toMatchObject({ target, fromMemory: true });
  expect((await read(again.translationId)).counts).toMatchObject({ fromMemory: 1, termsNotApplied: 0 });

  const open = await api().call(contract.translations.segments, {
    params: { id: translationId },
    query: { open: 'true' },
  });
  expect(open.total).toBe(0);
});

test('a translation is listed, read page by page, and deleted; what was corrected stays', async () => {
  const fileId = await addText();
  const { translationId: id } = await testApp.makeTranslation(person, fileId);
  const { items } = await api().call(contract.translations.list, { query: { fileId } });
  expect(items).toMatchObject([{ _id: id, fileId, name: 'house.txt', source: 'en', target: 'de', pages: 1 }]);
  const onPage = async (filePage: number) =>
    (await api().call(contract.translations.segments, { params: { id }, query: { filePage } })).total;
  expect([await onPage(1), await onPage(2)]).toEqual([2, 0]);
  await api().call(contract.translations.delete, { params: { id } });
  expect((await testApp.request('GET', `/translate/${id}`, person)).statusCode).toBe(404);
  const { json } = await testApp.request('GET', '/auth/account/export', person);
  expect(json().result.corrections).toMatchObject([{ from: 'en', to: 'de', source: SENTENCE }]);
});
