import type { AuthenticationResult } from '@recto/contract/accounts';
import { notSignedIn } from '#kernel/errors.ts';
import type { Caller } from '#kernel/http.ts';
import type { Database } from '#kernel/database.ts';
import type { Log } from '#kernel/log.ts';
import { findAccount } from '#modules/accounts/account.store.ts';
import { sessionEnded } from '#modules/accounts/accounts.errors.ts';
import { makeAuthenticationResult } from '#modules/accounts/sessions/authentication-result.ts';
import type { Client } from '#modules/accounts/client.ts';
import { takePendingSession } from '#modules/accounts/sessions/session.store.ts';
import type { SecondFactor } from '#modules/accounts/second-factor/second-factor.ts';
import type { Sessions } from '#modules/accounts/sessions/sessions.ts';
import type { SignInLocations } from '#modules/accounts/sessions/sign-in-locations.ts';
import type { IdTokens } from '#modules/accounts/sessions/id-tokens.ts';

export interface VerifyMfaDeps {
  readonly database: Database;
  readonly secondFactor: SecondFactor;
  readonly sessions: Sessions;
  readonly signInLocations: SignInLocations;
  readonly idTokens: IdTokens;
  readonly now: () => Date;
  readonly log: Log;
}

/** The second step of signing in: the session that waits is replaced by a full one, as long-lived as was asked for. */
export function makeVerifyMfa(deps: VerifyMfaDeps) {
  const { database, secondFactor, sessions, signInLocations, now, log } = deps;
  return async (caller: Caller, code: string, client: Client): Promise<AuthenticationResult> => {
    const { accountId } = caller;
    const account = await findAccount(database.root, accountId);
    if (!account) throw notSignedIn();
    const spend = await secondFactor.check(account, code, client);
    const session = await database.transaction(async (trx) => {
      await spend(trx);
      const pending = await takePendingSession(trx, caller.sessionId, now());
      if (!pending) throw sessionEnded();
      await signInLocations.note(trx, accountId, client, account.login_count === 1);
      return sessions.start(trx, accountId, 'full', { remember: pending.remembered, client });
    });
    const { sessionId } = session;
    log.info({ event: 'login.second_factor_given', accountId, sessionId, ip: client.ip });
    return makeAuthenticationResult(deps.idTokens, account, session);
  };
}
