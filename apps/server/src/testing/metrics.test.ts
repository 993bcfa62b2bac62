import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { API_BASE, contract } from '@recto/contract';
import { type ModelServer, startModelServer } from '@recto/testing/language-model';
import { tinyPdf } from '@recto/testing/pdf';
import { sql } from 'kysely';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { addProductModules, type ModuleDeps } from '#compose/modules.ts';
import { defineJob } from '#kernel/define-job.ts';
import { compareFilesTask } from '#modules/comparisons/tasks/compare-files.ts';
import { changeWaiting, type JobChange } from '#patches/pg-boss/job-rows.fixture.ts';
import { makeCheapPasswords } from '#testing/cheap-passwords.ts';
import { PAGES, RIGHT, saying, WHEN } from '#testing/model-test-app.ts';
import { type ReadSample, readMetrics, sumOf } from '#testing/read-metrics.ts';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';
import { z } from 'zod';

const TOKEN = 'a token for the scraper';
const FREE = 5_000_000_000;
const WAIT = { timeout: 60_000, interval: 50 };

let testApp: TestApp;
let model: ModelServer;
let deps: ModuleDeps;
let person: Person;
let fileId: string;
let free = FREE;

beforeAll(async () => {
  model = await startModelServer('openai-compatible');
  const env = {
    METRICS_TOKEN: TOKEN,
    LLM_PROVIDER: 'openai-compatible',
    LLM_BASE_URL: model.url,
    LLM_MODEL: 'made-up',
  };
  testApp = await openTestApp(env, undefined, undefined, {
    freeSpace: async () => free,
    addModules(add, given) {
      deps = given;
      return addProductModules(add, { ...given, passwords: makeCheapPasswords() });
    },
  });
  await testApp.installation.app.listen({ port: 0, host: '127.0.0.1' });
  person = await testApp.signUp();
  fileId = (await testApp.uploadAndWait(person, { bytes: tinyPdf(PAGES, randomUUID()) }))._id;
});
afterAll(async () => {
  await testApp.close();
  await model.close();
});

const read = () => readMetrics(testApp);
const get = (headers: Record<string, string>, remoteAddress?: string) =>
  testApp.inject({ url: '/metrics', headers, ...(remoteAddress && { remoteAddress }) });

/** By how much a metric has grown through what is done. */
async function growth(work: () => Promise<unknown>) {
  const before = await read();
  await work();
  const after = await read();
  return (name: string, labels?: Record<string, string>) =>
    sumOf(after, name, labels) - sumOf(before, name, labels);
}

describe('/metrics', () => {
  test('is open to this machine, and through a proxy or under another name only by the token', async () => {
    const here = await get({ host: '127.0.0.1:3000' });
    expect(here.statusCode).toBe(200);
    expect(here.headers['content-type']).toContain('text/plain; version=0.0.4');
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
    const elsewhere: [Record<string, string>, string?][] = [
      [{ host: 'recto.example' }],
      [{ host: 'localhost', 'x-forwarded-for': '192.0.2.1' }],
      [{ host: 'localhost' }, '192.0.2.7'],
    ];
    for (const [headers, address] of elsewhere) {
      const statusWith = async (more: Record<string, string>) =>
        (await get({ ...headers, ...more }, address)).statusCode;
      expect(await statusWith({})).toBe(404);
      expect(await statusWith(bearer(`${TOKEN}!`))).toBe(404);
      expect(await statusWith(bearer('a-token'))).toBe(404);
    }
    const one = { host: 'recto.example', authorization: `Bearer ${person.AccessToken}` };
    expect((await get(one)).statusCode).toBe(404);
  });
});

