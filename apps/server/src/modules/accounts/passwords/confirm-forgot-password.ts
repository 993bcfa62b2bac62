import type { ConfirmForgotPassword } from '@recto/contract/passwords';
import type { Database } from '#kernel/database.ts';
import type { Log } from '#kernel/log.ts';
import {
  findAccountByEmail,
  lockAccount,
  markEmailVerified,
  NOBODY,
  setPassword,
} from '#modules/accounts/account.store.ts';
import { codeInvalid } from '#modules/accounts/accounts.errors.ts';
import type { Client } from '#modules/accounts/client.ts';
import { normaliseEmail } from '#modules/accounts/email-address.ts';
import { refuseGuessablePassword } from '#modules/accounts/passwords/password-rules.ts';
import { deleteSessionsOf } from '#modules/accounts/sessions/end-sessions.store.ts';
import type { AccountSettings } from '#modules/accounts/account-settings.ts';
import type { Throttle } from '#modules/accounts/throttling/throttle.ts';
import type { SignInLocations } from '#modules/accounts/sessions/sign-in-locations.ts';
import type { OneTimeCodes } from '#modules/accounts/codes/one-time-codes.ts';
import type { Passwords } from '#modules/accounts/hashing/passwords.ts';
import type { Sessions } from '#modules/accounts/sessions/sessions.ts';
import type { AccountMailer } from '#modules/accounts/mails/account-mailer.ts';

export interface ConfirmForgotPasswordDeps {
  readonly database: Database;
  readonly settings: Pick<AccountSettings, 'productName'>;
  readonly throttle: Throttle;
  readonly signInLocations: SignInLocations;
  readonly codes: OneTimeCodes;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly accountMailer: AccountMailer;
  readonly now: () => Date;
  readonly log: Log;
}

/**
 * Sets a new password with the mailed code. Whoever has the code has the mailbox, so the address is confirmed too. Every
 * session ends and guesses at the old password are forgotten; the second factor stays as it is, and no session is started.
 */
export function makeConfirmForgotPassword(deps: ConfirmForgotPasswordDeps) {
  const { database, settings, throttle, signInLocations, codes, passwords, sessions, now, log } = deps;

  const replacePassword = async (accountId: string, form: ConfirmForgotPassword, client: Client) => {
    const passwordHash = await passwords.hash(form.password);
    return database.transaction(async (trx) => {
      // Before its code, as everybody does who writes both: the other way round two would wait for each other.
      await lockAccount(trx, accountId);
      if (!(await codes.consume(trx, accountId, 'reset-password', form.confirmationCode))) return null;
      await setPassword(trx, accountId, { passwordHash, isTemporary: false }, now());
      await markEmailVerified(trx, accountId, now());
      await codes.cancel(trx, accountId, 'verify-email');
      await deps.accountMailer.notify(trx, 'password-reset', accountId, { client });
      const location = await signInLocations.trust(trx, accountId, client);
      const end = { reason: 'password_reset', now: now() } as const;
      return { location, endedSessions: await deleteSessionsOf(trx, accountId, end) };
    });
  };

  return async (form: ConfirmForgotPassword, client: Client): Promise<void> => {
    const { ip } = client;
    const email = normaliseEmail(form.email);
    const { productName } = settings;
    refuseGuessablePassword(form.password, { email, productName, field: 'password' });
    const account = await findAccountByEmail(database.root, email);
    const accountId = account?.id ?? NOBODY;
    const attempt = await signInLocations.describeAttempt(email, client, account);
    const given = { accountId, purpose: 'reset-password', code: form.confirmationCode, ip } as const;
    const isRight = await throttle.guess(
      'confirmForgotPassword',
      attempt,
      async () => (await codes.check(database.root, given)) || null,
    );
    const replaced = isRight ? await replacePassword(accountId, form, client) : null;
    if (!replaced) {
      log.warn({ event: 'password.reset_refused', accountId, ip });
      throw codeInvalid();
    }
    sessions.announceEnd(replaced.endedSessions);
    await throttle.forgive({ email, ip, knownLocation: replaced.location });
    log.info({ event: 'password.reset', accountId, ip });
  };
}
