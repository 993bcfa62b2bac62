import type { Clock } from '#kernel/clock.ts';
import type { EffectivePlan } from '@recto/contract/plans';
import type { Database, Db, Trx } from '#kernel/database.ts';
import type { JobQueue } from '#kernel/define-job.ts';
import type { Downloads } from '#kernel/downloads.ts';
import type { Authenticate } from '#kernel/http.ts';
import type { Log } from '#kernel/log.ts';
import type { Mailer } from '#kernel/mail.ts';
import type { AccountData, Module } from '#kernel/module.ts';
import {
  findEmails,
  findGrantedPlan,
  type PaymentState,
  setPaymentState,
} from '#modules/accounts/account.store.ts';
import type { AccountSettings } from '#modules/accounts/account-settings.ts';
import { type Administration, makeAdministration } from '#modules/accounts/administration/administration.ts';
import type { Audit } from '#modules/audit/index.ts';
import { makeAccountDataRoutes } from '#modules/accounts/own-account/account-data.routes.ts';
import { makeAccountRoutes } from '#modules/accounts/signing-in/accounts.routes.ts';
import { makeAccountDeletedMail } from '#modules/accounts/own-account/account-deleted-mail.ts';
import { makeIdTokens } from '#modules/accounts/sessions/id-tokens.ts';
import { makeOneTimeCodes } from '#modules/accounts/codes/one-time-codes.ts';
import { makeOwnAccountRoutes } from '#modules/accounts/own-account/own-account.routes.ts';
import { findSendOutside } from '#modules/accounts/own-account/send-outside.store.ts';
import { makePasswordRoutes } from '#modules/accounts/passwords/passwords.routes.ts';
import { makePasswords, type Passwords } from '#modules/accounts/hashing/passwords.ts';
import { makeSignInLocations } from '#modules/accounts/sessions/sign-in-locations.ts';
import { makeAccountMailer } from '#modules/accounts/mails/account-mailer.ts';
import { CLEAR_AWAY_SECONDS } from '#modules/accounts/limits.ts';
import { makeClearAway } from '#modules/accounts/clear-away.ts';
import type { FindPlan } from '#modules/accounts/plan.ts';
import { isPersonalToken } from '#modules/accounts/personal-tokens/personal-token.ts';
import { makePersonalTokenRoutes } from '#modules/accounts/personal-tokens/personal-tokens.routes.ts';
import { makePersonalTokens } from '#modules/accounts/personal-tokens/personal-tokens.ts';
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
import type { SingleSignOn } from '#modules/accounts/sso/sso.ts';
import { makeIssueTemporaryPassword } from '#modules/accounts/passwords/temporary-password.ts';
import { makeThrottle, type Throttle } from '#modules/accounts/throttling/throttle.ts';

export type { Administration, UserRow } from '#modules/accounts/administration/administration.ts';
export type { AccountSettings } from '#modules/accounts/account-settings.ts';
export { makePasswords, type Passwords } from '#modules/accounts/hashing/passwords.ts';
export type { FindPlan } from '#modules/accounts/plan.ts';
export type { SingleSignOn } from '#modules/accounts/sso/sso.ts';
export type { SessionLevel } from '#modules/accounts/tables.ts';

