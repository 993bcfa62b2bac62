import type { AuthenticationResult } from '@recto/contract/accounts';
import { notSignedIn } from '#kernel/errors.ts';
import type { Caller } from '#kernel/http.ts';
import { findAccount } from '#modules/accounts/account.store.ts';
import { sessionEnded } from '#modules/accounts/accounts.errors.ts';
import { makeAuthenticationResult } from '#modules/accounts/signing-in/authentication-result.ts';
import type { Client } from '#modules/accounts/sessions/client.ts';
import type { Internals } from '#modules/accounts/internals.ts';
import { takePendingSession } from '#modules/accounts/sessions/session.store.ts';

/** The second step of signing in: the session that waits is replaced by a full one, as long-lived as was asked for. */
export function makeVerifyMfa(internals: Internals) {
  const { database, secondFactor, sessions, signInLocations, now, log } = internals;
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
    log.info({ event: 'login.second_factor_given', accountId, sessionId, address: client.address });
    return makeAuthenticationResult(internals.idTokens, account, session);
  };
}
