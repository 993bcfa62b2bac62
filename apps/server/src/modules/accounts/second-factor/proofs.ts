import type { Log } from '#kernel/log.ts';
import { type Account, holdPassword } from '#modules/accounts/account.store.ts';
import { passwordWrong, reauthenticationNeeded } from '#modules/accounts/accounts.errors.ts';
import type { Client } from '#modules/accounts/client.ts';
import type { Passwords } from '#modules/accounts/hashing/passwords.ts';
import type { SignInLocations } from '#modules/accounts/sessions/sign-in-locations.ts';
import type { SecondFactor, Spend } from '#modules/accounts/second-factor/second-factor.ts';
import type { Throttle } from '#modules/accounts/throttling/throttle.ts';

export interface GivenProof {
  readonly password?: string | undefined;
  readonly userCode?: string | undefined;
}

export interface ProofDeps {
  readonly passwords: Passwords;
  readonly secondFactor: SecondFactor;
  readonly throttle: Throttle;
  readonly signInLocations: SignInLocations;
  readonly log: Log;
}

interface Checking {
  readonly action: 'proof' | 'changePassword';
  /** Throws where the caller may not be asking any more; a wrong password is then no guess. */
  refuseEnded?(): Promise<void>;
}

/**
 * What somebody who is signed in must show again before a grave step: a session may have been left open. What is
 * accepted must be spent first thing in the transaction of the step.
 */
export function makeProofs({ passwords, secondFactor, throttle, signInLocations, log }: ProofDeps) {
  const checkPassword = async (
    account: Account,
    password: string,
    client: Client,
    { action, refuseEnded }: Checking = { action: 'proof' },
  ): Promise<Spend> => {
    const { id: accountId, email, password_hash: compared } = account;
    const field = action === 'proof' ? 'password' : 'previousPassword';
    const attempt = await signInLocations.describeAttempt(email, client, account);
    const isRight = await throttle.guess(action, attempt, async () => {
      if (await passwords.verify(compared, password)) return true;
      await refuseEnded?.();
      return null;
    });
    if (!isRight) {
      log.warn({ event: 'password.refused', accountId, ip: client.ip });
      throw passwordWrong(field);
    }
    return async (trx) => {
      if (!(await holdPassword(trx, accountId, compared ?? ''))) throw passwordWrong(field);
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
