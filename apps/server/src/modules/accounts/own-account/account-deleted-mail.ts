import { z } from 'zod';
import type { Clock } from '#kernel/clock.ts';
import type { Trx } from '#kernel/database.ts';
import { bindJob, defineJob, type JobQueue } from '#kernel/define-job.ts';
import { html } from '#kernel/html.ts';
import type { Secrets } from '#kernel/keys.ts';
import { type Mail, type Mailer, MailRefusedError } from '#kernel/mail.ts';
import { makeSealer } from '#kernel/sealing.ts';
import { SealedEvent, type SecurityEvent } from '#modules/accounts/mails/mail.job.ts';
import { layout, type MailSettings, paragraphs, TEXT } from '#modules/accounts/mails/mail-layout.ts';
import { circumstances, circumstancesOf } from '#modules/accounts/mails/security-mails.ts';
import { BY_ADMINISTRATOR, type Client, describeClient } from '#modules/accounts/client.ts';

/**
 * The last mail to somebody whose account is gone. No row holds the address any more, so it travels in the job: sealed, and
 * deleted with it a day after the mail was sent. The job names no account, or deleting the account would delete it too.
 */
const accountDeletedMailJob = defineJob({
  name: 'accounts.goodbye',
  payload: z.object({ sealed: z.string() }),
  options: { storageReserve: 'reserve', retryLimit: 6, retryDelay: 5, retryDelayMax: 160, expireIn: 60 },
});

const Sealed = SealedEvent.extend({ to: z.string() });

interface AccountDeletedMailDeps {
  readonly clock: Clock;
  readonly jobs: JobQueue;
  readonly mailer: Mailer;
  readonly settings: MailSettings & Secrets;
}

/** Both ends of the last mail's way. */
export function makeAccountDeletedMail({ clock, jobs, mailer, settings }: AccountDeletedMailDeps) {
  const sealer = makeSealer(settings, 'goodbye');
  const handler = bindJob(accountDeletedMailJob, {
    async handle({ sealed }, { log }) {
      const opened = sealer.open(sealed);
      if (opened === null) return;
      const { to, ...event } = Sealed.parse(JSON.parse(opened));
      try {
        await mailer.send({ to, ...goodbyeMail(settings, event) });
      } catch (error) {
        if (!(error instanceof MailRefusedError)) throw error;
        log.warn({ event: 'mail.refused', kind: 'goodbye', responseCode: error.responseCode }, error.message);
      }
    },
    async abandon(_payload, { log }) {
      log.error({ event: 'mail.given_up', kind: 'goodbye' }, 'a mail could not be sent');
    },
  });
  return {
    handler,
    /** Without a client where an administrator has done it. */
    put(trx: Trx, email: string, client: Client | null): Promise<void> {
      const by = client ? describeClient(client) : BY_ADMINISTRATOR;
      const content: z.infer<typeof Sealed> = { to: email, at: clock(), ...by };
      return jobs.enqueue(trx, accountDeletedMailJob, { sealed: sealer.seal(JSON.stringify(content)) });
    },
  };
}
export type AccountDeletedMail = ReturnType<typeof makeAccountDeletedMail>;

function goodbyeMail(settings: MailSettings, event: SecurityEvent): Omit<Mail, 'to'> {
  const { productName } = settings;
  const what = `Your account at ${productName} was deleted, with every file, question and answer in it.`;
  const final = 'Nothing of it can be brought back.';
  const end = 'This is our last mail; your address is kept no longer.';
  return {
    subject: `Your account at ${productName} was deleted`,
    text: paragraphs(['Hello,', what, circumstancesOf(event).join('\n'), `${final} ${end}`]),
    html: layout(
      settings,
      'Your account was deleted',
      html`<p style="${TEXT}">${what}</p>
${circumstances(event)}
<p style="${TEXT}">${final} ${end}</p>`,
    ),
  };
}
