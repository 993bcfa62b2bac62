import { readdirSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { contract } from '@recto/contract';
import type { Batch } from '@recto/contract/batches';
import { connect, makeTemplate, uploadAndWait, waitFor } from '@recto/testing/api';
import { startModelServer } from '@recto/testing/language-model';
import { tinyPdf } from '@recto/testing/pdf';
import { readTestData, realDocument, TEST_DATA } from '@recto/testing/test-data';
import { expect, onTestFinished, test } from 'vitest';
import { makeDataFolder } from '#testing/database.ts';
import { killProcess, type ServerProcess, signInTo, startProcess } from '#testing/server-process.ts';

/** How large the batch is; `npm run soak` sets more, real documents and the delays of a slow model. */
const FILES = Number(process.env['BATCH_FILES'] ?? 5);
const QUESTIONS = Number(process.env['BATCH_QUESTIONS'] ?? 4);
const REAL_PDFS = process.env['REAL_PDFS'] === '1';
const DELAY_MS = Number(process.env['BATCH_DELAY_MS'] ?? 100);
/** Larger ones take minutes to read, and the batch is what is looked at. */
const MAX_REAL_BYTES = 3_000_000;
const CELLS = FILES * QUESTIONS;
/** Shares of the batch after which the server is killed. */
const KILLS = [0.3, 0.7];
const LIMIT_MS = 60_000 + CELLS * DELAY_MS * 3;

const realPdfs = () =>
  readdirSync(TEST_DATA, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.pdf') && statSync(realDocument(name)).size < MAX_REAL_BYTES)
    .sort();

const contentOf = (at: number): Uint8Array => {
  const name = REAL_PDFS ? realPdfs()[at] : undefined;
  return name ? readTestData(name) : tinyPdf([[`Invoice ${at} is payable within ${at + 10} days.`]]);
};

interface Look extends Pick<Batch, 'eta' | 'done'> {
  readonly at: number;
}

test(
  'a batch whose server is killed twice asks each question once and ends as if nothing had happened',
  async () => {
    const model = await startModelServer('openai-compatible');
    const dataFolder = await makeDataFolder();
    const settings = { LLM_PROVIDER: 'openai-compatible', LLM_BASE_URL: model.url, LLM_MODEL: 'made-up' };
    let server: ServerProcess = await startProcess(dataFolder, { settings });
    onTestFinished(async () => {
      server.child.kill('SIGKILL');
      await model.close();
      await rm(dataFolder, { recursive: true, force: true });
    });
    const token = await signInTo(server, dataFolder);
    const api = () => connect(server.url, token);
    const fileIds: string[] = [];
    for (let at = 0; at < FILES; at += 1)
      fileIds.push((await uploadAndWait(api(), { name: `file-${at}.pdf`, content: contentOf(at) }))._id);
    await api().call(contract.ownAccount.changeSettings, { body: { sendOutside: true } });
    const questions = Array.from({ length: QUESTIONS }, (_, at) => `When is invoice number ${at} payable?`);
    const { _id: templateId } = await makeTemplate(api(), { name: 'Invoices', questions });
    // From one to three times the shortest, each cell another.
    model.respond(async () => {
      await wait(DELAY_MS * (1 + ((model.calls.length * 7) % 5) / 2));
      return { reply: { answered: false, claims: [] } };
    });

    const { batchId } = await api().call(contract.batches.start, { body: { fileIds, templateId } });
    const looks: Look[] = [];
    const outages: { readonly from: number; readonly to: number }[] = [];
    const look = async () => {
      const batch = await api().call(contract.batches.get, { params: { id: batchId } });
      looks.push({ at: Date.now(), eta: batch.eta, done: batch.done });
      return batch;
    };
    for (const share of KILLS) {
      const isThere = async () => ((await look()).done >= CELLS * share ? true : undefined);
      await waitFor('the part of the batch before a kill', isThere, LIMIT_MS);
      const from = Date.now();
      await killProcess(server);
      server = await startProcess(dataFolder, { settings });
      outages.push({ from, to: Date.now() });
    }
    const isOver = async () => ((await look()).status === 'running' ? undefined : Date.now());
    const endedAt = await waitFor('the end of the batch', isOver, LIMIT_MS);

    const { status, done, total, failed } = await look();
    expect({ status, done, total, failed }).toEqual({
      status: 'complete',
      done: CELLS,
      total: CELLS,
      failed: 0,
    });
    const query = { limit: 500 };
    const cells = (await api().call(contract.batches.cells, { params: { id: batchId }, query })).items;
    expect(new Set(cells.map(({ answerId }) => answerId)).size).toBe(CELLS);
    // Of a call that was cut, perhaps before it was sent, the file's own answer stands; no model is asked, or paid, twice.
    expect(model.calls.length).toBeLessThanOrEqual(CELLS);
    expect(model.calls.length).toBeGreaterThan(CELLS / 2);
    if (process.env['BATCH_ETA'] === '1')
      for (const { at, eta, done: ended } of looks) {
        if (eta === null || ended < CELLS * 0.1 || ended === CELLS) continue;
        // Nobody can tell that the server is going to be killed: what it takes up again counts, its absence does not.
        const absent = outages
          .filter(({ from }) => from > at)
          .reduce((sum, { from, to }) => sum + to - from, 0);
        const truth = (endedAt - at - absent) / 1_000;
        expect(Math.abs(eta - truth), `${ended} done, ${eta} s told, ${truth} s true`).toBeLessThan(
          Math.max(2, truth * 0.3),
        );
      }
  },
  LIMIT_MS * 3,
);
