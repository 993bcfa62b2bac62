import { type Kysely, type RawBuilder, sql } from 'kysely';

type Change = 'insert' | 'delete' | 'update';

interface Measure {
  readonly table: string;
  /** Which changes of a row may change a count. */
  readonly on: readonly Change[];
  /** What rows count for: `account_id`, `name`, `scope`, `part` and `value`. */
  readonly select: (rows: string) => string;
}

/** What is counted, table by table; the counts are empty of rows that count for nothing. */
export const MEASURES: readonly Measure[] = [
  {
    table: 'file',
    on: ['insert', 'delete', 'update'],
    select: (rows) => `
      select account_id::text as account_id, 'files' as name, coalesce(folder_id, '') as scope,
        type || '/' || status as part, 1 as value from ${rows}
      union all select account_id::text, 'files', '*', type || '/' || status, 1 from ${rows}`,
  },
  {
    table: 'folder',
    on: ['insert', 'delete', 'update'],
    select: (rows) => `
      select account_id::text as account_id, 'folders' as name, coalesce(parent_id, '') as scope,
        '' as part, 1 as value from ${rows}`,
  },
  {
    table: 'question',
    on: ['insert', 'delete'],
    select: (rows) => `
      select account_id::text as account_id, 'questions' as name, '' as scope, '' as part, 1 as value from ${rows}
      union all select account_id::text, 'asked', file_set, '', 1 from ${rows}
        where batch_id is null and file_set not like 'files-%'`,
  },
  {
    table: 'history_entry',
    on: ['insert', 'delete'],
    select: (rows) => `
      select account_id::text as account_id, 'history' as name, '' as scope, kind as part, 1 as value from ${rows}`,
  },
  {
    table: 'usage_event',
    on: ['insert', 'delete'],
    select: (rows) => `
      select account_id::text as account_id, 'usage' as name, metric as scope,
        to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as part, amount as value from ${rows}`,
  },
  {
    table: 'account',
    on: ['insert', 'delete', 'update'],
    select: (rows) => `
      select '' as account_id, 'users' as name, '' as scope, role as part, 1 as value from ${rows}`,
  },
  {
    table: 'feedback',
    on: ['insert', 'delete'],
    select: (rows) =>
      `select '' as account_id, 'feedback' as name, '' as scope, '' as part, 1 as value from ${rows}`,
  },
  {
    table: 'audit_log',
    on: ['insert'],
    // Digests: the count says nothing of anybody who is gone.
    select: (rows) => `
      select '' as account_id, 'audit' as name, '' as scope, '' as part, 1 as value from ${rows}
      union all select '', 'audit', 'subject ' || md5(subject), '', 1 from ${rows}
      union all select '', 'audit', 'actor ' || md5(actor), '', 1 from ${rows}`,
  },
];

/**
 * Counts that are kept and not counted. A statement on a counted table notes what it changes, summed, in rows of its own; a
 * deferred trigger adds these to the counts when the transaction commits. So nobody waits for a count that another transaction
 * holds while it waits for something else, and what cascades is counted as well. Deferred triggers run for each row: the first
 * adds up everything that its transaction has noted, and the others find nothing more to do.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => (sql.raw(text) as RawBuilder<unknown>).execute(db);
  await run(`
    create table kept_count (
      account_id text not null,
      name text not null,
      scope text not null,
      part text not null,
      value bigint not null,
      last_at timestamptz,
      primary key (account_id, name, scope, part)
    )`);
  await run(`
    create index kept_count_last on kept_count (account_id, name, last_at desc, scope) where last_at is not null`);
  await run(`
    create table kept_count_change (
      transaction xid8 not null default pg_current_xact_id(),
      id bigint generated always as identity,
      account_id text not null,
      name text not null,
      scope text not null,
      part text not null,
      value bigint not null,
      primary key (transaction, id)
    )`);
  await fillCounts(run);
  await run(FOLD);
  await run(`
    create constraint trigger kept_count_fold after insert on kept_count_change
      deferrable initially deferred for each row execute function fold_kept_count()`);
  for (const measure of MEASURES)
    for (const change of measure.on) for (const part of watch(measure, change)) await run(part);
}

/** Counts what there is, into an empty table. */
export async function fillCounts(run: (text: string) => Promise<unknown>): Promise<void> {
  for (const { table, select } of MEASURES)
    await run(`
      insert into kept_count (account_id, name, scope, part, value)
      select account_id, name, scope, part, sum(value) from (${select(table)}) as measured
      group by account_id, name, scope, part having sum(value) <> 0`);
  await run(`
    update kept_count set last_at = asked.at
    from (select account_id::text as account_id, file_set, max(created_at) as at from question
      where batch_id is null group by 1, 2) as asked
    where kept_count.name = 'asked' and kept_count.account_id = asked.account_id and kept_count.scope = asked.file_set`);
  await run(`
    insert into kept_count (account_id, name, scope, part, value)
    select account_id, 'conversations', '', '', count(*) from kept_count where name = 'asked' group by account_id`);
}

