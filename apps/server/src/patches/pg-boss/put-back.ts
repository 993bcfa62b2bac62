import type { PgBoss } from 'pg-boss';

/*
 * Its API ends an attempt by `complete`, `fail`, `cancel` or `deleteJob`: `fail` counts the attempt, `retry` takes failed jobs
 * and `resume` cancelled ones only, and what puts an active job back without counting (`restore`) it keeps to itself.
 */

/** An interrupted attempt does not count: pg-boss counts one when a job with a `started_on` is fetched. */
const PUT_BACK = `update pgboss.job
  set state = 'retry', started_on = null, heartbeat_on = null, start_after = now()`;

/** Deaths of the process at a job, in a row, this one included: an attempt that ends writes something else there. */
const DEATHS = `coalesce((output->>'deaths')::integer, 0) + 1`;

const PAUSE = `${PUT_BACK} + $2 * interval '1 millisecond'`;

/** A job that has killed too many processes. */
export interface DeadlyJob {
  readonly name: string;
  readonly id: string;
}

/** Marks as at their last attempt the active jobs that the process has died at so often, this time included. */
export async function endAttempts(boss: PgBoss, deaths: number): Promise<readonly DeadlyJob[]> {
  const { rows } = await boss
    .getDb()
    .executeSql(
      `update pgboss.job set retry_count = retry_limit where state = 'active' and ${DEATHS} >= $1 returning name, id`,
      [deaths],
    );
  return rows as DeadlyJob[];
}

/** Puts all active jobs back and counts that the process has died at them; returns how many there were. */
export async function putBackDied(boss: PgBoss): Promise<number> {
  const counted = `output = jsonb_build_object('deaths', ${DEATHS})`;
  const { rows } = await boss
    .getDb()
    .executeSql(`${PUT_BACK}, ${counted} where state = 'active' returning id`);
  return rows.length;
}

/** Puts these jobs back, as far as they are active. */
export async function putBack(boss: PgBoss, ids: readonly string[]): Promise<void> {
  const where = `where id = any($1::uuid[]) and state = 'active'`;
  await boss.getDb().executeSql(`${PUT_BACK} ${where}`, [ids]);
}

/** Puts an active job back for a while. */
export async function pause(boss: PgBoss, id: string, ms: number): Promise<void> {
  await boss.getDb().executeSql(`${PAUSE} where id = $1 and state = 'active'`, [id, ms]);
}
