import { areOutboxPagesShown } from '#adapters/mail/outbox-pages.ts';
import { type Config, outboxFolder } from '#config.ts';

const ROLES = {
  all: [],
  api: ['  Serves people; the work in the background is done by processes with RECTO_ROLE=worker.'],
  worker: ['  Works in the background; people are served by processes with RECTO_ROLE=api.'],
} as const;

/** What the start says of a server that is there: where, on which data, and what becomes of mails. */
export function describeStart(config: Config, url: string): string[] {
  const folder = outboxFolder(config);
  const mails = areOutboxPagesShown(config)
    ? `  Mails: ${url}/dev/outbox (files in ${folder})`
    : `  Mails reach nobody: they are written to ${folder}. Set SMTP_URL.`;
  return [
    `  ${config.productName} is ready at ${url}`,
    ...ROLES[config.role],
    `  Data folder: ${config.dataFolder}`,
    config.smtpUrl ? '  Mails are sent by the configured mail server.' : mails,
  ];
}
