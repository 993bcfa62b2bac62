import type { UserAttribute } from '@recto/contract/accounts';
import { notSignedIn } from '#kernel/errors.ts';
import type { Caller } from '#kernel/http.ts';
import type { Database } from '#kernel/database.ts';
import type { Log } from '#kernel/log.ts';
import { findAccount } from '#modules/accounts/account.store.ts';
import { authenticatorMissing } from '#modules/accounts/accounts.errors.ts';
import { userAttributesOf } from '#modules/accounts/sessions/authentication-result.ts';
import type { Client } from '#modules/accounts/client.ts';
import type { GivenProof, Proofs } from '#modules/accounts/second-factor/proofs.ts';
import { setMfaEnabled } from '#modules/accounts/second-factor/second-factor.store.ts';
import { deleteSessionsOf } from '#modules/accounts/sessions/end-sessions.store.ts';
import type { Sessions } from '#modules/accounts/sessions/sessions.ts';
import type { AccountMailer } from '#modules/accounts/mails/account-mailer.ts';

export interface ChangeMfaSetupDeps {
  readonly database: Database;
  readonly proofs: Proofs;
  readonly sessions: Sessions;
  readonly accountMailer: AccountMailer;
  readonly now: () => Date;
  readonly log: Log;
}

/**
 * Switches the second factor. On needs a registered authenticator, so that nobody locks themselves out; off needs a
 * proof and keeps the authenticator for the next time. Other sessions end. Where it stands already nothing happens.
 */
export function makeChangeMfaSetup(deps: ChangeMfaSetupDeps) {
  const { database, proofs, sessions, accountMailer, now, log } = deps;
  return async (
    { accountId, sessionId }: Caller,
    isEnabled: boolean,
    given: GivenProof,
    client: Client,
  ): Promise<UserAttribute[]> => {
    const account = await findAccount(database.root, accountId);
    if (!account) throw notSignedIn();
    if (account.mfa_enabled === isEnabled) return userAttributesOf(account);
    if (isEnabled && account.totp_secret === null) throw authenticatorMissing();
    const spend = isEnabled ? null : await proofs.check(account, given, client);
    const endedSessions = await database.transaction(async (trx) => {
      await spend?.(trx);
      if (!(await setMfaEnabled(trx, accountId, isEnabled, now()))) return [];
      await accountMailer.notify(trx, isEnabled ? 'mfa-on' : 'mfa-off', accountId, { client });
      return deleteSessionsOf(trx, accountId, {
        except: sessionId,
        reason: 'second_factor_changed',
        now: now(),
      });
    });
    sessions.announceEnd(endedSessions);
    log.info({ event: isEnabled ? 'mfa.switched_on' : 'mfa.switched_off', accountId });
    return userAttributesOf({ ...account, mfa_enabled: isEnabled });
  };
}
