import { createHash, randomUUID } from 'node:crypto';
import { contract } from '@recto/contract';
import { type ServerEvent, ServerEvent as AnyEvent } from '@recto/contract/events';
import { type ApiClient, askAndWait, makeTemplate, waitForBatch } from '@recto/testing/api';
import { type ModelServer, startModelServer } from '@recto/testing/language-model';
import { damagedPdf, lockedPdf, tinyPdf } from '@recto/testing/pdf';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PAGES, RIGHT, saying, WHEN } from '#testing/model-test-app.ts';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';

// Calls that name a thing are made by its owner in `../access.test.ts`.

/** In the sample on which a model is tried. */
const SAMPLE_QUOTE = 'The Customer shall pay each correct invoice within 30 days of receiving it';
const WAIT = { timeout: 90_000, interval: 50 };

let testApp: TestApp;
let model: ModelServer;
let person: Person;
let mine: ApiClient;
let socket: Socket;
const events: ServerEvent[] = [];
beforeAll(async () => {
  model = await startModelServer('openai-compatible');
  model.respond(saying({ text: 'Within 30 days.', quote: SAMPLE_QUOTE }));
  testApp = await openTestApp();
  person = await testApp.signUp();
  mine = testApp.apiOf(person);
  await useModel();
  await testApp.sendOutside(person);
  socket = io(await testApp.installation.app.listen(), {
    auth: { token: person.AccessToken },
    transports: ['websocket'],
    forceNew: true,
  });
  socket.on('events', (event: ServerEvent) => events.push(event));
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
}, 600_000);
afterAll(async () => {
  socket?.disconnect();
  await mine?.call(contract.adminSettings.removeModel);
  await testApp?.close();
  await model.close();
});

/** Tells one process of a model, which the others have to hear of. */
async function useModel(): Promise<void> {
  const { root } = testApp.installation.database;
  await root.updateTable('account').set({ role: 'admin' }).where('id', '=', person.accountId).execute();
  await mine.call(contract.adminSettings.useModel, {
    body: { provider: 'openai-compatible', baseUrl: model.url, model: 'made-up' },
  });
  await vi.waitFor(async () => {
    for (let turn = 0; turn < 4; turn += 1)
      expect((await mine.call(contract.configuration.get)).model).not.toBeNull();
  }, WAIT);
  model.respond(saying(RIGHT));
}

const upload = (pages: readonly (readonly string[])[], name = 'Agreement.pdf') =>
  testApp.uploadAndWait(person, {
    name,
    bytes: tinyPdf(
      pages.map((lines) => [...lines]),
      randomUUID(),
    ),
  });

test('each event reaches a client, whichever process wrote it', async () => {
  const [earlier, later] = [
    await upload(PAGES),
    await upload([...PAGES.slice(0, 2), ['Nothing else holds.']]),
  ];
  await askAndWait(mine, earlier._id, WHEN);
  const template = await makeTemplate(mine, { name: 'Terms', questions: [WHEN] });
  const { batchId } = await mine.call(contract.batches.start, {
    body: { fileIds: [earlier._id], templateId: template._id },
  });
  await waitForBatch(mine, batchId);
  await testApp.compareAndWait(person, [earlier._id, later._id]);
  await mine.call(contract.translations.start, {
    body: { text: 'The fee is 40 euros.', source: 'en', target: 'de' },
  });
  // One that is given up, and asked again.
  const given = {
    params: { id: (await mine.call(contract.batches.runAgain, { params: { id: batchId } })).batchId },
  };
  await mine.call(contract.batches.cancel, given);
  await mine.call(contract.exports.batch, { params: { id: batchId }, body: { format: 'csv' } });
  await testApp.uploadAndWait(person, { name: 'damaged.pdf', bytes: damagedPdf(randomUUID()) });
  await vi.waitFor(() => {
    const heard = new Set<string>(events.map(({ type }) => type));
    expect(AnyEvent.options.map(({ shape }) => shape.type.value).filter((type) => !heard.has(type))).toEqual(
      [],
    );
  }, WAIT);
});

test('lists, counts and what names no thing', async () => {
  const { accountId: userId } = person;
  const bytes = tinyPdf([['The fee is 40 euros.']], randomUUID());
  const file = await testApp.uploadAndWait(person, { bytes });
  const hash = createHash('sha256').update(bytes).digest('hex');
  expect((await mine.call(contract.files.findByHash, { body: { hashes: [hash] } })).items).toHaveLength(1);
  await mine.call(contract.folders.all, { query: {} });
  await mine.call(contract.files.byName, { query: {} });
  await mine.call(contract.files.sample);
  await mine.call(contract.templates.list, { params: { userId }, query: {} });
  await mine.call(contract.templates.all, { params: { userId } });
  await mine.call(contract.batches.estimate, { query: { cells: 10 } });
  await mine.call(contract.history.list, { query: {} });
  await mine.call(contract.history.conversations, { query: {} });
  await mine.call(contract.history.questionCounts, { body: { fileIds: [file._id] } });
  await mine.call(contract.history.deletionPreview, { body: { fileIds: [file._id], folderIds: [] } });
  await mine.call(contract.history.totalDocuments, { params: { userId } });
  await mine.call(contract.history.totalQuestions, { params: { userId } });
  await mine.call(contract.history.totalTranslatedText, { params: { userId } });
  await mine.call(contract.comparisons.list, { query: {} });
  await mine.call(contract.comparisons.simple, { body: { master_file: 'One.', child_file: 'Two.' } });
  await mine.call(contract.terminologies.list, { params: { userId }, query: {} });
  await mine.call(contract.translations.list, { query: {} });
  await mine.call(contract.files.deleteMany, { body: { ids: [file._id] } });
});

test('a file that failed is read again, and one under a password is opened', async () => {
  const damaged = await testApp.uploadAndWait(person, {
    name: 'broken.pdf',
    bytes: damagedPdf(randomUUID()),
  });
  await mine.call(contract.files.retry, { params: { id: damaged._id } });
  await testApp.waitForFile(person, damaged._id);
  const locked = await testApp.uploadAndWait(person, { name: 'locked.pdf', bytes: lockedPdf(randomUUID()) });
  await mine.call(contract.documents.unlock, {
    params: { id: locked._id },
    body: { password: 'latin' },
  });
});
