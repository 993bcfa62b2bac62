import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '#adapters/database/open-database.ts';
import { QUEUES_TABLE } from '#patches/pg-boss/job-rows.fixture.ts';
import { findTestDatabase, silentLog } from '#testing/database.ts';
import { KeptPGlite } from '#testing/kept-pglite.ts';

const opened: OpenDatabase[] = [];
const kept = new KeptPGlite(async () => {
  const source = findTestDatabase();
  if (source.kind !== 'pglite') throw new Error('an embedded database is what is kept');
  opened.push(
    await openDatabase({ kind: 'memory', dump: await readFile(source.dumpFile) }, { log: silentLog }),
  );
  return opened.at(-1) as OpenDatabase;
});
afterAll(() => Promise.all(opened.map((database) => database.close())));

const run = ({ database }: OpenDatabase, statement: string) => sql.raw(statement).execute(database.root);
/** How many rows each table has. */
async function countRows({ database }: OpenDatabase): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string; rows: string }>`
    select format('%I.%I', schemaname, tablename) as name,
      (xpath('//c/text()', query_to_xml(format('select count(*) as c from %I.%I', schemaname, tablename), false, true, '')))[1]::text as rows
    from pg_tables where schemaname in ('public', 'pgboss') order by 1`.execute(database.root);
  return Object.fromEntries(rows.map(({ name, rows: count }) => [name, count]));
}

test('whoever takes it finds it as it was at first', async () => {
  const first = await kept.take();
  const before = await countRows(first);
  expect(Number(before['public.kysely_migration'])).toBeGreaterThan(10);
  await run(first, `insert into throttle (key, hits, resets_at) values ('a', 1, now())`);
  await run(first, 'create table mine (id int)');
  await run(first, 'delete from kysely_migration');
  await sql`update ${QUEUES_TABLE} set deferred_count = 7`.execute(first.database.root);
  const heard: string[] = [];
  if (first.jobs.kind === 'embedded')
    await first.jobs.client.listen('channel', (payload) => heard.push(payload));
  await first.close();

  const second = await kept.take();
  expect(await countRows(second)).toEqual(before);
  const queues = await sql<{ count: number }>`select deferred_count as count from ${QUEUES_TABLE}`.execute(
    second.database.root,
  );
  expect(queues.rows.map(({ count }) => Number(count))).not.toContain(7);
  await run(second, `notify channel, 'old'`);
  await second.ping();
  expect(heard).toEqual([]);
  await second.close();
  expect(opened).toHaveLength(1);
});

test('one whose schema or session was changed is replaced, and nobody shares it', async () => {
  for (const change of ['alter table feedback drop column page', `set work_mem = '5MB'`]) {
    const engines = opened.length;
    const changed = await kept.take();
    await run(changed, change);
    const beside = await kept.take();
    expect(opened.length).toBeGreaterThan(engines);
    await beside.close();
    await changed.close();
    const next = await kept.take();
    expect(await sql`select page from feedback`.execute(next.database.root)).toMatchObject({ rows: [] });
    await next.close();
  }
});