describe('moves when what it counts happens:', () => {
  test('requests, by route, method and class of status', async () => {
    const grown = await growth(async () => {
      await testApp.request('GET', `/files/${fileId}`, person);
      await testApp.request('GET', `/files/${randomUUID()}`, person);
      await testApp.inject({ url: `/nowhere/${randomUUID()}` });
    });
    const name = 'recto_http_request_duration_seconds_count';
    const route = `${API_BASE}/files/:id`;
    expect(grown(name, { route, method: 'GET', status: '2xx' })).toBe(1);
    expect(grown(name, { route, method: 'GET', status: '4xx' })).toBe(1);
    expect(grown(name, { route: 'unknown' })).toBe(1);
  });

  test('reading: files and their bytes, jobs that are done, units of work, the database', async () => {
    const bytes = tinyPdf([['Another page.']], randomUUID());
    const grown = await growth(() => testApp.uploadAndWait(person, { bytes }));
    expect(grown('recto_files', { status: 'complete' })).toBe(1);
    expect(grown('recto_files_bytes')).toBe(bytes.length);
    await vi.waitFor(async () => {
      const done = sumOf(await read(), 'recto_job_duration_seconds_count', {
        kind: 'process-file',
        outcome: 'done',
      });
      expect(done).toBeGreaterThanOrEqual(2);
    }, WAIT);
    expect(grown('recto_pool_units_total', { lane: 'text' })).toBeGreaterThan(0);
    expect(sumOf(await read(), 'recto_database_bytes')).toBeGreaterThan(1_000_000);
  });

  test('answers of files and of models, calls of models and their tokens', async () => {
    const ask = () => testApp.askAndWait(person, fileId, WHEN);
    const byFile = await growth(ask);
    expect(byFile('recto_answer_duration_seconds_count', { outcome: 'answer', answerer: 'extract' })).toBe(1);
    await testApp.sendOutside(person);
    model.respond(saying(RIGHT));
    const byModel = await growth(ask);
    expect(byModel('recto_answer_duration_seconds_count', { outcome: 'answer', answerer: 'model' })).toBe(1);
    const calls = 'recto_model_call_duration_seconds_count';
    expect(byModel(calls, { purpose: 'question', outcome: 'replied' })).toBe(1);
    expect(byModel('recto_model_tokens_total', { direction: 'input' })).toBeGreaterThan(0);
    expect(byModel('recto_model_tokens_total', { direction: 'output' })).toBeGreaterThan(0);
    model.respond({ status: 400 });
    const failing = await growth(ask);
    expect(failing(calls, { outcome: 'replied' })).toBe(0);
    expect(failing(calls)).toBe(1);
  });

  test('sockets, and how long events take to reach them', async () => {
    const { port } = testApp.installation.app.server.address() as AddressInfo;
    const grown = await growth(async () => {
      const socket = io(`http://127.0.0.1:${port}`, {
        auth: { token: person.AccessToken },
        transports: ['websocket'],
        reconnection: false,
      });
      onTestFinished(() => void socket.disconnect());
      await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
      const heard = new Promise<void>((resolve) => socket.once('events', () => resolve()));
      await testApp.uploadAndWait(person);
      await heard;
    });
    expect(grown('recto_sockets')).toBe(1);
    expect(grown('recto_outbox_lag_seconds_count')).toBeGreaterThan(0);
    expect(sumOf(await read(), 'recto_outbox_waiting_seconds')).toBeLessThan(5);
  });

  test('jobs that wait, run, come later or were given up, and the storage', async () => {
    const fill = defineJob({
      name: 'fill-search',
      payload: z.object({}),
      options: { singleton: () => 'all' },
    });
    const enqueue = (startAfter?: number) =>
      deps.database.transaction((trx) =>
        deps.jobs.enqueue(trx, fill, {}, startAfter === undefined ? {} : { startAfter }),
      );
    const count = async (state: string) => sumOf(await read(), 'recto_jobs', { kind: 'fill-search', state });
    const change = (to: JobChange) => changeWaiting(deps.database.root, 'fill-search', to);
    await vi.waitFor(async () => expect(await count('active')).toBe(0), WAIT);
    expect(sumOf(await read(), 'recto_storage_free_bytes')).toBe(FREE);
    free = 0;
    onTestFinished(() => void (free = FREE));
    // Without room it waits at its begin, and the next one for it.
    await enqueue();
    await vi.waitFor(async () => expect(await count('active')).toBe(1), WAIT);
    await enqueue();
    expect(await count('waiting')).toBe(1);
    await change('due for an hour');
    const samples = await read();
    expect(sumOf(samples, 'recto_jobs_oldest_seconds', { kind: 'fill-search' })).toBeGreaterThan(3_599);
    expect(sumOf(samples, 'recto_storage_free_bytes')).toBe(0);
    expect(sumOf(samples, 'recto_storage_required_bytes')).toBe(1_000_000);
    await change('due in an hour');
    expect(await count('scheduled')).toBe(1);
    await change('given up');
    expect(await count('failed')).toBe(1);
  });

  test('threads that are busy, and what waits for them', async () => {
    const calling = new AbortController();
    const waitForInput = () =>
      deps.tasks
        .run(
          compareFilesTask,
          { language: 'en', options: {} as never },
          { account: 'one', input: () => new Promise(() => {}), signal: calling.signal },
        )
        .catch(() => {});
    const workers = sumOf(await read(), 'recto_pool_workers');
    expect(workers).toBeGreaterThan(1);
    // One thread is kept for questions.
    const waiting = Array.from({ length: workers }, waitForInput);
    const samples = await read();
    expect(sumOf(samples, 'recto_pool_busy', { lane: 'comparison' })).toBe(workers - 1);
    expect(sumOf(samples, 'recto_pool_waiting', { lane: 'comparison' })).toBe(1);
    calling.abort();
    await Promise.all(waiting);
    expect(sumOf(await read(), 'recto_pool_waiting')).toBe(0);
  });

  test('connections to the database, and who waits for one', async () => {
    const most = sumOf(await read(), 'recto_database_connections', { state: 'most' });
    const held = Promise.withResolvers<void>();
    const transactions = Array.from({ length: most + 1 }, () =>
      deps.database.transaction(async (trx) => {
        await sql`select 1`.execute(trx);
        await held.promise;
      }),
    );
    const isTaken = () => testApp.opened.connections().busy === most && testApp.opened.waiting() > 0;
    await vi.waitFor(() => expect(isTaken()).toBe(true), WAIT);
    const reading = read();
    await setImmediate();
    held.resolve();
    await Promise.all(transactions);
    const samples = await reading;
    expect(sumOf(samples, 'recto_database_waiting')).toBeGreaterThan(0);
    expect(sumOf(samples, 'recto_database_connections', { state: 'busy' })).toBe(most);
    expect(sumOf(samples, 'recto_metrics_unread')).toBe(0);
  });

  test('files of an earlier version, until they have been read again', async () => {
    const { root } = deps.database;
    await sql`update page set extractor_version = 1 where file_id = ${fileId}`.execute(root);
    await sql`update file set status = 'processing' where id = ${fileId}`.execute(root);
    expect(sumOf(await read(), 'recto_files_outdated')).toBe(1);
    await sql`update file set status = 'complete' where id = ${fileId}`.execute(root);
    await testApp.installation.recover();
    await vi.waitFor(async () => {
      const samples = await read();
      expect(sumOf(samples, 'recto_files_outdated')).toBe(0);
      expect(sumOf(samples, 'recto_files', { status: 'processing' })).toBe(0);
      expect(sumOf(samples, 'recto_files', { status: 'waiting' })).toBe(0);
    }, WAIT);
  });

  test('memory and the delay of the event loop', async () => {
    const before = await read();
    // What measures the loop begins anew with each reading, at the next tick of its timer.
    await setTimeout(20);
    const until = performance.now() + 60;
    while (performance.now() < until);
    await setTimeout(20);
    const after = await read();
    const cpu = 'process_cpu_seconds_total';
    expect(sumOf(after, cpu)).toBeGreaterThan(sumOf(before, cpu));
    expect(sumOf(after, 'process_resident_memory_bytes')).toBeGreaterThan(0);
    // Of the time since the metrics were read last.
    expect(sumOf(after, 'nodejs_eventloop_lag_max_seconds')).toBeGreaterThan(0.03);
  });
});

