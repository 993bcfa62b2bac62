import type { AuthenticationResult, UserAttribute } from '@recto/contract/accounts';
import type { IdTokens } from '#modules/accounts/sessions/id-tokens.ts';
import type { StartedSession } from '#modules/accounts/sessions/sessions.ts';
import type { Account } from '#modules/accounts/account.store.ts';

export async function makeAuthenticationResult(
  idTokens: IdTokens,
  account: Account,
  session: StartedSession,
): Promise<AuthenticationResult> {
  const { accessToken, refreshToken } = session;
  return { AccessToken: accessToken, IdToken: await idTokens.sign(account), RefreshToken: refreshToken };
}

/** The specification's attributes (section 3), and which proofs the account can be asked for. */
export function userAttributesOf(account: Account): UserAttribute[] {
  const flag = (value: boolean) => (value ? '1' : '0');
  return [
    { Name: 'sub', Value: account.id },
    { Name: 'email', Value: account.email },
    { Name: 'name', Value: account.name },
    { Name: 'custom:lastName', Value: account.last_name },
    { Name: 'custom:mfaEnabled', Value: flag(account.mfa_enabled) },
    { Name: 'custom:mfaRegistered', Value: flag(account.totp_secret !== null) },
    { Name: 'custom:passwordSet', Value: flag(account.password_hash !== null) },
    { Name: 'custom:customerid', Value: account.customer_id ?? '' },
    { Name: 'custom:subscribed', Value: flag(account.subscribed) },
    { Name: 'custom:role', Value: account.role },
  ];
}
