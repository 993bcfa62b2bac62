import { openJobs } from '#adapters/jobs/open-jobs.ts';
import type { JobsLog } from '#adapters/jobs/workers.ts';
import type { JobConnection } from '#kernel/job-connection.ts';

/** Has the queue make its own tables, as this version of it has them, for jobs that are written there next. */
export async function makeJobTables(connection: JobConnection, log: JobsLog): Promise<void> {
  const jobs = openJobs(connection, log);
  await jobs.start([], { work: false });
  await jobs.stop();
}

type Values = readonly (string | null)[];

/** A job of a backup as it is to be written: one that somebody was working on waits again, and the attempt does not count. */
export function putBackCopied(
  table: { readonly columns: readonly { readonly name: string }[] },
  row: Values,
): Values {
  const at = (name: string) => table.columns.findIndex((column) => column.name === name);
  if (row[at('state')] !== 'active') return row;
  const changed = [...row];
  changed[at('state')] = 'retry';
  changed[at('started_on')] = null;
  changed[at('heartbeat_on')] = null;
  return changed;
}
