import { z } from 'zod';
import type { Trx } from '#kernel/database.ts';
import { defineJob, type JobQueue } from '#kernel/define-job.ts';
import { SWEEP_SECONDS } from '#modules/accounts/limits.ts';

export const sweepJob = defineJob({
  name: 'accounts.sweep',
  payload: z.object({}),
  options: { storageReserve: 'reserve', singleton: () => 'sweep' },
});

/** Sign-ins ask for a sweep; however many do, one waits. Where nobody signs in, little is there to be removed. */
export const scheduleSweep = (jobs: JobQueue, trx: Trx): Promise<void> =>
  jobs.enqueue(trx, sweepJob, {}, { startAfter: SWEEP_SECONDS });
