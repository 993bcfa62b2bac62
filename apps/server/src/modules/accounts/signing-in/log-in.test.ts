import { LoginResult } from '@recto/contract/accounts';
import { hash } from '@node-rs/argon2';
import { decodeProtectedHeader, importSPKI, jwtVerify } from 'jose';
import { createPrivateKey, createPublicKey, hkdfSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makePasswords } from '#modules/accounts/index.ts';
import { findAccountByEmail } from '#modules/accounts/account.store.ts';
import {
  accountSettings,
  type AccountsTestApp,
  makeForm,
  openAccountsTestApp,
} from '#testing/accounts-test-app.ts';

let testApp: AccountsTestApp;
beforeAll(async () => {
  // What hashes cost is a subject of these tests.
  testApp = await openAccountsTestApp({}, { passwords: makePasswords() });
});
afterAll(() => testApp.close());
beforeEach(() => testApp.advance(24 * 3600));

const WRONG = 'not the password';
const change = (email: string, columns: object) =>
  testApp.database.root.updateTable('account').set(columns).where('email', '=', email).execute();

describe('signing in', () => {
  test('answers with attributes, tokens and where to go', async () => {
    const person = await testApp.addPerson();
    const answer = await testApp.logIn(person);
    expect(answer.status).toBe(200);
    const { UserAttributes, AuthenticationResult, firstLogin, next } = LoginResult.parse(answer.body.result);
    expect(UserAttributes).toEqual([
      { Name: 'sub', Value: expect.stringMatching(/^[0-9a-f-]{36}$/) },
      { Name: 'email', Value: person.email },
      { Name: 'name', Value: 'Augusta' },
      { Name: 'custom:lastName', Value: 'Lovelace' },
      { Name: 'custom:mfaEnabled', Value: '0' },
      { Name: 'custom:mfaRegistered', Value: '0' },
      { Name: 'custom:passwordSet', Value: '1' },
      { Name: 'custom:customerid', Value: '' },
      { Name: 'custom:subscribed', Value: '0' },
      { Name: 'custom:role', Value: 'user' },
    ]);
    expect([firstLogin, next]).toEqual([true, 'app']);
    expect(AuthenticationResult.AccessToken).toMatch(/^[\w-]{43}$/);
    expect(AuthenticationResult.RefreshToken).toMatch(/^[\w-]{64}$/);
  });

  test('is the first sign-in only once, also when two happen together', async () => {
    const person = await testApp.addPerson();
    const answers = await Promise.all([testApp.logIn(person), testApp.logIn(person)]);
    expect(answers.filter(({ body }) => body.result.firstLogin)).toHaveLength(1);
    expect((await testApp.logIn(person)).body.result.firstLogin).toBe(false);
  });

  test('gives an ID token that says who it is, signed with Ed25519, and opens nothing', async () => {
    const person = await testApp.addPerson();
    const { UserAttributes, AuthenticationResult } = (await testApp.logIn(person)).body.result;
    const seed = Buffer.from(hkdfSync('sha256', accountSettings.secret, '', 'id-token', 32));
    const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]);
    const publicKey = createPublicKey(createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }));
    const spki = await importSPKI(publicKey.export({ type: 'spki', format: 'pem' }).toString(), 'EdDSA');
    const { payload } = await jwtVerify(AuthenticationResult.IdToken, spki, {
      issuer: accountSettings.publicUrl,
      currentDate: new Date(testApp.clock()),
    });
    expect(payload).toMatchObject({ sub: UserAttributes[0].Value, email: person.email, name: 'Augusta' });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(3600);
    expect(decodeProtectedHeader(AuthenticationResult.IdToken).alg).toBe('EdDSA');
    expect(
      (await testApp.call('/auth/logout', undefined, { token: AuthenticationResult.IdToken })).status,
    ).toBe(401);
  });

  test('asks for the second factor where the account has one: nothing to refresh, nothing opened', async () => {
    const person = await testApp.addPerson();
    await change(person.email, { mfa_enabled: true, totp_secret: 'sealed' });
    const { next, AuthenticationResult, UserAttributes } = (await testApp.logIn(person)).body.result;
    expect([next, AuthenticationResult.RefreshToken]).toEqual(['mfa', '']);
    expect(UserAttributes).toContainEqual({ Name: 'custom:mfaEnabled', Value: '1' });
    expect(await testApp.accounts.api.authenticate(AuthenticationResult.AccessToken)).toMatchObject({
      level: 'mfa_pending',
    });
  });

  test('asks for a new password where it is temporary, before the second factor, and does not count as the first', async () => {
    const person = await testApp.addPerson();
    await change(person.email, { mfa_enabled: true, totp_secret: 'sealed', must_change_password: true });
    const { next, firstLogin, AuthenticationResult } = (await testApp.logIn(person)).body.result;
    expect([next, firstLogin, AuthenticationResult.RefreshToken]).toEqual(['change-password', false, '']);
    expect(await testApp.accounts.api.authenticate(AuthenticationResult.AccessToken)).toMatchObject({
      level: 'password_change',
    });
    await change(person.email, { mfa_enabled: false, must_change_password: false });
    expect((await testApp.logIn(person)).body.result.firstLogin).toBe(true);
  });

  test('replaces a hash that was made with weaker parameters', async () => {
    const person = await testApp.addPerson();
    await change(person.email, {
      password_hash: await hash(person.password, { memoryCost: 8192, timeCost: 1, parallelism: 1 }),
    });
    expect((await testApp.logIn(person)).status).toBe(200);
    const account = await findAccountByEmail(testApp.database.root, person.email);
    expect(account?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await testApp.logIn(person)).status).toBe(200);
  });

  test('takes an accented password however the keyboard composes it', async () => {
    const person = await testApp.addPerson({ password: 'pa\u0301ssword'.normalize('NFD') });
    expect((await testApp.logIn({ ...person, password: person.password.normalize('NFC') })).status).toBe(200);
  });
});

