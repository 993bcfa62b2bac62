import type { LoginResult } from '@recto/contract/accounts';
import { type Account, recordLogin } from '#modules/accounts/account.store.ts';
import {
  makeAuthenticationResult,
  userAttributesOf,
} from '#modules/accounts/signing-in/authentication-result.ts';
import type { Client } from '#modules/accounts/sessions/client.ts';
import type { Internals } from '#modules/accounts/internals.ts';
import { scheduleSweep } from '#modules/accounts/sweep.ts';
import type { SessionLevel } from '#modules/accounts/tables.ts';

const NEXT = {
  full: 'app',
  mfa_pending: 'mfa',
  password_change: 'change-password',
} as const satisfies Record<SessionLevel, LoginResult['next']>;

export interface SignInOptions {
  readonly client: Client;
  readonly remember?: boolean;
}

/** A temporary password asks for its change first; the second factor is asked for at the next sign-in. */
export function levelOf(account: Account): SessionLevel {
  if (account.must_change_password) return 'password_change';
  return account.mfa_enabled ? 'mfa_pending' : 'full';
}

/**
 * What every way of signing in ends with, once the account is known: its session, and what the client learns. Answers
 * null when the account was changed since it was read.
 */
export function makeSignIn(internals: Internals) {
  const { database, sessions, signInLocations, jobs, log } = internals;
  return async (
    account: Account,
    level: SessionLevel,
    { client, remember = false }: SignInOptions,
  ): Promise<LoginResult | null> => {
    const { id: accountId } = account;
    const started = await database.transaction(async (trx) => {
      // Changing a temporary password ends its session; the sign-in that follows is the first one that counts.
      const login = await recordLogin(trx, account, level !== 'password_change');
      if (!login) return null;
      const isFirst = level !== 'password_change' && login.loginCount === 1;
      await scheduleSweep(jobs, trx);
      // A place is known once somebody has come all the way in from there.
      if (level === 'full') await signInLocations.note(trx, accountId, client, isFirst);
      return { isFirst, session: await sessions.start(trx, accountId, level, { remember, client }) };
    });
    if (!started) return null;
    const { isFirst, session } = started;
    const { sessionId } = session;
    log.info({ event: 'login.succeeded', accountId, sessionId, level, address: client.address });
    return {
      UserAttributes: userAttributesOf(account),
      AuthenticationResult: await makeAuthenticationResult(internals.idTokens, account, session),
      firstLogin: isFirst,
      next: NEXT[level],
    };
  };
}
