import { z } from 'zod';
import { defineJob } from '#kernel/define-job.ts';

/**
 * Mails travel as jobs: they cost the answer no time, and a mail server that is away for a while loses none. What must
 * not lie readable in the queue (a code) is sealed. A job for `NOBODY` sends nothing; it exists so that an unknown
 * address costs the same work as a known one.
 */
export const mailJob = defineJob({
  name: 'accounts.mail',
  payload: z.object({
    kind: z.enum(['verify-email', 'account-exists']),
    accountId: z.string(),
    sealed: z.string(),
  }),
  // Together about five minutes: a code lives ten.
  options: { retryLimit: 6, retryDelay: 5, retryDelayMax: 160, expireIn: 60 },
});
export type MailKind = z.infer<typeof mailJob.payload>['kind'];
