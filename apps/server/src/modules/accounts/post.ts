import type { Database, Trx } from '#kernel/database.ts';
import type { JobHandler, JobQueue } from '#kernel/define-job.ts';
import { type Mailer, MailRefusedError } from '#kernel/mail.ts';
import { makeSealer } from '#kernel/sealing.ts';
import { type MailKind, mailJob } from '#modules/accounts/mail.job.ts';
import { accountExistsMail, type MailSettings, verifyEmailMail } from '#modules/accounts/mails.ts';
import type { OneTimeCodes } from '#modules/accounts/one-time-codes.ts';
import { findAccount } from '#modules/accounts/store.ts';
import type { z } from 'zod';

type MailPayload = z.infer<typeof mailJob.payload>;

export interface PostDeps {
  readonly database: Database;
  readonly jobs: JobQueue;
  readonly mailer: Mailer;
  readonly codes: OneTimeCodes;
  readonly settings: MailSettings & { readonly secret: string };
}

/** Both ends of a mail's way: putting it into the queue, and sending it from there. */
export function makePost({ database, jobs, mailer, codes, settings }: PostDeps) {
  const sealer = makeSealer(settings.secret, 'mail-job');

  const compose = async ({ kind, accountId, sealed }: MailPayload) => {
    if (kind === 'account-exists') return accountExistsMail(settings);
    const code = sealer.open(sealed, accountId);
    // A code that a newer one has replaced would only confuse whoever gets it.
    const isAlive = code !== null && (await codes.isAlive(database.root, accountId, 'verify-email', code));
    return isAlive ? verifyEmailMail(settings, code) : null;
  };

  const handler: JobHandler<MailPayload> = {
    job: mailJob,
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
  };

  return {
    handler,
    put: (trx: Trx, kind: MailKind, accountId: string, secret = ''): Promise<void> =>
      jobs.enqueue(trx, mailJob, { kind, accountId, sealed: sealer.seal(secret, accountId) }),
  };
}
export type Post = ReturnType<typeof makePost>;
