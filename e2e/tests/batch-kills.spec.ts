import { readdirSync, statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { contract } from '@recto/contract';
import type { Batch } from '@recto/contract/batches';
import { connect, logIn, makeTemplate, waitFor } from '@recto/testing/api';
import { startModelServer } from '@recto/testing/language-model';
import { tinyPdf } from '@recto/testing/pdf';
import { readTestData, realDocument, TEST_DATA } from '@recto/testing/test-data';
import { watchBatch } from '../support/batch-watch.ts';
import { openLibrary } from '../support/library.ts';
import { expect, makePerson, test } from '../support/product.ts';
import { startServer } from '../support/server.ts';
import { signIn } from '../support/session.ts';
import { holdSocket } from '../support/socket.ts';

/** How large the batch is; `npm run soak` sets more, real documents and the delays of a slow model. */
const FILES = Number(process.env['BATCH_FILES'] ?? 5);
const QUESTIONS = Number(process.env['BATCH_QUESTIONS'] ?? 4);
const REAL_PDFS = process.env['REAL_PDFS'] === '1';
const DELAY_MS = Number(process.env['BATCH_DELAY_MS'] ?? 100);
/** Whether what is told of the end is held against it: a machine with other work to do tells nothing of that. */
const HOLDS_ETA = process.env['BATCH_ETA'] === '1';
/** Larger ones take minutes to read, and the batch is what is looked at. */
const MAX_REAL_BYTES = 3_000_000;
const CELLS = FILES * QUESTIONS;
/** Shares of the batch after which the server is killed, in small once, and between which the socket is cut. */
const KILLS = process.env['BATCH_FILES'] === undefined ? [0.5] : [0.35, 0.6];
const CUT = { from: 0.75, to: 0.85 };
const LIMIT_MS = 120_000 + CELLS * DELAY_MS * 3;

const realPdfs = () =>
  readdirSync(TEST_DATA, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.pdf') && statSync(realDocument(name)).size < MAX_REAL_BYTES)
    .sort();

const contentOf = (at: number): Buffer => {
  const name = REAL_PDFS ? realPdfs()[at] : undefined;
  return Buffer.from(
    name ? readTestData(name) : tinyPdf([[`Invoice ${at} is payable within ${at + 10} days.`]]),
  );
};

let model: Awaited<ReturnType<typeof startModelServer>>;
let server: Awaited<ReturnType<typeof startServer>>;
test.use({ baseURL: async ({ baseURL }, use) => use(server?.url ?? baseURL) });
test.beforeAll(async () => {
  model = await startModelServer('openai-compatible');
  // From one to three times the shortest, each cell another.
  model.respond(async () => {
    await wait(DELAY_MS * (1 + ((model.calls.length * 7) % 5) / 2));
    return { reply: { answered: false, claims: [] } };
  });
  const settings = { LLM_PROVIDER: 'openai-compatible', LLM_BASE_URL: model.url, LLM_MODEL: 'made-up' };
  server = await startServer({ ...settings, MIN_FREE_MB: '1' });
});
test.afterAll(async () => {
  await server.stop();
  await model.close();
});

test('a batch in the browser, its server killed and its socket cut, asks each question once and stays true on the screen', async ({
  page,
}) => {
  test.setTimeout(LIMIT_MS * 3);
  const person = await makePerson(server);
  const library = await openLibrary(server, person);
  const api = connect(server.url, (await logIn(connect(server.url), person)).AccessToken);
  for (let at = 0; at < FILES; at += 1)
    await library.settled(await library.send(`file-${at}.pdf`, contentOf(at)));
  await api.call(contract.ownAccount.changeSettings, { body: { sendOutside: true } });
  const questions = Array.from({ length: QUESTIONS }, (_, at) => `When is invoice number ${at} payable?`);
  const { _id: templateId } = await makeTemplate(api, { name: 'Invoices', questions });

  const socket = await holdSocket(page);
  await signIn(page, person, `/qna?several&template=${templateId}`);
  await page.getByRole('button', { name: 'Select all complete' }).click();
  await page.getByRole('radio', { name: 'Invoices' }).check();
  await page.getByRole('button', { name: 'Start Question Answering' }).click();
  await expect(page).toHaveURL(/\/batch\?batch=/);
  const batchId = new URL(page.url()).searchParams.get('batch') ?? '';
  const watch = await watchBatch(page);

  const look = (): Promise<Batch> => api.call(contract.batches.get, { params: { id: batchId } });
  const isPast = (share: number) => async () => ((await look()).done >= CELLS * share ? true : undefined);
  const reach = (share: number) => waitFor(`${share} of the batch`, isPast(share), LIMIT_MS);
  for (const share of KILLS) {
    await reach(share);
    await server.crash();
  }
  await reach(CUT.from);
  await socket.cut();
  await expect(page.getByText('Reconnecting…')).toBeVisible();
  await reach(CUT.to);
  await socket.restore();
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
  const cells = (await api.call(contract.batches.cells, { params: { id: batchId }, query })).items;
  expect(new Set(cells.map(({ answerId }) => answerId)).size).toBe(CELLS);
  // Of a call that was cut, perhaps before it was sent, the file's own answer stands; no model is asked, or paid, twice.
  const asked = model.calls.filter(({ input }) => !input.includes('<answer id='));
  expect(asked.length).toBeLessThanOrEqual(CELLS);
  expect(asked.length).toBeGreaterThan(CELLS / 2);

  // The screen is the one that was opened at the start: `watch` lies in its page.
  await expect(page.getByText(/^Done/)).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(CELLS));
  await expect(page.getByText('Reconnecting…')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Batch summary' })).not.toContainText('Summaries take time');
  await expect(page.getByText('to go')).toHaveCount(0);
  const looks = await watch.looks();
  expect(looks.map((look) => look.done)).toEqual(looks.map((look) => look.done).sort((a, b) => a - b));
  if (!HOLDS_ETA) return;
  const told = looks.filter((look) => look.left !== null && look.done >= CELLS * 0.1 && look.at < endedAt);
  expect(told.length).toBeGreaterThan(CELLS / 4);
  for (const { at, left, done: ended } of told) {
    const truth = (endedAt - at) / 1_000;
    const { from, to } = left ?? { from: 0, to: 0 };
    const error = Math.max(from - truth, truth - to, 0);
    expect(error, `${ended} done, ${from} to ${to} s told, ${truth} s true`).toBeLessThanOrEqual(truth * 0.3);
  }
});
