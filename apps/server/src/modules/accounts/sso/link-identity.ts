import { randomUUID } from 'node:crypto';
import type { Database } from '#kernel/database.ts';
import type { Log } from '#kernel/log.ts';
import type { Client } from '#modules/accounts/client.ts';
import { type FindPlan, mayLinkIdentities } from '#modules/accounts/plan.ts';
import type { Identity } from '#modules/accounts/ports.ts';
import { SsoRefusal } from '#modules/accounts/sso/sso.errors.ts';
import * as store from '#modules/accounts/sso/sso.store.ts';
import type { AccountMailer } from '#modules/accounts/mails/account-mailer.ts';

export interface LinkIdentityDeps {
  readonly database: Database;
  readonly findPlan: FindPlan;
  readonly accountMailer: AccountMailer;
  readonly now: () => Date;
  readonly log: Log;
}

/** Links the identity that was chosen at the provider with the account whose session asked for it. */
export function makeLinkIdentity({ database, findPlan, accountMailer, now, log }: LinkIdentityDeps) {
  return async (sessionId: string, { issuer, subject }: Identity, client: Client): Promise<void> => {
    const accountId = await database.transaction(async (trx) => {
      const account = await store.lockAccountOfSession(trx, sessionId);
      if (!account) throw new SsoRefusal('expired');
      if (!mayLinkIdentities(await findPlan(trx, account.id))) throw new SsoRefusal('plan_required');
      const owner = await store.findAccountIdByIdentity(trx, { issuer, subject });
      if (owner === account.id) return null;
      if (owner !== null) throw new SsoRefusal('taken');
      const identity = { id: randomUUID(), account_id: account.id, issuer, subject, linked_at: now() };
      if (!(await store.insertIdentity(trx, identity))) throw new SsoRefusal('already_linked');
      await accountMailer.notify(trx, 'identity-linked', account.id, { client });
      return account.id;
    });
    if (accountId) log.info({ event: 'sso.linked', accountId, by: 'profile' });
  };
}
