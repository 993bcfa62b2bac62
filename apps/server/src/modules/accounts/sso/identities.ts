import type { SsoIdentity } from '@recto/contract/sso';
import type { Database } from '#kernel/database.ts';
import type { Caller } from '#kernel/http.ts';
import type { Log } from '#kernel/log.ts';
import { lockAccount } from '#modules/accounts/account.store.ts';
import type { Client } from '#modules/accounts/client.ts';
import type { AccountMailer } from '#modules/accounts/mails/account-mailer.ts';
import { identityNotFound, lastWayIn } from '#modules/accounts/sso/sso.errors.ts';
import * as store from '#modules/accounts/sso/sso.store.ts';

const toIdentity = ({ id, issuer, linked_at }: store.SsoIdentityRow): SsoIdentity => ({
  _id: id,
  issuer,
  linkedAt: linked_at.toISOString(),
});

export const makeListIdentities =
  ({ database }: { readonly database: Database }) =>
  async (accountId: string): Promise<SsoIdentity[]> =>
    (await store.listIdentities(database.root, accountId)).map(toIdentity);

export interface UnlinkIdentityDeps {
  readonly database: Database;
  readonly accountMailer: AccountMailer;
  readonly log: Log;
}

/** Unlinks an identity, unless nothing else would open the account. */
export function makeUnlinkIdentity({ database, accountMailer, log }: UnlinkIdentityDeps) {
  return async ({ accountId }: Caller, id: string, client: Client): Promise<void> => {
    await database.transaction(async (trx) => {
      const account = await lockAccount(trx, accountId);
      if (!account || !(await store.deleteIdentity(trx, accountId, id))) throw identityNotFound();
      const others = await store.listIdentities(trx, accountId);
      if (account.password_hash === null && others.length === 0) throw lastWayIn();
      await accountMailer.notify(trx, 'identity-unlinked', accountId, { client });
    });
    log.info({ event: 'sso.unlinked', accountId });
  };
}
