import { notSignedIn } from '#kernel/errors.ts';
import type { Caller } from '#kernel/http.ts';
import type { Database } from '#kernel/database.ts';
import type { Log } from '#kernel/log.ts';
import { findAccount } from '#modules/accounts/account.store.ts';
import { registrationMissing } from '#modules/accounts/accounts.errors.ts';
import type { Client } from '#modules/accounts/client.ts';
import {
  putRecoveryCodes,
  registerPendingSecret,
} from '#modules/accounts/second-factor/second-factor.store.ts';
import { deleteSessionsOf } from '#modules/accounts/sessions/end-sessions.store.ts';
import type { SecondFactor } from '#modules/accounts/second-factor/second-factor.ts';
import type { RecoveryCodes } from '#modules/accounts/second-factor/recovery-codes.ts';
import type { Sessions } from '#modules/accounts/sessions/sessions.ts';
import type { AccountMailer } from '#modules/accounts/mails/account-mailer.ts';

export interface RegisterMfaDeps {
  readonly database: Database;
  readonly secondFactor: SecondFactor;
  readonly recoveryCodes: RecoveryCodes;
  readonly sessions: Sessions;
  readonly accountMailer: AccountMailer;
  readonly now: () => Date;
  readonly log: Log;
}

/**
 * Registers the authenticator that waits, with its first code. From then on it is the only one, with ten new recovery
 * codes. Whether signing in asks for it is another matter: see `change-mfa-setup.ts`. Other sessions end.
 */
export function makeRegisterMfa(deps: RegisterMfaDeps) {
  const { database, secondFactor, recoveryCodes, sessions, accountMailer, now, log } = deps;
  return async (caller: Caller, code: string, client: Client): Promise<string[]> => {
    const { accountId, sessionId } = caller;
    const account = await findAccount(database.root, accountId);
    if (!account) throw notSignedIn();
    const { totp_pending_secret: sealed, totp_pending_expires_at: expiresAt } = account;
    if (sealed === null || expiresAt === null || expiresAt <= now()) throw registrationMissing();
    const step = await secondFactor.checkFirstCode(account, code, client);
    const { codes, digests } = recoveryCodes.make(accountId);
    const endedSessions = await database.transaction(async (trx) => {
      if (!(await registerPendingSecret(trx, { accountId, sealed, step }, now())))
        throw registrationMissing();
      await putRecoveryCodes(trx, accountId, digests);
      await accountMailer.notify(trx, 'authenticator-registered', accountId, { client });
      return deleteSessionsOf(trx, accountId, {
        except: sessionId,
        reason: 'second_factor_changed',
        now: now(),
      });
    });
    sessions.announceEnd(endedSessions);
    log.info({ event: 'mfa.registered', accountId, ip: client.ip });
    return codes;
  };
}