export interface AccountsApi {
  /** Who holds this access token of a session, whatever the session's level; null for one that opens nothing. */
  readonly authenticate: Authenticate;
  /** The same of a call over HTTP, for which a personal access token will do. */
  readonly authenticateCall: Authenticate;
  /** When a session's present access token expires; null once there is none that opens anything. */
  findAccessExpiry(sessionId: string): Promise<Date | null>;
  /** Whether the session is open, or can be opened again by its refresh token; or the personal access token is good. */
  isLiveHolder(id: string): Promise<boolean>;
  /** Whether the account lets its texts go to outside services, at this moment. */
  sendsOutside(accountId: string): Promise<boolean>;
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
  /** What administrators do to accounts. */
  readonly administration: Administration;
  /** Counts an attempt of somebody; throws 429 where an allowance is used up. */
  readonly admit: Throttle['admit'];
  /** The addresses of accounts by their ids, of those that are there. */
  findEmails(accountIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The plan that the operator gave an account, whatever is paid for; null where there is none. */
  findGrantedPlan(db: Db, accountId: string): Promise<EffectivePlan | null>;
  /** Keeps what sign-ins say of payments, and holds the account's row; false where it is gone. */
  setPaymentState(trx: Trx, accountId: string, state: PaymentState): Promise<boolean>;
  /** Calls the listener with sessions that were ended, after the fact is committed. Answers how to stop listening. */
  onSessionsEnded(listener: (sessionIds: readonly string[]) => void): () => void;
}

export interface AccountsDeps {
  readonly database: Database;
  readonly audit: Audit;
  readonly jobs: JobQueue;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly log: Log;
  readonly settings: AccountSettings;
  readonly downloads: Downloads;
  /** Makes every capability erase the account; its row is locked by then and deleted in the same transaction. */
  eraseAccount(trx: Trx, accountId: string): Promise<void>;
  /** What all capabilities keep of an account, for its owner to take along. */
  exportFor(accountId: string): Promise<AccountData>;
  readonly singleSignOn?: SingleSignOn | undefined;
  /** Which plan an account has, as the capability of plans tells; without one, what the operator gave it or the default. */
  readonly findPlan?: FindPlan;
  /** Deletes the mails that were written before, instead of being sent, in this process's folder; answers how many. */
  deleteWrittenMails?(before: Date): Promise<number>;
  /** Handed in where the hashes must be counted or cheap. */
  readonly passwords?: Passwords;
}

/** Accounts, their sessions and everything that leads to one. */
export function makeAccounts(deps: AccountsDeps) {
  const parts = makeParts(deps);
  const { sessions, personalTokens, accountMailer, accountDeletedMail, throttle } = parts;
  const api: AccountsApi = {
    authenticate: sessions.authenticate,
    findAccessExpiry: sessions.findAccessExpiry,
    authenticateCall: async (token) =>
      isPersonalToken(token) ? personalTokens.authenticate(token) : sessions.authenticate(token),
    isLiveHolder: async (id) => (await sessions.isLive(id)) || personalTokens.isLive(id),
    sendsOutside: async (accountId) => (await findSendOutside(deps.database.root, accountId)) ?? false,
    startSession: sessions.start,
    onSessionsEnded: sessions.onEnded,
    admit: throttle.admit,
    findEmails: (accountIds) => findEmails(deps.database.root, accountIds),
    findGrantedPlan,
    setPaymentState,
    issueTemporaryPassword: makeIssueTemporaryPassword(parts),
    administration: makeAdministration(parts),
  };
  const clearAway = makeClearAway(parts);
  return {
    name: 'accounts',
    api,
    routes: [
      makeAccountRoutes(parts),
      makePasswordRoutes(parts),
      makeSecondFactorRoutes(parts),
      makeOwnAccountRoutes(parts),
      makeSsoRoutes(parts),
      makeAccountDataRoutes(parts),
      makePersonalTokenRoutes(parts),
    ],
    jobs: [accountMailer.handler, accountDeletedMail.handler, makeSweepHandler(parts)],
    periodic: [{ everyMs: CLEAR_AWAY_SECONDS * 1000, run: clearAway }],
    recover: clearAway,
  } satisfies Module;
}

/** The parts, each made of those before it; what a use case takes of them stands in its own types. */
function makeParts(deps: AccountsDeps) {
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
  const findPlan: FindPlan =
    deps.findPlan ??
    (async (db, accountId) => (await findGrantedPlan(db, accountId)) ?? settings.defaultPlan);
  return {
    ...deps,
    findPlan,
    passwords,
    codes,
    idTokens: makeIdTokens(settings, clock),
    sessions: makeSessions({ database, clock }),
    personalTokens: makePersonalTokens({ database, throttle, log, now }),
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
