import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AccountsTestApp, type Form, openAccountsTestApp } from '#testing/accounts-test-app.ts';
import {
  addPersonWithMfa,
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
const tokenOf = async (person: Form): Promise<string> =>
  (await testApp.logIn(person)).body.result.AuthenticationResult.AccessToken;
const subjects = async (email: string) => {
  await testApp.sendMails();
  return testApp.mailsTo(email).map(({ subject }) => subject);
};
const MFA = (Value: string) => ({ Name: 'custom:mfaEnabled', Value });

describe('switching the second factor on', () => {
  test('needs a registered authenticator, so that nobody locks themselves out', async () => {
    const person = await testApp.addPerson();
    const token = await tokenOf(person);
    const refused = await switchMfa(testApp, token, '1');
    expect([refused.status, refused.body.result.code]).toEqual([409, 'mfa.not_registered']);
    await testApp.call('/auth/get-qr-code', {}, { token });
    expect((await switchMfa(testApp, token, '1')).status).toBe(409);
    expect((await testApp.logIn(person)).body.result.next).toBe('app');
    await registerAuthenticator(testApp, token);
    const answer = await switchMfa(testApp, token, '1');
    expect([answer.status, answer.body.message]).toEqual([200, 'Multi-factor authentication is on.']);
    expect(answer.body.result.UserAttributes).toContainEqual(MFA('1'));
    const registered = { Name: 'custom:mfaRegistered', Value: '1' };
    expect(answer.body.result.UserAttributes).toContainEqual(registered);
    expect(answer.body.result.UserAttributes).toHaveLength(10);
    expect(await subjects(person.email)).toContain('Multi-factor authentication for Recto is on');
  });

  test('cannot be done past the server: the database refuses it without an authenticator', async () => {
    const person = await testApp.addPerson();
    const forced = testApp.database.root
      .updateTable('account')
      .set({ mfa_enabled: true })
      .where('email', '=', person.email)
      .execute();
    await expect(forced).rejects.toThrow('account_mfa_has_authenticator');
  });

  test('ends all other sessions, waiting ones too; this one stays', async () => {
    const person = await testApp.addPerson();
    const token = await tokenOf(person);
    await registerAuthenticator(testApp, token);
    const other = await tokenOf(person);
    await switchMfa(testApp, token, '1');
    expect([await isLive(token), await isLive(other)]).toEqual([true, false]);
  });

  test('where it is on already does nothing', async () => {
    const { person, token } = await addPersonWithMfa(testApp);
    const pending = await tokenOf(person);
    await testApp.sendMails();
    const mails = testApp.mailsTo(person.email).length;
    const answer = await switchMfa(testApp, token, '1');
    expect([answer.status, await isLive(pending)]).toEqual([200, true]);
    expect(await subjects(person.email)).toHaveLength(mails);
  });

  test('at the same time as a sign-in leaves no session without its second factor', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await testApp.addPerson();
      const token = await tokenOf(person);
      await registerAuthenticator(testApp, token);
      const [login] = await Promise.all([testApp.logIn(person), switchMfa(testApp, token, '1')]);
      const caller = await testApp.accounts.api.authenticate(
        login.body.result.AuthenticationResult?.AccessToken ?? '',
      );
      expect(caller?.level).not.toBe('full');
      expect(await isLive(token)).toBe(true);
    }
  });
});

describe('switching the second factor off', () => {
  test('takes a proof', async () => {
    const { person, token, secret } = await addPersonWithMfa(testApp);
    const refusals = [
      [{}, 403, 'auth.reauth_needed'],
      [{ password: 'not this one' }, 400, 'auth.password_wrong'],
      [{ userCode: wrongTotp(testApp, secret) }, 400, 'mfa.code_invalid'],
    ] as const;
    for (const [proof, status, code] of refusals) {
      const answer = await switchMfa(testApp, token, '0', proof);
      expect([answer.status, answer.body.result.code]).toEqual([status, code]);
    }
    expect((await testApp.logIn(person)).body.result.next).toBe('mfa');
  });

  test.each(['password', 'code', 'recovery code'])(
    'works with a %s, tells the owner, and keeps the authenticator',
    async (kind) => {
      const { person, token, secret, recoveryCodes } = await addPersonWithMfa(testApp);
      const pending = await tokenOf(person);
      const proofs = {
        password: { password: person.password },
        code: { userCode: totpOf(testApp, secret) },
        'recovery code': { userCode: recoveryCodes[3] },
      };
      const answer = await switchMfa(testApp, token, '0', proofs[kind as keyof typeof proofs]);
      expect(answer.body.result.UserAttributes).toContainEqual(MFA('0'));
      expect([await isLive(token), await isLive(pending)]).toEqual([true, false]);
      expect(await subjects(person.email)).toContain('Multi-factor authentication for Recto is off');
      expect((await testApp.logIn(person)).body.result.next).toBe('app');
      expect((await switchMfa(testApp, token, '1')).status).toBe(200);
    },
  );

  test('with one code happens for one of two at once, and uses the code up', async () => {
    const { token, secret } = await addPersonWithMfa(testApp);
    const userCode = totpOf(testApp, secret);
    const answers = await Promise.all([
      switchMfa(testApp, token, '0', { userCode }),
      testApp.call('/auth/get-qr-code', { userCode }, { token }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});

test.each([[[]], [[MFA('2')]], [[{ Name: 'custom:subscribed', Value: '1' }]], [[MFA('1'), MFA('0')]]])(
  'the switch takes nothing but itself: not %j',
  async (attributes) => {
    const token = await tokenOf(await testApp.addPerson());
    expect((await testApp.call('/auth/change-mfa-setup', { attributes }, { token })).status).toBe(400);
  },
);
