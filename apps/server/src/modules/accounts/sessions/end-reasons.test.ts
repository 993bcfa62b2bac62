import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findAccountByEmail } from '#modules/accounts/account.store.ts';
import { type AccountsDoor, type Form, openAccountsDoor } from '#testing/accounts-door.ts';
import { registerAuthenticator, switchMfa } from '#testing/authenticator.ts';

interface Tokens {
  readonly AccessToken: string;
  readonly RefreshToken: string;
}

let door: AccountsDoor;
beforeAll(async () => {
  door = await openAccountsDoor();
});
afterAll(() => door.close());
beforeEach(() => door.advance(24 * 3600));

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
  (await door.call('/auth/refresh-token', { refreshToken })).body;
const signIn = async (person: Form, more: { rememberMe?: boolean } = {}): Promise<Tokens> =>
  (await door.logIn(person, more)).body.result.AuthenticationResult;
const rows = () => door.database.root.selectFrom('ended_session').selectAll().execute();

interface Ending {
  readonly person: Form;
  /** The session that is told why it ended. */
  readonly here: Tokens;
  /** The session that ends it. */
  readonly elsewhere: Tokens;
}
const as = ({ AccessToken: token }: Tokens) => ({ token });
const changePassword = ({ person, elsewhere }: Ending) =>
  door.call(
    '/auth/change-password',
    { email: person.email, previousPassword: person.password, proposedPassword: NEW },
    as(elsewhere),
  );
const idOfSession = async (tokens: Tokens): Promise<string> =>
  (await door.accounts.api.authenticate(tokens.AccessToken))?.sessionId ?? '';

const ENDINGS: [what: string, reason: string, end: (ending: Ending) => Promise<unknown>][] = [
  ['a changed password', 'password_changed', changePassword],
  [
    'a password reset by mail',
    'password_reset',
    async ({ person: { email } }) => {
      await door.call('/auth/forgot-password', { email });
      const confirmationCode = await door.codeFor(email);
      return door.call('/auth/confirm-forgot-password', { email, confirmationCode, password: NEW });
    },
  ],
  [
    'a temporary password',
    'temporary_password',
    async ({ person }) => {
      const account = await findAccountByEmail(door.database.root, person.email);
      return door.accounts.api.issueTemporaryPassword(account?.id ?? '');
    },
  ],
  [
    'a newly registered authenticator',
    'second_factor_changed',
    ({ elsewhere }) => registerAuthenticator(door, elsewhere.AccessToken),
  ],
  [
    'the list of sessions',
    'signed_out',
    async ({ here, elsewhere }) =>
      door.call(`/auth/sessions/${await idOfSession(here)}`, undefined, {
        method: 'DELETE',
        ...as(elsewhere),
      }),
  ],
  [
    'signing out everywhere',
    'signed_out',
    ({ elsewhere }) => door.call('/auth/sessions', undefined, { method: 'DELETE', ...as(elsewhere) }),
  ],
  [
    'a log out with its own token',
    'signed_out',
    ({ here }) => door.call('/auth/logout', undefined, as(here)),
  ],
  [
    'the deletion of the account',
    'account_deleted',
    ({ person: { password }, elsewhere }) =>
      door.call('/auth/account', { password }, { method: 'DELETE', ...as(elsewhere) }),
  ],
];

