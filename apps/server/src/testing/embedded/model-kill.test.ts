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

test('killed while a model answers, a question is answered once and the model asked once', async () => {
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
  await waitForFile(apiOf(first), fileId);
  await apiOf(first).call(contract.ownAccount.changeSettings, { body: { sendOutside: true } });

  model.respond(({ input }) => {
    const citations = [{ passage: passagesIn(input)[0]?.id ?? '', quote: QUOTE }];
    return { reply: { answered: true, claims: [{ text: 'In 45 days.', citations }] }, pauseMs: 300 };
  });
  const { _id } = await ask(apiOf(first), fileId, 'When are invoices payable?');
  await expect.poll(() => model.calls.length, { timeout: 20_000 }).toBe(1);
  await killProcess(first);
  await expect.poll(() => model.calls[0]?.isLeft).toBe(true);

  const second = await restart();
  const answer = await waitForAnswer(apiOf(second), _id);
  expect(answer).toMatchObject({ answeredBy: 'extract', kind: 'answer', fallback: 'interrupted' });
  expect(answer.citations[0]?.quote).toContain(QUOTE);
  const { items } = await apiOf(second).call(contract.history.list, { query: { kind: 'question', fileId } });
  expect(items).toHaveLength(1);
  expect(model.calls).toHaveLength(1);
}, 90_000);
