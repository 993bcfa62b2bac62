import { notSignedIn } from '#kernel/errors.ts';
import type { Caller } from '#kernel/http.ts';
import type { Trx } from '#kernel/database.ts';
import type { Log } from '#kernel/log.ts';
import { findAccount, lockAccount } from '#modules/accounts/account.store.ts';
import { lastAdmin } from '#modules/accounts/accounts.errors.ts';
import type { Client } from '#modules/accounts/client.ts';
import * as store from '#modules/accounts/own-account/delete-account.store.ts';
import type { GivenProof } from '#modules/accounts/second-factor/proofs.ts';
import {
  makeProveOwnership,
  type ProveOwnershipDeps,
} from '#modules/accounts/second-factor/prove-ownership.ts';
import { deleteSessionsOf } from '#modules/accounts/sessions/end-sessions.store.ts';
import type { Sessions } from '#modules/accounts/sessions/sessions.ts';
import type { AccountDeletedMail } from '#modules/accounts/own-account/account-deleted-mail.ts';

export interface DeleteAccountDeps extends ProveOwnershipDeps {
  readonly sessions: Sessions;
  readonly accountDeletedMail: AccountDeletedMail;
  /** Makes every capability forget the account; its row is locked by then and deleted in the same transaction. */
  forgetAccount(trx: Trx, accountId: string): Promise<void>;
  readonly log: Log;
}

/** Deletes an account with everything in it: the rows at once, what does not lie in rows by a job. */
export function makeDeleteAccount(deps: DeleteAccountDeps) {
  const { database, sessions, accountDeletedMail, forgetAccount, now, log } = deps;
  const prove = makeProveOwnership(deps);
  return async (caller: Caller, given: GivenProof, client: Client): Promise<void> => {
    const { accountId } = caller;
    const account = await findAccount(database.root, accountId);
    if (!account) throw notSignedIn();
    const spend = await prove({ account, sessionId: caller.sessionId }, given, client);
    const ended = await database.transaction(async (trx) => {
      if (account.role === 'admin' && (await store.isLastAdmin(trx, accountId))) throw lastAdmin();
      // Before the proof: of two at once the second one's password is not wrong, its account is gone.
      if (!(await lockAccount(trx, accountId))) throw notSignedIn();
      await spend(trx);
      await forgetAccount(trx, accountId);
      await accountDeletedMail.put(trx, account.email, client);
      const sessionIds = await deleteSessionsOf(trx, accountId, { reason: 'account_deleted', now: now() });
      await store.deleteAccount(trx, accountId);
      return sessionIds;
    });
    sessions.announceEnd(ended);
    log.info({ event: 'account.deleted', accountId, ip: client.ip });
  };
}
