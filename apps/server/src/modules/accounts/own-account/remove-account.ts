import type { Trx } from '#kernel/database.ts';
import type { Account } from '#modules/accounts/account.store.ts';
import type { Client } from '#modules/accounts/client.ts';
import type { AccountDeletedMail } from '#modules/accounts/own-account/account-deleted-mail.ts';
import { deleteSessionsOf } from '#modules/accounts/sessions/end-sessions.store.ts';

export interface RemoveAccountDeps {
  readonly accountDeletedMail: AccountDeletedMail;
  /** Makes every capability erase the account; its row is locked by then and deleted in the same transaction. */
  eraseAccount(trx: Trx, accountId: string): Promise<void>;
  readonly now: () => Date;
}

/**
 * Deletes an account with everything in it, whoever wants it: the rows at once, what does not lie in rows by a job. The row
 * is locked by the caller. Answers the sessions that end.
 */
export async function removeAccount(
  trx: Trx,
  { accountDeletedMail, eraseAccount, now }: RemoveAccountDeps,
  { id, email }: Pick<Account, 'id' | 'email'>,
  /** Null where an administrator does it. */
  client: Client | null,
): Promise<string[]> {
  await eraseAccount(trx, id);
  await accountDeletedMail.put(trx, email, client);
  const sessionIds = await deleteSessionsOf(trx, id, { reason: 'account_deleted', now: now() });
  // Everything in rows goes with it, by `on delete cascade`.
  await trx.deleteFrom('account').where('id', '=', id).execute();
  return sessionIds;
}
