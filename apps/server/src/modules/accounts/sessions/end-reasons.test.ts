import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findAccountByEmail } from '#modules/accounts/account.store.ts';
import { type AccountsTestApp, type Form, openAccountsTestApp } from '#testing/accounts-test-app.ts';
import { registerAuthenticator, switchMfa } from '#testing/authenticator.ts';

interface Tokens {
  readonly AccessToken: string;
  readonly RefreshToken: string;
}

let testApp: AccountsTestApp;
beforeAll(async () => {
  testApp = await openAccountsTestApp();
});
afterAll(() => testApp.close());
beforeEach(() => testApp.advance(24 * 3600));

const DAY = 24 * 3600;
const NEW = 'a brand new secret';
const AS_EVER = {
  ok: false,
  status: 401,
  message: 'Your session has ended. Please sign in again.',
  result: { code: 'auth.session_ended' },
};
const becauseOf = (reason: string) => ({ ...AS_EVER, result: { code: 'auth.session_ended', reason } });

const refresh = async ({ RefreshToken: refreshToken }: Pick<Tokens, 'RefreshToken'>) =>
  (await testApp.call('/auth/refresh-token', { refreshToken })).body;
const signIn = async (person: Form, more: { rememberMe?: boolean } = {}): Promise<Tokens> =>
  (await testApp.logIn(person, more)).body.result.AuthenticationResult;
const rows = () => testApp.database.root.selectFrom('ended_session').selectAll().execute();

interface SessionEnd {
  readonly person: Form;
  /** The session that is told why it ended. */
  readonly here: Tokens;
  /** The session that ends it. */
  readonly elsewhere: Tokens;
}
const as = ({ AccessToken: token }: Tokens) => ({ token });
const changePassword = ({ person, elsewhere }: SessionEnd) =>
  testApp.call(
    '/auth/change-password',
    { email: person.email, previousPassword: person.password, proposedPassword: NEW },
    as(elsewhere),
  );
const idOfSession = async (tokens: Tokens): Promise<string> =>
  (await testApp.accounts.api.authenticate(tokens.AccessToken))?.sessionId ?? '';

const ENDINGS: [what: string, reason: string, end: (end: SessionEnd) => Promise<unknown>][] = [
  ['a changed password', 'password_changed', changePassword],
  [
    'a password reset by mail',
    'password_reset',
    async ({ person: { email } }) => {
      await testApp.call('/auth/forgot-password', { email });
      const confirmationCode = await testApp.codeFor(email);
      return testApp.call('/auth/confirm-forgot-password', { email, confirmationCode, password: NEW });
    },
  ],
  [
    'a temporary password',
    'temporary_password',
    async ({ person }) => {
      const account = await findAccountByEmail(testApp.database.root, person.email);
      return testApp.accounts.api.issueTemporaryPassword(account?.id ?? '');
    },
  ],
  [
    'a newly registered authenticator',
    'second_factor_changed',
    ({ elsewhere }) => registerAuthenticator(testApp, elsewhere.AccessToken),
  ],
  [
    'the list of sessions',
    'signed_out',
    async ({ here, elsewhere }) =>
      testApp.call(`/auth/sessions/${await idOfSession(here)}`, undefined, {
        method: 'DELETE',
        ...as(elsewhere),
      }),
  ],
  [
    'signing out everywhere',
    'signed_out',
    ({ elsewhere }) => testApp.call('/auth/sessions', undefined, { method: 'DELETE', ...as(elsewhere) }),
  ],
  [
    'a log out with its own token',
    'signed_out',
    ({ here }) => testApp.call('/auth/logout', undefined, as(here)),
  ],
  [
    'the deletion of the account',
    'account_deleted',
    ({ person: { password }, elsewhere }) =>
      testApp.call('/auth/account', { password }, { method: 'DELETE', ...as(elsewhere) }),
  ],
];

