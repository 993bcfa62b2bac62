import { randomUUID } from 'node:crypto';
import { feedback as endpoints } from '@recto/contract/feedback';
import type { AccountExport } from '@recto/contract/own-account';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database.ts';
import { makeRoutes } from '#kernel/http.ts';
import type { Log } from '#kernel/log.ts';
import type { Module } from '#kernel/module.ts';
import type { AccountsApi } from '#modules/accounts/index.ts';
import { type FeedbackMailDeps, makeFeedbackMail } from '#modules/feedback/feedback-mail.ts';
import { insertFeedback, listFeedback, pageFeedback } from '#modules/feedback/store.ts';
import '#modules/feedback/tables.ts';

interface FeedbackDeps extends FeedbackMailDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly accounts: Pick<AccountsApi, 'admit' | 'findEmails'>;
}

/** What people tell the operators. Kept in the database and mailed; the log says that something came, not what. */
export function makeFeedback(deps: FeedbackDeps) {
  const { database, clock, log, accounts } = deps;
  const mail = makeFeedbackMail(deps);
  const routes = makeRoutes(endpoints, {
    list: async ({ query: { page, limit } }) => {
      const { rows, total } = await pageFeedback(database.root, { page, limit });
      const emails = await accounts.findEmails(rows.map(({ account_id }) => account_id));
      const items = rows.map((row) => ({
        _id: row.id,
        createdAt: row.created_at.toISOString(),
        email: emails.get(row.account_id) ?? '',
        text: row.text,
        page: row.page,
      }));
      return { result: { items, page, limit, total } };
    },
    send: async ({ body, context: { caller } }) => {
      const { accountId, email } = caller;
      await accounts.admit('feedback', { email });
      const { text, page = null } = body;
      const id = randomUUID();
      const row = { id, account_id: accountId, text, page, created_at: new Date(clock()) };
      await database.transaction(async (trx) => {
        await insertFeedback(trx, row);
        await mail.put(trx, row);
      });
      log.info({ event: 'feedback.sent', accountId, feedbackId: id, length: text.length });
      return { result: null, message: 'Thank you! Your feedback has been sent.' };
    },
  });
  const list = async (accountId: string): Promise<AccountExport['feedback']> => {
    const rows = await listFeedback(database.root, accountId);
    return rows.map(({ text, page, created_at }) => ({ text, page, createdAt: created_at.toISOString() }));
  };
  return {
    name: 'feedback',
    routes: [routes],
    jobs: [mail.handler],
    /** What an account has written, oldest first. */
    exportFor: async (accountId) => ({ parts: { feedback: await list(accountId) } }),
  } satisfies Module;
}
