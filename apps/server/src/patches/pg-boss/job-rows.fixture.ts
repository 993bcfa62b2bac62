import { sql } from 'kysely';
import type { Db } from '#kernel/database.ts';

/** What tests arrange and look at in the tables of the queue, whose API has no name for it. */

/** Where its jobs lie, and where it keeps its queues. */
export const JOBS_TABLE = 'pgboss.job_common';
export const QUEUES_TABLE = sql.table('pgboss.queue');

/** How many jobs are in which state, for whoever has a connection of their own. */
export const COUNT_JOBS = 'select state::text, count(*) as jobs from pgboss.job group by state';

export interface JobRow {
  readonly name: string;
  readonly state: string;
  readonly data: Record<string, unknown> | null;
  readonly output: unknown;
  readonly isDue: boolean;
  /** All of it. */
  readonly text: string;
}

/** Every job, of one queue where it is named. */
export async function listJobs(db: Db, queue: string | null = null): Promise<JobRow[]> {
  const { rows } = await sql<JobRow>`
    select name, state, data, output, start_after <= now() as "isDue", job::text as text from pgboss.job
    where ${queue}::text is null or name = ${queue}`.execute(db);
  return rows;
}

/** Has the jobs that name an id in their payload begun again, as if the server had been stopped before them. */
export async function beginAgain(db: Db, field: string, id: string): Promise<void> {
  await sql`update pgboss.job set state = 'created', started_on = null, completed_on = null
    where data->>${field} = ${id}`.execute(db);
}

const CHANGES = {
  'due for an hour': sql`start_after = now() - interval '1 hour'`,
  'due in an hour': sql`start_after = now() + interval '1 hour'`,
  'given up': sql`state = 'failed'`,
} as const;
export type JobChange = keyof typeof CHANGES;

/** Changes the jobs of a queue that wait. */
export async function changeWaiting(db: Db, queue: string, to: JobChange): Promise<void> {
  await sql`update pgboss.job set ${CHANGES[to]} where name = ${queue} and state = 'created'`.execute(db);
}

/** Leaves the jobs of a queue as a process does that dies at work, when so many have before. */
export async function dieAt(db: Db, queue: string, deaths: number): Promise<void> {
  await sql`update pgboss.job set state = 'active', started_on = now(), output = ${JSON.stringify({ deaths })}::jsonb
    where name = ${queue}`.execute(db);
}

/** Adds so many jobs to a queue that name a file and an account each, and has the planner know of them. */
export async function addMany(db: Db, queue: string, count: number): Promise<void> {
  await sql`insert into pgboss.job (name, data)
    select ${queue}, jsonb_build_object('fileId', gen_random_uuid(), 'accountId', gen_random_uuid())
    from generate_series(1, ${count}::integer)`.execute(db);
  await sql`analyze pgboss.job`.execute(db);
}

/** While `work` runs, jobs that are added to a queue do not become due. */
export async function holdBack<T>(db: Db, queue: string, work: () => Promise<T>): Promise<T> {
  await sql`create function hold_back() returns trigger language plpgsql
    as $$ begin new.start_after := now() + interval '1 hour'; return new; end $$`.execute(db);
  await sql`create trigger hold_back before insert on pgboss.job for each row when (new.name = ${sql.lit(queue)})
    execute function hold_back()`.execute(db);
  try {
    return await work();
  } finally {
    await sql`drop trigger hold_back on pgboss.job`.execute(db);
    await sql`drop function hold_back()`.execute(db);
    await sql`update pgboss.job set start_after = now() where name = ${queue}`.execute(db);
  }
}
