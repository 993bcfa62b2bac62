import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findAccountByEmail } from '#modules/accounts/account.store.ts';
import { TEMPORARY_PASSWORD_SECONDS, THROTTLES } from '#modules/accounts/limits.ts';
import { type AccountsTestApp, anyIp, type Form, openAccountsTestApp } from '#testing/accounts-test-app.ts';
import { addPersonWithMfa } from '#testing/authenticator.ts';

let testApp: AccountsTestApp;
beforeAll(async () => {
  testApp = await openAccountsTestApp();
});
afterAll(() => testApp.close());
beforeEach(() => testApp.advance(24 * 3600));

const NEW = 'a brand new secret';
const isLive = async (token: string) => (await testApp.accounts.api.authenticate(token)) !== null;
const tokenOf = async (person: Form): Promise<string> =>
  (await testApp.logIn(person)).body.result.AuthenticationResult.AccessToken;
const change = (token: string, { email, password }: Form, proposedPassword = NEW, ip = anyIp()) =>
  testApp.call(
    '/auth/change-password',
    { email, previousPassword: password, proposedPassword },
    { token, ip },
  );

async function signIn() {
  const person = await testApp.addPerson();
  return { person, token: await tokenOf(person) };
}

describe('changing the password', () => {
  test('ends every session, this one too, and mails a notice', async () => {
    const { person, token } = await signIn();
    const other = await tokenOf(person);
    const ended: string[] = [];
    const stop = testApp.accounts.api.onSessionsEnded((ids) => ended.push(...ids));
    const answer = await change(token, person);
    stop();
    expect([answer.status, answer.body.message]).toEqual([200, 'Password Changed Successfully']);
    expect([await isLive(token), await isLive(other), ended.length]).toEqual([false, false, 2]);
    expect((await testApp.logIn(person)).status).toBe(401);
    expect((await testApp.logIn({ ...person, password: NEW })).status).toBe(200);
    await testApp.sendMails();
    expect(testApp.mailsTo(person.email).map(({ subject }) => subject)).toContain(
      'Your password for Recto was changed',
    );
  });

  test('takes the address in any case, and no other than the one that is signed in', async () => {
    const [{ person, token }, other] = [await signIn(), await signIn()];
    const answer = await change(token, other.person);
    expect([answer.status, answer.body.result.code]).toEqual([403, 'auth.foreign_account']);
    expect((await change(token, { ...person, email: ` ${person.email.toUpperCase()} ` })).status).toBe(200);
  });

  test('refuses a wrong current password without ending the session, and shows it at the field', async () => {
    const { person, token } = await signIn();
    const answer = await change(token, { ...person, password: 'not this one' });
    expect([answer.status, answer.body.result]).toEqual([
      400,
      { code: 'auth.password_wrong', fields: { previousPassword: 'The current password is wrong.' } },
    ]);
    expect(await isLive(token)).toBe(true);
  });

  test('is limited from one network, and the session lives on', async () => {
    const { person, token } = await signIn();
    const { hits, seconds } = THROTTLES.changePassword.pair;
    const ip = '198.51.100.9';
    for (let n = 0; n < hits; n += 1) {
      const wrong = await change(token, { ...person, password: 'not this one' }, NEW, ip);
      expect(wrong.status).toBe(400);
    }
    const refused = await change(token, person, NEW, ip);
    expect([refused.status, refused.body.result.code]).toEqual([429, 'request.too_many']);
    expect(refused.headers['retry-after']).toBe(String(seconds));
    expect(await isLive(token)).toBe(true);
    expect((await change(token, person)).status).toBe(200);
  });

  test('wants another password than the current one, however the keyboard composes it', async () => {
    const person = await testApp.addPerson({ password: 'pássword of mine'.normalize('NFC') });
    const token = await tokenOf(person);
    for (const same of [person.password, person.password.normalize('NFD')]) {
      const answer = await change(token, person, same);
      expect([answer.status, answer.body.result.code]).toEqual([400, 'auth.password_same']);
      expect(Object.keys(answer.body.result.fields)).toEqual(['proposedPassword']);
    }
  });

  test.each(['password1', 'TRUSTNO1', 'iloveyou', 'recto2026!'])('refuses %j', async (common) => {
    const { person, token } = await signIn();
    const answer = await change(token, person, common);
    expect([answer.status, answer.body.result.code]).toEqual([400, 'auth.password_common']);
    expect(Object.keys(answer.body.result.fields)).toEqual(['proposedPassword']);
  });

  test('kills a code for a forgotten password that is on its way', async () => {
    const { person, token } = await signIn();
    await testApp.call('/auth/forgot-password', { email: person.email });
    const confirmationCode = await testApp.codeFor(person.email);
    await change(token, person);
    const answer = await testApp.call('/auth/confirm-forgot-password', {
      email: person.email,
      password: 'yet another secret',
      confirmationCode,
    });
    expect(answer.status).toBe(400);
  });

  test('of 20 at once happens once', async () => {
    const { person, token } = await signIn();
    const passwords = Array.from({ length: 20 }, (_, n) => `${NEW} number ${n}`);
    const answers = await Promise.all(passwords.map((password) => change(token, person, password)));
    const winners = passwords.filter((_, n) => answers[n]?.status === 200);
    expect(winners).toHaveLength(1);
    expect((await testApp.logIn({ ...person, password: winners[0] ?? '' })).status).toBe(200);
  });

  test('needs both factors where there are two: a session that waits for the second is refused', async () => {
    const { person } = await addPersonWithMfa(testApp);
    const answer = await change(await tokenOf(person), person);
    expect([answer.status, answer.body.result.code]).toEqual([403, 'auth.mfa_required']);
  });
});

