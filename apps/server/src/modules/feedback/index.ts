import { randomUUID } from 'node:crypto';
import { feedback as endpoints } from '@recto/contract/feedback';
import type { AccountExport } from '@recto/contract/own-account';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database.ts';
import { makeRoutes } from '#kernel/http.ts';
import type { Log } from '#kernel/log.ts';
import type { Module } from '#kernel/module.ts';
import type { AccountsApi } from '#modules/accounts/index.ts';
import { insertFeedback, listFeedback } from '#modules/feedback/store.ts';
import '#modules/feedback/tables.ts';

interface FeedbackDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly accounts: Pick<AccountsApi, 'admit'>;
}

/** What people tell the operators. Kept in the database; the log says that something came, not what. */
export function makeFeedback({ database, clock, log, accounts }: FeedbackDeps) {
  const routes = makeRoutes(endpoints, {
    send: async ({ body, context: { caller } }) => {
      const { accountId, email } = caller;
      await accounts.admit('feedback', { email });
      const { text, page = null } = body;
      const id = randomUUID();
      const row = { id, account_id: accountId, text, page, created_at: new Date(clock()) };
      await insertFeedback(database.root, row);
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
    /** What an account has written, oldest first. */
    exportFor: async (accountId) => ({ parts: { feedback: await list(accountId) } }),
  } satisfies Module;
}
