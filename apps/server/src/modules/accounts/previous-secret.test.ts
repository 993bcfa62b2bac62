import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findAccountByEmail } from '#modules/accounts/account.store.ts';
import { type AccountsTestApp, accountSettings, openAccountsTestApp } from '#testing/accounts-test-app.ts';
import {
  addPersonWithMfa,
  beginLogIn,
  giveCode,
  registerAuthenticator,
  switchMfa,
  totpOf,
} from '#testing/authenticator.ts';

const NEW = 'another secret of the tests, with which it was replaced';
const FROM = { ip: '10.1.2.3', userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Firefox/144.0' };

/** One database, and the apps of three starts: before the secret was changed, with both, and with the new one alone. */
let before: AccountsTestApp;
let during: AccountsTestApp;
let after: AccountsTestApp;
beforeAll(async () => {
  before = await openAccountsTestApp();
  const { database } = before;
  during = await openAccountsTestApp({ secret: NEW, previousSecret: accountSettings.secret }, { database });
  after = await openAccountsTestApp({ secret: NEW }, { database });
});
afterAll(() => Promise.all([after.close(), during.close(), before.close()]));

const advance = (seconds: number) => {
  for (const testApp of [before, during, after]) testApp.advance(seconds);
};
async function signInWith(testApp: AccountsTestApp, person: Parameters<typeof beginLogIn>[1], code: string) {
  return (await giveCode(testApp, await beginLogIn(testApp, person), code)).status;
}

describe('after the installation was given another secret', () => {
  test('an authenticator of before signs in, and needs the previous secret no longer then', async () => {
    const { person, secret } = await addPersonWithMfa(before);
    advance(60);
    expect(await signInWith(after, person, totpOf(after, secret))).toBe(400);
    expect(await signInWith(during, person, totpOf(during, secret))).toBe(200);
    advance(30);
    expect(await signInWith(after, person, totpOf(after, secret))).toBe(200);
  });

  test('where it has not changed the sealed secret stays as it is', async () => {
    const { person, secret } = await addPersonWithMfa(before);
    const sealed = async () =>
      (await findAccountByEmail(before.database.root, person.email))?.totp_secret ?? null;
    const was = await sealed();
    advance(60);
    expect(await signInWith(before, person, totpOf(before, secret))).toBe(200);
    expect(await sealed()).toBe(was);
  });

  test('recovery codes of before work once while the previous secret is given', async () => {
    const { person, recoveryCodes } = await addPersonWithMfa(before);
    const [one = '', two = ''] = recoveryCodes;
    expect(await signInWith(after, person, one)).toBe(400);
    expect(await signInWith(during, person, one)).toBe(200);
    expect(await signInWith(during, person, one)).toBe(400);
    expect(await signInWith(during, person, two)).toBe(200);
  });

  test('codes that are made then need the new secret alone', async () => {
    const person = await before.addPerson();
    const token = (await during.logIn(person)).body.result.AuthenticationResult.AccessToken;
    const { secret, recoveryCodes } = await registerAuthenticator(during, token);
    await switchMfa(during, token, '1');
    advance(60);
    expect(await signInWith(after, person, totpOf(after, secret))).toBe(200);
    expect(await signInWith(after, person, recoveryCodes[0] ?? '')).toBe(200);
  });

  test('places are known again, so that nobody is alarmed; new ones still are told', async () => {
    const person = await before.addPerson();
    const logIn = (testApp: AccountsTestApp, from: typeof FROM) => testApp.call('/auth/login', person, from);
    for (const testApp of [before, during, after]) expect((await logIn(testApp, FROM)).status).toBe(200);
    await logIn(during, { ...FROM, ip: '10.200.2.3' });
    await before.queue.work(during.accounts.jobs);
    const notices = during
      .mailsTo(person.email)
      .filter(({ subject }) => subject === 'A new sign-in to Recto');
    expect(notices.map(({ text }) => /From: (.*)/.exec(text)?.[1])).toEqual(['10.200.2.3']);
  });
});
