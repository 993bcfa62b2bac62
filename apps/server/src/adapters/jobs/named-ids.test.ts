import { randomUUID } from 'node:crypto';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#adapters/database/open-database.ts';
import { DELETE_NAMING } from '#adapters/jobs/named-ids.ts';
import { openJobs } from '#adapters/jobs/open-jobs.ts';
import { openTestDatabase, silentLog } from '#testing/database.ts';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

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
  await sql`insert into pgboss.job (name, data)
    select 'abandoned', jsonb_build_object('fileId', gen_random_uuid(), 'accountId', gen_random_uuid())
    from generate_series(1, 3000)`.execute(root);
  await sql`analyze pgboss.job`.execute(root);
  const explain = CompiledQuery.raw(`explain ${DELETE_NAMING}`, [[randomUUID(), randomUUID()]]);
  const { rows } = await root.executeQuery<{ 'QUERY PLAN': string }>(explain);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('Index Scan');
  expect(plan).not.toContain('Seq Scan');
});
