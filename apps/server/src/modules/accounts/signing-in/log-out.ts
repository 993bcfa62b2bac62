import type { Caller } from '#kernel/http.ts';
import type { Internals } from '#modules/accounts/internals.ts';
import { deleteSession } from '#modules/accounts/sessions/session.store.ts';

export function makeLogOut({ database, sessions, log }: Internals) {
  return async ({ sessionId, accountId }: Caller): Promise<void> => {
    sessions.announceEnd(await deleteSession(database.root, sessionId));
    log.info({ event: 'session.ended', sessionId, accountId });
  };
}
