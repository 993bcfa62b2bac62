import { CompiledQuery, type KyselyPlugin, PostgresQueryCompiler, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#adapters/database/open-database.ts';
import type { Db } from '#kernel/database.ts';
import { claimCell, countCells, listCells, listEndTimes } from '#modules/batches/cells.store.ts';
import { listEntries } from '#modules/history/store.ts';
import { findInterruptedUnlocks, listFilesById } from '#modules/library/store.ts';
import { countAbout, selectAlone } from '#modules/questions/question-files.store.ts';
import { findQuestions, listAskedFiles } from '#modules/questions/store.ts';
import { openTestDatabase } from '#testing/database.ts';

const NOBODY = '00000000-0000-0000-0000-000000000000';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

/** Foreign keys of our tables that no whole index of the referencing table begins with, as `table (columns)`. */
async function listUnindexedForeignKeys(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select format('%s (%s)', owner.relname, string_agg(field.attname, ', ' order by field.attnum)) as name
    from pg_constraint key
    join pg_class owner on owner.oid = key.conrelid
    join pg_attribute field on field.attrelid = key.conrelid and field.attnum = any (key.conkey)
    where key.contype = 'f' and owner.relnamespace = 'public'::regnamespace
      and not exists (
        select from pg_index i
        where i.indrelid = key.conrelid and i.indisvalid and i.indpred is null
          and (i.indkey::int2[])[0:cardinality(key.conkey) - 1] @> key.conkey
      )
    group by key.oid, owner.relname
    order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** How the statements of `work` are planned where reading a whole table costs more than anything else. */
async function explain(work: (db: Db) => Promise<unknown>): Promise<string> {
  const statements: CompiledQuery[] = [];
  const compiler = new PostgresQueryCompiler();
  const recorder: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      statements.push(compiler.compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await work(opened.database.root.withPlugin(recorder));
  return opened.database.transaction(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    const plans = [];
    for (const { sql: text, parameters } of statements) {
      const { rows } = await trx.executeQuery(CompiledQuery.raw(`explain ${text}`, [...parameters]));
      plans.push(JSON.stringify(rows));
    }
    return plans.join('\n');
  });
}

test('every foreign key has an index that begins with its columns', async () => {
  expect(await listUnindexedForeignKeys(opened.database.root)).toEqual([]);
});

test('a foreign key without such an index is found', async () => {
  const { root } = opened.database;
  await sql`
    create table planted (id text primary key, file_id text references file, number integer)`.execute(root);
  await sql`create index planted_second on planted (number, file_id)`.execute(root);
  await sql`create index planted_partial on planted (file_id) where number > 1`.execute(root);
  expect(await listUnindexedForeignKeys(root)).toContain('planted (file_id)');
  await sql`create index planted_first on planted (file_id, number)`.execute(root);
  expect(await listUnindexedForeignKeys(root)).not.toContain('planted (file_id)');
});

test('the look for interrupted unlocks, every half minute, reads no whole table', async () => {
  const plan = await explain((db) => findInterruptedUnlocks(db, new Date()));
  expect(plan).toContain('file_unlocking');
  expect(plan).not.toContain('Seq Scan');
});

test('a page of the history, and the files that its questions are about, read no whole table', async () => {
  const listing = { accountId: NOBODY, offset: 0, limit: 10 };
  const plan = await explain(async (db) => {
    await listEntries(db, listing);
    await listEntries(db, { ...listing, among: selectAlone(db, NOBODY, 'one') });
    await findQuestions(db, NOBODY, ['one', 'other']);
    await listAskedFiles(db, listing);
    await countAbout(db, NOBODY, ['one', 'other']);
    await listFilesById(db, { accountId: NOBODY, fileIds: ['one', 'other'] });
  });
  expect(plan).not.toContain('Seq Scan');
});

test('working on a batch, and showing it, read no whole table', async () => {
  const plan = await explain(async (db) => {
    await claimCell(db, { accountId: NOBODY, jobId: 'job', at: new Date() });
    await countCells(db, ['one']);
    await listCells(db, 'one', { offset: 0, limit: 10 });
    await listEndTimes(db, { accountId: NOBODY, batchId: 'one', limit: 10 });
  });
  expect(plan).not.toContain('Seq Scan');
});
