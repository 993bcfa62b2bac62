import { AsyncLocalStorage } from 'node:async_hooks';
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import type { DatabaseSettings, OpenDatabase } from '#adapters/database/open-database.ts';
import { type Jobs, openJobs } from '#adapters/jobs/open-jobs.ts';
import {
  bindJob,
  defineJob,
  type JobContext,
  type JobDefinition,
  type JobHandler,
} from '#kernel/define-job.ts';
import type { JobConnection } from '#kernel/job-connection.ts';
import { dieAt, listJobs } from '#patches/pg-boss/job-rows.fixture.ts';
import { createDatabase, findTestDatabase, onlyOn, openTestDatabase, silentLog } from '#testing/database.ts';

interface Work {
  readonly name: string;
  readonly key: string;
}

/** Less than a worker needs for six jobs when it sleeps before each. */
const WAIT_MS = 20_000;
const WAIT = { timeout: WAIT_MS };

const payload = z.object({ name: z.string(), key: z.string() });
const jobsLog = { ...silentLog, child: () => silentLog };

let opened: OpenDatabase;

beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

let lastJob = 0;
/** A job of its own for each test: they share the database. */
function newJob(options: Parameters<typeof defineJob<Work>>[0]['options'] = {}) {
  lastJob += 1;
  return defineJob<Work>({ name: `test.job-${lastJob}`, payload, options });
}

async function startJobs(...handlers: JobHandler[]): Promise<Jobs> {
  const jobs = openJobs(opened.jobs, jobsLog);
  await jobs.start(handlers);
  onTestFinished(() => jobs.stop(1000));
  return jobs;
}

const enqueue = (jobs: Jobs, job: JobDefinition<Work>, ...works: Work[]) =>
  opened.database.transaction(async (trx) => {
    for (const work of works) await jobs.queue.enqueue(trx, job, work);
  });

const work = (name: string, key = 'k'): Work => ({ name, key });

