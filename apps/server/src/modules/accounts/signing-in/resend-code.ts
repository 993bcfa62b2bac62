import type { Database } from '#kernel/database.ts';
import type { Log } from '#kernel/log.ts';
import { normaliseEmail } from '#modules/accounts/email-address.ts';
import type { Client } from '#modules/accounts/client.ts';
import { findAccountByEmail, NOBODY } from '#modules/accounts/account.store.ts';
import type { Throttle } from '#modules/accounts/throttling/throttle.ts';
import type { SignInLocations } from '#modules/accounts/sessions/sign-in-locations.ts';
import type { OneTimeCodes } from '#modules/accounts/codes/one-time-codes.ts';
import type { AccountMailer } from '#modules/accounts/mails/account-mailer.ts';

export interface ResendCodeDeps {
  readonly database: Database;
  readonly throttle: Throttle;
  readonly signInLocations: SignInLocations;
  readonly codes: OneTimeCodes;
  readonly accountMailer: AccountMailer;
  readonly log: Log;
}

/** Mails a new code to an address that waits for its confirmation; every other address gets nothing, at the same cost. */
export function makeResendCode({
  database,
  throttle,
  signInLocations,
  codes,
  accountMailer,
  log,
}: ResendCodeDeps) {
  return async (form: { email: string }, client: Client): Promise<void> => {
    const email = normaliseEmail(form.email);
    const account = await findAccountByEmail(database.root, email);
    const attempt = await signInLocations.describeAttempt(email, client, account);
    await throttle.admit('resendGap', attempt);
    await throttle.admit('resendCode', attempt);
    const accountId = account && account.email_verified_at === null ? account.id : NOBODY;
    await database.transaction(async (trx) => {
      const code = await codes.issue(trx, accountId, 'verify-email');
      await accountMailer.put(trx, 'verify-email', accountId, code);
    });
    if (accountId !== NOBODY) log.info({ event: 'account.code_resent', accountId });
  };
}
