import { randomUUID } from 'node:crypto';
import { contract } from '@recto/contract';
import { makeTemplate, waitForBatch } from '@recto/testing/api';
import { tinyPdf } from '@recto/testing/pdf';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { keepReply } from '#testing/keep-reply.ts';
import { type ModelTestApp, openModelTestApp, saying } from '#testing/model-test-app.ts';
import { findTraces } from '#testing/traces.ts';

const WAIT = { timeout: 20_000, interval: 100 };
const QUESTION = 'When are invoices payable?';

let app: ModelTestApp;
beforeAll(async () => {
  app = await openModelTestApp();
});
afterAll(() => app.close());

const api = () => app.testApp.apiOf(app.person);
const root = () => app.testApp.installation.database.root;
const traces = (word: string) =>
  findTraces({ database: app.testApp.installation.database, dataFolder: app.testApp.dataFolder }, [word]);
/** Everything goes, what is only queued to be told too. */
const leavesNothing = (word: string) => vi.waitFor(async () => expect(await traces(word)).toEqual([]), WAIT);

/** Of letters alone: numbers would have to stand in the file. */
const randomWord = () => `zq${randomUUID().replace(/[^a-f]/g, '')}x`;

/** A word that only the model says: of a file of its own, and of all that is asked with it. */
async function haveSaid() {
  const [word, term] = [randomWord(), randomWord()];
  const page = [`Invoices are payable within thirty days of receipt by ${term}.`];
  const file = await app.testApp.uploadAndWait(app.person, { bytes: tinyPdf([page], randomUUID()) });
  app.server().respond((call) => {
    if (call.input.includes('<answer id='))
      return {
        reply: { lines: [{ question: 'Q1', statements: [{ text: `${word} in all`, answers: ['A1'] }] }] },
      };
    return call.input.includes(term)
      ? saying({ text: `Within ${word} days.`, quote: 'payable within thirty days' })(call)
      : { reply: 'no JSON' };
  });
  return { word, fileId: file._id };
}
/** As a server leaves it that was killed before it had checked the reply. */
const keep = (purpose: Parameters<typeof keepReply>[1]['purpose'], subjectId: string, word: string) =>
  keepReply(root(), { purpose, subjectId, accountId: app.person.accountId, reply: { lines: [word] } });
async function runBatch(fileIds: string[]) {
  const { _id: templateId } = await makeTemplate(api(), { name: 'Terms', questions: [QUESTION] });
  const { batchId } = await api().call(contract.batches.start, { body: { fileIds, templateId } });
  return waitForBatch(api(), batchId);
}

test('what a model has said of a question goes with its entry in the history', async () => {
  const { word, fileId } = await haveSaid();
  const { _id: id } = await app.testApp.askAndWait(app.person, fileId, QUESTION);
  await keep('question', id, word);
  expect(await traces(word)).toEqual(expect.arrayContaining(['public.model_call', 'public.question']));
  await api().call(contract.history.delete, { params: { id } });
  await leavesNothing(word);
});

test('what it has said of a batch goes with the batch', async () => {
  const { word, fileId } = await haveSaid();
  const { batchId, summary } = await runBatch([fileId, app.fileId]);
  expect(summary?.text).toContain(word);
  await keep('batch-summary', batchId, word);
  expect(await traces(word)).toEqual(
    expect.arrayContaining(['public.batch', 'public.model_call', 'public.question']),
  );
  await api().call(contract.history.deleteBatch, { params: { id: batchId } });
  await leavesNothing(word);
});

test('what it has said of a file goes with the file, also from what is made of several', async () => {
  const { word, fileId } = await haveSaid();
  const { _id: id } = await app.testApp.askAndWait(app.person, fileId, QUESTION);
  await keep('question', id, word);
  const { batchId } = await runBatch([fileId, app.fileId]);
  await keep('batch-summary', batchId, word);
  const comparisonId = await app.testApp.compareAndWait(app.person, [app.fileId, fileId]);
  await keep('comparison-summary', comparisonId, word);
  await sql`update comparison set written = ${JSON.stringify({ globalSummary: word })}::jsonb
    where id = ${comparisonId}`.execute(root());
  await sql`update comparison_change set written = ${JSON.stringify({ summary: word })}::jsonb
    where comparison_id = ${comparisonId}`.execute(root());
  expect(await traces(word)).toEqual(
    expect.arrayContaining([
      'public.batch',
      'public.comparison',
      'public.comparison_change',
      'public.model_call',
      'public.question',
    ]),
  );
  app.server().respond({ reply: 'no JSON' });
  await api().call(contract.files.deleteMany, { body: { ids: [fileId] } });
  await leavesNothing(word);
});
