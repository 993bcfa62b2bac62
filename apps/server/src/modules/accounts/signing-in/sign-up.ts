import { randomUUID } from 'node:crypto';
import type { SignUp } from '@recto/contract/accounts';
import type { Database } from '#kernel/database.ts';
import type { Log } from '#kernel/log.ts';
import type { Client } from '#modules/accounts/client.ts';
import { signupClosed } from '#modules/accounts/accounts.errors.ts';
import { domainOf, normaliseEmail } from '#modules/accounts/email-address.ts';
import { refuseGuessablePassword } from '#modules/accounts/passwords/password-rules.ts';
import { findAccountByEmail, NOBODY, putUnverifiedAccount } from '#modules/accounts/account.store.ts';
import type { AccountSettings } from '#modules/accounts/account-settings.ts';
import type { Throttle } from '#modules/accounts/throttling/throttle.ts';
import type { SignInLocations } from '#modules/accounts/sessions/sign-in-locations.ts';
import type { Passwords } from '#modules/accounts/hashing/passwords.ts';
import type { OneTimeCodes } from '#modules/accounts/codes/one-time-codes.ts';
import type { AccountMailer } from '#modules/accounts/mails/account-mailer.ts';

export interface SignUpDeps {
  readonly database: Database;
  readonly settings: Pick<AccountSettings, 'signup' | 'signupDomains' | 'productName'>;
  readonly throttle: Throttle;
  readonly signInLocations: SignInLocations;
  readonly passwords: Passwords;
  readonly codes: OneTimeCodes;
  readonly accountMailer: AccountMailer;
  readonly now: () => Date;
  readonly log: Log;
}

/**
 * Makes an account that waits for its address to be confirmed. A known confirmed address gets a notice instead of a
 * code, an unconfirmed one takes what was entered now and its old code dies. All three cost one hash and the same
 * statements.
 */
export function makeSignUp(deps: SignUpDeps) {
  const { database, settings, throttle, signInLocations, passwords, codes, accountMailer, now, log } = deps;
  return async (form: SignUp, client: Client): Promise<void> => {
    const email = normaliseEmail(form.email);
    refuseClosedSignup(settings, email);
    const known = await findAccountByEmail(database.root, email);
    await throttle.admit('signUp', await signInLocations.describeAttempt(email, client, known));
    const { productName } = settings;
    refuseGuessablePassword(form.password, { email, productName, field: 'password' });
    const passwordHash = await passwords.hash(form.password);
    const { name, lastName } = form;
    const outcome = await database.transaction(async (trx) => {
      await putUnverifiedAccount(trx, { id: randomUUID(), email, name, lastName, passwordHash }, now());
      const account = await findAccountByEmail(trx, email);
      if (!account) throw new Error('an account that was just written is missing');
      const isKnown = account.email_verified_at !== null;
      const code = await codes.issue(trx, isKnown ? NOBODY : account.id, 'verify-email');
      await accountMailer.put(trx, isKnown ? 'account-exists' : 'verify-email', account.id, code);
      return { accountId: account.id, event: isKnown ? 'account.signup_repeated' : 'account.signed_up' };
    });
    log.info(outcome);
  };
}

/** By the domain alone, whoever has an account: the answer tells nothing about any account. */
function refuseClosedSignup({ signup, signupDomains }: SignUpDeps['settings'], email: string): void {
  if (signup === 'closed') throw signupClosed(signup);
  if (signup === 'domains' && !signupDomains.includes(domainOf(email))) throw signupClosed(signup);
}
