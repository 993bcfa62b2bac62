import type { Database } from '#kernel/database.ts';
import type { Account } from '#modules/accounts/account.store.ts';
import { freshSignInNeeded } from '#modules/accounts/accounts.errors.ts';
import type { Client } from '#modules/accounts/client.ts';
import type { GivenProof, Proofs } from '#modules/accounts/second-factor/proofs.ts';
import type { Spend } from '#modules/accounts/second-factor/second-factor.ts';
import { isFreshSession } from '#modules/accounts/sessions/session.store.ts';

interface Owner {
  readonly account: Account;
  readonly sessionId: string;
}

export interface ProveOwnershipDeps {
  readonly database: Database;
  readonly proofs: Proofs;
  readonly now: () => Date;
}

/** The password or a code. Who has neither signs in elsewhere, and shows it by having done so just now. */
export function makeProveOwnership({ database, proofs, now }: ProveOwnershipDeps) {
  return async ({ account, sessionId }: Owner, given: GivenProof, client: Client): Promise<Spend> => {
    if (account.password_hash !== null || account.totp_secret !== null)
      return proofs.check(account, given, client);
    if (!(await isFreshSession(database.root, sessionId, now()))) throw freshSignInNeeded();
    return async () => {};
  };
}
