import type { AuthenticationResult } from '@recto/contract/accounts';
import type { Database } from '#kernel/database.ts';
import type { Log } from '#kernel/log.ts';
import { refreshSuperseded, sessionEnded } from '#modules/accounts/accounts.errors.ts';
import { makeAuthenticationResult } from '#modules/accounts/sessions/authentication-result.ts';
import type { Client } from '#modules/accounts/client.ts';
import { SESSION } from '#modules/accounts/limits.ts';
import { deleteSession, findEndReason } from '#modules/accounts/sessions/end-sessions.store.ts';
import { findSessionByFamily, type Session } from '#modules/accounts/sessions/session.store.ts';
import { findAccount } from '#modules/accounts/account.store.ts';
import { isSameHash, type RefreshToken, readRefreshToken } from '#modules/accounts/sessions/tokens.ts';
import type { Sessions } from '#modules/accounts/sessions/sessions.ts';
import type { IdTokens } from '#modules/accounts/sessions/id-tokens.ts';

export interface RefreshSessionDeps {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly idTokens: IdTokens;
  readonly now: () => Date;
  readonly log: Log;
}

/** Exchanges a refresh token. Each works once; one that was used before betrays a copy, and ends the session. */
export function makeRefreshSession(deps: RefreshSessionDeps) {
  const { database, sessions, idTokens } = deps;
  return async (refreshToken: string, client: Client): Promise<AuthenticationResult> => {
    const given = readRefreshToken(refreshToken);
    if (!given) throw sessionEnded();
    const renewed = await sessions.rotate(given, client);
    if (!renewed) throw await judgeRefusedToken(deps, given);
    const account = await findAccount(database.root, renewed.accountId);
    if (!account) throw sessionEnded();
    return makeAuthenticationResult(idTokens, account, renewed);
  };
}

async function judgeRefusedToken({ database, sessions, now, log }: RefreshSessionDeps, given: RefreshToken) {
  const session = await findSessionByFamily(database.root, given.familyHash);
  if (!session) return sessionEnded(await findEndReason(database.root, given.familyHash, now()));
  if (isJustSuperseded(session, given, now())) return refreshSuperseded();
  const isReuse = !isSameHash(session.refresh_hash, given.hash);
  const end = { reason: 'token_reused', now: now() } as const;
  sessions.announceEnd(await deleteSession(database.root, session.id, end));
  const { id: sessionId, account_id: accountId } = session;
  if (isReuse) log.warn({ event: 'session.refresh_reused', sessionId, accountId });
  return sessionEnded(await findEndReason(database.root, given.familyHash, now()));
}

function isJustSuperseded(session: Session, given: RefreshToken, now: Date): boolean {
  const { previous_refresh_hash: previous, refreshed_at: refreshedAt } = session;
  if (!isSameHash(previous, given.hash) || !refreshedAt) return false;
  return now.getTime() - refreshedAt.getTime() < SESSION.supersededSeconds * 1000;
}
