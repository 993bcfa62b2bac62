import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findAccountByEmail } from '#modules/accounts/account.store.ts';
import { CODE, THROTTLES } from '#modules/accounts/limits.ts';
import { makeOneTimeCodes } from '#modules/accounts/codes/one-time-codes.ts';
import {
  accountSettings,
  type AccountsTestApp,
  makeForm,
  openAccountsTestApp,
} from '#testing/accounts-test-app.ts';
import { addPersonWithMfa, beginLogIn, giveCode, totpOf } from '#testing/authenticator.ts';

let testApp: AccountsTestApp;
beforeAll(async () => {
  testApp = await openAccountsTestApp();
});
afterAll(() => testApp.close());
beforeEach(() => testApp.advance(24 * 3600));

const NEW = 'a brand new secret';
const erase = (email: string, from: { ip?: string } = {}) =>
  testApp.call('/auth/forgot-password', { email }, from);
const confirm = (email: string, confirmationCode: string, password = NEW, from: { ip?: string } = {}) =>
  testApp.call('/auth/confirm-forgot-password', { email, password, confirmationCode }, from);
const otherThan = (code: string, step = 1) => String((Number(code) + step) % 1_000_000).padStart(6, '0');
const find = (email: string) => findAccountByEmail(testApp.database.root, email);
const isLive = async (token: string) => (await testApp.accounts.api.authenticate(token)) !== null;

async function forgetful() {
  const person = await testApp.addPerson();
  await erase(person.email);
  return { ...person, code: await testApp.codeFor(person.email) };
}

