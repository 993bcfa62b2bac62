import { sql } from 'kysely';
import type { Clock } from '#kernel/clock.ts';
import type { Database, Trx } from '#kernel/database.ts';
import type { Forget } from '#kernel/forget.ts';
import '#modules/plans/tables.ts';

export type Metric = 'files_uploaded' | 'files_stored' | 'questions';

const METRICS: readonly Metric[] = ['files_uploaded', 'files_stored', 'questions'];

/** What is given back when the thing that was counted is deleted; all else was used and stays counted. */
const STOCK: Metric = 'files_stored';

export interface Usage {
  /** What is counted, once: the id of the file or question. The same key never counts twice. */
  readonly key: string;
  readonly accountId: string;
  readonly metric: Metric;
  readonly amount?: number;
}

/**
 * Counts what accounts use. Every transaction that accepts work goes through here, so that the count and the work
 * exist together or not at all.
 */
export function makeMeter(database: Database, clock: Clock) {
  /**
   * Counts within the caller's transaction, in one statement: the transaction holds what others wait for. Answers
   * `counted`, or `duplicate` when the key was counted before.
   */
  const take = async (trx: Trx, usage: Usage): Promise<'counted' | 'duplicate'> => {
    const { key, accountId, metric, amount = 1 } = usage;
    const now = clock();
    const { rows } = await sql`
      with counted as (
        insert into usage_event (key, account_id, metric, period, amount, created_at)
        values (${`${metric}:${key}`}, ${accountId}, ${metric}, ${periodOf(metric, now)}, ${amount}, ${new Date(now)})
        on conflict (key) do nothing
        returning account_id, metric, period, amount
      )
      insert into usage_counter (account_id, metric, period, used)
      select account_id, metric, period, amount from counted
      on conflict (account_id, metric, period) do update set used = usage_counter.used + excluded.used
      returning metric`.execute(trx);
    return rows.length > 0 ? 'counted' : 'duplicate';
  };

  /**
   * The things with these keys are deleted in the caller's transaction: stock is given back, once, and no event names them
   * any more. What was used up stays in the counters.
   */
  const drop = async (trx: Trx, accountId: string, keys: readonly string[]): Promise<void> => {
    const events = METRICS.flatMap((metric) => keys.map((key) => `${metric}:${key}`));
    await sql`
      with dropped as (
        delete from usage_event where account_id = ${accountId} and key = any(${events}) returning metric, amount
      )
      update usage_counter
      set used = used - (select coalesce(sum(amount), 0)::bigint from dropped where metric = ${STOCK})
      where account_id = ${accountId} and metric = ${STOCK}`.execute(trx);
  };

  /** An account's figures have no row to hang on: accounts come later than what they use. */
  const forget: Forget = async (gone) => {
    if (!('accountId' in gone)) return;
    await database.root.deleteFrom('usage_event').where('account_id', '=', gone.accountId).execute();
    await database.root.deleteFrom('usage_counter').where('account_id', '=', gone.accountId).execute();
  };
  return { take, drop, forget };
}
export type Meter = ReturnType<typeof makeMeter>;

/** Stock (what is stored) has one period for ever; everything else is counted by the calendar month in UTC. */
function periodOf(metric: Metric, now: number): string {
  return metric === STOCK ? 'all' : new Date(now).toISOString().slice(0, 7);
}
