import type { PgBoss } from 'pg-boss';
import { z } from 'zod';

/*
 * `getQueueStats` answers what was counted up to a minute ago, and does not say since when the oldest waits.
 */
const COUNT_WAITING = `select name, count(*)::integer as count, min(created_on) as "oldestAt" from pgboss.job
  where name = any($1::text[]) and state < 'active' and start_after <= now() group by name`;

const Rows = z.array(z.object({ name: z.string(), count: z.int(), oldestAt: z.date() }));

/** The jobs of these queues that are due and that nobody has taken, counted by queue. */
export async function countWaiting(
  boss: PgBoss,
  queues: readonly string[],
): Promise<{ name: string; count: number; oldestAt: Date }[]> {
  const { rows } = await boss.getDb().executeSql(COUNT_WAITING, [queues]);
  return Rows.parse(rows);
}
