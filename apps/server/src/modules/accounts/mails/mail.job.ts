import { z } from 'zod';
import { defineJob } from '#kernel/define-job.ts';

/** Mails that carry a code; each is named like the purpose of its code. */
export const CODE_MAILS = ['verify-email', 'reset-password'] as const;
/** What the owner of an account is told after the fact, in case it was somebody else. */
export const SECURITY_MAILS = [
  'password-changed',
  'password-reset',
  'authenticator-registered',
  'mfa-on',
  'mfa-off',
  'recovery-code-used',
  'new-sign-in',
  'identity-linked',
  'identity-unlinked',
] as const;
export type SecurityMailKind = (typeof SECURITY_MAILS)[number];

/**
 * Mails travel as jobs: they cost the answer no time, and a mail server that is away for a while loses none. What must
 * not lie readable in the queue (a code, an address) is sealed. A job for `NOBODY` sends nothing; it exists so that an
 * unknown address costs the same work as a known one.
 */
export const mailJob = defineJob({
  name: 'accounts.mail',
  payload: z.object({
    kind: z.enum([...CODE_MAILS, 'account-exists', ...SECURITY_MAILS]),
    accountId: z.string(),
    sealed: z.string(),
  }),
  // Together about five minutes: a code lives ten.
  options: { storageReserve: 'reserve', retryLimit: 6, retryDelay: 5, retryDelayMax: 160, expireIn: 60 },
});
export type MailKind = z.infer<typeof mailJob.payload>['kind'];

/** What is sealed in the job. */
export const SealedCode = z.object({ code: z.string() });
export const SealedEvent = z.object({
  at: z.number(),
  address: z.string(),
  browser: z.string(),
  /** Recovery codes that are left. */
  left: z.number().optional(),
});
export type SecurityEvent = z.infer<typeof SealedEvent>;
