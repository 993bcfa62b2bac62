import { type OpenDatabase, openDatabase } from '#adapters/database/open-database.ts';
import { openJobs } from '#adapters/jobs/open-jobs.ts';
import { silentLog } from '#testing/silent-log.ts';

/** Makes a data folder whose embedded database has the tables of the product and of the job queue; gives its archive. */
export async function makeMigratedFolder(folder: string): Promise<Uint8Array> {
  const opened = await openDatabase({ kind: 'embedded', folder }, { log: silentLog });
  await makeJobTables(opened);
  const dump = await opened.dump?.();
  await opened.close();
  if (!dump) throw new Error('The embedded database could not be dumped.');
  return dump;
}

/** The queue makes its own tables at its first start. */
export async function makeJobTables({ jobs: connection }: OpenDatabase): Promise<void> {
  const jobs = openJobs(connection, { ...silentLog, child: () => silentLog });
  await jobs.start([], { work: false });
  await jobs.stop();
}
