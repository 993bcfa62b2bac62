import type { Caller } from '#kernel/http.ts';
import type { Database } from '#kernel/database.ts';
import type { Log } from '#kernel/log.ts';
import { deleteSession } from '#modules/accounts/sessions/end-sessions.store.ts';
import type { Sessions } from '#modules/accounts/sessions/sessions.ts';

export interface LogOutDeps {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly now: () => Date;
  readonly log: Log;
}

export function makeLogOut({ database, sessions, now, log }: LogOutDeps) {
  return async ({ sessionId, accountId }: Caller): Promise<void> => {
    const end = { reason: 'signed_out', now: now() } as const;
    sessions.announceEnd(await deleteSession(database.root, sessionId, end));
    log.info({ event: 'session.ended', sessionId, accountId });
  };
}
