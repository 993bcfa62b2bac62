import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findAccountByEmail } from '#modules/accounts/account.store.ts';
import { THROTTLES, TOTP, TOTP_LOCKOUT } from '#modules/accounts/limits.ts';
import { type AccountsTestApp, openAccountsTestApp } from '#testing/accounts-test-app.ts';
import {
  addPersonWithMfa,
  beginLogIn,
  giveCode,
  registerAuthenticator,
  switchMfa,
  totpOf,
  wrongTotp,
} from '#testing/authenticator.ts';

let testApp: AccountsTestApp;
beforeAll(async () => {
  testApp = await openAccountsTestApp();
});
afterAll(() => testApp.close());
beforeEach(() => testApp.advance(24 * 3600));

const isLive = async (token: string) => (await testApp.accounts.api.authenticate(token)) !== null;
const getQrCode = (token: string, proof: object = {}) => testApp.call('/auth/get-qr-code', proof, { token });
const register = (token: string, userCode: string) =>
  testApp.call('/auth/verify-qr-code', { userCode }, { token });
const subjects = async (email: string) => {
  await testApp.sendMails();
  return testApp.mailsTo(email).map(({ subject }) => subject);
};

async function signIn() {
  const person = await testApp.addPerson();
  const token: string = (await testApp.logIn(person)).body.result.AuthenticationResult.AccessToken;
  return { person, token };
}
/** Somebody with a registered authenticator, signed in lately. */
async function signInWithMfa() {
  const known = await addPersonWithMfa(testApp);
  const pending = await beginLogIn(testApp, known.person);
  const answer = await giveCode(testApp, pending, totpOf(testApp, known.secret));
  testApp.advance(30);
  return { ...known, token: answer.body.result.AuthenticationResult.AccessToken as string };
}

describe('registering an authenticator', () => {
  test('takes the code it shows for the secret, and gives ten recovery codes', async () => {
    const { person, token } = await signIn();
    const { status, body } = await getQrCode(token);
    expect([status, body.result.SecretCode]).toEqual([200, expect.stringMatching(/^[A-Z2-7]{32}$/)]);
    const answer = await register(token, totpOf(testApp, body.result.SecretCode));
    expect([answer.status, answer.body.result.Status]).toEqual([200, 'SUCCESS']);
    const { recoveryCodes } = answer.body.result;
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[a-z0-9]{5}-[a-z0-9]{5}$/);
    expect(await subjects(person.email)).toContain('A new authenticator for Recto');
  });

  test('leaves the switch off: signing in asks for no code before it is on', async () => {
    const { person, token } = await signIn();
    await registerAuthenticator(testApp, token);
    expect((await testApp.logIn(person)).body.result.next).toBe('app');
    expect((await switchMfa(testApp, token, '1')).status).toBe(200);
    expect((await testApp.logIn(person)).body.result.next).toBe('mfa');
  });

  test('ends all other sessions; this one stays', async () => {
    const { person, token } = await signIn();
    const other = (await testApp.logIn(person)).body.result.AuthenticationResult.AccessToken;
    const ended: string[] = [];
    const stop = testApp.accounts.api.onSessionsEnded((ids) => ended.push(...ids));
    await registerAuthenticator(testApp, token);
    stop();
    expect([await isLive(token), await isLive(other), ended.length]).toEqual([true, false, 1]);
  });

  test('refuses a wrong code, the code of another secret, and one from the future or two steps old', async () => {
    const { token } = await signIn();
    const { SecretCode: former } = (await getQrCode(token)).body.result;
    const { SecretCode: secret } = (await getQrCode(token)).body.result;
    const codes = [
      wrongTotp(testApp, secret),
      totpOf(testApp, former),
      totpOf(testApp, secret, 1),
      totpOf(testApp, secret, -2),
    ];
    for (const code of codes) {
      const answer = await register(token, code);
      expect([answer.status, answer.body.result.code]).toEqual([400, 'mfa.code_invalid']);
    }
    expect((await register(token, totpOf(testApp, secret, -1))).status).toBe(200);
  });

  test('needs a secret that waits, once and for an hour', async () => {
    const { token } = await signIn();
    const missing = [await register(token, '123456')];
    const { SecretCode: late } = (await getQrCode(token)).body.result;
    testApp.advance(TOTP.registrationSeconds);
    const fresh = (await testApp.logIn((await signIn()).person)).body.result.AuthenticationResult.AccessToken;
    const { SecretCode: secret } = (await getQrCode(fresh)).body.result;
    await register(fresh, totpOf(testApp, secret));
    missing.push(await register(fresh, totpOf(testApp, secret)));
    for (const answer of missing)
      expect([answer.status, answer.body.result.code]).toEqual([409, 'mfa.no_registration']);
    expect((await register(token, totpOf(testApp, late))).status).toBe(401);
  });

  test('of 50 at once with one code happens once, and only its recovery codes are good', async () => {
    const { person, token } = await signIn();
    const { SecretCode: secret } = (await getQrCode(token)).body.result;
    const code = totpOf(testApp, secret);
    const answers = await Promise.all(Array.from({ length: 50 }, () => register(token, code)));
    const winners = answers.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    expect(await isLive(token)).toBe(true);
    await switchMfa(testApp, token, '1');
    testApp.advance(THROTTLES.secondFactor.pair.seconds);
    const pending = await beginLogIn(testApp, person);
    const [recoveryCode] = winners[0]?.body.result.recoveryCodes ?? [];
    expect((await giveCode(testApp, pending, recoveryCode)).status).toBe(200);
  });

  test('uses its code up: the sign-in after it needs another one', async () => {
    const { person, token } = await signIn();
    const { SecretCode: secret } = (await getQrCode(token)).body.result;
    const code = totpOf(testApp, secret);
    await register(token, code);
    await switchMfa(testApp, token, '1');
    const pending = await beginLogIn(testApp, person);
    expect((await giveCode(testApp, pending, code)).status).toBe(400);
    testApp.advance(30);
    expect((await giveCode(testApp, pending, totpOf(testApp, secret))).status).toBe(200);
  });

  test('is locked after ten wrong codes for fifteen minutes', async () => {
    const { token } = await signIn();
    const { SecretCode: secret } = (await getQrCode(token)).body.result;
    for (let n = 0; n < TOTP_LOCKOUT.failures; n += 1)
      expect((await register(token, wrongTotp(testApp, secret, n))).status).toBe(400);
    const locked = await register(token, totpOf(testApp, secret));
    expect([locked.status, locked.body.result.code]).toEqual([429, 'mfa.locked']);
    expect(locked.headers['retry-after']).toBe('900');
    testApp.advance(TOTP_LOCKOUT.seconds);
    expect((await register(token, totpOf(testApp, secret))).status).toBe(200);
    expect(TOTP_LOCKOUT).toEqual({ failures: 10, seconds: 900 });
  });

  test('keeps the secret sealed, bound to its account', async () => {
    const [one, two] = [await signInWithMfa(), await signInWithMfa()];
    const { root } = testApp.database;
    const account = await findAccountByEmail(root, one.person.email);
    expect(JSON.stringify(account)).not.toContain(one.secret);
    await root
      .updateTable('account')
      .set({ totp_secret: account?.totp_secret ?? '' })
      .where('email', '=', two.person.email)
      .execute();
    const pending = await beginLogIn(testApp, two.person);
    expect((await giveCode(testApp, pending, totpOf(testApp, one.secret))).status).toBe(400);
  });
});

