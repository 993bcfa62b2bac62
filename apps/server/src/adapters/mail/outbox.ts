import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { composeMessage } from '#adapters/mail/compose-message.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Mail, Mailer } from '#kernel/mail.ts';

export interface OutboxSettings {
  readonly folder: string;
  readonly from: string;
  readonly clock: Clock;
}

/** Writes mails into a folder instead of sending them: `<UTC time>-<random>.eml`, each there only when it is whole. */
export function makeOutboxMailer({ folder, from, clock }: OutboxSettings): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail: Mail) {
      const sentAt = new Date(clock());
      const { message } = await transport.sendMail({ ...composeMessage(mail, from), date: sentAt });
      if (!Buffer.isBuffer(message)) throw new Error('the MIME builder answered without a message');
      const name = `${fileTime(sentAt)}-${randomBytes(6).toString('hex')}`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const unfinished = join(folder, `.${name}.part`);
      await writeFile(unfinished, message, { flag: 'wx', mode: 0o600 });
      await rename(unfinished, join(folder, `${name}.eml`));
    },
    close: async () => transport.close(),
  };
}

/** `2026-11-21T05:54:12.123Z` as `20261121T055412123Z`: names sort by time. */
export const fileTime = (time: Date) => time.toISOString().replace(/[-:.]/g, '');

/** What `makeOutboxMailer` names its files, and nothing that could lead out of the folder. */
export const OUTBOX_FILE = /^\d{8}T\d{9}Z-[0-9a-f]{12}\.eml$/;