describe('a refused refresh says why the session ended', () => {
  test.each(ENDINGS)('by %s: %s', async (_what, reason, end) => {
    const person = await testApp.addPerson();
    const [here, elsewhere] = [await signIn(person), await signIn(person)];
    await end({ person, here, elsewhere });
    expect(await refresh(here)).toEqual(becauseOf(reason));
    expect(await refresh(here)).toEqual(becauseOf(reason));
  });

  test('by the switch of the second factor', async () => {
    const person = await testApp.addPerson();
    const elsewhere = await signIn(person);
    await registerAuthenticator(testApp, elsewhere.AccessToken);
    const here = await signIn(person);
    expect((await switchMfa(testApp, elsewhere.AccessToken, '1')).status).toBe(200);
    expect(await refresh(here)).toEqual(becauseOf('second_factor_changed'));
  });

  test('by the reuse of an old refresh token, to both who hold one', async () => {
    const first = await signIn(await testApp.addPerson());
    const second: Tokens = (await refresh(first)).result.AuthenticationResult;
    testApp.advance(10);
    expect(await refresh(first)).toEqual(becauseOf('token_reused'));
    expect(await refresh(second)).toEqual(becauseOf('token_reused'));
  });

  test('after tokens were exchanged, too', async () => {
    const person = await testApp.addPerson();
    const [first, elsewhere] = [await signIn(person), await signIn(person)];
    const here: Tokens = (await refresh(first)).result.AuthenticationResult;
    await changePassword({ person, here, elsewhere });
    expect(await refresh(here)).toEqual(becauseOf('password_changed'));
  });
});

describe('a refused refresh says no more than ever', () => {
  test('to whoever has no token of the session', async () => {
    const person = await testApp.addPerson();
    const [here, elsewhere] = [await signIn(person), await signIn(person)];
    await changePassword({ person, here, elsewhere });
    const invented = Buffer.alloc(48, 7).toString('base64url');
    for (const RefreshToken of ['x', invented, here.AccessToken])
      expect([RefreshToken, await refresh({ RefreshToken })]).toEqual([RefreshToken, AS_EVER]);
  });

  test('of a session that has expired, swept or not', async () => {
    const [here, swept] = [await signIn(await testApp.addPerson()), await signIn(await testApp.addPerson())];
    testApp.advance(DAY);
    expect(await refresh(here)).toEqual(AS_EVER);
    await testApp.sendMails();
    expect(await refresh(swept)).toEqual(AS_EVER);
  });

  test('when the change that was to end the session is taken back', async () => {
    const person = await testApp.addPerson();
    const here = await signIn(person);
    const account = await findAccountByEmail(testApp.database.root, person.email);
    const failing = testApp.accounts.api.issueTemporaryPassword(account?.id ?? '', async () => {
      throw new Error('taken back');
    });
    await expect(failing).rejects.toThrow('taken back');
    expect((await refresh(here)).status).toBe(200);
  });
});

describe('what is kept of an ended session', () => {
  test('names nobody, and goes when the session would have expired', async () => {
    testApp.advance(31 * DAY);
    await testApp.sendMails();
    const person = await testApp.addPerson();
    const [usual, remembered] = [await signIn(person), await signIn(person, { rememberMe: true })];
    await changePassword({ person, here: usual, elsewhere: remembered });
    const kept = await rows();
    expect(kept.map((row) => Object.keys(row).toSorted())).toEqual(
      Array.from({ length: 2 }, () => ['expires_at', 'reason', 'refresh_family_hash']),
    );
    await signIn(await testApp.addPerson());
    testApp.advance(12 * 3600);
    expect([await refresh(usual), await refresh(remembered)]).toEqual([
      AS_EVER,
      becauseOf('password_changed'),
    ]);
    await testApp.sendMails();
    expect(await rows()).toHaveLength(1);
    testApp.advance(30 * DAY);
    await signIn(await testApp.addPerson());
    testApp.advance(3600);
    await testApp.sendMails();
    expect(await rows()).toEqual([]);
  });

  test('is nothing where there is no refresh token, or where it has expired', async () => {
    const before = (await rows()).length;
    const person = await testApp.addPerson();
    const account = await findAccountByEmail(testApp.database.root, person.email);
    for (const level of ['mfa_pending', 'password_change'] as const)
      await testApp.database.transaction((trx) =>
        testApp.accounts.api.startSession(trx, account?.id ?? '', level),
      );
    await signIn(person);
    testApp.advance(13 * 3600);
    await testApp.accounts.api.issueTemporaryPassword(account?.id ?? '');
    expect(await rows()).toHaveLength(before);
  });
});