describe('registering another authenticator', () => {
  test('takes a proof, which may be the password, a code, or a recovery code', async () => {
    const { person, token, secret, recoveryCodes } = await signInWithMfa();
    const refused = await getQrCode(token);
    expect([refused.status, refused.body.result.code]).toEqual([403, 'auth.reauth_needed']);
    for (const proof of [
      { password: person.password },
      { userCode: totpOf(testApp, secret) },
      { userCode: recoveryCodes[0] },
    ])
      expect((await getQrCode(token, proof)).status).toBe(200);
  });

  test('takes a proof also where the switch is off', async () => {
    const { token } = await signIn();
    await registerAuthenticator(testApp, token);
    expect((await getQrCode(token)).body.result.code).toBe('auth.reauth_needed');
  });

  test('refuses a wrong proof, shows where, and has a limit', async () => {
    const { token, secret } = await signInWithMfa();
    const wrongCode = await getQrCode(token, { userCode: wrongTotp(testApp, secret) });
    expect([wrongCode.status, wrongCode.body.result]).toMatchObject([
      400,
      { code: 'mfa.code_invalid', fields: { userCode: expect.any(String) } },
    ]);
    const wrongPassword = () =>
      testApp.call('/auth/get-qr-code', { password: 'not this one' }, { token, ip: '198.51.100.1' });
    expect((await wrongPassword()).body.result).toEqual({
      code: 'auth.password_wrong',
      fields: { password: 'The password is wrong.' },
    });
    for (let n = 1; n < THROTTLES.proof.pair.hits; n += 1) await wrongPassword();
    expect((await wrongPassword()).body.result.code).toBe('request.too_many');
    expect(await isLive(token)).toBe(true);
  });

  test('leaves the old one and its recovery codes working until the new one has shown its first code', async () => {
    const { person, token, secret, recoveryCodes } = await signInWithMfa();
    const { SecretCode: next } = (await getQrCode(token, { password: person.password })).body.result;
    const pending = await beginLogIn(testApp, person);
    expect((await giveCode(testApp, pending, totpOf(testApp, next))).status).toBe(400);
    expect((await giveCode(testApp, pending, totpOf(testApp, secret))).status).toBe(200);
    expect((await register(token, totpOf(testApp, next))).status).toBe(200);
    testApp.advance(30);
    const after = await beginLogIn(testApp, person);
    expect((await giveCode(testApp, after, totpOf(testApp, secret))).status).toBe(400);
    expect((await giveCode(testApp, after, recoveryCodes[1] ?? '')).status).toBe(400);
    expect((await giveCode(testApp, after, totpOf(testApp, next))).status).toBe(200);
  });

  test('is not possible without a proof by whoever asked before the first one was registered', async () => {
    const { token } = await signIn();
    const answers = await Promise.all([getQrCode(token), getQrCode(token)]);
    const { SecretCode: secret } = (await getQrCode(token)).body.result;
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await register(token, totpOf(testApp, secret));
    for (const { body } of answers)
      expect((await register(token, totpOf(testApp, body.result.SecretCode))).status).toBe(409);
  });
});
