import { z } from 'zod';
import type { Database, Trx } from '#kernel/database.ts';
import { bindJob, defineJob, type JobQueue } from '#kernel/define-job.ts';
import { html } from '#kernel/html.ts';
import { type Mail, type Mailer, MailRefusedError } from '#kernel/mail.ts';
import type { AccountsApi } from '#modules/accounts/index.ts';
import { type FeedbackRow, findFeedback } from '#modules/feedback/store.ts';

/** Names feedback and account, so that it goes with them. What was written stays in its row, also when no mail gets through. */
const feedbackMail = defineJob({
  name: 'feedback.mail',
  payload: z.object({ feedbackId: z.string(), accountId: z.string() }),
  options: { storageReserve: 'reserve', retryLimit: 8, retryDelay: 5, retryDelayMax: 1_800, expireIn: 60 },
});

export interface FeedbackMailDeps {
  readonly database: Database;
  readonly jobs: JobQueue;
  readonly mailer: Mailer;
  readonly accounts: Pick<AccountsApi, 'findEmails'>;
  readonly settings: { readonly productName: string };
  /** Who reads it; undefined where it is read on the screen alone. */
  readonly feedbackMail: string | undefined;
}

/** Both ends of the mail's way that tells operators what somebody has written. */
export function makeFeedbackMail({
  database,
  jobs,
  mailer,
  accounts,
  settings,
  feedbackMail: to,
}: FeedbackMailDeps) {
  const handler = bindJob(feedbackMail, {
    async handle({ feedbackId, accountId }, { log }) {
      const row = await findFeedback(database.root, feedbackId);
      const email = (await accounts.findEmails([accountId])).get(accountId);
      if (!to || !row || !email) return;
      try {
        await mailer.send({ to, ...writeMail(settings.productName, email, row) });
      } catch (error) {
        if (!(error instanceof MailRefusedError)) throw error;
        const { responseCode } = error;
        log.warn({ event: 'mail.refused', kind: 'feedback', feedbackId, responseCode }, error.message);
      }
    },
    async abandon({ feedbackId }, { log }) {
      log.error({ event: 'mail.given_up', kind: 'feedback', feedbackId }, 'a mail could not be sent');
    },
  });
  return {
    handler,
    async put(trx: Trx, { id, account_id }: FeedbackRow): Promise<void> {
      if (to) await jobs.enqueue(trx, feedbackMail, { feedbackId: id, accountId: account_id });
    },
  };
}

function writeMail(productName: string, email: string, { text, page }: FeedbackRow): Omit<Mail, 'to'> {
  const from = `${email} wrote${page === null ? '' : ` on ${page}`}:`;
  return {
    subject: `Feedback on ${productName}`,
    text: `${from}\n\n${text}\n`,
    html: html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Feedback</title></head>
<body><p>${from}</p><p style="white-space:pre-wrap">${text}</p></body></html>
`.source,
  };
}
