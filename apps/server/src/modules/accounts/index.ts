import type { Trx } from '#kernel/database.ts';
import type { AnyJobHandler } from '#kernel/define-job.ts';
import type { Authenticate, Routes } from '#kernel/http.ts';
import { makeIdTokens } from '#modules/accounts/id-tokens.ts';
import type { AccountsDeps, Internals } from '#modules/accounts/internals.ts';
import { makeOneTimeCodes } from '#modules/accounts/one-time-codes.ts';
import { makePasswords } from '#modules/accounts/passwords.ts';
import { makePost } from '#modules/accounts/post.ts';
import { makeAccountRoutes } from '#modules/accounts/routes.ts';
import { makeSessions, type SessionOptions, type StartedSession } from '#modules/accounts/sessions.ts';
import { makeSweepHandler } from '#modules/accounts/sweep.ts';
import type { SessionLevel } from '#modules/accounts/tables.ts';
import { makeThrottle } from '#modules/accounts/throttle.ts';

export type { AccountSettings } from '#modules/accounts/internals.ts';
export { makePasswords, type Passwords } from '#modules/accounts/passwords.ts';
export type { SessionLevel } from '#modules/accounts/tables.ts';

export interface Accounts {
  readonly routes: Routes;
  readonly jobs: readonly AnyJobHandler[];
  readonly api: AccountsApi;
}

export interface AccountsApi {
  /** Who holds this access token, whatever the session's level; null for one that opens nothing. */
  readonly authenticate: Authenticate;
  /** Starts a session of any level in the caller's transaction. */
  startSession(
    trx: Trx,
    accountId: string,
    level: SessionLevel,
    options?: SessionOptions,
  ): Promise<StartedSession>;
  /** Calls the listener with sessions that were ended, after the fact is committed. Answers how to stop listening. */
  onSessionsEnded(listener: (sessionIds: readonly string[]) => void): () => void;
}

/** Accounts, their sessions and everything that leads to one. */
export function makeAccounts(deps: AccountsDeps): Accounts {
  const { database, jobs, mailer, clock, settings } = deps;
  const { secret, publicUrl } = settings;
  const now = () => new Date(clock());
  const codes = makeOneTimeCodes({ secret, clock });
  const sessions = makeSessions({ database, clock });
  const post = makePost({ database, jobs, mailer, codes, settings });
  const internals: Internals = {
    ...deps,
    passwords: deps.passwords ?? makePasswords(),
    codes,
    idTokens: makeIdTokens({ secret, issuer: publicUrl }, clock),
    sessions,
    throttle: makeThrottle({ database, clock, secret, enabled: settings.throttle === 'on' }),
    post,
    now,
  };
  return {
    routes: makeAccountRoutes(internals),
    jobs: [post.handler as AnyJobHandler, makeSweepHandler(database, now)],
    api: {
      authenticate: sessions.authenticate,
      startSession: sessions.start,
      onSessionsEnded: sessions.onEnded,
    },
  };
}
