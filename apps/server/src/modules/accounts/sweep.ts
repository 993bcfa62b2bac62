import { z } from 'zod';
import type { Database, Trx } from '#kernel/database.ts';
import { bindJob, defineJob, type JobHandler, type JobQueue } from '#kernel/define-job.ts';
import { SWEEP_SECONDS } from '#modules/accounts/limits.ts';
import type { Sessions } from '#modules/accounts/sessions/sessions.ts';
import { deleteExpiredSso } from '#modules/accounts/sso/sso.store.ts';
import { deleteExpired } from '#modules/accounts/sweep.store.ts';

const sweepJob = defineJob({
  name: 'accounts.sweep',
  payload: z.object({}),
  options: { needsRoom: 'reserve', singleton: () => 'sweep' },
});

/** Sign-ins ask for a sweep; however many do, one waits. Where nobody signs in, little is there to be removed. */
export const scheduleSweep = (jobs: JobQueue, trx: Trx): Promise<void> =>
  jobs.enqueue(trx, sweepJob, {}, { startAfter: SWEEP_SECONDS });

interface SweepDeps {
  readonly database: Database;
  readonly sessions: Pick<Sessions, 'announceEnd'>;
  readonly now: () => Date;
}

export const makeSweepHandler = ({ database, sessions, now }: SweepDeps): JobHandler =>
  bindJob(sweepJob, {
    async handle(_payload, { log }) {
      const { sessionIds, accounts } = await deleteExpired(database.root, now());
      sessions.announceEnd(sessionIds);
      await deleteExpiredSso(database.root, now());
      log.info({ event: 'accounts.swept', sessions: sessionIds.length, accounts });
    },
  });
