import { notSignedIn } from '#kernel/errors.ts';
import type { Caller } from '#kernel/http.ts';
import type { Log } from '#kernel/log.ts';
import type { Audit } from '#modules/audit/index.ts';
import { findAccount, lockAccount } from '#modules/accounts/account.store.ts';
import { lastAdmin } from '#modules/accounts/accounts.errors.ts';
import type { Client } from '#modules/accounts/client.ts';
import { holdAdmins, isLastAdmin } from '#modules/accounts/last-admin.store.ts';
import { removeAccount, type RemoveAccountDeps } from '#modules/accounts/own-account/remove-account.ts';
import type { GivenProof } from '#modules/accounts/second-factor/proofs.ts';
import {
  makeProveOwnership,
  type ProveOwnershipDeps,
} from '#modules/accounts/second-factor/prove-ownership.ts';
import type { Sessions } from '#modules/accounts/sessions/sessions.ts';

export interface DeleteAccountDeps extends ProveOwnershipDeps, RemoveAccountDeps {
  readonly sessions: Sessions;
  readonly audit: Audit;
  readonly log: Log;
}

/** Deletes an account with everything in it, for its owner. */
export function makeDeleteAccount(deps: DeleteAccountDeps) {
  const { database, sessions, audit, log } = deps;
  const prove = makeProveOwnership(deps);
  return async (caller: Caller, given: GivenProof, client: Client): Promise<void> => {
    const { accountId } = caller;
    const known = await findAccount(database.root, accountId);
    if (!known) throw notSignedIn();
    const spend = await prove({ account: known, sessionId: caller.sessionId }, given, client);
    const ended = await database.transaction(async (trx) => {
      await holdAdmins(trx);
      // Before the proof: of two at once the second one's password is not wrong, its account is gone.
      const account = await lockAccount(trx, accountId);
      if (!account) throw notSignedIn();
      if (await isLastAdmin(trx, accountId)) throw lastAdmin('own');
      await spend(trx);
      // That there is one administrator less concerns the others; whoever else leaves does so unrecorded.
      if (account.role === 'admin')
        await audit.record(trx, { actor: caller, action: 'user.delete', subject: caller });
      return removeAccount(trx, deps, account, client);
    });
    sessions.announceEnd(ended);
    log.info({ event: 'account.deleted', accountId, ip: client.ip });
  };
}
