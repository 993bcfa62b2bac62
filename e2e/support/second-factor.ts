import { contract } from '@recto/contract';
import type { LoginResult } from '@recto/contract/accounts';
import { connect, logIn, nextIp, type Person } from '@recto/testing/api';
import type { RunningServer } from './server.ts';
import { type Authenticator, makeAuthenticator } from './totp.ts';

/** Signs in over HTTP, as another device would; gives the access token. */
export async function openSession(
  { url }: RunningServer,
  { email, password }: Person,
  userAgent = 'recto-tests/1.0',
): Promise<string> {
  const response = await fetch(`${url}/api/v2/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent, 'x-forwarded-for': nextIp() },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`/auth/login: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { result: LoginResult }).result.AuthenticationResult.AccessToken;
}

export interface SecondFactor {
  readonly app: Authenticator;
  readonly recoveryCodes: readonly string[];
}

/** Registers an authenticator over HTTP; with `on`, signing in asks for it from then on. */
export async function addSecondFactor(
  { url }: RunningServer,
  person: Person,
  { on = true } = {},
): Promise<SecondFactor> {
  const api = connect(url, (await logIn(connect(url), person)).AccessToken);
  const { SecretCode } = await api.call(contract.secondFactor.getQrCode);
  const app = makeAuthenticator(SecretCode);
  const { recoveryCodes } = await api.call(contract.secondFactor.registerMfa, {
    body: { userCode: await app.lateCode() },
  });
  if (on)
    await api.call(contract.secondFactor.changeMfaSetup, {
      body: { attributes: [{ Name: 'custom:mfaEnabled', Value: '1' }] },
    });
  return { app, recoveryCodes };
}
