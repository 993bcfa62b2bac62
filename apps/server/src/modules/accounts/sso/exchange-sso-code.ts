import type { LoginResult } from '@recto/contract/accounts';
import { findAccount } from '#modules/accounts/account.store.ts';
import type { Client } from '#modules/accounts/client.ts';
import { makeSignIn, type SignInDeps } from '#modules/accounts/signing-in/sign-in.ts';
import { hashOfBrowser, hashSecret } from '#modules/accounts/sso/sso-browser.ts';
import { ssoCodeInvalid } from '#modules/accounts/sso/sso.errors.ts';
import { takeTicket } from '#modules/accounts/sso/sso.store.ts';

export interface ExchangeSsoCodeDeps extends SignInDeps {
  readonly now: () => Date;
}

/**
 * The last step of signing in through the provider. The second factor of the account is asked for as after a password:
 * whether the provider has asked for one is not ours to know.
 */
export function makeExchangeSsoCode(deps: ExchangeSsoCodeDeps) {
  const { database, now } = deps;
  const signIn = makeSignIn(deps);
  return async (code: string, cookies: string, client: Client): Promise<LoginResult> => {
    const browserHash = hashOfBrowser(cookies);
    if (!browserHash) throw ssoCodeInvalid();
    const ticket = await takeTicket(database.root, { codeHash: hashSecret(code), browserHash }, now());
    const account = ticket && (await findAccount(database.root, ticket.account_id));
    if (!account) throw ssoCodeInvalid();
    // A temporary password is not what opened this session, so its change can wait until it is used.
    const result = await signIn(account, account.mfa_enabled ? 'mfa_pending' : 'full', { client });
    if (!result) throw ssoCodeInvalid();
    return result;
  };
}
