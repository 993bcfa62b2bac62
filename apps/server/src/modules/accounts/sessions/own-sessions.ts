import type { SessionItem } from '@recto/contract/own-account';
import { notFound } from '#kernel/errors.ts';
import type { Caller } from '#kernel/http.ts';
import type { Database } from '#kernel/database.ts';
import type { Log } from '#kernel/log.ts';
import { deleteOwnSession, deleteSessionsOf } from '#modules/accounts/sessions/end-sessions.store.ts';
import { listSessions, type Session } from '#modules/accounts/sessions/session.store.ts';
import { lockAccount } from '#modules/accounts/account.store.ts';
import type { Sessions } from '#modules/accounts/sessions/sessions.ts';

export interface OwnSessionsDeps {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly now: () => Date;
  readonly log: Log;
}

/** Where an account is signed in, and the ways to end it. */
export function makeOwnSessions({ database, sessions, now, log }: OwnSessionsDeps) {
  const signOut = () => ({ reason: 'signed_out', now: now() }) as const;
  return {
    async list({ accountId, sessionId }: Pick<Caller, 'accountId' | 'sessionId'>): Promise<SessionItem[]> {
      const rows = await listSessions(database.root, accountId, now());
      return rows.map((row) => toItem(row, sessionId));
    },
    async end({ accountId }: Caller, sessionId: string): Promise<void> {
      const ended = await deleteOwnSession(database.root, accountId, sessionId, signOut());
      if (ended.length === 0) throw notFound('Session');
      sessions.announceEnd(ended);
      log.info({ event: 'session.ended', sessionId, accountId });
    },
    /** Signs out everywhere, here too. */
    async endAll({ accountId }: Caller): Promise<void> {
      const ended = await database.transaction(async (trx) => {
        await lockAccount(trx, accountId);
        return deleteSessionsOf(trx, accountId, signOut());
      });
      sessions.announceEnd(ended);
      log.info({ event: 'session.all_ended', accountId, count: ended.length });
    },
  };
}

const toItem = (row: Session, currentId: string): SessionItem => ({
  _id: row.id,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at.toISOString(),
  current: row.id === currentId,
  remembered: row.remembered,
  userAgent: row.user_agent,
  address: row.address,
});
