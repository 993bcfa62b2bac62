import { randomUUID } from 'node:crypto';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { OpenDatabase } from '#adapters/database/open-database.ts';
import { createBoss } from '#adapters/jobs/create-boss.ts';
import { endAttempts, pause, putBack, putBackDied } from '#patches/pg-boss/put-back.ts';
import { openTestDatabase } from '#testing/database.ts';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

async function start() {
  const { boss } = createBoss(opened.jobs, () => {});
  boss.on('error', () => {});
  onTestFinished(() => boss.stop({ graceful: false }));
  await boss.start();
  const queue = randomUUID();
  await boss.createQueue(queue, { retryLimit: 1 });
  const id = (await boss.send(queue, { about: 'nothing' })) ?? '';
  const fetch = async () => {
    const [job] = await boss.fetch(queue, { includeMetadata: true });
    return job && { id: job.id, retryCount: job.retryCount };
  };
  expect(await fetch()).toEqual({ id, retryCount: 0 });
  return { boss, queue, id, fetch };
}

/*
 * After an upgrade of pg-boss: see in its `plans.js` how `fetchNextJob` counts attempts (by `started_on`), what `restoreJobs`
 * sets and which states there are, and write the same in put-back.ts.
 */
test('an active job that is put back is fetched again, and its attempt does not count', async () => {
  const { boss, id, fetch } = await start();
  await putBack(boss, [randomUUID()]);
  expect(await fetch()).toBeUndefined();
  await putBack(boss, [id]);
  expect(await fetch()).toEqual({ id, retryCount: 0 });
  await pause(boss, id, 60_000);
  expect(await fetch()).toBeUndefined();
});

test('deaths of the process are counted at the job, until it has no attempt left', async () => {
  const { boss, queue, id, fetch } = await start();
  expect(await endAttempts(boss, 2)).toEqual([]);
  expect(await putBackDied(boss)).toBe(1);
  expect(await fetch()).toEqual({ id, retryCount: 0 });
  expect(await endAttempts(boss, 2)).toEqual([{ name: queue, id }]);
  await boss.fail(queue, id);
  expect((await boss.findJobs(queue, { id }))[0]?.state).toBe('failed');
});

test('pg-boss offers nothing by then that puts an active job back, or deletes by what a job names', () => {
  // Where this fails, there is: use it instead of the SQL beside this file.
  const known = ['resume', 'retry', 'redrive', 'fail', 'cancel', 'complete', 'touch', 'update', 'upsert'];
  const deletes = ['deleteJob', 'deleteQueuedJobs', 'deleteStoredJobs', 'deleteAllJobs', 'deleteQueue'];
  const offered = Object.getOwnPropertyNames(PgBoss.prototype).filter((name) =>
    /^(restore|release|requeue|reset|abandon|putBack|delete|resume|retry|redrive|touch|update|upsert)/.test(
      name,
    ),
  );
  expect(offered.filter((name) => ![...known, ...deletes, 'updateQueue'].includes(name))).toEqual([]);
});
