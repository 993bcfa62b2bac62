import { randomUUID } from 'node:crypto';
import { SessionItem } from '@recto/contract/own-account';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SESSION } from '#modules/accounts/limits.ts';
import { type AccountsTestApp, type Form, openAccountsTestApp } from '#testing/accounts-test-app.ts';

let testApp: AccountsTestApp;
const ended: string[] = [];
beforeAll(async () => {
  testApp = await openAccountsTestApp();
  testApp.accounts.api.onSessionsEnded((ids) => ended.push(...ids));
});
afterAll(() => testApp.close());
beforeEach(async () => {
  testApp.advance(31 * 24 * 3600);
  // Which sweeps the sessions of the test before.
  await testApp.sendMails();
  ended.length = 0;
});

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const list = async (token: string): Promise<SessionItem[]> => {
  const { body } = await testApp.call('/auth/sessions', undefined, { method: 'GET', token });
  expect(body.result).toMatchObject({ page: 1, limit: body.result.total, total: body.result.items.length });
  return SessionItem.array().parse(body.result.items);
};
const end = (token: string, id = '') =>
  testApp.call(`/auth/sessions${id && `/${id}`}`, undefined, { method: 'DELETE', token });
const isLive = async (token: string) => (await testApp.accounts.api.authenticate(token)) !== null;
const signIn = async (person: Form, more: object = {}, from: object = {}) => {
  const { email, password } = person;
  const { body } = await testApp.call('/auth/login', { email, password, ...more }, from);
  return body.result.AuthenticationResult as { AccessToken: string; RefreshToken: string };
};

describe('the list of sessions', () => {
  test('tells where, with what and since when, and marks this one', async () => {
    const person = await testApp.addPerson();
    const start = new Date(testApp.clock()).toISOString();
    const { AccessToken } = await signIn(
      person,
      { rememberMe: true },
      { ip: '203.0.113.9', userAgent: FIREFOX },
    );
    expect(await list(AccessToken)).toEqual([
      {
        _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        createdAt: start,
        lastUsedAt: start,
        current: true,
        remembered: true,
        userAgent: FIREFOX,
        address: '203.0.113.9',
      },
    ]);
  });

  test('begins with the one used last, to within five minutes', async () => {
    const person = await testApp.addPerson();
    const [first, second] = [await signIn(person), await signIn(person)];
    testApp.advance(SESSION.touchSeconds - 1);
    const before = await list(second.AccessToken);
    expect(before.every(({ lastUsedAt, createdAt }) => lastUsedAt === createdAt)).toBe(true);
    testApp.advance(2);
    const [top, bottom] = await list(first.AccessToken);
    expect([top?.current, bottom?.current]).toEqual([true, false]);
    expect(top?.lastUsedAt).toBe(new Date(testApp.clock()).toISOString());
  });

  test('shows the place of the last refresh', async () => {
    const person = await testApp.addPerson();
    const { RefreshToken } = await signIn(person, {}, { ip: '203.0.113.9' });
    const refreshed = await testApp.call(
      '/auth/refresh-token',
      { refreshToken: RefreshToken },
      { ip: '198.51.100.7', userAgent: FIREFOX },
    );
    const [session] = await list(refreshed.body.result.AuthenticationResult.AccessToken);
    expect(session).toMatchObject({ address: '198.51.100.7', userAgent: FIREFOX });
  });

  test('holds one that can still be refreshed, none that has expired, and none of another account', async () => {
    const person = await testApp.addPerson();
    await signIn(await testApp.addPerson());
    await signIn(person);
    await signIn(person, { rememberMe: true });
    testApp.advance(2 * 3600);
    const { AccessToken } = await signIn(person);
    expect(await list(AccessToken)).toHaveLength(3);
    testApp.advance(11 * 3600);
    const later = await signIn(person);
    expect((await list(later.AccessToken)).map(({ remembered }) => remembered).sort()).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('ending sessions', () => {
  test('one by one ends it at once, for its refresh token too, and tells who listens', async () => {
    const person = await testApp.addPerson();
    const [mine, other] = [await signIn(person), await signIn(person)];
    const id = (await list(mine.AccessToken)).find(({ current }) => !current)?._id ?? '';
    const answer = await end(mine.AccessToken, id);
    expect([answer.status, answer.body.message]).toEqual([200, 'The session was signed out.']);
    expect(ended).toEqual([id]);
    expect([await isLive(other.AccessToken), await isLive(mine.AccessToken)]).toEqual([false, true]);
    const refreshed = await testApp.call('/auth/refresh-token', { refreshToken: other.RefreshToken });
    expect(refreshed.status).toBe(401);
    expect((await end(mine.AccessToken, id)).status).toBe(404);
  });

  test('of another account, of nobody, or by something that is no id is 404', async () => {
    const [person, owner] = [await testApp.addPerson(), await testApp.addPerson()];
    const [mine, theirs] = [await signIn(person), await signIn(owner)];
    const [foreign] = await list(theirs.AccessToken);
    for (const id of [foreign?._id ?? '', randomUUID(), 'unknown', "'; --"]) {
      const answer = await end(mine.AccessToken, encodeURIComponent(id));
      expect([answer.status, answer.body.result.code]).toEqual([404, 'session.not_found']);
    }
    expect(await isLive(theirs.AccessToken)).toBe(true);
    expect(ended).toEqual([]);
  });

  test('everywhere ends them all, this one and half-open ones too, of this account only', async () => {
    const [person, neighbour] = [await testApp.addPerson(), await testApp.addPerson()];
    const sessions = [await signIn(person), await signIn(person), await signIn(person, { rememberMe: true })];
    const untouched = await signIn(neighbour);
    const caller = await testApp.accounts.api.authenticate(sessions[0]?.AccessToken ?? '');
    const pending = await testApp.database.transaction((trx) =>
      testApp.accounts.api.startSession(trx, caller?.accountId ?? '', 'mfa_pending'),
    );
    const answer = await end(sessions[0]?.AccessToken ?? '');
    expect([answer.status, answer.body.message]).toEqual([200, 'You are signed out everywhere.']);
    for (const { AccessToken } of sessions) expect(await isLive(AccessToken)).toBe(false);
    expect([await isLive(pending.accessToken), await isLive(untouched.AccessToken)]).toEqual([false, true]);
    expect(ended).toHaveLength(4);
  });
});
