import { randomUUID } from 'node:crypto';
import {
  EMBEDDING_TOKENS,
  type EmbeddingCall,
  type EmbeddingReply,
  type ModelServer,
  passagesIn,
  startModelServer,
} from '@recto/testing/language-model';
import { tinyPdf } from '@recto/testing/pdf';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { listJobs } from '#patches/pg-boss/job-rows.fixture.ts';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';

/** Three calls of an embedding model. What is meant is said in other words, on the last page. */
const PAGES = [
  ...Array.from({ length: 70 }, (_, at) => [
    `Wages of clerks, part ${at + 1}: nothing of note is told here.`,
  ]),
  ['Whoever digs the flower beds receives nine crowns a day.'],
];
const QUESTION = 'What are the wages of the gardener?';
const MEANT = 71;

const vectorOf = (text: string) => (/flower|gardener/.test(text) ? [1, 0.1, 0] : [0, 1, text.length / 1_000]);
const embedded = ({ texts }: Pick<EmbeddingCall, 'texts'>): EmbeddingReply => ({
  vectors: texts.map(vectorOf),
});

let server: ModelServer;
let testApp: TestApp;
let person: Person;
beforeAll(async () => {
  server = await startModelServer('openai-compatible');
  server.respond({ reply: { answered: false, claims: [] } });
  testApp = await openWithModels();
});
afterAll(async () => {
  await testApp.close();
  await server.close();
});
beforeEach(async () => {
  server.respondToEmbeddings(embedded);
  person = await testApp.signUp();
  await testApp.sendOutside(person);
});

const openWithModels = () =>
  openTestApp({
    LLM_PROVIDER: 'openai-compatible',
    LLM_BASE_URL: server.url,
    LLM_MODEL: 'made-up',
    EMBEDDING_MODEL: 'made-up-vectors',
  });
const root = (app = testApp) => app.installation.database.root;
const upload = async (
  more: { folderId?: string; pages?: string[][]; bytes?: Buffer } = {},
  by = person,
  app = testApp,
) => {
  const { pages = PAGES, bytes = tinyPdf(pages, randomUUID()), ...fields } = more;
  return (await app.uploadAndWait(by, { bytes, ...fields }))._id;
};
const rowsOf = (fileId: string, app = testApp) =>
  root(app).selectFrom('passage_vectors').selectAll().where('file_id', '=', fileId).orderBy('page').execute();
const waitForVectors = (fileId: string, app = testApp) =>
  expect.poll(async () => (await rowsOf(fileId, app)).at(-1)?.next_page, { timeout: 20_000 }).toBe(null);
/** Until a job has embedded it as far as it could, and none is left that would do so now. */
const waitForJobs = (fileId: string) =>
  expect
    .poll(
      async () => {
        const jobs = (await listJobs(root(), 'embed-file')).filter(({ data }) => data?.['fileId'] === fileId);
        return jobs.length > 0 && !jobs.some(({ state }) => state === 'created' || state === 'active');
      },
      { timeout: 20_000 },
    )
    .toBe(true);
/** Calls of the embedding model since this was called. */
const watchCalls = () => {
  const before = server.embeddingCalls.length;
  return () => server.embeddingCalls.slice(before);
};
const textsOf = (calls: readonly EmbeddingCall[]) => calls.flatMap(({ texts }) => texts);
const askFor = async (fileId: string) => {
  const answer = await testApp.askAndWait(person, fileId, QUESTION);
  return { answer, pages: passagesIn(server.calls.at(-1)?.input ?? '').map(({ page }) => page) };
};

