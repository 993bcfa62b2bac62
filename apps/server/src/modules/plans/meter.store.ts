import { sql } from 'kysely';
import type { Metric } from '@recto/contract/metrics';
import type { Trx } from '#kernel/database.ts';

/** Whose counter of what, and for which stretch of time. */
interface Counter {
  readonly accountId: string;
  readonly metric: Metric;
  readonly period: string;
}

interface Counted extends Counter {
  /** Null where there is no limit. */
  readonly allowed: number | null;
  readonly amount: number;
}

/** Keys in one statement. */
const KEYS_PER_STATEMENT = 1_000;

export async function findUsed(trx: Trx, { accountId, metric, period }: Counter): Promise<number> {
  const counter = await trx
    .selectFrom('usage_counter')
    .select('used')
    .where('account_id', '=', accountId)
    .where('metric', '=', metric)
    .where('period', '=', period)
    .executeTakeFirst();
  return counter?.used ?? 0;
}

/** Notes an event, and counts it in the same statement where its key is new and the limit allows it. */
export async function countEvent(
  trx: Trx,
  {
    key,
    accountId,
    metric,
    period,
    amount,
    allowed,
    at,
  }: Counted & { readonly key: string; readonly at: Date },
): Promise<{ isNew: boolean; isCounted: boolean }> {
  const { rows } = await sql<{ isNew: boolean; isCounted: boolean }>`
    with event as (
      insert into usage_event (key, account_id, metric, period, amount, created_at)
      values (${key}, ${accountId}, ${metric}, ${period}, ${amount}, ${at})
      on conflict (key) do nothing
      returning account_id, metric, period, amount
    ), counter as (
      insert into usage_counter (account_id, metric, period, used)
      select account_id, metric, period, amount from event
      where ${allowed}::bigint is null or amount <= ${allowed}::bigint
      on conflict (account_id, metric, period) do update set used = usage_counter.used + excluded.used
      where ${allowed}::bigint is null or usage_counter.used + excluded.used <= ${allowed}::bigint
      returning used
    )
    select exists (select from event) as "isNew", exists (select from counter) as "isCounted"`.execute(trx);
  return rows[0] ?? { isNew: false, isCounted: false };
}

/** Notes events of one each, uncounted; answers how many were new. */
export async function insertEvents(
  trx: Trx,
  { accountId, metric, period, keys, at }: Counter & { readonly keys: readonly string[]; readonly at: Date },
): Promise<number> {
  let count = 0;
  for (let from = 0; from < keys.length; from += KEYS_PER_STATEMENT) {
    const some = keys.slice(from, from + KEYS_PER_STATEMENT);
    const { rows } = await sql`
      insert into usage_event (key, account_id, metric, period, amount, created_at)
      select key, ${accountId}, ${metric}, ${period}, 1, ${at}::timestamptz from unnest(${some}::text[]) key
      on conflict (key) do nothing
      returning key`.execute(trx);
    count += rows.length;
  }
  return count;
}

/** Adds to a counter where the limit allows all of it; answers whether it did. */
export async function addToCounter(
  trx: Trx,
  { accountId, metric, period, amount, allowed }: Counted,
): Promise<boolean> {
  const { rows } = await sql`
    insert into usage_counter (account_id, metric, period, used)
    select ${accountId}, ${metric}, ${period}, ${amount}::bigint
    where ${allowed}::bigint is null or ${amount}::bigint <= ${allowed}::bigint
    on conflict (account_id, metric, period) do update set used = usage_counter.used + excluded.used
    where ${allowed}::bigint is null or usage_counter.used + excluded.used <= ${allowed}::bigint
    returning used`.execute(trx);
  return rows.length > 0;
}

interface Events {
  readonly accountId: string;
  readonly keys: readonly string[];
}

/** Deletes events of a metric, and takes each from the counter that it was counted in. */
export async function returnEvents(
  trx: Trx,
  { accountId, metric, keys }: Events & { readonly metric: Metric },
): Promise<void> {
  await sql`
    with returned as (
      delete from usage_event where account_id = ${accountId} and key = any(${keys}::text[])
      returning period, amount
    ), given as (
      select period, sum(amount)::bigint as amount from returned group by period
    )
    update usage_counter set used = used - given.amount from given
    where usage_counter.account_id = ${accountId} and usage_counter.metric = ${metric}
      and usage_counter.period = given.period`.execute(trx);
}

/** Events stay counted, and no longer name what they were about. */
export async function detachEvents(trx: Trx, { accountId, keys }: Events): Promise<void> {
  await sql`
    update usage_event set key = metric || ':gone:' || gen_random_uuid()
    where account_id = ${accountId} and key = any(${keys}::text[])`.execute(trx);
}
