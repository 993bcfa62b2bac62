import { rm } from 'node:fs/promises';
import { contract } from '@recto/contract';
import { askAndWait, connect, makeTemplate, uploadAndWait, waitFor } from '@recto/testing/api';
import { tinyPdf } from '@recto/testing/pdf';
import { expect, onTestFinished, test } from 'vitest';
import { makeDataFolder } from '#testing/database.ts';
import { signInTo, startProcess } from '#testing/server-process.ts';

/** Questions of a batch in all; only `npm run soak` has such a batch. */
const CELLS = Number(process.env['BATCH_CELLS'] ?? 2_500);
const FILES = 50;
const ASKED = 20;
const QUESTION = 'How long is the warranty period of the machine?';
/** As long as a single question may take beside a batch, where twice its idle time is less. */
const LIMIT_MS = 500;

const p95 = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1] ?? 0;

test(`a single question beside a batch of ${CELLS} is answered as soon as without it`, async () => {
  const dataFolder = await makeDataFolder();
  const server = await startProcess(dataFolder);
  onTestFinished(async () => {
    server.child.kill('SIGKILL');
    await rm(dataFolder, { recursive: true, force: true });
  });
  const [owner, asker] = [
    connect(server.url, await signInTo(server, dataFolder)),
    connect(server.url, await signInTo(server, dataFolder)),
  ];
  const pages = (at: number) =>
    Array.from({ length: 40 }, (_, page) => [
      `Page ${page} of contract ${at}: the fee is ${page * 7 + at} euros in year ${2000 + page}.`,
      'The warranty period of the machine is twenty four months from delivery.',
    ]);
  const fileIds: string[] = [];
  for (let at = 0; at < FILES; at += 1)
    fileIds.push((await uploadAndWait(owner, { name: `c-${at}.pdf`, content: tinyPdf(pages(at)) }))._id);
  const { _id: own } = await uploadAndWait(asker, { name: 'own.pdf', content: tinyPdf(pages(FILES)) });
  const timeQuestions = async () => {
    const times: number[] = [];
    for (let count = 0; count < ASKED; count += 1) {
      const from = performance.now();
      const { answered } = await askAndWait(asker, own, QUESTION);
      expect(answered).toBe(true);
      times.push(performance.now() - from);
    }
    return p95(times);
  };
  await timeQuestions();
  const idle = await timeQuestions();

  const questions = Array.from({ length: CELLS / FILES }, (_, at) => `What is the fee in year ${2000 + at}?`);
  const { _id: templateId } = await makeTemplate(owner, { name: 'Fees', questions });
  const { batchId } = await owner.call(contract.batches.start, { body: { fileIds, templateId } });
  const look = () => owner.call(contract.batches.get, { params: { id: batchId } });
  // In full swing.
  await waitFor('the first answers', async () => ((await look()).done >= FILES ? true : undefined));
  const beside = await timeQuestions();
  const { status, done, total } = await look();
  expect({ status, total }).toEqual({ status: 'running', total: CELLS });
  console.info(`idle ${Math.round(idle)} ms, beside ${Math.round(beside)} ms, ${done} of ${total} done`);
  expect(beside).toBeLessThanOrEqual(Math.max(2 * idle, LIMIT_MS));
});
