import { rm } from 'node:fs/promises';
import { contract } from '@recto/contract';
import { ask, connect, waitForAnswer, waitForFile } from '@recto/testing/api';
import { passagesIn, startModelServer } from '@recto/testing/language-model';
import { tinyPdf } from '@recto/testing/pdf';
import { expect, onTestFinished, test } from 'vitest';
import { makeDataFolder } from '#testing/database.ts';
import {
  killProcess,
  type ServerProcess,
  signInTo,
  startProcess,
  uploadTo,
} from '#testing/server-process.ts';

const QUOTE = 'payable within forty-five days of receipt';

test('killed while a model answers and sums up, everything ends once and the model is asked once', async () => {
  const model = await startModelServer('openai-compatible');
  const dataFolder = await makeDataFolder();
  const settings = { LLM_PROVIDER: 'openai-compatible', LLM_BASE_URL: model.url, LLM_MODEL: 'made-up' };
  let server: ServerProcess | undefined;
  const restart = async () => {
    server = await startProcess(dataFolder, { settings });
    return server;
  };
  onTestFinished(async () => {
    server?.child.kill('SIGKILL');
    await model.close();
    await rm(dataFolder, { recursive: true, force: true });
  });
  const first = await restart();
  const token = await signInTo(first, dataFolder);
  const fileId = (await uploadTo(first, token, tinyPdf([['Payment', `Invoices are ${QUOTE}.`]]))) ?? '';
  const apiOf = ({ url }: ServerProcess) => connect(url, token);
  const newerPdf = tinyPdf([['Payment', `Invoices are ${QUOTE.replace('five', 'nine')}.`]]);
  const newerId = (await uploadTo(first, token, newerPdf)) ?? '';
  for (const id of [fileId, newerId]) await waitForFile(apiOf(first), id);
  await apiOf(first).call(contract.ownAccount.changeSettings, { body: { sendOutside: true } });

  const isSummary = (input: string) => input.includes('<change id=');
  model.respond(({ input }) => {
    if (isSummary(input)) return new Promise<never>(() => {});
    const citations = [{ passage: passagesIn(input)[0]?.id ?? '', quote: QUOTE }];
    return { reply: { answered: true, claims: [{ text: 'In 45 days.', citations }] }, pauseMs: 300 };
  });
  const body = { fileIds: [fileId, newerId] };
  const { comparisonId } = await apiOf(first).call(contract.comparisons.start, { body });
  await expect.poll(() => model.calls.length, { timeout: 20_000 }).toBe(1);
  const { _id } = await ask(apiOf(first), fileId, 'When are invoices payable?');
  await expect.poll(() => model.calls.length, { timeout: 20_000 }).toBe(2);
  await killProcess(first);
  await expect.poll(() => model.calls.map(({ isLeft }) => isLeft)).toEqual([true, true]);

  const second = await restart();
  const answer = await waitForAnswer(apiOf(second), _id);
  expect(answer).toMatchObject({ answeredBy: 'extract', kind: 'answer', fallback: 'interrupted' });
  expect(answer.citations[0]?.quote).toContain(QUOTE);
  const { items } = await apiOf(second).call(contract.history.list, { query: { kind: 'question', fileId } });
  expect(items).toHaveLength(1);
  const readComparison = () => apiOf(second).call(contract.comparisons.get, { params: { id: comparisonId } });
  await expect.poll(async () => (await readComparison()).wording?.completed, { timeout: 20_000 }).toBe(true);
  const { generation, wording } = await readComparison();
  expect(generation[0]?.changes).toContain('“forty-five” became “forty-nine”');
  expect(wording).not.toHaveProperty('writtenBy');
  expect(model.calls.map(({ input }) => isSummary(input))).toEqual([true, false]);
});
