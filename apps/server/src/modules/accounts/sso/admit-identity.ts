import { randomUUID } from 'node:crypto';
import { Email } from '@recto/contract/accounts';
import type { Trx } from '#kernel/database.ts';
import type { Log } from '#kernel/log.ts';
import type { Account } from '#modules/accounts/account.store.ts';
import type { Client } from '#modules/accounts/client.ts';
import { domainOf, normaliseEmail } from '#modules/accounts/email-address.ts';
import type { Identity } from '#modules/accounts/ports.ts';
import { SsoRefusal } from '#modules/accounts/sso/sso.errors.ts';
import type { SingleSignOn } from '#modules/accounts/sso/sso.ts';
import * as store from '#modules/accounts/sso/sso.store.ts';
import type { AccountMailer } from '#modules/accounts/mails/account-mailer.ts';

export interface AdmitIdentityDeps {
  readonly accountMailer: AccountMailer;
  readonly now: () => Date;
  readonly log: Log;
}

/**
 * Finds or makes the account that an identity opens. A linked identity opens its account, whatever its address is now.
 * Any other has to bring an address that the provider has confirmed, of a domain that the operator vouches for; `SIGNUP`
 * has no say, since the provider is the operator's.
 */
export function makeAdmitIdentity(deps: AdmitIdentityDeps, { domains, plan }: SingleSignOn) {
  const { now, log, accountMailer } = deps;

  const link = async (trx: Trx, account: Account, identity: Identity, client: Client) => {
    const { issuer, subject } = identity;
    const linked = await store.listIdentities(trx, account.id);
    // The address has passed to somebody else at the provider: the account has not.
    if (linked.some((other) => other.issuer === issuer && other.subject !== subject))
      throw new SsoRefusal('conflict');
    if (account.email_verified_at === null)
      await store.takeOverUnconfirmed(trx, { id: account.id, ...namesOf(identity, account.email) }, now());
    await store.grantPlan(trx, account.id, plan);
    const added = await store.insertIdentity(trx, {
      id: randomUUID(),
      account_id: account.id,
      issuer,
      subject,
      linked_at: now(),
    });
    if (!added) return;
    await accountMailer.notify(trx, 'identity-linked', account.id, { client });
    log.info({ event: 'sso.linked', accountId: account.id, by: 'address' });
  };

  const makeAccount = async (trx: Trx, email: string, identity: Identity): Promise<Account | undefined> => {
    const { issuer, subject } = identity;
    const vouched = { id: randomUUID(), email, ...namesOf(identity, email), plan };
    const account = await store.insertVouchedAccount(trx, vouched, now());
    if (!account) return undefined;
    const linked = { id: randomUUID(), account_id: account.id, issuer, subject, linked_at: now() };
    if (!(await store.insertIdentity(trx, linked))) throw new SsoRefusal('conflict');
    log.info({ event: 'sso.account_made', accountId: account.id });
    return account;
  };

  return async (trx: Trx, identity: Identity, client: Client): Promise<string> => {
    const known = await store.findAccountIdByIdentity(trx, identity);
    if (known) return known;
    const email = vouchedEmail(identity, domains);
    const made = (await store.lockAccountByEmail(trx, email)) ?? (await makeAccount(trx, email, identity));
    // Somebody has made it just now, perhaps this very person in another tab.
    const account = made ?? (await store.lockAccountByEmail(trx, email));
    if (!account) throw new SsoRefusal('conflict');
    await link(trx, account, identity, client);
    return account.id;
  };
}

function vouchedEmail({ email: claimed, isEmailVerified }: Identity, domains: readonly string[]): string {
  const parsed = Email.safeParse(claimed);
  const email = parsed.success ? normaliseEmail(parsed.data) : '';
  if (!domains.includes(domainOf(email))) throw new SsoRefusal('domain_refused');
  if (!isEmailVerified) throw new SsoRefusal('email_unverified');
  return email;
}

const NAME_MAX_LENGTH = 100;
const clean = (name: string | null) =>
  (name ?? '')
    .replace(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, NAME_MAX_LENGTH);

/** The provider's names; without any, what stands before the @. */
const namesOf = ({ firstName, lastName }: Identity, email: string) => ({
  name: clean(firstName) || clean(email.slice(0, email.lastIndexOf('@'))),
  lastName: clean(lastName),
});
