import type { Database } from '#kernel/database.ts';
import type { Log } from '#kernel/log.ts';
import { type Account, acceptPassword, recordWrongPassword } from '#modules/accounts/account.store.ts';
import { accountLocked, passwordWrong, reauthenticationNeeded } from '#modules/accounts/accounts.errors.ts';
import type { Client } from '#modules/accounts/sessions/client.ts';
import type { ThrottledAction } from '#modules/accounts/limits.ts';
import type { Passwords } from '#modules/accounts/passwords/passwords.ts';
import type { SecondFactor, Spend } from '#modules/accounts/second-factor/second-factor.ts';
import type { Throttle } from '#modules/accounts/throttling/throttle.ts';

export interface GivenProof {
  readonly password?: string | undefined;
  readonly userCode?: string | undefined;
}

export interface ProofDeps {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly secondFactor: SecondFactor;
  readonly throttle: Throttle;
  readonly now: () => Date;
  readonly log: Log;
}

/**
 * What somebody who is signed in must show again before a grave step: a session may have been left open. What is
 * accepted must be spent first thing in the transaction of the step.
 */
export function makeProofs({ database, passwords, secondFactor, throttle, now, log }: ProofDeps) {
  const checkPassword = async (
    account: Account,
    password: string,
    client: Client,
    action: Extract<ThrottledAction, 'proof' | 'changePassword'> = 'proof',
  ): Promise<Spend> => {
    const { id: accountId, email, password_hash: compared, locked_until: lockedUntil } = account;
    const field = action === 'proof' ? 'password' : 'previousPassword';
    const attempt = { email, address: client.address };
    await throttle.admit(action, attempt);
    if (lockedUntil && lockedUntil > now()) throw accountLocked(lockedUntil.getTime() - now().getTime());
    if (!(await passwords.verify(compared, password))) {
      const consequence = await recordWrongPassword(database.root, accountId, now());
      log.warn({ event: 'password.refused', accountId, consequence, address: client.address });
      throw passwordWrong(field);
    }
    await throttle.giveBack(action, attempt);
    return async (trx) => {
      if (!(await acceptPassword(trx, accountId, now(), compared ?? undefined))) throw passwordWrong(field);
    };
  };
  return {
    checkPassword,
    async check(account: Account, given: GivenProof, client: Client): Promise<Spend> {
      if (given.userCode !== undefined) return secondFactor.check(account, given.userCode, client);
      if (given.password === undefined) throw reauthenticationNeeded();
      // Nobody can guess a password that is not there; the person is told to use another way.
      if (account.password_hash === null) throw reauthenticationNeeded();
      return checkPassword(account, given.password, client);
    },
  };
}
export type Proofs = ReturnType<typeof makeProofs>;