test('a file is embedded once it has been read, and what is said in other words is offered to the model', async () => {
  const calls = watchCalls();
  const fileId = await upload();
  await waitForVectors(fileId);
  expect(textsOf(calls())).toEqual(PAGES.flat());
  expect(calls().map(({ texts }) => texts.length)).toEqual([32, 32, 7]);
  const rows = await rowsOf(fileId);
  expect(rows.map(({ input_tokens }) => input_tokens)).toEqual([32, 32, 7].map((n) => n * EMBEDDING_TOKENS));
  expect(rows.map(({ vectors }) => vectors.byteLength)).toEqual([96, 96, 21]);
  const { answer, pages } = await askFor(fileId);
  expect(pages).toContain(MEANT);
  expect(pages).toHaveLength(8);
  expect(answer).toMatchObject({ answeredBy: 'openai-compatible/made-up' });
  expect(answer.usage?.inputTokens).toBe(120 + EMBEDDING_TOKENS);
  expect(textsOf(calls().slice(3))).toEqual([QUESTION]);
});

test('what cannot be embedded is found by its words alone, and embedded when somebody asks and it can be', async () => {
  server.respondToEmbeddings(() => ({ status: 404 }));
  const fileId = await upload();
  await waitForJobs(fileId);
  const words = await askFor(fileId);
  expect(words.answer).not.toHaveProperty('fallback');
  expect(words.answer.usage?.inputTokens).toBe(120);
  expect(words.pages).toHaveLength(8);
  expect(words.pages).not.toContain(MEANT);
  await waitForJobs(fileId);
  server.respondToEmbeddings(embedded);
  await askFor(fileId);
  await waitForVectors(fileId);
  expect((await askFor(fileId)).pages).toContain(MEANT);
});

test.each<[string, EmbeddingReply]>([
  ['slow', { vectors: [[1, 0, 0]], fault: 'stall' }],
  ['busy', { status: 429, headers: { 'retry-after': '30' } }],
  ['of no use', { vectors: [] }],
])('a question whose embedding is %s is answered from what its words find', async (_, reply) => {
  const fileId = await upload({ pages: PAGES.slice(60) });
  await waitForVectors(fileId);
  server.respondToEmbeddings(() => reply);
  const { answer, pages } = await askFor(fileId);
  expect(answer).toMatchObject({ answeredBy: 'openai-compatible/made-up' });
  expect(answer).not.toHaveProperty('fallback');
  expect(pages.length).toBeGreaterThan(0);
});

test('another model, or another one by the same name, embeds a file again when it is asked', async () => {
  const fileId = await upload();
  await waitForVectors(fileId);
  const earlier = { model: 'openai-compatible/earlier' };
  await root().updateTable('passage_vectors').set(earlier).where('file_id', '=', fileId).execute();
  expect((await askFor(fileId)).pages).not.toContain(MEANT);
  // Those of the earlier model are whole too: it is not enough to wait for a last row.
  const models = async () => [...new Set((await rowsOf(fileId)).map(({ model }) => model))];
  await expect.poll(models, { timeout: 20_000 }).toEqual(['openai-compatible/made-up-vectors']);
  await waitForVectors(fileId);
  expect((await askFor(fileId)).pages).toContain(MEANT);

  server.respondToEmbeddings(({ texts }) => ({ vectors: texts.map((text) => [...vectorOf(text), 1]) }));
  expect((await askFor(fileId)).pages).not.toContain(MEANT);
  const dimensions = async () => (await rowsOf(fileId)).map((row) => row.dimensions);
  await expect.poll(dimensions, { timeout: 20_000 }).toEqual([4, 4, 4]);
  expect((await askFor(fileId)).pages).toContain(MEANT);
});

