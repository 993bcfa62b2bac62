import { randomUUID } from 'node:crypto';
import type { Database } from '#kernel/database.ts';
import type { Log } from '#kernel/log.ts';
import type { Actor, Audit } from '#modules/audit/index.ts';
import { requireActor } from '#modules/accounts/administration/act.ts';
import { userExists } from '#modules/accounts/administration/administration.errors.ts';
import { putGivenAccount } from '#modules/accounts/administration/administration.store.ts';
import type { OneTimeCodes } from '#modules/accounts/codes/one-time-codes.ts';
import { normaliseEmail } from '#modules/accounts/email-address.ts';
import type { Passwords } from '#modules/accounts/hashing/passwords.ts';
import { makeTemporaryPassword } from '#modules/accounts/passwords/temporary-password.ts';
import type { Role } from '#modules/accounts/tables.ts';

export interface CreateUserDeps {
  readonly database: Database;
  readonly audit: Audit;
  readonly passwords: Passwords;
  readonly codes: OneTimeCodes;
  readonly now: () => Date;
  readonly log: Log;
}

export interface NewUser {
  readonly email: string;
  readonly name: string;
  readonly lastName: string;
  readonly role: Role;
}

/** Makes an account, whatever sign-up allows. Its temporary password is in this answer and nowhere else. */
export function makeCreateUser({ database, audit, passwords, codes, now, log }: CreateUserDeps) {
  return async (actor: Actor, user: NewUser): Promise<{ userId: string; temporaryPassword: string }> => {
    const email = normaliseEmail(user.email);
    const temporaryPassword = makeTemporaryPassword();
    const passwordHash = await passwords.hash(temporaryPassword);
    const userId = await database.transaction(async (trx) => {
      await requireActor(trx, actor);
      const id = await putGivenAccount(trx, { ...user, id: randomUUID(), email, passwordHash }, now());
      if (!id) throw userExists();
      // Of whoever had begun to sign up with this address.
      await codes.cancel(trx, id, 'verify-email');
      await codes.cancel(trx, id, 'reset-password');
      const subject = { accountId: id, email };
      await audit.record(trx, { actor, action: 'user.create', subject, details: { role: user.role } });
      return id;
    });
    log.info({ event: 'account.created_by_admin', accountId: userId });
    return { userId, temporaryPassword };
  };
}