test(
  'a job runs soon after its transaction has committed, and never after a rollback',
  async () => {
    const job = newJob();
    const ran: string[] = [];
    const jobs = await startJobs(bindJob(job, { handle: async ({ name }) => void ran.push(name) }));
    const undone = opened.database.transaction(async (trx) => {
      await jobs.queue.enqueue(trx, job, work('undone'));
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    const done = ['1', '2', '3', '4', '5', '6'];
    for (const name of done) {
      await enqueue(jobs, job, work(name));
      await vi.waitFor(() => expect(ran.at(-1)).toBe(name), WAIT);
    }
    expect(ran).toEqual(done);
  },
  WAIT_MS,
);

test('a worker goes through waiting jobs without sleeping between them', async () => {
  const job = newJob();
  const ran: string[] = [];
  const jobs = await startJobs(bindJob(job, { handle: async ({ name }) => void ran.push(name) }));
  await enqueue(jobs, job, ...['1', '2', '3', '4', '5', '6'].map((name) => work(name)));
  await vi.waitFor(() => expect(ran).toHaveLength(6), WAIT);
});

test('a payload that does not fit, and a job nobody knows, are refused', async () => {
  const job = newJob();
  const jobs = await startJobs(bindJob(job, { handle: async () => {} }));
  const wrong = { name: 1 } as unknown as Work;
  await expect(enqueue(jobs, job, wrong)).rejects.toThrow('expected string');
  await expect(enqueue(jobs, newJob(), work('x'))).rejects.toThrow('does not know');
});

test('a failing job is tried again, then given up, and whoever waits is told', async () => {
  const job = newJob({ retryLimit: 2, retryDelay: 1 });
  const attempts: boolean[] = [];
  const abandoned: string[] = [];
  const handler = bindJob(job, {
    handle: async (_payload, { lastAttempt }) => {
      attempts.push(lastAttempt);
      throw new Error('always');
    },
    abandon: async ({ name }) => void abandoned.push(name),
  });
  const jobs = await startJobs(handler);
  await enqueue(jobs, job, work('hopeless'));
  await vi.waitFor(() => expect(abandoned).toEqual(['hopeless']), WAIT);
  expect(attempts).toEqual([false, false, true]);
});

test('without room a job waits where it is; where the disk is full after all it comes again, and no attempt is lost', async () => {
  const job = newJob({ retryLimit: 0 });
  let room = false;
  let looked = 0;
  const jobs = openJobs(opened.jobs, jobsLog, {
    hasStorageReserve: async () => {
      looked += 1;
      return room;
    },
    lookEveryMs: 10,
    pauseMs: 10,
  });
  onTestFinished(() => jobs.stop(1000));
  const attempts: boolean[] = [];
  const handle = async (_payload: Work, { lastAttempt }: { lastAttempt: boolean }) => {
    attempts.push(lastAttempt);
    if (attempts.length < 3) throw Object.assign(new Error('could not extend file'), { code: '53100' });
  };
  const abandon = vi.fn();
  await jobs.start([bindJob(job, { handle, abandon })]);
  await enqueue(jobs, job, work('waits'));
  await vi.waitFor(() => expect(looked).toBeGreaterThan(3), WAIT);
  expect(attempts).toEqual([]);
  room = true;
  await vi.waitFor(() => expect(attempts).toEqual([true, true, true]), WAIT);
  expect(abandon).not.toHaveBeenCalled();
});

test('jobs of one key collapse while they wait, but not into one that is running', async () => {
  const job = newJob({ singleton: ({ key }) => key });
  const gate = Promise.withResolvers<void>();
  const ran: string[] = [];
  const handle = async ({ name }: Work) => {
    ran.push(name);
    await gate.promise;
  };
  const jobs = await startJobs(bindJob(job, { handle }));
  await enqueue(jobs, job, work('running'));
  await vi.waitFor(() => expect(ran).toEqual(['running']), WAIT);
  await enqueue(jobs, job, work('waits'), work('collapses'), work('other', 'other key'));
  gate.resolve();
  await vi.waitFor(() => expect(ran).toEqual(['running', 'waits', 'other']), WAIT);
});

test.each([1, 2])('of one group %i run at once at most, while those of others go ahead', async (limit) => {
  const job = newJob({ group: ({ key }) => key });
  const running = new Map<string, number>();
  const count = (key: string) => running.get(key) ?? 0;
  const gate = Promise.withResolvers<void>();
  let most = 0;
  let done = 0;
  const handle = async ({ key }: Work) => {
    running.set(key, count(key) + 1);
    most = Math.max(most, count(key));
    await gate.promise;
    running.set(key, count(key) - 1);
    done += 1;
  };
  const jobs = await startJobs(bindJob(job, { concurrency: 4, groupConcurrency: limit, handle }));
  await enqueue(jobs, job, ...['1', '2', '3', '4'].map((name) => work(name, 'a')));
  await vi.waitFor(() => expect(count('a')).toBe(limit), WAIT);
  await enqueue(jobs, job, ...['5', '6', '7', '8'].map((name) => work(name, 'b')));
  await vi.waitFor(() => expect(count('b')).toBe(limit), WAIT);
  gate.resolve();
  await vi.waitFor(() => expect(done).toBe(8), WAIT);
  expect(most).toBe(limit);
});

describe('on the only connection', onlyOn('pglite'), () => {
  /** The queue's connection, noting each query with whether it stands back for others. */
  function watchConnection() {
    const { jobs: connection } = opened;
    if (connection.kind !== 'embedded') throw new Error('not embedded');
    const marker = new AsyncLocalStorage<true>();
    const queries: { text: string; isBackground: boolean }[] = [];
    const note = (text: string) => queries.push({ text, isBackground: marker.getStore() === true });
    const watched: JobConnection = {
      ...connection,
      inBackground: (run) => marker.run(true, () => connection.inBackground(run)),
      client: {
        ...connection.client,
        query: (text, values) => {
          note(text);
          return connection.client.query(text, values);
        },
        exec: (text) => {
          note(text);
          return connection.client.exec(text);
        },
      },
    };
    return { watched, queries };
  }

  test('what a job does that somebody waits for goes before other jobs, which stand back', async () => {
    const { watched, queries } = watchConnection();
    const jobs = openJobs(watched, jobsLog);
    onTestFinished(() => jobs.stop(1000));
    const [awaited, other] = [newJob(), newJob()];
    const ran: string[] = [];
    const handle = async ({ name }: Work) => void ran.push(name);
    await jobs.start([bindJob(awaited, { isAwaited: true, handle }), bindJob(other, { handle })]);
    queries.length = 0;
    await enqueue(jobs, awaited, work('awaited'));
    await enqueue(jobs, other, work('other'));
    const isSettled = ({ text }: { text: string }) => text.includes('SET completed_on =');
    await vi.waitFor(() => expect(queries.filter(isSettled)).toHaveLength(2), WAIT);
    const fetches = (name: string) => queries.filter(({ text }) => text.includes(`j.name = '${name}'`));
    expect(fetches(awaited.name).map(({ isBackground }) => isBackground)).not.toContain(true);
    expect(fetches(other.name).map(({ isBackground }) => isBackground)).not.toContain(false);
    expect(
      queries
        .filter(isSettled)
        .map(({ isBackground }) => isBackground)
        .toSorted(),
    ).toEqual([false, true]);
  });

  test('one worker looks for a job that was added, not all of them', async () => {
    const { watched, queries } = watchConnection();
    const jobs = openJobs(watched, jobsLog);
    onTestFinished(() => jobs.stop(1000));
    const job = newJob();
    const gate = Promise.withResolvers<void>();
    const ran: string[] = [];
    const handle = async ({ name }: Work) => {
      ran.push(name);
      await gate.promise;
    };
    await jobs.start([bindJob(job, { concurrency: 5, handle })]);
    const fetches = () => queries.filter(({ text }) => text.includes(`j.name = '${job.name}'`));
    await vi.waitFor(() => expect(fetches()).toHaveLength(5), WAIT);
    // Each begins while those before it are still at work.
    for (const name of ['1', '2', '3']) {
      await enqueue(jobs, job, work(name));
      await vi.waitFor(() => expect(ran).toContain(name), WAIT);
    }
    // One for each worker's start, and one at most for each job.
    expect(fetches().length).toBeLessThanOrEqual(5 + 3);
    gate.resolve();
  });
});

test('stopping waits for a job in flight', async () => {
  const job = newJob();
  const started = Promise.withResolvers<void>();
  let finished = false;
  const jobs = openJobs(opened.jobs, jobsLog);
  const handle = async () => {
    started.resolve();
    await new Promise((resolve) => setTimeout(resolve, 300));
    finished = true;
  };
  await jobs.start([bindJob(job, { handle })]);
  await enqueue(jobs, job, work('slow'));
  await started.promise;
  await jobs.stop(10_000);
  expect(finished).toBe(true);
});

test('stopping ends a job that takes longer than the limit, and it runs again', async () => {
  const job = newJob({ retryLimit: 0 });
  const contexts: JobContext[] = [];
  const handle = async (_payload: Work, context: JobContext) => {
    contexts.push(context);
    if (contexts.length > 1) return;
    await new Promise((resolve) => context.signal.addEventListener('abort', resolve));
  };
  const first = openJobs(opened.jobs, jobsLog);
  await first.start([bindJob(job, { handle })]);
  await enqueue(first, job, work('endless'));
  await vi.waitFor(() => expect(contexts).toHaveLength(1), WAIT);
  await first.stop(1000);
  expect(contexts[0]?.signal.aborted).toBe(true);
  await startJobs(bindJob(job, { handle }));
  await vi.waitFor(() => expect(contexts).toHaveLength(2), WAIT);
  // The interrupted attempt did not count: with a retry limit of 0 it would have been the only one.
  expect(contexts.map(({ lastAttempt }) => lastAttempt)).toEqual([true, true]);
});

describe('a process killed while it works', () => {
  test('leaves its job to the next one', async () => {
    const { settings, release } = await makePlace();
    // Callbacks run last to first: the processes are gone before their place is.
    onTestFinished(release);
    const first = startWorker(settings, 'enqueue');
    await first.says('working');
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    // The embedded database hands the job over at once, PostgreSQL when the heartbeat is missed; else it would be given up
    // only after a quarter of an hour.
    await startWorker(settings, 'work').says('finished');
  }, 120_000);
});

test('a job at which the process has died again and again is given up', {
  ...onlyOn('pglite'),
  timeout: WAIT_MS,
}, async () => {
  const job = newJob();
  const ran: string[] = [];
  const abandoned: string[] = [];
  const handler = bindJob(job, {
    handle: async ({ name }) => void ran.push(name),
    abandon: async ({ name }) => void abandoned.push(name),
  });
  const start = async (work: boolean) => {
    const jobs = openJobs(opened.jobs, jobsLog);
    onTestFinished(() => jobs.stop(1000));
    await jobs.start([handler], { work });
    return jobs;
  };
  const root = opened.database.root;
  const die = (deaths: number) => dieAt(root, job.name, deaths);
  await enqueue(await start(false), job, work('deadly'));
  await die(23);
  await start(false);
  expect(await listJobs(root, job.name)).toMatchObject([{ state: 'retry', output: { deaths: 24 } }]);
  await die(24);
  await start(true);
  await vi.waitFor(() => expect(abandoned).toEqual(['deadly']), WAIT);
  expect(ran).toEqual([]);
});

/** Where two processes can follow one another: a folder, or a database on the server. */
async function makePlace(): Promise<{ settings: DatabaseSettings; release: () => Promise<void> }> {
  const source = findTestDatabase();
  if (source.kind === 'postgres') {
    const { url, drop } = await createDatabase(source.adminUrl, source.template);
    return { settings: { kind: 'postgres', url }, release: drop };
  }
  const folder = await mkdtemp(join(tmpdir(), 'recto-jobs-'));
  const release = () => rm(folder, { recursive: true, force: true });
  return { settings: { kind: 'embedded', folder }, release };
}

function startWorker(settings: DatabaseSettings, role: 'enqueue' | 'work') {
  const script = new URL('./killed-worker.fixture.ts', import.meta.url);
  const child = fork(script, [JSON.stringify(settings), role], { execArgv: [] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const says = (expected: string) =>
    new Promise<void>((resolve, reject) => {
      child.on('message', (message) => message === expected && resolve());
      child.once('exit', (code) => reject(new Error(`the worker ended (${code}) before "${expected}"`)));
    });
  return { child, says };
}

test('work on documents can be paused: what runs ends, what comes waits and is counted, and all else goes on', async () => {
  const [reading, other] = [newJob({ processing: 'reading', retryLimit: 0 }), newJob()];
  const gate = Promise.withResolvers<void>();
  const ran: string[] = [];
  const run = async ({ name }: Work) => {
    ran.push(name);
    if (name === 'runs') await gate.promise;
  };
  const jobs = await startJobs(
    bindJob(reading, { concurrency: 2, handle: run }),
    bindJob(other, { handle: run }),
  );
  const { processing } = jobs;
  await enqueue(jobs, reading, work('runs'));
  await vi.waitFor(() => expect(processing.running()).toEqual([{ kind: 'reading', count: 1 }]), WAIT);
  await processing.pause();
  await enqueue(jobs, reading, work('waits'));
  await enqueue(jobs, other, work('other'));
  await vi.waitFor(() => expect(ran).toEqual(['runs', 'other']), WAIT);
  expect(await processing.waiting()).toEqual([{ kind: 'reading', count: 1, oldestAt: expect.any(Date) }]);
  gate.resolve();
  await vi.waitFor(() => expect(processing.running()).toEqual([]), WAIT);
  expect(ran).toEqual(['runs', 'other']);
  await processing.resume();
  await vi.waitFor(() => expect(ran).toEqual(['runs', 'other', 'waits']), WAIT);
  await vi.waitFor(async () => expect(await processing.waiting()).toEqual([]), WAIT);
});

test('a pause before the start holds, and pauses and starts in a row lose no job and run none twice', async () => {
  const job = newJob({ processing: 'reading', retryLimit: 0 });
  const ran: string[] = [];
  const jobs = openJobs(opened.jobs, jobsLog);
  onTestFinished(() => jobs.stop(1000));
  const { pause, resume } = jobs.processing;
  await pause();
  await jobs.start([bindJob(job, { concurrency: 3, handle: async ({ name }) => void ran.push(name) })]);
  const names = Array.from({ length: 12 }, (_, at) => `${at}`);
  await enqueue(jobs, job, ...names.map((name) => work(name)));
  expect(ran).toEqual([]);
  for (let round = 0; round < 5; round += 1) {
    await resume();
    await enqueue(jobs, job, work(`later ${round}`));
    await pause();
  }
  await resume();
  await vi.waitFor(() => expect(ran).toHaveLength(17), WAIT);
  expect(new Set(ran).size).toBe(17);
});

test('the queue does not work on jobs when it is told not to', async () => {
  const job = newJob();
  const ran: string[] = [];
  const jobs = openJobs(opened.jobs, jobsLog);
  onTestFinished(() => jobs.stop(1000));
  const handler = bindJob(job, { handle: async ({ name }) => void ran.push(name) });
  await jobs.start([handler], { work: false });
  await enqueue(jobs, job, work('waits'));
  expect(await listJobs(opened.database.root, job.name)).toMatchObject([{ state: 'created' }]);
  expect(ran).toEqual([]);
});

test('jobs that name a forgotten id go, whatever their state, and the one that forgets with them', async () => {
  const [gone, kept] = [randomUUID(), randomUUID()];
  const complaints: unknown[] = [];
  const log = { ...jobsLog, warn: (details: object) => void complaints.push(details) };
  const jobs = openJobs(opened.jobs, { ...log, error: log.warn, child: () => silentLog });
  onTestFinished(() => jobs.stop(1000));
  const forgotten = Promise.withResolvers<void>();
  const erasing = newJob();
  const working = newJob({ retryLimit: 0 });
  const idle = newJob({ singleton: ({ key }) => key });
  await jobs.start([
    bindJob(idle, { handle: async () => {} }),
    bindJob(working, {
      handle: async ({ key }) => {
        throw new Error(`about ${key}`);
      },
    }),
    bindJob(erasing, {
      handle: async ({ name }) => {
        await jobs.erase([name]);
        forgotten.resolve();
      },
    }),
  ]);
  const root = opened.database.root;
  const named = async (id: string) => (await listJobs(root)).filter(({ text }) => text.includes(id)).length;
  for (const id of [gone, kept]) await enqueue(jobs, working, work('fails', id));
  await vi.waitFor(async () => expect([await named(gone), await named(kept)]).toEqual([2, 2]), WAIT);
  await opened.database.transaction(async (trx) => {
    for (const id of [gone, kept])
      await jobs.queue.enqueue(trx, idle, work('waits', id), { startAfter: 1_000 });
    await jobs.queue.enqueue(trx, erasing, work(gone));
  });
  await forgotten.promise;
  // Its end finds no row to write to, which is no fault.
  await jobs.stop(5_000);
  expect([await named(gone), await named(kept)]).toEqual([0, 3]);
  expect(complaints).toEqual([]);
});
