import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findAccountByEmail } from '#modules/accounts/account.store.ts';
import { THROTTLES, TOTP_LOCKOUT } from '#modules/accounts/limits.ts';
import { type AccountsTestApp, openAccountsTestApp } from '#testing/accounts-test-app.ts';
import { addPersonWithMfa, beginLogIn, giveCode, totpOf, wrongTotp } from '#testing/authenticator.ts';

let testApp: AccountsTestApp;
beforeAll(async () => {
  testApp = await openAccountsTestApp();
});
afterAll(() => testApp.close());
beforeEach(() => testApp.advance(24 * 3600));

const isLive = async (token: string) => (await testApp.accounts.api.authenticate(token)) !== null;
const find = (email: string) => findAccountByEmail(testApp.database.root, email);

describe('the second step of signing in', () => {
  test('exchanges the token that waits for a full session; the old token dies', async () => {
    const { person, secret } = await addPersonWithMfa(testApp);
    const pending = await beginLogIn(testApp, person);
    const answer = await giveCode(testApp, pending, totpOf(testApp, secret));
    expect([answer.status, answer.body.result.Status]).toEqual([200, 'SUCCESS']);
    const { AccessToken, RefreshToken } = answer.body.result.AuthenticationResult;
    expect(await testApp.accounts.api.authenticate(AccessToken)).toMatchObject({ level: 'full' });
    expect((await testApp.call('/auth/refresh-token', { refreshToken: RefreshToken })).status).toBe(200);
    expect(await isLive(pending)).toBe(false);
    expect((await giveCode(testApp, pending, totpOf(testApp, secret))).status).toBe(401);
  });

  test.each([
    [true, 29 * 24 * 3600, 200],
    [false, 12 * 3600, 401],
  ])('keeps what Remember Me (%s) said at the first', async (rememberMe, idle, status) => {
    const { person, secret } = await addPersonWithMfa(testApp);
    const answer = await giveCode(
      testApp,
      await beginLogIn(testApp, person, { rememberMe }),
      totpOf(testApp, secret),
    );
    testApp.advance(idle);
    const { RefreshToken } = answer.body.result.AuthenticationResult;
    expect((await testApp.call('/auth/refresh-token', { refreshToken: RefreshToken })).status).toBe(status);
  });

  test('takes the code of now and the one before, none from the future and no older one', async () => {
    const { person, secret } = await addPersonWithMfa(testApp);
    testApp.advance(90);
    for (const [steps, status] of [
      [1, 400],
      [-2, 400],
      [-1, 200],
      [0, 200],
    ] as const) {
      const pending = await beginLogIn(testApp, person);
      expect((await giveCode(testApp, pending, totpOf(testApp, secret, steps))).status).toBe(status);
    }
  });

  test('takes a code once, and none from before it', async () => {
    const { person, secret } = await addPersonWithMfa(testApp);
    testApp.advance(90);
    const before = totpOf(testApp, secret, -1);
    const code = totpOf(testApp, secret);
    expect((await giveCode(testApp, await beginLogIn(testApp, person), code)).status).toBe(200);
    const pending = await beginLogIn(testApp, person);
    for (const used of [code, before]) {
      const answer = await giveCode(testApp, pending, used);
      expect([answer.status, answer.body.result.code]).toEqual([400, 'mfa.code_invalid']);
    }
    testApp.advance(30);
    expect((await giveCode(testApp, pending, totpOf(testApp, secret))).status).toBe(200);
  });

  test('of 50 at once with one code from one session succeeds once; the winner keeps the session and nobody is locked', async () => {
    const { person, secret } = await addPersonWithMfa(testApp);
    const pending = await beginLogIn(testApp, person);
    const code = totpOf(testApp, secret);
    const answers = await Promise.all(Array.from({ length: 50 }, () => giveCode(testApp, pending, code)));
    const winners = answers.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    expect(await isLive(winners[0]?.body.result.AuthenticationResult.AccessToken)).toBe(true);
    expect(await find(person.email)).toMatchObject({ failed_totps: 0, totp_locked_until: null });
  });

  test('of 20 sessions at once with one code lets one in', async () => {
    const { person, secret } = await addPersonWithMfa(testApp);
    const pendings = [];
    for (let n = 0; n < 20; n += 1) pendings.push(await beginLogIn(testApp, person));
    const code = totpOf(testApp, secret);
    const answers = await Promise.all(pendings.map((pending) => giveCode(testApp, pending, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400 || status === 429)).toHaveLength(19);
  });

  test('is refused to a full session, and to a token that names another account in the body', async () => {
    const [one, two] = [await addPersonWithMfa(testApp), await addPersonWithMfa(testApp)];
    const full = await giveCode(testApp, one.token, totpOf(testApp, one.secret));
    expect([full.status, full.body.result.code]).toEqual([403, 'auth.not_pending']);
    const pending = await beginLogIn(testApp, two.person);
    const userCode = totpOf(testApp, two.secret);
    for (const foreign of [{ email: one.person.email }, { accessToken: one.token }]) {
      const answer = await testApp.call(
        '/auth/sign-in-through-totp',
        { userCode, ...foreign },
        { token: pending },
      );
      expect([answer.status, answer.body.result.code]).toEqual([403, 'auth.foreign_account']);
    }
    const own = { userCode, email: two.person.email, accessToken: pending };
    expect((await testApp.call('/auth/sign-in-through-totp', own, { token: pending })).status).toBe(200);
  });

  test.each(['12345', '1234567', '12345a', '１２３４５６', ''])('takes nothing like %j', async (userCode) => {
    const { person } = await addPersonWithMfa(testApp);
    const answer = await giveCode(testApp, await beginLogIn(testApp, person), userCode);
    expect([answer.status, answer.body.message]).toEqual([400, 'Otp must be at least 6 characters.']);
  });
});

describe('wrong codes', () => {
  test('lock the second factor after ten, also with the right code and from another session', async () => {
    const { person, secret, recoveryCodes } = await addPersonWithMfa(testApp);
    const pending = await beginLogIn(testApp, person);
    for (let n = 0; n < TOTP_LOCKOUT.failures; n += 1)
      expect((await giveCode(testApp, pending, wrongTotp(testApp, secret, n))).status).toBe(400);
    const another = await beginLogIn(testApp, person);
    for (const code of [totpOf(testApp, secret), recoveryCodes[0] ?? '']) {
      const locked = await giveCode(testApp, another, code);
      expect([locked.status, locked.body.result.code]).toEqual([429, 'mfa.locked']);
      expect(locked.headers['retry-after']).toBe('900');
    }
    testApp.advance(TOTP_LOCKOUT.seconds - 1);
    expect((await giveCode(testApp, another, totpOf(testApp, secret))).status).toBe(429);
    testApp.advance(1);
    expect((await giveCode(testApp, another, totpOf(testApp, secret))).status).toBe(200);
  });

  test('sent at once cannot outrun the lock', async () => {
    const { person, secret } = await addPersonWithMfa(testApp);
    const pending = await beginLogIn(testApp, person);
    const codes = Array.from({ length: 15 }, (_, n) => wrongTotp(testApp, secret, n));
    await Promise.all(codes.map((code) => giveCode(testApp, pending, code)));
    expect((await find(person.email))?.failed_totps).toBe(TOTP_LOCKOUT.failures);
    expect((await giveCode(testApp, pending, totpOf(testApp, secret))).status).toBe(429);
  });

  test('count recovery codes among them, and begin anew after a right one', async () => {
    const { person, secret } = await addPersonWithMfa(testApp);
    const pending = await beginLogIn(testApp, person);
    await giveCode(testApp, pending, 'aaaaa-aaaaa');
    await giveCode(testApp, pending, wrongTotp(testApp, secret));
    expect((await find(person.email))?.failed_totps).toBe(2);
    await giveCode(testApp, pending, totpOf(testApp, secret));
    expect((await find(person.email))?.failed_totps).toBe(0);
  });

  test('are limited beyond the lock, and right ones are given back', async () => {
    const { person, secret } = await addPersonWithMfa(testApp);
    const { hits } = THROTTLES.secondFactor.pair;
    const give = (token: string, userCode: string) =>
      testApp.call('/auth/sign-in-through-totp', { userCode }, { token, ip: '198.51.100.1' });
    for (let n = 0; n <= hits; n += 1) {
      const answer = await give(await beginLogIn(testApp, person), totpOf(testApp, secret));
      expect(answer.status).toBe(200);
      testApp.advance(30);
    }
    const pending = await beginLogIn(testApp, person);
    const answers = [];
    for (let n = 0; n <= hits; n += 1) answers.push(await give(pending, wrongTotp(testApp, secret, n)));
    expect(answers.at(-1)?.body.result.code).toBe('request.too_many');
  });
});

describe('a recovery code', () => {
  test('stands in for the authenticator once, in any case and with blanks around it; the owner is told', async () => {
    const { person, recoveryCodes } = await addPersonWithMfa(testApp);
    const [code = ''] = recoveryCodes;
    const answer = await giveCode(testApp, await beginLogIn(testApp, person), ` ${code.toUpperCase()} `);
    expect(answer.status).toBe(200);
    const again = await giveCode(testApp, await beginLogIn(testApp, person), code);
    expect([again.status, again.body.result.code, again.body.message]).toEqual([
      400,
      'mfa.code_invalid',
      'This recovery code is wrong or has been used.',
    ]);
    await testApp.sendMails();
    const mail = testApp.mailsTo(person.email).find(({ subject }) => subject.startsWith('A recovery code'));
    expect(mail?.text).toContain('9 are left.');
    expect(mail?.text).not.toContain(code);
  });

  test.each<[string, (code: string) => string]>([
    ['no dash', (code) => code.replace('-', '')],
    ['a blank for the dash', (code) => code.replace('-', ' ')],
    ['a dash that a word processor has put there', (code) => code.replace('-', ' \u2013 ')],
  ])('is read with %s', async (_, copied) => {
    const { person, recoveryCodes } = await addPersonWithMfa(testApp);
    const pending = await beginLogIn(testApp, person);
    expect((await giveCode(testApp, pending, copied(recoveryCodes[0] ?? ''))).status).toBe(200);
  });

  test('has two groups of five', async () => {
    const { person } = await addPersonWithMfa(testApp);
    const pending = await beginLogIn(testApp, person);
    for (const userCode of ['abcde-fghi', 'abcd-efghij', 'abcde_fghij', `abcde${' '.repeat(500_000)}fghi`]) {
      const answer = await giveCode(testApp, pending, userCode);
      expect([answer.status, answer.body.result.code]).toEqual([400, 'request.invalid']);
    }
  });

  test('of 50 at once works once; the winner keeps the session', async () => {
    const { person, recoveryCodes } = await addPersonWithMfa(testApp);
    const pending = await beginLogIn(testApp, person);
    const [code = ''] = recoveryCodes;
    const answers = await Promise.all(Array.from({ length: 50 }, () => giveCode(testApp, pending, code)));
    const winners = answers.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    expect(await isLive(winners[0]?.body.result.AuthenticationResult.AccessToken)).toBe(true);
  });

  test('is not lost where the session it was given for is over', async () => {
    const { person, recoveryCodes } = await addPersonWithMfa(testApp);
    const [first = '', second = ''] = recoveryCodes;
    const pending = await beginLogIn(testApp, person);
    const answers = await Promise.all([
      giveCode(testApp, pending, first),
      giveCode(testApp, pending, second),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    const unused = answers[0]?.status === 200 ? second : first;
    expect((await giveCode(testApp, await beginLogIn(testApp, person), unused)).status).toBe(200);
  });

  test('of another account is worth nothing', async () => {
    const [one, two] = [await addPersonWithMfa(testApp), await addPersonWithMfa(testApp)];
    const pending = await beginLogIn(testApp, two.person);
    expect((await giveCode(testApp, pending, one.recoveryCodes[0] ?? '')).status).toBe(400);
  });
});
