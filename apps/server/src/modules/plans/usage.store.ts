import { type Selectable, sql } from 'kysely';
import type { Db } from '#kernel/database.ts';
import type { UsageCounterTable } from '#modules/plans/tables.ts';

export type TimeUnit = 'day' | 'month';

export const listCounters = (db: Db, accountId: string): Promise<Selectable<UsageCounterTable>[]> =>
  db.selectFrom('usage_counter').selectAll().where('account_id', '=', accountId).execute();

/** What accounts have used of some metrics, in all periods together. */
export const sumCounters = (db: Db, accountIds: readonly string[], metrics: readonly string[]) =>
  db
    .selectFrom('usage_counter')
    .select(['account_id', 'metric', ({ fn }) => fn.sum<string>('used').as('used')])
    .where('account_id', 'in', accountIds)
    .where('metric', 'in', metrics)
    .groupBy(['account_id', 'metric'])
    .execute();

interface Amount {
  /** The day, or the first day of the month, of UTC. */
  readonly at: string;
  readonly metric: string;
  readonly amount: number;
}

const FORMAT: Readonly<Record<TimeUnit, string>> = { day: 'YYYY-MM-DD', month: 'YYYY-MM-01' };

/** What was used from one day to another, both included, by day or month. */
export async function countByTime(
  db: Db,
  {
    accountId,
    from,
    to,
    by,
  }: { readonly accountId: string; readonly from: string; readonly to: string; readonly by: TimeUnit },
): Promise<readonly Amount[]> {
  const { rows } = await sql<Amount>`
    select to_char(created_at at time zone 'UTC', ${FORMAT[by]}) as at, metric, sum(amount)::bigint as amount
    from usage_event
    where account_id = ${accountId}
      and created_at >= (${from}::timestamp at time zone 'UTC')
      and created_at < ((${to}::timestamp + interval '1 day') at time zone 'UTC')
    group by 1, 2`.execute(db);
  return rows;
}
