import type { Database } from '#kernel/database.ts';
import { bindJob, type JobHandler } from '#kernel/define-job.ts';
import type { AccountSettings } from '#modules/accounts/account-settings.ts';
import type { Sessions } from '#modules/accounts/sessions/sessions.ts';
import { deleteExpiredSso } from '#modules/accounts/sso/sso.store.ts';
import { sweepJob } from '#modules/accounts/sweep.job.ts';
import { deleteExpired } from '#modules/accounts/sweep.store.ts';

interface SweepDeps {
  readonly database: Database;
  readonly sessions: Pick<Sessions, 'announceEnd'>;
  readonly settings: Pick<AccountSettings, 'unconfirmedDays'>;
  readonly now: () => Date;
}

export const makeSweepHandler = ({ database, sessions, settings, now }: SweepDeps): JobHandler =>
  bindJob(sweepJob, {
    async handle(_payload, { log }) {
      const { sessionIds, accounts } = await deleteExpired(database.root, now(), settings);
      sessions.announceEnd(sessionIds);
      await deleteExpiredSso(database.root, now());
      log.info({ event: 'accounts.swept', sessions: sessionIds.length, accounts });
    },
  });
