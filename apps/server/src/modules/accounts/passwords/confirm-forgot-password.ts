import type { ConfirmForgotPassword } from '@recto/contract/passwords';
import {
  findAccountByEmail,
  lockAccount,
  markEmailVerified,
  NOBODY,
  setPassword,
} from '#modules/accounts/account.store.ts';
import { codeInvalid } from '#modules/accounts/accounts.errors.ts';
import type { Client } from '#modules/accounts/sessions/client.ts';
import { normaliseEmail } from '#modules/accounts/email-address.ts';
import type { Internals } from '#modules/accounts/internals.ts';
import { refuseGuessablePassword } from '#modules/accounts/passwords/password-rules.ts';
import { deleteSessionsOf } from '#modules/accounts/sessions/end-sessions.store.ts';

/**
 * Sets a new password with the mailed code. Whoever has the code has the mailbox, so the address is confirmed too. Every
 * session ends and guesses at the old password are forgotten; the second factor stays as it is, and no session is started.
 */
export function makeConfirmForgotPassword(internals: Internals) {
  const { database, settings, throttle, signInLocations, codes, passwords, sessions, now, log } = internals;

  const replacePassword = async (accountId: string, form: ConfirmForgotPassword, client: Client) => {
    const passwordHash = await passwords.hash(form.password);
    return database.transaction(async (trx) => {
      // Before its code, as everybody does who writes both: the other way round two would wait for each other.
      await lockAccount(trx, accountId);
      if (!(await codes.consume(trx, accountId, 'reset-password', form.confirmationCode))) return null;
      await setPassword(trx, accountId, { passwordHash, isTemporary: false }, now());
      await markEmailVerified(trx, accountId, now());
      await codes.cancel(trx, accountId, 'verify-email');
      await internals.accountMailer.notify(trx, 'password-reset', accountId, { client });
      const location = await signInLocations.trust(trx, accountId, client);
      const end = { reason: 'password_reset', now: now() } as const;
      return { location, endedSessions: await deleteSessionsOf(trx, accountId, end) };
    });
  };

  return async (form: ConfirmForgotPassword, client: Client): Promise<void> => {
    const { address } = client;
    const email = normaliseEmail(form.email);
    const { productName } = settings;
    refuseGuessablePassword(form.password, { email, productName, field: 'password' });
    const account = await findAccountByEmail(database.root, email);
    const accountId = account?.id ?? NOBODY;
    const attempt = await signInLocations.describeAttempt(email, client, account);
    const given = { accountId, purpose: 'reset-password', code: form.confirmationCode, address } as const;
    const isRight = await throttle.guess(
      'confirmForgotPassword',
      attempt,
      async () => (await codes.check(database.root, given)) || null,
    );
    const replaced = isRight ? await replacePassword(accountId, form, client) : null;
    if (!replaced) {
      log.warn({ event: 'password.reset_refused', accountId, address });
      throw codeInvalid();
    }
    sessions.announceEnd(replaced.endedSessions);
    await throttle.forgive({ email, address, knownLocation: replaced.location });
    log.info({ event: 'password.reset', accountId, address });
  };
}
