import type { Caller } from '#kernel/http.ts';
import type { Internals } from '#modules/accounts/internals.ts';
import { deleteSession } from '#modules/accounts/sessions/end-sessions.store.ts';

export function makeLogOut({ database, sessions, now, log }: Internals) {
  return async ({ sessionId, accountId }: Caller): Promise<void> => {
    const end = { reason: 'signed_out', now: now() } as const;
    sessions.announceEnd(await deleteSession(database.root, sessionId, end));
    log.info({ event: 'session.ended', sessionId, accountId });
  };
}
