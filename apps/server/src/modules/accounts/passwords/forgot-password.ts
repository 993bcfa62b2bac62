import type { Database } from '#kernel/database.ts';
import type { Log } from '#kernel/log.ts';
import { findAccountByEmail, NOBODY } from '#modules/accounts/account.store.ts';
import { normaliseEmail } from '#modules/accounts/email-address.ts';
import type { Client } from '#modules/accounts/client.ts';
import type { Throttle } from '#modules/accounts/throttling/throttle.ts';
import type { SignInLocations } from '#modules/accounts/sessions/sign-in-locations.ts';
import type { OneTimeCodes } from '#modules/accounts/codes/one-time-codes.ts';
import type { AccountMailer } from '#modules/accounts/mails/account-mailer.ts';

export interface ForgotPasswordDeps {
  readonly database: Database;
  readonly throttle: Throttle;
  readonly signInLocations: SignInLocations;
  readonly codes: OneTimeCodes;
  readonly accountMailer: AccountMailer;
  readonly log: Log;
}

/**
 * Mails a code for a new password; the old code dies. An account that was never confirmed gets one as well, since using
 * it proves the mailbox. An unknown address costs the same and gets nothing.
 */
export function makeForgotPassword({
  database,
  throttle,
  signInLocations,
  codes,
  accountMailer,
  log,
}: ForgotPasswordDeps) {
  return async (form: { email: string }, client: Client): Promise<void> => {
    const email = normaliseEmail(form.email);
    const account = await findAccountByEmail(database.root, email);
    await throttle.admit('forgotPassword', await signInLocations.describeAttempt(email, client, account));
    const accountId = account?.id ?? NOBODY;
    await database.transaction(async (trx) => {
      const code = await codes.issue(trx, accountId, 'reset-password');
      await accountMailer.put(trx, 'reset-password', accountId, code);
    });
    if (account) log.info({ event: 'password.reset_requested', accountId, ip: client.ip });
  };
}
