import type { PgBoss } from 'pg-boss';
import type { JobOptions } from '#kernel/define-job.ts';

/** Finished jobs are kept for a day, for whoever looks for what happened. */
const KEEP_SECONDS = 24 * 60 * 60;

/** Where jobs end that are given up; their handlers' `abandon` works on them. */
export const ABANDONED = 'abandoned';

/** A job's options in the words of pg-boss, with our defaults. */
export function queueSettings(options: JobOptions<object>, heartbeatSeconds: number | undefined) {
  return {
    retryLimit: options.retryLimit ?? 3,
    retryDelay: options.retryDelay ?? 5,
    retryDelayMax: options.retryDelayMax ?? 300,
    retryBackoff: true,
    expireInSeconds: options.expireIn ?? 900,
    deleteAfterSeconds: KEEP_SECONDS,
    notify: true,
    deadLetter: ABANDONED,
    ...(heartbeatSeconds === undefined ? {} : { heartbeatSeconds }),
  };
}

/** "short" means at most one waiting job of a key, however many run. It cannot be changed later. */
export function queuePolicy(options: JobOptions<object>): string {
  return options.singleton ? 'short' : 'standard';
}

/** An interrupted attempt does not count: pg-boss counts one when a job with a `started_on` is fetched. */
const PUT_BACK = `update pgboss.job
  set state = 'retry', started_on = null, heartbeat_on = null, start_after = now()`;

/** Deaths of the process at a job, in a row, this one included: an attempt that ends writes something else there. */
const DEATHS = `coalesce((output->>'deaths')::integer, 0) + 1`;

/** More than somebody who kills the server by hand, or a machine that is short of memory, comes to. */
const MAX_DEATHS = 25;

const PAUSE = `${PUT_BACK} + $2 * interval '1 millisecond'`;

/**
 * Puts every active job back and returns how many there were. Only right where no other process can be
 * working: in the embedded database, whose folder's lock we hold.
 */
export async function putBackActive(boss: PgBoss): Promise<number> {
  const db = boss.getDb();
  const { rows: deadly } = await db.executeSql(
    `update pgboss.job set retry_count = retry_limit where state = 'active' and ${DEATHS} >= $1 returning name, id`,
    [MAX_DEATHS],
  );
  for (const { name, id } of deadly as { name: string; id: string }[])
    await boss.fail(name, id, {
      message: `the process has died of it, or at it, ${MAX_DEATHS} times in a row`,
    });
  const counted = `output = jsonb_build_object('deaths', ${DEATHS})`;
  const { rows } = await db.executeSql(`${PUT_BACK}, ${counted} where state = 'active' returning id`);
  return rows.length;
}

/** Puts active jobs of this process back. */
export async function putBack(boss: PgBoss, ids: readonly string[]): Promise<void> {
  const where = `where id = any($1::uuid[]) and state = 'active'`;
  await boss.getDb().executeSql(`${PUT_BACK} ${where}`, [ids]);
}

/** Puts an active job back for a while. */
export async function pause(boss: PgBoss, id: string, ms: number): Promise<void> {
  await boss.getDb().executeSql(`${PAUSE} where id = $1 and state = 'active'`, [id, ms]);
}
