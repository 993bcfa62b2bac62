import type { Login, LoginResult } from '@recto/contract/accounts';
import { type Account, findAccountByEmail, replacePasswordHash } from '#modules/accounts/account.store.ts';
import {
  emailUnverified,
  temporaryPasswordExpired,
  wrongCredentials,
} from '#modules/accounts/accounts.errors.ts';
import type { Client } from '#modules/accounts/client.ts';
import { normaliseEmail } from '#modules/accounts/email-address.ts';
import { isExpiredTemporaryPassword } from '#modules/accounts/passwords/temporary-password.ts';
import { levelOf, makeSignIn, type SignInDeps } from '#modules/accounts/signing-in/sign-in.ts';
import type { Passwords } from '#modules/accounts/hashing/passwords.ts';
import type { Throttle } from '#modules/accounts/throttling/throttle.ts';
import type { OneTimeCodes } from '#modules/accounts/codes/one-time-codes.ts';
import type { AccountMailer } from '#modules/accounts/mails/account-mailer.ts';

export interface LogInDeps extends SignInDeps {
  readonly passwords: Passwords;
  readonly throttle: Throttle;
  readonly codes: OneTimeCodes;
  readonly accountMailer: AccountMailer;
  readonly now: () => Date;
}

/** Signs in with e-mail and password. Every refusal costs one hash and the same statements, and reads the same. */
export function makeLogIn(deps: LogInDeps) {
  const { database, passwords, signInLocations, throttle, log } = deps;
  const signIn = makeSignIn(deps);
  return async (form: Login, client: Client): Promise<LoginResult> => {
    const { ip } = client;
    const email = normaliseEmail(form.email);
    const known = await findAccountByEmail(database.root, email);
    const attempt = await signInLocations.describeAttempt(email, client, known);
    const account = await throttle.guess('login', attempt, async () => {
      const isRight = await passwords.verify(known?.password_hash ?? null, form.password);
      return known && isRight ? known : null;
    });
    if (!account) {
      log.warn({ event: 'login.failed', accountId: known?.id ?? null, ip });
      throw wrongCredentials();
    }
    await rehash(deps, account, form.password);
    if (account.email_verified_at === null) {
      await mailNewCode(deps, account);
      throw emailUnverified();
    }
    if (isExpiredTemporaryPassword(account, deps.now())) {
      log.warn({ event: 'login.temporary_password_expired', accountId: account.id, ip });
      throw temporaryPasswordExpired();
    }
    const result = await signIn(account, levelOf(account), { client, remember: form.rememberMe ?? false });
    if (!result) throw wrongCredentials();
    return result;
  };
}

/** The password is at hand only now: a hash made with older parameters is replaced. */
async function rehash(
  { database, passwords }: LogInDeps,
  { id, password_hash: was }: Account,
  password: string,
) {
  if (was === null || !passwords.isOutdated(was)) return;
  await replacePasswordHash(database.root, id, was, await passwords.hash(password));
}

async function mailNewCode(
  { database, throttle, codes, accountMailer, log }: LogInDeps,
  { id, email }: Account,
) {
  log.info({ event: 'login.unverified', accountId: id });
  if (!(await throttle.allows('loginCode', { email }))) return;
  await database.transaction(async (trx) => {
    const code = await codes.issue(trx, id, 'verify-email');
    await accountMailer.put(trx, 'verify-email', id, code);
  });
}
