import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SessionLevel } from '#modules/accounts/index.ts';
import { findAccountByEmail } from '#modules/accounts/account.store.ts';
import { PLACE_SECONDS } from '#modules/accounts/limits.ts';
import {
  type AccountsTestApp,
  type Form,
  makeForm,
  openAccountsTestApp,
} from '#testing/accounts-test-app.ts';

const DAY = 24 * 3600;

let testApp: AccountsTestApp;
const ended: string[] = [];
beforeAll(async () => {
  testApp = await openAccountsTestApp();
});
afterAll(() => testApp.close());
beforeEach(() => {
  ended.length = 0;
});

async function addAccount() {
  const person = await testApp.addPerson();
  const account = await findAccountByEmail(testApp.database.root, person.email);
  if (!account) throw new Error('the account is missing');
  return account;
}
const start = (accountId: string, level: SessionLevel) =>
  testApp.database.transaction((trx) => testApp.accounts.api.startSession(trx, accountId, level));
const logOut = (token?: string) =>
  testApp.call('/auth/logout', undefined, token === undefined ? {} : { token });

describe('a session', () => {
  test('tells who calls, by its access token alone', async () => {
    const account = await addAccount();
    const session = await start(account.id, 'full');
    expect(await testApp.accounts.api.authenticate(session.accessToken)).toEqual({
      accountId: account.id,
      email: account.email,
      role: 'user',
      sessionId: session.sessionId,
      level: 'full',
    });
  });

  test.each(['mfa_pending', 'password_change'] as const)(
    'of level %s can be started, ended, but never refreshed',
    async (level) => {
      const account = await addAccount();
      const session = await start(account.id, level);
      expect(session.refreshToken).toBe('');
      expect(await testApp.accounts.api.authenticate(session.accessToken)).toMatchObject({ level });
      expect((await logOut(session.accessToken)).status).toBe(200);
      expect(await testApp.accounts.api.authenticate(session.accessToken)).toBeNull();
    },
  );

  test('does not exist when the transaction that started it fails', async () => {
    const account = await addAccount();
    let token = '';
    const failing = testApp.database.transaction(async (trx) => {
      token = (await testApp.accounts.api.startSession(trx, account.id, 'full')).accessToken;
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await testApp.accounts.api.authenticate(token)).toBeNull();
  });

  test('asks the database nothing about a text that cannot be a token', async () => {
    testApp.queries.length = 0;
    for (const text of ['', 'x', 'x'.repeat(5000), `${'x'.repeat(42)}=`]) {
      expect(await testApp.accounts.api.authenticate(text)).toBeNull();
    }
    expect(testApp.queries).toEqual([]);
  });

  test('ends with its account', async () => {
    const account = await addAccount();
    const session = await start(account.id, 'full');
    await testApp.database.root.deleteFrom('account').where('id', '=', account.id).execute();
    expect(await testApp.accounts.api.authenticate(session.accessToken)).toBeNull();
  });
});

describe('signing out', () => {
  test('ends this session at once, its refresh token too, and tells those who listen', async () => {
    const account = await addAccount();
    const [mine, other] = [await start(account.id, 'full'), await start(account.id, 'full')];
    const stop = testApp.accounts.api.onSessionsEnded((ids) => ended.push(...ids));
    expect((await logOut(mine.accessToken)).status).toBe(200);
    stop();
    expect(ended).toEqual([mine.sessionId]);
    expect((await logOut(mine.accessToken)).status).toBe(401);
    expect((await testApp.call('/auth/refresh-token', { refreshToken: mine.refreshToken })).status).toBe(401);
    expect(await testApp.accounts.api.authenticate(other.accessToken)).not.toBeNull();
    await logOut(other.accessToken);
    expect(ended).toEqual([mine.sessionId]);
  });

  test('needs a session', async () => {
    expect((await logOut()).status).toBe(401);
    expect((await logOut('rubbish')).status).toBe(401);
  });

  test('of 20 at once ends the session once', async () => {
    const account = await addAccount();
    const { accessToken, sessionId } = await start(account.id, 'full');
    const stop = testApp.accounts.api.onSessionsEnded((ids) => ended.push(...ids));
    await Promise.all(Array.from({ length: 20 }, () => logOut(accessToken)));
    stop();
    expect(ended).toEqual([sessionId]);
  });
});

describe('the sweep', () => {
  test('removes what has expired, and nothing else', async () => {
    const account = await addAccount();
    const person = await testApp.addPerson();
    await testApp.logIn(person);
    await start(account.id, 'mfa_pending');
    testApp.advance(13 * 3600);
    const remembered = await testApp.database.transaction((trx) =>
      testApp.accounts.api.startSession(trx, account.id, 'full', { remember: true }),
    );
    testApp.advance(12 * 3600);
    const stop = testApp.accounts.api.onSessionsEnded((ids) => ended.push(...ids));
    const over = await testApp.database.root.selectFrom('session').select('id').execute();
    await testApp.sendMails();
    stop();
    expect(ended.toSorted()).toEqual(
      over
        .map(({ id }) => id)
        .filter((id) => id !== remembered.sessionId)
        .toSorted(),
    );
    const left = await testApp.database.root.selectFrom('session').select('id').execute();
    expect(left).toEqual([{ id: remembered.sessionId }]);
    expect(await testApp.database.root.selectFrom('one_time_code').selectAll().execute()).toEqual([]);
    expect(await testApp.database.root.selectFrom('throttle').selectAll().execute()).toEqual([]);
  });

  test('removes accounts that were never confirmed, thirty days after they last signed up', async () => {
    const [abandoned, patient] = [makeForm(), makeForm()];
    const confirmed = await testApp.addPerson();
    await testApp.signUp(abandoned);
    await testApp.signUp(patient);
    const exists = async ({ email }: Form) =>
      (await findAccountByEmail(testApp.database.root, email)) !== undefined;
    const sweep = async () => {
      await testApp.logIn(confirmed);
      testApp.advance(3600);
      await testApp.sendMails();
    };
    testApp.advance(29 * DAY);
    await sweep();
    expect([await exists(abandoned), await exists(patient)]).toEqual([true, true]);
    await testApp.signUp(patient);
    testApp.advance(DAY);
    await sweep();
    expect([await exists(abandoned), await exists(patient), await exists(confirmed)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('forgets places that nobody came back to for half a year', async () => {
    const person = await testApp.addPerson();
    await testApp.logIn(person, {}, '198.51.100.1');
    testApp.advance(PLACE_SECONDS - DAY);
    await testApp.logIn(person, {}, '203.0.113.1');
    testApp.advance(DAY);
    await testApp.sendMails();
    const account = await findAccountByEmail(testApp.database.root, person.email);
    const signInLocations = await testApp.database.root
      .selectFrom('known_place')
      .select('seen_at')
      .where('account_id', '=', account?.id ?? '')
      .execute();
    expect(signInLocations).toHaveLength(1);
  });

  test('removes sign-ins that never came back from the provider', async () => {
    const account = await addAccount();
    const { root } = testApp.database;
    for (const [seed, hours] of [
      [1, 1],
      [2, 48],
    ] as const) {
      const hash = Buffer.alloc(32, seed);
      const expires_at = new Date(testApp.clock() + hours * 3_600_000);
      const waiting = { browser_hash: hash, expires_at };
      const attempt = { ...waiting, state_hash: hash, sealed_checks: '', next: null, session_id: null };
      await root.insertInto('sso_attempt').values(attempt).execute();
      await root
        .insertInto('sso_ticket')
        .values({ ...waiting, code_hash: hash, account_id: account.id })
        .execute();
    }
    await testApp.logIn(await testApp.addPerson());
    testApp.advance(DAY);
    await testApp.sendMails();
    for (const table of ['sso_attempt', 'sso_ticket'] as const)
      expect(await root.selectFrom(table).select('expires_at').execute()).toHaveLength(1);
  });

  test('is asked for by sign-ins, and waits once however many there are', async () => {
    const person = await testApp.addPerson();
    for (let login = 0; login < 3; login += 1) await testApp.logIn(person);
    testApp.advance(3600);
    const sweeps = (await testApp.queue.waiting()).filter(({ name }) => name === 'accounts.sweep');
    expect(sweeps).toHaveLength(1);
  });
});
