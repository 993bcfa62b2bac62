import type { z } from 'zod';
import type { Clock } from '#kernel/clock.ts';
import type { Database, Trx } from '#kernel/database.ts';
import { bindJob, type JobQueue } from '#kernel/define-job.ts';
import type { Secrets } from '#kernel/keys.ts';
import { type Mailer, MailRefusedError } from '#kernel/mail.ts';
import { makeSealer } from '#kernel/sealing.ts';
import { findAccount } from '#modules/accounts/account.store.ts';
import { BY_ADMINISTRATOR, type Client, describeClient } from '#modules/accounts/client.ts';
import {
  mailJob,
  type MailKind,
  SealedCode,
  SealedEvent,
  type SecurityEvent,
  type SecurityMailKind,
} from '#modules/accounts/mails/mail.job.ts';
import type { MailContent, MailSettings } from '#modules/accounts/mails/mail-layout.ts';
import { accountExistsMail, resetPasswordMail, verifyEmailMail } from '#modules/accounts/mails/mails.ts';
import type { OneTimeCodes } from '#modules/accounts/codes/one-time-codes.ts';
import { securityMail } from '#modules/accounts/mails/security-mails.ts';

type MailPayload = z.infer<typeof mailJob.payload>;

export interface AccountMailerDeps {
  readonly database: Database;
  readonly jobs: JobQueue;
  readonly mailer: Mailer;
  readonly codes: OneTimeCodes;
  readonly clock: Clock;
  readonly settings: MailSettings & Secrets;
}

/** Both ends of a mail's way: putting it into the queue, and sending it from there. */
export function makeAccountMailer({ database, jobs, mailer, codes, clock, settings }: AccountMailerDeps) {
  const sealer = makeSealer(settings, 'mail-job');

  const enqueue = (trx: Trx, kind: MailKind, accountId: string, content: object): Promise<void> =>
    jobs.enqueue(trx, mailJob, { kind, accountId, sealed: sealer.seal(JSON.stringify(content), accountId) });

  /** What was sealed, or null where it was not sealed here for this account. */
  const open = <T>(schema: z.ZodType<T>, { sealed, accountId }: MailPayload): T | null => {
    const text = sealer.open(sealed, accountId);
    return text === null ? null : schema.parse(JSON.parse(text));
  };

  const compose = async (payload: MailPayload): Promise<MailContent | null> => {
    const { kind, accountId } = payload;
    if (kind === 'account-exists') return accountExistsMail(settings);
    if (kind !== 'verify-email' && kind !== 'reset-password') {
      const event = open(SealedEvent, payload);
      return event && securityMail(settings, kind, event);
    }
    const sealed = open(SealedCode, payload);
    // A code that a newer one has replaced would only confuse whoever gets it.
    if (!sealed || !(await codes.isAlive(database.root, accountId, kind, sealed.code))) return null;
    const makeMail = kind === 'verify-email' ? verifyEmailMail : resetPasswordMail;
    return makeMail(settings, sealed.code);
  };

  const handler = bindJob(mailJob, {
    // A code is waited for by somebody before an empty field.
    isAwaited: true,
    concurrency: 4,
    async handle(payload, { log }) {
      const { kind, accountId } = payload;
      const account = await findAccount(database.root, accountId);
      const content = account && (await compose(payload));
      if (!account || !content) return;
      try {
        await mailer.send({ to: account.email, ...content });
      } catch (error) {
        if (!(error instanceof MailRefusedError)) throw error;
        log.warn({ event: 'mail.refused', kind, accountId, responseCode: error.responseCode }, error.message);
      }
    },
    async abandon({ kind, accountId }, { log }) {
      log.error({ event: 'mail.given_up', kind, accountId }, 'a mail could not be sent');
    },
  });

  return {
    handler,
    /** Mails a code; the notice that an account exists takes the same road, so that it costs the same. */
    put: (
      trx: Trx,
      kind: Exclude<MailKind, SecurityMailKind>,
      accountId: string,
      code: string,
    ): Promise<void> => enqueue(trx, kind, accountId, { code }),
    /** Tells the owner of an account what has happened to it, when, from where and with what. */
    notify(
      trx: Trx,
      kind: SecurityMailKind,
      accountId: string,
      /** Without a client where an administrator has done it. */
      { client, left }: { client: Client | null; left?: number },
    ): Promise<void> {
      const event: SecurityEvent = {
        at: clock(),
        ...(client ? describeClient(client) : BY_ADMINISTRATOR),
        ...(left === undefined ? {} : { left }),
      };
      return enqueue(trx, kind, accountId, event);
    },
  };
}
export type AccountMailer = ReturnType<typeof makeAccountMailer>;
