import type { Trx, Database } from '#kernel/database.ts';
import type { Log } from '#kernel/log.ts';
import { type Account, setPassword } from '#modules/accounts/account.store.ts';
import { TEMPORARY_PASSWORD_SECONDS } from '#modules/accounts/limits.ts';
import { makeReadableSecret } from '#modules/accounts/second-factor/recovery-codes.ts';
import { deleteSessionsOf } from '#modules/accounts/sessions/end-sessions.store.ts';
import type { Passwords } from '#modules/accounts/hashing/passwords.ts';
import type { Sessions } from '#modules/accounts/sessions/sessions.ts';
import type { OneTimeCodes } from '#modules/accounts/codes/one-time-codes.ts';

/** Four groups of five, about 99 bits: to be read out or typed once. */
const GROUPS = 4;

/** One that nobody has chosen. */
export const makeTemporaryPassword = (): string => makeReadableSecret(GROUPS);

interface TemporaryPasswordDeps {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly codes: OneTimeCodes;
  readonly now: () => Date;
  readonly log: Log;
}

/**
 * Gives an account a password that opens nothing but its own change. Every session ends, and so does a code for another
 * password that may be on its way. `also` runs first in the same transaction.
 */
export function makeIssueTemporaryPassword({
  database,
  passwords,
  sessions,
  codes,
  now,
  log,
}: TemporaryPasswordDeps) {
  return async (accountId: string, also: (trx: Trx) => Promise<void> = async () => {}): Promise<string> => {
    const password = makeTemporaryPassword();
    const passwordHash = await passwords.hash(password);
    const endedSessions = await database.transaction(async (trx) => {
      await also(trx);
      const isGiven = await setPassword(trx, accountId, { passwordHash, isTemporary: true }, now());
      if (!isGiven) throw new Error('there is no such account');
      await codes.cancel(trx, accountId, 'reset-password');
      return deleteSessionsOf(trx, accountId, { reason: 'temporary_password', now: now() });
    });
    sessions.announceEnd(endedSessions);
    log.info({ event: 'password.temporary_issued', accountId });
    return password;
  };
}

/** Whether the account's password was given by somebody else so long ago that it opens nothing any more. */
export function isExpiredTemporaryPassword(
  account: Pick<Account, 'must_change_password' | 'password_changed_at'>,
  now: Date,
): boolean {
  const age = now.getTime() - account.password_changed_at.getTime();
  return account.must_change_password && age >= TEMPORARY_PASSWORD_SECONDS * 1000;
}