/** The values that each label may have. */
const LABELS: Readonly<Record<string, RegExp | ReadonlySet<string>>> = {
  method: new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'other']),
  route: new Set([
    'web',
    'unknown',
    '/metrics',
    ...Object.values(contract).flatMap((calls) => Object.values(calls).map(({ path }) => API_BASE + path)),
  ]),
  status: /^[1-5]xx$|^(waiting|processing|complete|failed)$/,
  kind: /^[a-z]+([.-][a-z]+)*$/,
  state: /^(waiting|scheduled|active|failed|busy|most)$/,
  lane: /^(question|text|comparison|ocr|batch)$/,
  outcome: /^[a-z]+(-[a-z]+)?$/,
  answerer: /^(extract|model|nobody)$/,
  purpose: /^(question|batch-summary|comparison-summary|translation)$/,
  direction: /^(input|output)$/,
  le: /^(\d+(\.\d+)?|\+Inf)$/,
  // Of Node itself.
  type: /^[A-Za-z]+$/,
  space: /^[a-z_]+$/,
  version: /^v\d+\.\d+\.\d+$/,
  major: /^\d+$/,
  minor: /^\d+$/,
  patch: /^\d+$/,
};

test('no label holds anything that people bring: after a journey each has a value that stands in the code', async () => {
  const things = await testApp.makeThings(person);
  await testApp.makeExport(person, things.batchId);
  await testApp.inject({ url: `${API_BASE}/files/${fileId}?token=${person.AccessToken}` });
  await testApp.inject({ method: 'PROPFIND' as 'GET', url: `/${person.email}` });
  const samples = await read();
  const allowed = ({ labels }: ReadSample) =>
    Object.entries(labels).filter(([label, value]) => {
      const values = LABELS[label];
      return values instanceof RegExp ? !values.test(value) : !values?.has(value);
    });
  expect(samples.flatMap(allowed)).toEqual([]);
  const text = JSON.stringify(samples);
  for (const brought of [person.email, person.accountId, fileId, things.questionId, 'Northwind', 'tiny'])
    expect(text).not.toContain(brought);
  expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/);
});
