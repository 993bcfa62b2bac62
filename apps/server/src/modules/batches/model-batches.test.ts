import { contract } from '@recto/contract';
import { makeTemplate, waitForAnswer, waitForBatch } from '@recto/testing/api';
import { tinyPdf } from '@recto/testing/pdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ModelTestApp, openModelTestApp, PAGES, RIGHT, saying, WHEN } from '#testing/model-test-app.ts';

let app: ModelTestApp;
beforeAll(async () => {
  app = await openModelTestApp();
});
afterAll(() => app.close());

const api = () => app.testApp.apiOf(app.person);

/** The one answer of a batch of one file and one question. */
async function answerInBatch(fileId: string) {
  const { _id: templateId } = await makeTemplate(api(), { name: 'When', questions: [WHEN] });
  const body = { fileIds: [fileId], templateId };
  const { batchId } = await api().call(contract.batches.start, { body });
  await waitForBatch(api(), batchId);
  const { items } = await api().call(contract.history.batchItems, { query: { batchId } });
  return items[0]?.answers[0];
}

test('with a language model a cell says what the chat says: answer, citations and marks', async () => {
  app.server().respond(saying(RIGHT));
  const cell = await answerInBatch(app.fileId);
  const body = { fileId: app.fileId, question: WHEN, followUpOf: null };
  const asked = await api().call(contract.questions.ask, { body });
  const inChat = await waitForAnswer(api(), asked.questions[0]?._id ?? '');
  const { _id, conversationId, createdAt, usage, ...same } = inChat;
  expect(cell).toMatchObject(same);
  expect(cell).toMatchObject({ answer: RIGHT.text, answeredBy: 'openai-compatible/made-up' });
});

test('of a file that its owner keeps inside nothing is sent for a batch either', async () => {
  const folder = await app.testApp.request('POST', '/folders', app.person, { name: 'Inside' });
  const folderId = folder.json().result._id;
  const params = { id: folderId };
  await api().call(contract.folders.settings, { params, body: { neverSendOutside: true } });
  const bytes = tinyPdf([...PAGES, ['The marker of this document is batch-zebra.']], 'batch-zebra');
  const { _id } = await app.testApp.uploadAndWait(app.person, { bytes, folderId });
  const calls = app.server().calls.length;
  const cell = await answerInBatch(_id);
  expect(cell).toMatchObject({ answeredBy: 'extract', kind: 'answer', fallback: 'folder' });
  expect(app.server().calls).toHaveLength(calls);
  expect(app.server().received()).not.toContain('batch-zebra');
});
