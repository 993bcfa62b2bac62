import { sql } from 'kysely';
import type { Clock } from '#kernel/clock.ts';
import type { Trx } from '#kernel/database.ts';
import '#modules/plans/tables.ts';

export type Metric = 'files_uploaded' | 'files_stored' | 'questions';

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
export function makeMeter(clock: Clock) {
  /** Counts within the caller's transaction. Answers `counted`, or `duplicate` when the key was counted before. */
  const take = async (trx: Trx, usage: Usage): Promise<'counted' | 'duplicate'> => {
    const { key, accountId, metric, amount = 1 } = usage;
    const period = periodOf(metric, clock());
    const inserted = await trx
      .insertInto('usage_event')
      .values({
        key: `${metric}:${key}`,
        account_id: accountId,
        metric,
        period,
        amount,
        created_at: new Date(clock()),
      })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!inserted) return 'duplicate';
    await trx
      .insertInto('usage_counter')
      .values({ account_id: accountId, metric, period, used: amount })
      .onConflict((conflict) =>
        conflict
          .columns(['account_id', 'metric', 'period'])
          .doUpdateSet({ used: sql`usage_counter.used + ${amount}` }),
      )
      .execute();
    return 'counted';
  };
  return { take };
}
export type Meter = ReturnType<typeof makeMeter>;

/** Stock (what is stored) has one period for ever; everything else is counted by the calendar month in UTC. */
function periodOf(metric: Metric, now: number): string {
  return metric === 'files_stored' ? 'all' : new Date(now).toISOString().slice(0, 7);
}
