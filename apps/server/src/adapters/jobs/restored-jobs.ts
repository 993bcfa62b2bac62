import { sql } from 'kysely';
import { openJobs } from '#adapters/jobs/open-jobs.ts';
import type { JobsLog } from '#adapters/jobs/workers.ts';
import type { Trx } from '#kernel/database.ts';
import type { JobConnection } from '#kernel/job-connection.ts';
import { PUT_BACK_ACTIVE } from '#patches/pg-boss/put-back.ts';

/** Has the queue make its own tables, as this version of it has them, for jobs that are written there next. */
export async function makeJobTables(connection: JobConnection, log: JobsLog): Promise<void> {
  const jobs = openJobs(connection, log);
  await jobs.start([], { work: false });
  await jobs.stop();
}

/** Puts back what was being worked on when the jobs were copied. To be called where nobody works on any yet. */
export async function putBackCopied(trx: Trx): Promise<void> {
  await sql.raw(PUT_BACK_ACTIVE).execute(trx);
}