describe('a refused refresh says why the session ended', () => {
  test.each(ENDINGS)('by %s: %s', async (_what, reason, end) => {
    const person = await door.addPerson();
    const [here, elsewhere] = [await signIn(person), await signIn(person)];
    await end({ person, here, elsewhere });
    expect(await refresh(here)).toEqual(becauseOf(reason));
    expect(await refresh(here)).toEqual(becauseOf(reason));
  });

  test('by the switch of the second factor', async () => {
    const person = await door.addPerson();
    const elsewhere = await signIn(person);
    await registerAuthenticator(door, elsewhere.AccessToken);
    const here = await signIn(person);
    expect((await switchMfa(door, elsewhere.AccessToken, '1')).status).toBe(200);
    expect(await refresh(here)).toEqual(becauseOf('second_factor_changed'));
  });

  test('by the reuse of an old refresh token, to both who hold one', async () => {
    const first = await signIn(await door.addPerson());
    const second: Tokens = (await refresh(first)).result.AuthenticationResult;
    door.advance(10);
    expect(await refresh(first)).toEqual(becauseOf('token_reused'));
    expect(await refresh(second)).toEqual(becauseOf('token_reused'));
  });

  test('after tokens were exchanged, too', async () => {
    const person = await door.addPerson();
    const [first, elsewhere] = [await signIn(person), await signIn(person)];
    const here: Tokens = (await refresh(first)).result.AuthenticationResult;
    await changePassword({ person, here, elsewhere });
    expect(await refresh(here)).toEqual(becauseOf('password_changed'));
  });
});

describe('a refused refresh says no more than ever', () => {
  test('to whoever has no token of the session', async () => {
    const person = await door.addPerson();
    const [here, elsewhere] = [await signIn(person), await signIn(person)];
    await changePassword({ person, here, elsewhere });
    const invented = Buffer.alloc(48, 7).toString('base64url');
    for (const RefreshToken of ['x', invented, here.AccessToken])
      expect([RefreshToken, await refresh({ RefreshToken })]).toEqual([RefreshToken, AS_EVER]);
  });

  test('of a session that has expired, swept or not', async () => {
    const [here, swept] = [await signIn(await door.addPerson()), await signIn(await door.addPerson())];
    door.advance(DAY);
    expect(await refresh(here)).toEqual(AS_EVER);
    await door.sendMails();
    expect(await refresh(swept)).toEqual(AS_EVER);
  });

  test('when the change that was to end the session is taken back', async () => {
    const person = await door.addPerson();
    const here = await signIn(person);
    const account = await findAccountByEmail(door.database.root, person.email);
    const failing = door.accounts.api.issueTemporaryPassword(account?.id ?? '', async () => {
      throw new Error('taken back');
    });
    await expect(failing).rejects.toThrow('taken back');
    expect((await refresh(here)).status).toBe(200);
  });
});

describe('what is kept of an ended session', () => {
  test('names nobody, and goes when the session would have expired', async () => {
    door.advance(31 * DAY);
    await door.sendMails();
    const person = await door.addPerson();
    const [usual, remembered] = [await signIn(person), await signIn(person, { rememberMe: true })];
    await changePassword({ person, here: usual, elsewhere: remembered });
    const kept = await rows();
    expect(kept.map((row) => Object.keys(row).toSorted())).toEqual(
      Array.from({ length: 2 }, () => ['expires_at', 'reason', 'refresh_family_hash']),
    );
    await signIn(await door.addPerson());
    door.advance(12 * 3600);
    expect([await refresh(usual), await refresh(remembered)]).toEqual([
      AS_EVER,
      becauseOf('password_changed'),
    ]);
    await door.sendMails();
    expect(await rows()).toHaveLength(1);
    door.advance(30 * DAY);
    await signIn(await door.addPerson());
    door.advance(3600);
    await door.sendMails();
    expect(await rows()).toEqual([]);
  });

  test('is nothing where there is no refresh token, or where it has expired', async () => {
    const before = (await rows()).length;
    const person = await door.addPerson();
    const account = await findAccountByEmail(door.database.root, person.email);
    for (const level of ['mfa_pending', 'password_change'] as const)
      await door.database.transaction((trx) => door.accounts.api.startSession(trx, account?.id ?? '', level));
    await signIn(person);
    door.advance(13 * 3600);
    await door.accounts.api.issueTemporaryPassword(account?.id ?? '');
    expect(await rows()).toHaveLength(before);
  });
});
