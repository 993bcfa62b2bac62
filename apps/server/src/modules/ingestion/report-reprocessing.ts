import type { Database } from '#kernel/database.ts';
import type { Log } from '#kernel/log.ts';
import { type Metrics, only } from '#kernel/metrics.ts';

interface ReportDeps {
  readonly database: Pick<Database, 'inBackground'>;
  readonly pages: {
    reprocessOutdated(): Promise<number>;
    countOutdated(): Promise<number>;
  };
  readonly metrics: Pick<Metrics, 'read'>;
  readonly log: Pick<Log, 'info'>;
}

/** Has files of an earlier version read again, and tells the operator how far that is: by a metric and in the log. */
export function makeReportReprocessing({ database, pages, metrics, log }: ReportDeps) {
  const count = () => database.inBackground(pages.countOutdated);
  let told = 0;
  metrics.read({
    name: 'recto_files_outdated',
    help: 'Files that an earlier version has read and that wait to be read again.',
    labels: {},
    kind: 'gauge',
    read: async () => only(await count()),
  });
  return {
    /** Sends all of them back to be read again and says how many there are to do, those included that an earlier start has sent back. */
    async begin(): Promise<void> {
      await pages.reprocessOutdated();
      told = await count();
      if (told > 0) log.info({ count: told }, 'files that an earlier version has read are read again');
    },
    /** Says how many are left whenever that has changed, and that none is. */
    async report(): Promise<void> {
      if (told === 0) return;
      const left = await count();
      if (left === told) return;
      told = left;
      if (left === 0) log.info({}, 'all files that an earlier version has read have been read again');
      else log.info({ left }, 'files that an earlier version has read are left to be read again');
    },
  };
}
