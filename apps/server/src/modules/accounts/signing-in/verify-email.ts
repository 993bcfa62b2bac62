import type { Database } from '#kernel/database.ts';
import type { Log } from '#kernel/log.ts';
import { codeInvalid } from '#modules/accounts/accounts.errors.ts';
import { normaliseEmail } from '#modules/accounts/email-address.ts';
import type { Client } from '#modules/accounts/client.ts';
import {
  findAccountByEmail,
  lockAccount,
  markEmailVerified,
  NOBODY,
} from '#modules/accounts/account.store.ts';
import type { Throttle } from '#modules/accounts/throttling/throttle.ts';
import type { SignInLocations } from '#modules/accounts/sessions/sign-in-locations.ts';
import type { OneTimeCodes } from '#modules/accounts/codes/one-time-codes.ts';

export interface VerifyEmailDeps {
  readonly database: Database;
  readonly throttle: Throttle;
  readonly signInLocations: SignInLocations;
  readonly codes: OneTimeCodes;
  readonly now: () => Date;
  readonly log: Log;
}

/** Confirms an address with the code that was mailed to it. */
export function makeVerifyEmail({ database, throttle, signInLocations, codes, now, log }: VerifyEmailDeps) {
  return async (form: { email: string; code: string }, client: Client): Promise<void> => {
    const email = normaliseEmail(form.email);
    const { ip } = client;
    const { code } = form;
    const account = await findAccountByEmail(database.root, email);
    const accountId = account?.id ?? NOBODY;
    const attempt = await signInLocations.describeAttempt(email, client, account);
    const isRight = await throttle.guess(
      'verifyEmail',
      attempt,
      async () =>
        (await codes.check(database.root, { accountId, purpose: 'verify-email', code, ip })) || null,
    );
    const isConfirmed =
      isRight &&
      (await database.transaction(async (trx) => {
        // Before its code, as everybody does who writes both: the other way round two would wait for each other.
        await lockAccount(trx, accountId);
        if (!(await codes.consume(trx, accountId, 'verify-email', code))) return false;
        await markEmailVerified(trx, accountId, now());
        await signInLocations.trust(trx, accountId, client);
        return true;
      }));
    if (!isConfirmed) {
      log.warn({ event: 'account.code_refused', accountId: account?.id ?? null, ip });
      throw codeInvalid();
    }
    log.info({ event: 'account.verified', accountId });
  };
}
