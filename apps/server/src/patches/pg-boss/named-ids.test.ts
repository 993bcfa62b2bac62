import { randomUUID } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#adapters/database/open-database.ts';
import { DELETE_NAMING } from '#patches/pg-boss/named-ids.ts';
import { openJobs } from '#adapters/jobs/open-jobs.ts';
import { addMany } from '#patches/pg-boss/job-rows.fixture.ts';
import { openTestDatabase, silentLog } from '#testing/database.ts';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

/*
 * After an upgrade of pg-boss: see in its `plans.js` which columns of `job` hold what we give it (`data`, `output`,
 * `singleton_key`, `group_id`), and whether `PgBoss` deletes by what a payload holds by then.
 */
test('the jobs that name a deleted thing are found by an index, however many jobs there are', async () => {
  const start = async () => {
    const jobs = openJobs(opened.jobs, { ...silentLog, child: () => silentLog });
    await jobs.start([], { work: false });
    await jobs.stop(1000);
  };
  // A second start finds the index there.
  await start();
  await start();
  const { root } = opened.database;
  await addMany(root, 'abandoned', 3000);
  const explain = CompiledQuery.raw(`explain ${DELETE_NAMING}`, [[randomUUID(), randomUUID()]]);
  const { rows } = await root.executeQuery<{ 'QUERY PLAN': string }>(explain);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('Index Scan');
  expect(plan).not.toContain('Seq Scan');
});
