import type { LoginResult } from '@recto/contract/accounts';
import type { Database } from '#kernel/database.ts';
import type { JobQueue } from '#kernel/define-job.ts';
import type { Log } from '#kernel/log.ts';
import { type Account, recordLogin } from '#modules/accounts/account.store.ts';
import { accountDisabled } from '#modules/accounts/accounts.errors.ts';
import {
  makeAuthenticationResult,
  userAttributesOf,
} from '#modules/accounts/sessions/authentication-result.ts';
import type { Client } from '#modules/accounts/client.ts';
import { scheduleSweep } from '#modules/accounts/sweep.job.ts';
import type { SessionLevel } from '#modules/accounts/tables.ts';
import type { Sessions } from '#modules/accounts/sessions/sessions.ts';
import type { SignInLocations } from '#modules/accounts/sessions/sign-in-locations.ts';
import type { IdTokens } from '#modules/accounts/sessions/id-tokens.ts';

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

export interface SignInDeps {
  readonly database: Database;
  readonly jobs: JobQueue;
  readonly sessions: Sessions;
  readonly signInLocations: SignInLocations;
  readonly idTokens: IdTokens;
  readonly now: () => Date;
  readonly log: Log;
}

/**
 * What every way of signing in ends with, once the account is known: its session, and what the client learns. Answers
 * null when the account was changed since it was read. Throws 403 `auth.account_disabled`.
 */
export function makeSignIn(deps: SignInDeps) {
  const { database, sessions, signInLocations, jobs, now, log } = deps;
  return async (
    account: Account,
    level: SessionLevel,
    { client, remember = false }: SignInOptions,
  ): Promise<LoginResult | null> => {
    const { id: accountId } = account;
    if (account.disabled_at !== null) {
      log.warn({ event: 'login.account_disabled', accountId, ip: client.ip });
      throw accountDisabled();
    }
    const started = await database.transaction(async (trx) => {
      // Changing a temporary password ends its session; the sign-in that follows is the first one that counts.
      const login = await recordLogin(trx, account, {
        counts: level !== 'password_change',
        now: now(),
      });
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
    log.info({ event: 'login.succeeded', accountId, sessionId, level, ip: client.ip });
    return {
      UserAttributes: userAttributesOf(account),
      AuthenticationResult: await makeAuthenticationResult(deps.idTokens, account, session),
      firstLogin: isFirst,
      next: NEXT[level],
    };
  };
}