describe('asking for a password code', () => {
  test('mails one that sets a new password', async () => {
    const person = await testApp.addPerson();
    const answer = await erase(person.email);
    expect([answer.status, answer.body.message]).toEqual([200, 'Password Code sent to your email']);
    const code = await testApp.codeFor(person.email);
    expect(testApp.mailsTo(person.email).at(-1)?.subject).toBe('Your password code for Recto');
    const confirmed = await confirm(person.email, code);
    expect([confirmed.status, confirmed.body.message]).toEqual([
      200,
      'Password Recovered Successfully, Please Login',
    ]);
    expect((await testApp.logIn(person)).status).toBe(401);
    expect((await testApp.logIn({ ...person, password: NEW })).status).toBe(200);
  });

  test('answers and costs the same for a confirmed, an unconfirmed, a passwordless and an unknown address', async () => {
    const [confirmed, passwordless] = [await testApp.addPerson(), await testApp.addPerson()];
    await testApp.database.root
      .updateTable('account')
      .set({ password_hash: null })
      .where('email', '=', passwordless.email)
      .execute();
    const unconfirmed = makeForm();
    await testApp.signUp(unconfirmed);
    const [answers, mailed] = [[], []] as [object[], number[]];
    for (const { email } of [confirmed, unconfirmed, passwordless, makeForm()]) {
      await testApp.sendMails();
      const [mailsBefore, hashes] = [testApp.mailsTo(email).length, { ...testApp.hashes }];
      testApp.queries.length = 0;
      const { status, body } = await erase(email);
      answers.push({ status, body, queries: [...testApp.queries] });
      expect(testApp.hashes).toEqual(hashes);
      await testApp.sendMails();
      mailed.push(testApp.mailsTo(email).length - mailsBefore);
    }
    expect(mailed).toEqual([1, 1, 1, 0]);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  test('again kills the code before', async () => {
    const { email, code } = await forgetful();
    await erase(email);
    const newCode = await testApp.codeFor(email);
    if (code !== newCode) expect((await confirm(email, code)).status).toBe(400);
    expect((await confirm(email, newCode)).status).toBe(200);
  });

  test('is limited for one e-mail address from one network, known or not, and from one network for all', async () => {
    for (const { email } of [await testApp.addPerson(), makeForm()]) {
      const answers = [];
      for (let n = 0; n <= THROTTLES.forgotPassword.pair.hits; n += 1)
        answers.push(await erase(email, { ip: '198.51.100.2' }));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
      expect(answers.at(-1)?.headers['retry-after']).toBe('3600');
    }
    const ip = '198.51.100.1';
    for (let n = 0; n < THROTTLES.forgotPassword.network.hits; n += 1)
      await testApp.call('/auth/forgot-password', { email: makeForm().email }, { ip });
    const refused = await testApp.call('/auth/forgot-password', { email: makeForm().email }, { ip });
    expect(refused.status).toBe(429);
  });
});

describe('choosing a new password with the code', () => {
  test('ends every session and tells who listens, starts none, and mails a notice', async () => {
    const person = await testApp.addPerson();
    const sessions = [await testApp.logIn(person), await testApp.logIn(person, { rememberMe: true })];
    const ids = await Promise.all(
      sessions.map(
        async ({ body }) =>
          (await testApp.accounts.api.authenticate(body.result.AuthenticationResult.AccessToken))?.sessionId,
      ),
    );
    await erase(person.email);
    const ended: string[] = [];
    const stop = testApp.accounts.api.onSessionsEnded((some) => ended.push(...some));
    const answer = await confirm(person.email, await testApp.codeFor(person.email));
    stop();
    expect(answer.body.result).toBeNull();
    expect(ended.sort()).toEqual(ids.sort());
    for (const { body } of sessions) {
      const { AccessToken, RefreshToken } = body.result.AuthenticationResult;
      expect(await isLive(AccessToken)).toBe(false);
      expect((await testApp.call('/auth/refresh-token', { refreshToken: RefreshToken })).status).toBe(401);
    }
    await testApp.sendMails();
    expect(testApp.mailsTo(person.email).at(-1)?.subject).toBe('Your password for Recto was reset');
  });

  test('forgets the wrong passwords of before, where the new one was set', async () => {
    const person = await testApp.addPerson();
    const ip = '198.51.100.3';
    for (let n = 0; n <= THROTTLES.login.pair.hits; n += 1)
      await testApp.logIn({ ...person, password: 'not this one' }, {}, ip);
    expect((await testApp.logIn(person, {}, ip)).status).toBe(429);
    await erase(person.email, { ip });
    await confirm(person.email, await testApp.codeFor(person.email), NEW, { ip });
    expect((await testApp.logIn({ ...person, password: NEW }, {}, ip)).status).toBe(200);
  });

  test('confirms an address that never was, since the code came through it', async () => {
    const form = makeForm();
    await testApp.signUp(form);
    const signUpCode = await testApp.codeFor(form.email);
    await erase(form.email);
    const code = await testApp.codeFor(form.email);
    expect((await confirm(form.email, code)).status).toBe(200);
    expect((await testApp.logIn({ ...form, password: NEW })).body.result.firstLogin).toBe(true);
    expect((await testApp.call('/auth/verify-email', { email: form.email, code: signUpCode })).status).toBe(
      400,
    );
  });

  test('replaces a temporary password for good', async () => {
    const person = await testApp.addPerson();
    await testApp.accounts.api.issueTemporaryPassword((await find(person.email))?.id ?? '');
    await erase(person.email);
    await confirm(person.email, await testApp.codeFor(person.email));
    expect((await testApp.logIn({ ...person, password: NEW })).body.result.next).toBe('app');
  });

  test('leaves the second factor as it is', async () => {
    const { person, secret } = await addPersonWithMfa(testApp);
    await erase(person.email);
    await confirm(person.email, await testApp.codeFor(person.email));
    const pending = await beginLogIn(testApp, { ...person, password: NEW });
    expect((await giveCode(testApp, pending, totpOf(testApp, secret))).status).toBe(200);
  });

  test('gives a password to an account that had none', async () => {
    const person = await testApp.addPerson();
    await testApp.database.root
      .updateTable('account')
      .set({ password_hash: null })
      .where('email', '=', person.email)
      .execute();
    await erase(person.email);
    await confirm(person.email, await testApp.codeFor(person.email));
    expect((await testApp.logIn({ ...person, password: NEW })).status).toBe(200);
  });

  test('is refused with one answer for a wrong, an expired, a used code and an unknown address', async () => {
    const [wrong, expired, used] = [await forgetful(), await forgetful(), await forgetful()];
    await confirm(used.email, used.code);
    const answers = [
      await confirm(wrong.email, otherThan(wrong.code)),
      await confirm(used.email, used.code),
      await confirm(makeForm().email, '123456'),
    ];
    testApp.advance(CODE.seconds);
    answers.push(await confirm(expired.email, expired.code));
    expect([answers[0]?.status, answers[0]?.body.result.code]).toEqual([400, 'auth.code_invalid']);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await testApp.logIn(wrong)).status).toBe(200);
  });

  test('refused costs the same for a known and an unknown address: no hash, the same statements', async () => {
    const { email, code } = await forgetful();
    const hashes = { ...testApp.hashes };
    testApp.queries.length = 0;
    await confirm(email, otherThan(code));
    const known = testApp.queries.splice(0);
    await confirm(makeForm().email, '123456');
    expect(testApp.queries).toEqual(known);
    expect(testApp.hashes).toEqual(hashes);
  });

  test('allows five tries from one network, counted before they are compared', async () => {
    const { email, code } = await forgetful();
    const codes = makeOneTimeCodes({ secret: accountSettings.secret, clock: testApp.clock });
    const id = (await find(email))?.id ?? '';
    await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        codes.check(testApp.database.root, {
          accountId: id,
          purpose: 'reset-password',
          code: otherThan(code, n + 1),
          ip: '198.51.100.4',
        }),
      ),
    );
    const row = await testApp.database.root
      .selectFrom('one_time_code')
      .select('tries')
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.tries).toBe(CODE.tries);
    expect((await confirm(email, code, NEW, { ip: '198.51.100.4' })).status).toBe(400);
    expect((await confirm(email, code)).status).toBe(200);
  });

  test('of 50 at once with one code succeeds exactly once', async () => {
    const { email, code } = await forgetful();
    const passwords = Array.from({ length: 50 }, (_, n) => `${NEW} number ${n}`);
    const answers = await Promise.all(passwords.map((password) => confirm(email, code, password)));
    const winners = passwords.filter((_, n) => answers[n]?.status === 200);
    expect(winners).toHaveLength(1);
    expect((await testApp.logIn({ email, password: winners[0] ?? '' })).status).toBe(200);
  });

  test('does not take the code of another purpose or another account', async () => {
    const form = makeForm();
    await testApp.signUp(form);
    const [signUpCode, other] = [await testApp.codeFor(form.email), await forgetful()];
    expect((await confirm(form.email, signUpCode)).status).toBe(400);
    const { email } = await forgetful();
    expect((await confirm(email, other.code)).status).toBe(400);
    expect((await testApp.call('/auth/verify-email', { email: form.email, code: other.code })).status).toBe(
      400,
    );
  });

  test('refuses a common password before the code is looked at', async () => {
    const { email, code } = await forgetful();
    for (let n = 0; n < CODE.tries; n += 1) {
      const answer = await confirm(email, code, 'Password1');
      expect([answer.status, answer.body.result.code]).toEqual([400, 'auth.password_common']);
    }
    expect((await confirm(email, code)).status).toBe(200);
  });

  test('is limited for one e-mail address from one network', async () => {
    const { email } = makeForm();
    const { hits } = THROTTLES.confirmForgotPassword.pair;
    const statuses = [];
    const from = { ip: '198.51.100.5' };
    for (let n = 0; n <= hits; n += 1) statuses.push((await confirm(email, '123456', NEW, from)).status);
    expect(statuses).toEqual([...Array<number>(hits).fill(400), 429]);
  });

  test.each([
    [{ email: 'x' }, { email: 'Email must be at least 2 characters.' }],
    [{ password: 'short' }, { password: 'Password must be at least 8 characters.' }],
    [{ confirmationCode: '12345' }, { confirmationCode: 'Confirmation Code must be at least 6 characters.' }],
  ])('refuses %j in the words of the specification', async (wrong, fields) => {
    const form = { email: makeForm().email, password: NEW, confirmationCode: '123456', ...wrong };
    const answer = await testApp.call('/auth/confirm-forgot-password', form);
    expect([answer.status, answer.body.result.fields]).toEqual([400, fields]);
  });
});
