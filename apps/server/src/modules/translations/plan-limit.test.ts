import { randomUUID } from 'node:crypto';
import { contract } from '@recto/contract';
import { startTranslationServer, type TranslationServer } from '@recto/testing/translation';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';

let server: TranslationServer;
let testApp: TestApp;
let person: Person;
beforeAll(async () => {
  server = await startTranslationServer('libretranslate');
  testApp = await openTestApp({
    TRANSLATION_PROVIDER: 'libretranslate',
    TRANSLATION_BASE_URL: server.url,
    DEFAULT_PLAN: 'FREE',
  });
  person = await testApp.signUp();
  await testApp.sendOutside(person);
});
afterAll(async () => {
  await testApp?.close();
  await server?.close();
});

const api = () => testApp.apiOf(person);
const addText = async () => {
  const bytes = Buffer.from(`The lessee pays the rent of the house each month. ${randomUUID()}`);
  return (await testApp.uploadAndWait(person, { name: 'rent.txt', lang: 'en', bytes }))._id;
};
const used = async () => {
  const { limits } = await api().call(contract.plans.usage, {});
  return limits.find(({ name }) => name === 'translations');
};
const waitForEnd = (id: string) =>
  vi.waitFor(async () => {
    const found = await api().call(contract.translations.get, { params: { id } });
    expect(found.status).not.toBe('running');
    return found;
  }, 60_000);

test('of many at once no more documents are translated than the plan allows, and a failure gives its own back', async () => {
  const fileId = await addText();
  server.failAs(() => ({ status: 403 }));
  const ask = () => testApp.request('POST', '/translate', person, { fileId, target: 'de' });
  const answers = (await Promise.all(Array.from({ length: 8 }, ask))).map((answer) => answer.json());
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    202,
    ...Array.from({ length: 7 }, () => 429),
  ]);
  expect(answers.find(({ status }) => status === 429).result.limit).toMatchObject({
    name: 'translations',
    used: 1,
    allowed: 1,
  });
  expect(await used()).toMatchObject({ used: 1, allowed: 1 });

  const { _id: id } = answers.find(({ status }) => status === 202).result;
  await testApp.installation.database.root
    .updateTable('translation')
    .set({ failures: 6 })
    .where('id', '=', id)
    .execute();
  expect(await waitForEnd(id)).toMatchObject({
    status: 'failed',
    error: expect.stringContaining('does not answer'),
  });
  expect(await used()).toMatchObject({ used: 0 });

  server.failAs(() => null);
  const text = await api().call(contract.translations.start, {
    body: { text: 'The lessee pays the rent.', source: 'en', target: 'de' },
  });
  await waitForEnd(text._id);
  // A typed text is no document.
  expect(await used()).toMatchObject({ used: 0 });
});

test('a provider without glossaries is given placeholders, in whose place the terms stand in the end', async () => {
  const { _id: terminologyId } = await api().call(contract.terminologies.create, {
    body: { name: 'Rent', terms: [{ texts: { en: 'lessee', de: 'Mieter' } }] },
  });
  const { _id } = await api().call(contract.translations.start, {
    body: { text: 'The lessee pays the rent.', source: 'en', target: 'de', terminologyId },
  });
  await waitForEnd(_id);
  const { items } = await api().call(contract.translations.segments, { params: { id: _id } });
  expect(server.calls.at(-1)?.texts[0]).not.toContain('lessee');
  expect(items).toMatchObject([{ target: 'The Mieter pays the rent. (de)', terms: [{ applied: true }] }]);
});
