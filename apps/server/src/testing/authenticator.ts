import { generateSync } from 'otplib';
import type { AccountsTestApp, Form } from '#testing/accounts-test-app.ts';

/** The code that an authenticator app shows now, or some steps of 30 seconds away from now. */
export const totpOf = (testApp: AccountsTestApp, secret: string, steps = 0): string =>
  generateSync({ secret, epoch: Math.floor(testApp.clock() / 1000) + steps * 30 });

/** Six digits that the authenticator shows neither now nor just before. */
export function wrongTotp(testApp: AccountsTestApp, secret: string, n = 0): string {
  const right = [totpOf(testApp, secret), totpOf(testApp, secret, -1)];
  const free = ['000000', '111111', '222222', '333333'].filter((code) => !right.includes(code));
  return String((Number(free[0]) + n) % 1_000_000).padStart(6, '0');
}

/** Registers an authenticator in this session, and lets its first code pass by. */
export async function registerAuthenticator(testApp: AccountsTestApp, token: string, proof: object = {}) {
  const { SecretCode: secret } = (await testApp.call('/auth/get-qr-code', proof, { token })).body.result;
  const answer = await testApp.call('/auth/verify-qr-code', { userCode: totpOf(testApp, secret) }, { token });
  if (answer.status !== 200) throw new Error(`registering answered ${answer.body.message}`);
  testApp.advance(30);
  return { secret: secret as string, recoveryCodes: answer.body.result.recoveryCodes as string[] };
}

export const switchMfa = (testApp: AccountsTestApp, token: string, Value: string, proof: object = {}) =>
  testApp.call(
    '/auth/change-mfa-setup',
    { attributes: [{ Name: 'custom:mfaEnabled', Value }], ...proof },
    { token },
  );

/** Somebody whose sign-in asks for a code; signed in before that was so. */
export async function addPersonWithMfa(testApp: AccountsTestApp) {
  const person = await testApp.addPerson();
  const tokens = (await testApp.logIn(person)).body.result.AuthenticationResult;
  const registered = await registerAuthenticator(testApp, tokens.AccessToken);
  await switchMfa(testApp, tokens.AccessToken, '1');
  return { person, token: tokens.AccessToken as string, ...registered };
}

/** The first step of signing in; gives the token that waits for the second. */
export async function beginLogIn(
  testApp: AccountsTestApp,
  person: Form,
  more: { rememberMe?: boolean } = {},
) {
  const { body } = await testApp.logIn(person, more);
  if (body.result.next !== 'mfa') throw new Error('no second factor is asked for');
  return body.result.AuthenticationResult.AccessToken as string;
}

export const giveCode = (testApp: AccountsTestApp, token: string, userCode: string) =>
  testApp.call('/auth/sign-in-through-totp', { userCode }, { token });
