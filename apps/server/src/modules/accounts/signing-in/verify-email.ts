import { codeInvalid } from '#modules/accounts/accounts.errors.ts';
import { normaliseEmail } from '#modules/accounts/email-address.ts';
import type { Internals } from '#modules/accounts/internals.ts';
import {
  findAccountByEmail,
  lockAccount,
  markEmailVerified,
  NOBODY,
} from '#modules/accounts/account.store.ts';

/** Confirms an address with the code that was mailed to it. */
export function makeVerifyEmail({ database, throttle, codes, now, log }: Internals) {
  return async (form: { email: string; code: string }, address: string): Promise<void> => {
    const email = normaliseEmail(form.email);
    await throttle.admit('verifyEmail', { email, address });
    const account = await findAccountByEmail(database.root, email);
    const accountId = account?.id ?? NOBODY;
    const isRight = await codes.check(database.root, accountId, 'verify-email', form.code);
    const isConfirmed =
      isRight &&
      (await database.transaction(async (trx) => {
        // Before its code, as everybody does who writes both: the other way round two would wait for each other.
        await lockAccount(trx, accountId);
        if (!(await codes.consume(trx, accountId, 'verify-email', form.code))) return false;
        await markEmailVerified(trx, accountId, now());
        return true;
      }));
    if (!isConfirmed) {
      log.warn({ event: 'account.code_refused', accountId: account?.id ?? null, address });
      throw codeInvalid();
    }
    log.info({ event: 'account.verified', accountId });
  };
}
