import type { Trx } from '#kernel/database.ts';
import type { Authenticate } from '#kernel/http.ts';
import type { Module } from '#kernel/module.ts';
import { makeAccountDataRoutes } from '#modules/accounts/own-account/account-data.routes.ts';
import { makeAccountRoutes } from '#modules/accounts/signing-in/accounts.routes.ts';
import { makeAccountDeletedMail } from '#modules/accounts/own-account/account-deleted-mail.ts';
import { makeIdTokens } from '#modules/accounts/signing-in/id-tokens.ts';
import type { AccountsDeps, Internals } from '#modules/accounts/internals.ts';
import { makeOneTimeCodes } from '#modules/accounts/codes/one-time-codes.ts';
import { makeOwnAccountRoutes } from '#modules/accounts/own-account/own-account.routes.ts';
import { makePasswordRoutes } from '#modules/accounts/passwords/passwords.routes.ts';
import { makePasswords } from '#modules/accounts/passwords/passwords.ts';
import { makeSignInLocations } from '#modules/accounts/sessions/sign-in-locations.ts';
import { makeAccountMailer } from '#modules/accounts/mails/account-mailer.ts';
import { makeProofs } from '#modules/accounts/second-factor/proofs.ts';
import { makeRecoveryCodes } from '#modules/accounts/second-factor/recovery-codes.ts';
import { makeSecondFactorRoutes } from '#modules/accounts/second-factor/second-factor.routes.ts';
import { makeSecondFactor } from '#modules/accounts/second-factor/second-factor.ts';
import {
  makeSessions,
  type SessionOptions,
  type StartedSession,
} from '#modules/accounts/sessions/sessions.ts';
import { makeSweepHandler } from '#modules/accounts/sweep.ts';
import type { SessionLevel } from '#modules/accounts/tables.ts';
import { makeSsoRoutes } from '#modules/accounts/sso/sso.routes.ts';
import { makeIssueTemporaryPassword } from '#modules/accounts/passwords/temporary-password.ts';
import { makeThrottle, type Throttle } from '#modules/accounts/throttling/throttle.ts';

export type { AccountsDeps, AccountSettings } from '#modules/accounts/internals.ts';
export { makePasswords, type Passwords } from '#modules/accounts/passwords/passwords.ts';
export type { SingleSignOn } from '#modules/accounts/sso/sso.ts';
export type { SessionLevel } from '#modules/accounts/tables.ts';

export interface AccountsApi {
  /** Who holds this access token, whatever the session's level; null for one that opens nothing. */
  readonly authenticate: Authenticate;
  /** When a session's present access token expires; null once there is none that opens anything. */
  findAccessExpiry(sessionId: string): Promise<Date | null>;
  /** Whether the session is open, or can be opened again by its refresh token. */
  isLiveSession(sessionId: string): Promise<boolean>;
  /** Starts a session of any level in the caller's transaction. */
  startSession(
    trx: Trx,
    accountId: string,
    level: SessionLevel,
    options?: SessionOptions,
  ): Promise<StartedSession>;
  /**
   * Gives an account a password that opens nothing but its own change, and ends every session. `also` runs first in
   * the same transaction.
   */
  issueTemporaryPassword(accountId: string, also?: (trx: Trx) => Promise<void>): Promise<string>;
  /** Counts an attempt of somebody; throws 429 where an allowance is used up. */
  readonly admit: Throttle['admit'];
  /** Calls the listener with sessions that were ended, after the fact is committed. Answers how to stop listening. */
  onSessionsEnded(listener: (sessionIds: readonly string[]) => void): () => void;
}

/** The calls of this module, one group of the contract each. */
const routeGroups = [
  makeAccountRoutes,
  makePasswordRoutes,
  makeSecondFactorRoutes,
  makeOwnAccountRoutes,
  makeSsoRoutes,
  makeAccountDataRoutes,
] as const;

/** Accounts, their sessions and everything that leads to one. */
export function makeAccounts(deps: AccountsDeps) {
  const internals = makeInternals(deps);
  const { database, sessions, accountMailer, accountDeletedMail, throttle, now } = internals;
  const api: AccountsApi = {
    authenticate: sessions.authenticate,
    findAccessExpiry: sessions.findAccessExpiry,
    isLiveSession: sessions.isLive,
    startSession: sessions.start,
    onSessionsEnded: sessions.onEnded,
    admit: throttle.admit,
    issueTemporaryPassword: makeIssueTemporaryPassword(internals),
  };
  return {
    name: 'accounts',
    api,
    routes: routeGroups.map((makeGroup) => makeGroup(internals)),
    jobs: [accountMailer.handler, accountDeletedMail.handler, makeSweepHandler({ database, sessions, now })],
  } satisfies Module;
}

function makeInternals(deps: AccountsDeps): Internals {
  const { database, jobs, mailer, clock, log, settings } = deps;
  const { secret } = settings;
  const now = () => new Date(clock());
  const passwords = deps.passwords ?? makePasswords();
  const codes = makeOneTimeCodes({ secret, clock });
  const throttle = makeThrottle({ database, clock, secret, enabled: settings.throttle === 'on' });
  const accountMailer = makeAccountMailer({ database, jobs, mailer, codes, clock, settings });
  const recoveryCodes = makeRecoveryCodes(settings);
  const signInLocations = makeSignInLocations({ database, settings, accountMailer, now });
  const secondFactor = makeSecondFactor({
    database,
    settings,
    clock,
    throttle,
    signInLocations,
    recoveryCodes,
    accountMailer,
    log,
  });
  return {
    ...deps,
    passwords,
    codes,
    idTokens: makeIdTokens(settings, clock),
    sessions: makeSessions({ database, clock }),
    throttle,
    accountMailer,
    accountDeletedMail: makeAccountDeletedMail({ clock, jobs, mailer, settings }),
    recoveryCodes,
    secondFactor,
    proofs: makeProofs({ passwords, secondFactor, throttle, signInLocations, log }),
    signInLocations,
    now,
  };
}
