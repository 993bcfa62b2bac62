import { normaliseEmail } from '#modules/accounts/email-address.ts';
import type { Client } from '#modules/accounts/sessions/client.ts';
import type { Internals } from '#modules/accounts/internals.ts';
import { findAccountByEmail, NOBODY } from '#modules/accounts/account.store.ts';

/** Mails a new code to an address that waits for its confirmation; every other address gets nothing, at the same cost. */
export function makeResendCode({
  database,
  throttle,
  signInLocations,
  codes,
  accountMailer,
  log,
}: Internals) {
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