describe('being refused', () => {
  test('reads the same for an unknown address, a wrong password and an account without one', async () => {
    const [person, passwordless] = [await testApp.addPerson(), await testApp.addPerson()];
    await change(passwordless.email, { password_hash: null });
    const answers = [
      await testApp.logIn(makeForm()),
      await testApp.logIn({ ...person, password: WRONG }),
      await testApp.logIn(passwordless),
    ];
    expect(answers[0]?.status).toBe(401);
    expect(answers[0]?.body.result).toEqual({ code: 'auth.wrong_credentials' });
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  test('with the right password but an unconfirmed address says so and mails a new code', async () => {
    const form = makeForm();
    await testApp.signUp(form);
    const oldCode = await testApp.codeFor(form.email);
    expect((await testApp.logIn({ ...form, password: WRONG })).body.result.code).toBe(
      'auth.wrong_credentials',
    );
    const answer = await testApp.logIn(form);
    expect([answer.status, answer.body.result.code]).toEqual([403, 'auth.unverified']);
    const newCode = await testApp.codeFor(form.email);
    expect(testApp.mailsTo(form.email)).toHaveLength(2);
    if (oldCode !== newCode) {
      expect((await testApp.call('/auth/verify-email', { email: form.email, code: oldCode })).status).toBe(
        400,
      );
    }
    expect((await testApp.call('/auth/verify-email', { email: form.email, code: newCode })).status).toBe(200);
    expect((await testApp.logIn(form)).body.result.firstLogin).toBe(true);
  });

  test('with an unconfirmed address mails at most five codes an hour', async () => {
    const form = makeForm();
    await testApp.signUp(form);
    for (let attempt = 0; attempt < 7; attempt += 1) expect((await testApp.logIn(form)).status).toBe(403);
    await testApp.sendMails();
    // Codes that a newer one replaced before they were sent are not mailed at all.
    expect(testApp.mailsTo(form.email)).toHaveLength(1);
    const waiting = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await testApp.logIn(form);
      waiting.push(...(await testApp.queue.waiting()));
    }
    expect(waiting).toEqual([]);
  });

  test.each([
    [{ email: '' }, { email: 'Email is required' }],
    [{ email: 'nobody' }, { email: 'Email is invalid' }],
    [{ password: '' }, { password: 'Password is required' }],
    [{ password: 'short' }, { password: 'Password must be at least 8 characters' }],
  ])('for %j names the field in the words of the specification', async (wrong, fields) => {
    const answer = await testApp.logIn({ ...makeForm(), ...wrong });
    expect([answer.status, answer.body.result.fields]).toEqual([400, fields]);
  });
});

test('somebody signs in from many places at once', async () => {
  const person = await testApp.addPerson();
  const answers = await Promise.all(Array.from({ length: 12 }, () => testApp.logIn(person)));
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
});
