import type { Selectable } from 'kysely';
import type { Db } from '#kernel/database.ts';
import { listUsedByDay } from '#modules/counts/index.ts';
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
  const amounts = new Map<string, Amount>();
  for (const { scope: metric, part: day, value } of await listUsedByDay(db, { accountId, from, to })) {
    const at = by === 'day' ? day : `${day.slice(0, 7)}-01`;
    const key = `${at} ${metric}`;
    amounts.set(key, { at, metric, amount: (amounts.get(key)?.amount ?? 0) + value });
  }
  return [...amounts.values()];
}
