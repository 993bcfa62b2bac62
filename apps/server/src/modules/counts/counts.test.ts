import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { MEASURES } from '#adapters/database/migrations/0071-kept-counts.ts';
import { readCount } from '#modules/counts/index.ts';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let person: Person;
shareTestApp((shared) => {
  ({ testApp, person } = shared);
});
const root = () => testApp.installation.database.root;

interface Row {
  readonly name: string;
  readonly of: string;
  readonly value: number;
}

/** What is kept, and what is there to be counted; both must say the same. */
async function compareCounts(): Promise<{ kept: Row[]; counted: Row[] }> {
  const measured = sql.join(
    MEASURES.map(({ table, select }) =>
      sql.raw(`select account_id, name, scope, part, value from (${select(table)}) as one`),
    ),
    sql` union all `,
  );
  const { rows: kept } = await sql<Row>`
    select name, account_id || ' ' || scope || ' ' || part as of, value::int from kept_count
    where name <> 'conversations' order by 1, 2`.execute(root());
  const { rows: counted } = await sql<Row>`
    select name, account_id || ' ' || scope || ' ' || part as of, sum(value)::int as value from (${measured}) as measured
    group by 1, 2 having sum(value) <> 0 order by 1, 2`.execute(root());
  return { kept, counted };
}

async function expectTrue(): Promise<void> {
  const { kept, counted } = await compareCounts();
  expect(kept).toEqual(counted);
  const { rows: asked } = await sql`
    select account_id, scope, last_at from kept_count where name = 'asked' order by 1, 2`.execute(root());
  const { rows: last } = await sql`
    select account_id::text, file_set as scope, max(created_at) as last_at from question
    where batch_id is null and file_set not like 'files-%' group by 1, 2 order by 1, 2`.execute(root());
  expect(asked).toEqual(last);
  const { rows: conversations } = await sql`
    select account_id, value::int from kept_count where name = 'conversations' order by 1`.execute(root());
  const { rows: sets } = await sql`
    select account_id::text, count(distinct file_set)::int as value from question
    where batch_id is null and file_set not like 'files-%' group by 1 order by 1`.execute(root());
  expect(conversations).toEqual(sets);
  const { rows: left } = await sql`select * from kept_count_change`.execute(root());
  expect(left).toEqual([]);
}

test('counts stay true through uploads, questions, batches, moves, deletions and the end of an account', async () => {
  const { folderId, fileId, questionId } = await testApp.makeThings(person);
  const other = await testApp.signUp();
  await testApp.makeThings(other);
  await expectTrue();
  const inner = await testApp.request('POST', '/folders', person, {
    name: 'Inner',
    parentFolderId: folderId,
  });
  const innerId = inner.json().result._id as string;
  await testApp.request('PUT', '/files/move', person, { fileId, folderId: innerId });
  await testApp.request('POST', `/folders/move/${innerId}`, person, { parentFolderId: null });
  await testApp.askAndWait(person, fileId, 'What is this about?');
  await expectTrue();
  await testApp.request('DELETE', `/history/id/${questionId}`, person);
  await expectTrue();
  await testApp.request('DELETE', `/folders/${person.accountId}/${innerId}`, person);
  await expectTrue();
  expect(await readCount(root(), { accountId: person.accountId, name: 'conversations' })).toBe(0);
  await testApp.request('DELETE', '/auth/account', other, { password: other.password });
  await vi.waitFor(async () => {
    const { kept } = await compareCounts();
    expect(kept.filter(({ of }) => of.startsWith(other.accountId))).toEqual([]);
  });
  await expectTrue();
});

const makeFolder = (accountId: string, parentId: string | null = null) => ({
  id: randomUUID(),
  account_id: accountId,
  parent_id: parentId,
  name: 'Many',
  created_at: new Date(),
});

test('counts stay true where many transactions change them at once, and where one is taken back', async () => {
  const { database } = testApp.installation;
  const other = await testApp.signUp();
  const tops = [makeFolder(person.accountId), makeFolder(other.accountId)];
  await root().insertInto('folder').values(tops).execute();
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      database
        .transaction(async (trx) => {
          // Of several accounts in either order: none waits for another that waits for it.
          for (const top of index % 2 === 0 ? tops : tops.toReversed())
            await trx.insertInto('folder').values(makeFolder(top.account_id, top.id)).execute();
          if (index % 5 === 0) throw new Error('taken back');
        })
        .catch((error: Error) => expect(error.message).toBe('taken back')),
    ),
  );
  for (const { account_id: accountId, id: scope } of tops)
    expect(await readCount(root(), { accountId, name: 'folders', scope })).toBe(16);
  await expectTrue();
});

test('counts stay true where one transaction makes, moves and deletes much of several accounts', async () => {
  const { fileId } = await testApp.makeThings(person);
  const other = await testApp.signUp();
  const insert = (accountId: string) => sql`
    insert into question (id, account_id, file_set, conversation_id, question, created_at)
    select gen_random_uuid(), ${accountId}, coalesce(nullif('set ' || number % 50, 'set 0'), ${fileId}), '', 'Who?',
      now() - number * interval '1 minute'
    from generate_series(1, 200) as number`;
  await testApp.installation.database.transaction(async (trx) => {
    await insert(person.accountId).execute(trx);
    await insert(other.accountId).execute(trx);
    await sql`delete from question where file_set in ('set 1', 'set 2')`.execute(trx);
    await sql`insert into folder ${sql.raw(`(id, account_id, name, created_at)
      select 'many ' || number, '${other.accountId}', 'Many', now() from generate_series(1, 40) as number`)}`.execute(
      trx,
    );
    await sql`update folder set parent_id = 'many 1' where id in ('many 2', 'many 3')`.execute(trx);
  });
  await expectTrue();
  await sql`delete from question where file_set like 'set %'`.execute(root());
  await expectTrue();
  expect(await readCount(root(), { accountId: other.accountId, name: 'conversations' })).toBe(1);
});

test('a count that is wrong is seen', async () => {
  await sql`update kept_count set value = value + 1 where name = 'folders'`.execute(root());
  const { kept, counted } = await compareCounts();
  expect(kept).not.toEqual(counted);
  await sql`update kept_count set value = value - 1 where name = 'folders'`.execute(root());
});