describe('a temporary password', () => {
  async function issue() {
    const { person, token } = await signIn();
    const account = await findAccountByEmail(testApp.database.root, person.email);
    const password = await testApp.accounts.api.issueTemporaryPassword(account?.id ?? '');
    return { person: { ...person, password }, old: person, token, id: account?.id ?? '' };
  }

  test('is long, random and easy to read out', async () => {
    const [one, two] = [await issue(), await issue()];
    expect(one.person.password).toMatch(/^([a-hjkmnp-z2-9]{5}-){3}[a-hjkmnp-z2-9]{5}$/);
    expect(one.person.password).not.toBe(two.person.password);
  });

  test('replaces the old one and ends every session', async () => {
    const { old, token } = await issue();
    expect(await isLive(token)).toBe(false);
    expect((await testApp.logIn(old)).status).toBe(401);
  });

  test('opens nothing after seven days; only who knows it is told, and an administrator can set a new one', async () => {
    const { person, id } = await issue();
    testApp.advance(TEMPORARY_PASSWORD_SECONDS - 1);
    expect((await testApp.logIn(person)).body.result.next).toBe('change-password');
    testApp.advance(1);
    const answer = await testApp.logIn(person);
    expect([answer.status, answer.body.result]).toEqual([403, { code: 'auth.temporary_password_expired' }]);
    expect(answer.body.message).toBe(
      'Your temporary password has expired. Please ask your administrator for a new one.',
    );
    const guess = await testApp.logIn({ ...person, password: 'a wrong guess' });
    expect([guess.status, guess.body.result.code]).toEqual([401, 'auth.wrong_credentials']);
    const password = await testApp.accounts.api.issueTemporaryPassword(id);
    expect((await testApp.logIn({ ...person, password })).body.result.next).toBe('change-password');
  });

  test('that has expired leaves the way through the mailbox open', async () => {
    const { person } = await issue();
    testApp.advance(TEMPORARY_PASSWORD_SECONDS);
    await testApp.call('/auth/forgot-password', { email: person.email });
    const password = 'a password of my own';
    const form = { email: person.email, password, confirmationCode: await testApp.codeFor(person.email) };
    expect((await testApp.call('/auth/confirm-forgot-password', form)).status).toBe(200);
    expect((await testApp.logIn({ ...person, password })).body.result.next).toBe('app');
  });

  test("once changed lasts: a password of one's own does not expire", async () => {
    const { person } = await issue();
    const { AccessToken } = (await testApp.logIn(person)).body.result.AuthenticationResult;
    const proposedPassword = 'a password of my own';
    const form = { email: person.email, previousPassword: person.password, proposedPassword };
    expect((await testApp.call('/auth/change-password', form, { token: AccessToken })).status).toBe(200);
    testApp.advance(TEMPORARY_PASSWORD_SECONDS * 10);
    expect((await testApp.logIn({ ...person, password: proposedPassword })).status).toBe(200);
  });

  test('opens its own change and signing out, nothing else, and the change makes it an ordinary account', async () => {
    const { person } = await issue();
    const { next, AuthenticationResult } = (await testApp.logIn(person)).body.result;
    const token = AuthenticationResult.AccessToken;
    expect([next, AuthenticationResult.RefreshToken]).toEqual(['change-password', '']);
    for (const [method, path] of [
      ['GET', '/auth/sessions'],
      ['POST', '/auth/get-qr-code'],
      ['DELETE', '/auth/sessions'],
    ] as const) {
      const answer = await testApp.call(path, method === 'POST' ? {} : undefined, { method, token });
      expect([answer.status, answer.body.result.code]).toEqual([403, 'auth.password_change_required']);
    }
    expect((await change(token, person)).status).toBe(200);
    expect(await isLive(token)).toBe(false);
    expect((await testApp.logIn({ ...person, password: NEW })).body.result.next).toBe('app');
  });

  test('can be signed out of', async () => {
    const token = await tokenOf((await issue()).person);
    expect((await testApp.call('/auth/logout', undefined, { token })).status).toBe(200);
  });

  test('asks for the second factor at the sign-in after its change', async () => {
    const { person } = await addPersonWithMfa(testApp);
    const account = await findAccountByEmail(testApp.database.root, person.email);
    const password = await testApp.accounts.api.issueTemporaryPassword(account?.id ?? '');
    await change(await tokenOf({ ...person, password }), { ...person, password });
    expect((await testApp.logIn({ ...person, password: NEW })).body.result.next).toBe('mfa');
  });

  test('is given in one transaction with what belongs to it', async () => {
    const { person, token } = await signIn();
    const account = await findAccountByEmail(testApp.database.root, person.email);
    const issuing = testApp.accounts.api.issueTemporaryPassword(account?.id ?? '', () =>
      Promise.reject(new Error('the note could not be written')),
    );
    await expect(issuing).rejects.toThrow('the note could not be written');
    expect([await isLive(token), (await testApp.logIn(person)).status]).toEqual([true, 200]);
  });
});
