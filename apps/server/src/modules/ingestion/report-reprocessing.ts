import type { Database } from '#kernel/database.ts';
import type { Log } from '#kernel/log.ts';
import { type Metrics, only } from '#kernel/metrics.ts';

interface ReportDeps {
  readonly database: Pick<Database, 'inBackground'>;
  readonly countOutdated: () => Promise<number>;
  readonly metrics: Pick<Metrics, 'read'>;
  readonly log: Pick<Log, 'info'>;
}

/** Tells the operator how far the files of an earlier version have been read again: by a metric and in the log. */
export function makeReportReprocessing({ database, countOutdated, metrics, log }: ReportDeps) {
  const count = () => database.inBackground(countOutdated);
  let told = 0;
  metrics.read({
    name: 'recto_files_outdated',
    help: 'Files that an earlier version has read and that wait to be read again.',
    labels: {},
    kind: 'gauge',
    read: async () => only(await count()),
  });
  return {
    /** Says how many there are to do, at the start of a version that reads them again. */
    begin(sent: number): void {
      told = sent;
      log.info({ count: sent }, 'files that an earlier version has read are read again');
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
