import {
  connect,
  type SignedInPerson,
  signInNewPerson,
  waitForAnswer,
  waitForBatch,
  waitForFile,
} from '@recto/testing/api';
import pg from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { COUNT_JOBS } from '#patches/pg-boss/job-rows.fixture.ts';
import { findTestDatabase, onlyOn } from '#testing/database.ts';
import { type Deployment, startDeployment } from '#testing/machines/deployment.ts';
import { type Listener, listen, type LoadCounts, makePatientClient, work } from '#testing/machines/load.ts';

/** How often each process is restarted. */
const ROUNDS = Number(process.env['ROLLING_RESTARTS'] ?? '1');
const PEOPLE = 2;
/** Events of one subject are thinned, and those of the moment before a cut may be on their way. */
const BEFORE_A_CUT_MS = 2_000;
const AFTER_A_CUT_MS = 200;
const WAIT = { timeout: 600_000, interval: 100 };

interface WrittenEvent {
  readonly id: string;
  readonly account_id: string;
  readonly type: string;
  readonly about: readonly string[];
  readonly created_at: Date;
}

async function open() {
  const source = findTestDatabase();
  if (source.kind !== 'postgres') throw new Error('Only PostgreSQL has several processes.');
  const deployment = await startDeployment({ ...source, settings: { DEFAULT_PLAN: 'none' } });
  onTestFinished(() => deployment.close());
  const database = new pg.Pool({ connectionString: deployment.databaseUrl, max: 2 });
  database.on('error', () => undefined);
  onTestFinished(() => database.end());
  return { deployment, database };
}

/** The events of the database, which keeps them for a few minutes. */
function collectEvents(database: pg.Pool) {
  const events = new Map<string, WrittenEvent>();
  const read = async () => {
    const { rows } = await database.query<WrittenEvent>(
      'select id, account_id, type, about, created_at from outbox_event',
    );
    for (const row of rows) events.set(row.id, row);
  };
  const timer = setInterval(() => void read().catch(() => undefined), 20_000);
  onTestFinished(() => clearInterval(timer));
  return { read, list: () => [...events.values()] };
}

/** The last event of each subject that was written while a client was connected, and has not come to it. */
function findMissed(
  written: readonly WrittenEvent[],
  { accountId, heard, windows }: Listener,
): WrittenEvent[] {
  const last = new Map<string, WrittenEvent>();
  for (const event of written.toSorted((one, other) => Number(one.id) - Number(other.id)))
    if (event.account_id === accountId) last.set(`${event.type} ${event.about[0]}`, event);
  return [...last.values()].filter(({ type, about, created_at: createdAt }) => {
    const at = createdAt.getTime();
    const isConnected = windows.some(
      ({ from, until }) => at > from + AFTER_A_CUT_MS && at < until - BEFORE_A_CUT_MS,
    );
    const hasCome = heard.some(
      (one) =>
        one.at >= at && one.event.type === type && JSON.stringify(one.event.body).includes(about[0] ?? ''),
    );
    return isConnected && !hasCome;
  });
}

const isReady = async ({ machines }: Deployment) => {
  for (const { server } of machines) expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
};

/** How many jobs have ended in which way. */
async function countJobs(database: pg.Pool): Promise<Record<string, number>> {
  const { rows } = await database.query<{ state: string; jobs: string }>(COUNT_JOBS);
  return Object.fromEntries(rows.map(({ state, jobs }) => [state, Number(jobs)]));
}

describe('two API and two worker processes behind a proxy', onlyOn('postgres'), () => {
  test('are restarted one by one under load, and nothing is lost', async () => {
    const { deployment, database } = await open();
    const counts: LoadCounts = { requests: 0, toldToRetry: 0, failures: [] };
    const api = makePatientClient(deployment.url, counts);
    const people: SignedInPerson[] = [];
    for (let at = 0; at < PEOPLE; at += 1)
      people.push(await signInNewPerson({ api: connect(deployment.url), dataFolder: deployment.dataFolder }));
    const listeners = await Promise.all(
      people.flatMap((person) => [listen(deployment.url, person), listen(deployment.url, person)]),
    );
    onTestFinished(() => {
      for (const { socket } of listeners) socket.disconnect();
    });
    const outbox = collectEvents(database);
    const stop = new AbortController();
    const works = people.map(({ AccessToken }) => ({
      mine: api.withToken(AccessToken),
      ...work(api.withToken(AccessToken), stop.signal),
    }));
    const working = Promise.all(works.map(({ done }) => done)).catch((error: unknown) => error);
    await vi.waitFor(() => expect(works.every(({ batches }) => batches.length > 0)).toBe(true), WAIT);
    const codes: (number | null)[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      for (const machine of deployment.machines) {
        codes.push(await deployment.restart(machine));
        await vi.waitFor(() => isReady(deployment), WAIT);
      }
    stop.abort();
    const failed = await working;

    const { proxy } = deployment;
    expect(counts.failures, 'what failed').toEqual([]);
    expect(proxy.counts.lost, 'what no process has answered').toEqual([]);
    expect(failed).not.toBeInstanceOf(Error);
    expect(codes).toEqual(codes.map(() => 0));
    for (const { mine, files, questions, batches } of works) {
      for (const id of files) expect(await waitForFile(mine, id)).toMatchObject({ status: 'complete' });
      for (const id of questions) expect(await waitForAnswer(mine, id)).toMatchObject({ completed: true });
      for (const id of batches) expect(await waitForBatch(mine, id)).toMatchObject({ status: 'complete' });
    }
    // What was written last is on its way.
    await vi.waitFor(async () => {
      await outbox.read();
      expect(listeners.flatMap((listener) => findMissed(outbox.list(), listener))).toEqual([]);
    }, WAIT);
    const jobs = await countJobs(database);
    expect(jobs['failed'] ?? 0).toBe(0);
    const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
    process.stdout.write(
      `\n${JSON.stringify({
        restarts: codes.length,
        requests: counts.requests,
        toldToRetry: counts.toldToRetry,
        proxied: proxy.counts.requests,
        passedOn: proxy.counts.passedOn,
        files: sum(works.map(({ files }) => files.length)),
        questions: sum(works.map(({ questions }) => questions.length)),
        batches: sum(works.map(({ batches }) => batches.length)),
        eventsWritten: outbox.list().length,
        eventsHeard: sum(listeners.map(({ heard }) => heard.length)),
        reconnections: sum(listeners.map(({ windows }) => windows.length - 1)),
        jobs,
      })}\n`,
    );
  });
});
