import type { Database } from '#kernel/database.ts';
import type { JobQueue } from '#kernel/define-job.ts';
import type { Log } from '#kernel/log.ts';
import type { AccountSettings } from '#modules/accounts/account-settings.ts';
import { sweepJob } from '#modules/accounts/sweep.job.ts';

interface ClearAwayDeps {
  readonly database: Database;
  readonly jobs: JobQueue;
  readonly log: Log;
  readonly settings: Pick<AccountSettings, 'outboxDays'>;
  readonly now: () => Date;
  deleteWrittenMails?(before: Date): Promise<number>;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * What is done at each start and every day, also where nobody signs in: a sweep, by whichever process takes it, and old
 * mails of the outbox, which each process has in a folder of its own.
 */
export const makeClearAway =
  ({ database, jobs, log, settings, now, deleteWrittenMails }: ClearAwayDeps) =>
  async (): Promise<void> => {
    await database.transaction((trx) => jobs.enqueue(trx, sweepJob, {}));
    const mails = (await deleteWrittenMails?.(new Date(now().getTime() - settings.outboxDays * DAY_MS))) ?? 0;
    if (mails > 0) log.info({ event: 'outbox.cleared', mails });
  };