describe('what its owner keeps inside', () => {
  const makeFolder = async (parentFolderId: string | null = null): Promise<string> =>
    (await testApp.request('POST', '/folders', person, { name: 'Kept', parentFolderId })).json().result._id;
  const protect = (folderId: string, neverSendOutside = true) =>
    testApp.request('PUT', `/folders/${folderId}/settings`, person, { neverSendOutside });

  test.each(['folder', 'account'] as const)('is not embedded, and no byte of it is sent (%s)', async (by) => {
    const parent = await makeFolder();
    if (by === 'folder') await protect(parent);
    else await testApp.sendOutside(person, false);
    const received = server.received();
    const fileId = await upload({ folderId: await makeFolder(parent) });
    await waitForJobs(fileId);
    expect(await testApp.askAndWait(person, fileId, QUESTION)).toMatchObject({ fallback: by });
    await waitForJobs(fileId);
    expect(server.received()).toBe(received);
    expect(await rowsOf(fileId)).toEqual([]);
  });

  test('from some time on is embedded no further, and its vectors send no question', async () => {
    const folderId = await makeFolder();
    const whole = await upload({ folderId, pages: PAGES.slice(60) });
    await waitForVectors(whole);
    const calls = watchCalls();
    server.respondToEmbeddings(async (call) => {
      await protect(folderId);
      return embedded(call);
    });
    const begun = await upload({ folderId });
    await waitForJobs(begun);
    expect(calls()).toHaveLength(1);
    expect(await rowsOf(begun)).toHaveLength(1);
    const received = server.received();
    for (const fileId of [whole, begun])
      expect(await testApp.askAndWait(person, fileId, QUESTION)).toMatchObject({ fallback: 'folder' });
    await waitForJobs(begun);
    expect(server.received()).toBe(received);
    // Allowed again, it goes on where it has stopped.
    await protect(folderId, false);
    server.respondToEmbeddings(embedded);
    await askFor(begun);
    await waitForVectors(begun);
    expect(textsOf(calls()).filter((text) => text !== QUESTION)).toEqual(PAGES.flat());
  });

  test('stays inside where somebody else has sent the very same document', async () => {
    const bytes = tinyPdf(PAGES.slice(60), randomUUID());
    await waitForVectors(await upload({ bytes }));
    const other = await testApp.signUp();
    const calls = watchCalls();
    const fileId = await upload({ bytes }, other);
    await waitForJobs(fileId);
    const answer = await testApp.askAndWait(other, fileId, QUESTION);
    expect(answer).toMatchObject({ fallback: 'account' });
    expect([calls(), await rowsOf(fileId)]).toEqual([[], []]);
  });
});

test('a file that is deleted is embedded no further, and nothing of it is kept', async () => {
  const calls = watchCalls();
  server.respondToEmbeddings((call) =>
    calls().length < 2 ? embedded(call) : { vectors: [], fault: 'stall' },
  );
  const fileId = await upload();
  await expect.poll(() => calls().length, { timeout: 10_000 }).toBe(2);
  expect(await rowsOf(fileId)).toHaveLength(1);
  expect((await testApp.request('DELETE', `/files/${fileId}`, person)).statusCode).toBe(200);
  await expect.poll(() => calls()[1]?.isLeft, { timeout: 10_000 }).toBe(true);
  expect([await rowsOf(fileId), calls().length]).toEqual([[], 2]);
});

test('a server that ends in between goes on at its next start, and what is kept is not sent again', async () => {
  const calls = watchCalls();
  const app = await openWithModels();
  onTestFinished(() => app.close());
  const owner = await app.signUp();
  await app.sendOutside(owner);
  server.respondToEmbeddings((call) =>
    calls().length < 2 ? embedded(call) : { vectors: [], fault: 'stall' },
  );
  const fileId = await upload({}, owner, app);
  await expect.poll(() => calls().length, { timeout: 10_000 }).toBe(2);
  await app.installation.stop();
  server.respondToEmbeddings(embedded);
  const second = await app.openSecond();
  onTestFinished(() => second.stop());
  await waitForVectors(fileId, app);
  const [first, cut, ...after] = calls();
  expect(after.map(({ texts }) => texts.length)).toEqual([32, 7]);
  expect(textsOf(after.slice(0, 1))).toEqual(cut?.texts);
  expect([...(first?.texts ?? []), ...textsOf(after)]).toEqual(PAGES.flat());
});
