import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AccountsTestApp, openAccountsTestApp } from '#testing/accounts-test-app.ts';

interface Tokens {
  readonly AccessToken: string;
  readonly IdToken: string;
  readonly RefreshToken: string;
}

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

const HOUR = 3600;
const DAY = 24 * HOUR;
const refresh = (refreshToken: string) => testApp.call('/auth/refresh-token', { refreshToken });
const isLive = async ({ AccessToken }: Tokens) =>
  (await testApp.accounts.api.authenticate(AccessToken)) !== null;

async function signIn(more: { rememberMe?: boolean } = {}): Promise<Tokens> {
  const login = await testApp.logIn(await testApp.addPerson(), more);
  return login.body.result.AuthenticationResult;
}
async function renew(tokens: Tokens): Promise<Tokens> {
  const answer = await refresh(tokens.RefreshToken);
  expect(answer.status).toBe(200);
  return answer.body.result.AuthenticationResult;
}

describe('refreshing', () => {
  test('gives three new tokens, and the old access token dies', async () => {
    const old = await signIn();
    const before = await testApp.accounts.api.authenticate(old.AccessToken);
    const fresh = await renew(old);
    for (const name of ['AccessToken', 'RefreshToken'] as const) expect(fresh[name]).not.toBe(old[name]);
    expect(await isLive(old)).toBe(false);
    expect(await testApp.accounts.api.authenticate(fresh.AccessToken)).toEqual(before);
    expect(ended).toEqual([]);
  });

  test('of 50 at once with one token lets exactly one through and revokes nothing', async () => {
    const tokens = await signIn();
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(tokens.RefreshToken)));
    const winners = answers.filter(({ status }) => status === 200);
    const others = answers.filter(({ status }) => status !== 200);
    expect(winners).toHaveLength(1);
    expect(new Set(others.map(({ status, body }) => `${status} ${body.result.code}`))).toEqual(
      new Set(['409 auth.refresh_superseded']),
    );
    expect(await isLive(winners[0]?.body.result.AuthenticationResult)).toBe(true);
  });

  test('with the token that was just replaced is a conflict for ten seconds', async () => {
    const old = await signIn();
    const fresh = await renew(old);
    testApp.advance(9);
    expect((await refresh(old.RefreshToken)).status).toBe(409);
    expect(await isLive(fresh)).toBe(true);
  });

  test('with the token that was replaced ten seconds ago ends the session', async () => {
    const old = await signIn();
    const fresh = await renew(old);
    const caller = await testApp.accounts.api.authenticate(fresh.AccessToken);
    testApp.advance(10);
    const answer = await refresh(old.RefreshToken);
    expect([answer.status, answer.body.result.code]).toEqual([401, 'auth.session_ended']);
    expect(await isLive(fresh)).toBe(false);
    expect((await refresh(fresh.RefreshToken)).status).toBe(401);
    expect(ended).toEqual([caller?.sessionId]);
  });

  test('with a token of many generations ago ends the session too, however fast', async () => {
    const first = await signIn();
    const third = await renew(await renew(first));
    expect((await refresh(first.RefreshToken)).status).toBe(401);
    expect(await isLive(third)).toBe(false);
  });

  test('with rubbish, an invented token or an access token ends nothing', async () => {
    const tokens = await signIn();
    const invented = Buffer.alloc(48, 7).toString('base64url');
    for (const token of ['x', invented, tokens.AccessToken, tokens.IdToken.slice(0, 200), 'é'.repeat(64)]) {
      expect([token, (await refresh(token)).status]).toEqual([token, 401]);
    }
    expect(await isLive(tokens)).toBe(true);
    expect(ended).toEqual([]);
  });

  test('ends one session, not the others of the account', async () => {
    const person = await testApp.addPerson();
    const [one, two] = [await testApp.logIn(person), await testApp.logIn(person)];
    const old: Tokens = one.body.result.AuthenticationResult;
    await renew(old);
    testApp.advance(11);
    expect((await refresh(old.RefreshToken)).status).toBe(401);
    expect(await isLive(two.body.result.AuthenticationResult)).toBe(true);
  });
});

describe('how long tokens live', () => {
  test('an access token lives 60 minutes', async () => {
    const tokens = await signIn();
    testApp.advance(HOUR - 1);
    expect(await isLive(tokens)).toBe(true);
    testApp.advance(1);
    expect(await isLive(tokens)).toBe(false);
  });

  test.each([
    [false, 12 * HOUR],
    [true, 30 * DAY],
  ])('with Remember Me %s a refresh token lives %i seconds', async (rememberMe, seconds) => {
    const [late, early] = [await signIn({ rememberMe }), await signIn({ rememberMe })];
    testApp.advance(seconds - 1);
    expect((await refresh(early.RefreshToken)).status).toBe(200);
    testApp.advance(1);
    expect((await refresh(late.RefreshToken)).status).toBe(401);
  });

  test('each refresh begins the twelve hours anew', async () => {
    let tokens = await signIn();
    for (let halfDay = 0; halfDay < 3; halfDay += 1) {
      testApp.advance(12 * HOUR - 1);
      tokens = await renew(tokens);
    }
    testApp.advance(12 * HOUR);
    expect((await refresh(tokens.RefreshToken)).status).toBe(401);
  });

  test('no session outlives 30 days, and neither does its last access token', async () => {
    let tokens = await signIn({ rememberMe: true });
    testApp.advance(15 * DAY);
    tokens = await renew(tokens);
    testApp.advance(15 * DAY - 60);
    tokens = await renew(tokens);
    expect(await isLive(tokens)).toBe(true);
    testApp.advance(60);
    expect(await isLive(tokens)).toBe(false);
    expect((await refresh(tokens.RefreshToken)).status).toBe(401);
  });
});
