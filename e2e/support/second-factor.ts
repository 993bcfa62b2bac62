import type { APIRequestContext } from '@playwright/test';
import { nextAddress, type Person } from './people.ts';
import type { RunningServer } from './server.ts';
import { type Authenticator, makeAuthenticator } from './totp.ts';

/** Signs in over HTTP, as another device would; gives the access token. */
export async function openSession(
  server: RunningServer,
  request: APIRequestContext,
  { email, password }: Person,
  userAgent = 'recto-tests/1.0',
): Promise<string> {
  const answer = await post<{ AuthenticationResult: { AccessToken: string } }>(
    { server, request, headers: { 'user-agent': userAgent } },
    '/auth/login',
    { email, password },
  );
  return answer.AuthenticationResult.AccessToken;
}

export interface SecondFactor {
  readonly app: Authenticator;
  readonly recoveryCodes: readonly string[];
}

/** Registers an authenticator over HTTP; with `on`, signing in asks for it from then on. */
export async function addSecondFactor(
  server: RunningServer,
  request: APIRequestContext,
  person: Person,
  { on = true } = {},
): Promise<SecondFactor> {
  const token = await openSession(server, request, person);
  const call = { server, request, headers: { authorization: `Bearer ${token}` } };
  const { SecretCode } = await post<{ SecretCode: string }>(call, '/auth/get-qr-code', {});
  const app = makeAuthenticator(SecretCode);
  const { recoveryCodes } = await post<{ recoveryCodes: string[] }>(call, '/auth/verify-qr-code', {
    userCode: await app.lateCode(),
  });
  const attributes = [{ Name: 'custom:mfaEnabled', Value: '1' }];
  if (on) await post(call, '/auth/change-mfa-setup', { attributes });
  return { app, recoveryCodes };
}

interface Call {
  readonly server: RunningServer;
  readonly request: APIRequestContext;
  readonly headers: Record<string, string>;
}

async function post<T>({ server, request, headers }: Call, path: string, data: object): Promise<T> {
  const response = await request.post(`${server.url}/api/v2${path}`, {
    data,
    headers: { 'x-forwarded-for': nextAddress(), ...headers },
  });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return ((await response.json()) as { result: T }).result;
}