/**
 * One account's counts at a time, and accounts in one order, so that commits never wait for each other in a circle. The tables
 * are read by their keys even while the planner takes them for small: one is emptied all the time, the other grows.
 */
const FOLD = `
  create function fold_kept_count() returns trigger language plpgsql set enable_seqscan = off as $$
  begin
    if not exists (
      select from kept_count_change where transaction = new.transaction and id = new.id
    ) then
      return null;
    end if;
    perform pg_advisory_xact_lock(hashtext('recto.counts'), account) from (
      select distinct hashtext(account_id) as account from kept_count_change
      where transaction = new.transaction order by 1
    ) as accounts;
    with noted as (
      delete from kept_count_change where transaction = new.transaction returning *
    ), summed as (
      select account_id, name, scope, part, sum(value)::bigint as value from noted
      group by account_id, name, scope, part having sum(value) <> 0
    ), known as (
      select account_id, name, scope, part, coalesce(kept.value, 0) as before,
        coalesce(kept.value, 0) + summed.value as after
      from summed left join kept_count as kept using (account_id, name, scope, part)
    ), conversations as (
      select account_id, sum(case when before = 0 then 1 else -1 end)::bigint as value from known
      where name = 'asked' and (before = 0 or after = 0) group by account_id
    ), counts as (
      select account_id, name, scope, part, after from known
      union all
      select more.account_id, 'conversations', '', '', coalesce(kept.value, 0) + more.value
      from conversations as more left join kept_count as kept
        on (kept.account_id, kept.name, kept.scope, kept.part) = (more.account_id, 'conversations', '', '')
    ), ended as (
      delete from kept_count as kept using counts
      where counts.after = 0 and kept.account_id = counts.account_id and kept.name = counts.name
        and kept.scope = counts.scope and kept.part = counts.part
    )
    insert into kept_count (account_id, name, scope, part, value, last_at)
    select account_id, name, scope, part, after, case name when 'asked' then (
        select max(created_at) from question
        where account_id = counts.account_id::uuid and file_set = scope and batch_id is null
      ) end
    from counts where after <> 0
    on conflict (account_id, name, scope, part) do update set value = excluded.value, last_at = excluded.last_at;
    return null;
  end $$`;

function watch({ table, select }: Measure, change: Change): string[] {
  const name = `${table}_count_${change}`;
  const changes = {
    insert: select('new_rows'),
    delete: `select account_id, name, scope, part, -value as value from (${select('old_rows')}) as gone`,
    update: `${select('new_rows')}
      union all select account_id, name, scope, part, -value from (${select('old_rows')}) as gone`,
  };
  const rows = { insert: 'new table as new_rows', delete: 'old table as old_rows' };
  const referencing = change === 'update' ? `${rows.delete} ${rows.insert}` : rows[change];
  return [
    `create function ${name}() returns trigger language plpgsql as $$
    begin
      insert into kept_count_change (account_id, name, scope, part, value)
      select account_id, name, scope, part, sum(value) from (${changes[change]}) as changed
      group by account_id, name, scope, part having sum(value) <> 0;
      return null;
    end $$`,
    `create trigger ${name} after ${change} on ${table} referencing ${referencing}
      for each statement execute function ${name}()`,
  ];
}
