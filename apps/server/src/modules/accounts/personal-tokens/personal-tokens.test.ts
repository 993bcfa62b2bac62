import { randomUUID } from 'node:crypto';
import { MAX_TOKENS, TokenItem } from '@recto/contract/tokens';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPersonalToken, makePersonalToken } from '#modules/accounts/personal-tokens/personal-token.ts';
import { type AccountsTestApp, type Form, openAccountsTestApp } from '#testing/accounts-test-app.ts';

const FORM = /^recto_pat_[0-9A-Za-z]{36}$/;

let testApp: AccountsTestApp;
beforeAll(async () => {
  testApp = await openAccountsTestApp();
});
afterAll(() => testApp.close());

const signIn = async (person: Form): Promise<string> =>
  (await testApp.logIn(person)).body.result.AuthenticationResult.AccessToken;
const create = async (token: string, wanted: object = {}) =>
  testApp.call('/tokens', { name: 'Nightly import', scopes: ['read'], ...wanted }, { token });
const list = async (token: string) =>
  TokenItem.array().parse(
    (await testApp.call('/tokens', undefined, { method: 'GET', token })).body.result.items,
  );
const callerOf = (token: string) => testApp.accounts.api.authenticateCall(token);

describe('the text of a token', () => {
  test('is told from invented and mistyped ones by its checksum', () => {
    const { token, hash, beginning } = makePersonalToken();
    expect(token).toMatch(FORM);
    expect(token.startsWith(beginning)).toBe(true);
    expect(hashPersonalToken(token)).toEqual(hash);
    const mistyped = token.slice(0, -1) + (token.endsWith('x') ? 'y' : 'x');
    for (const other of [mistyped, `${token}x`, ` ${token}`, `recto_pat_${'a'.repeat(36)}`, 'recto_pat_', ''])
      expect(hashPersonalToken(other)).toBeNull();
  });
});

describe('a personal access token', () => {
  test('is shown once and listed by its first characters', async () => {
    const session = await signIn(await testApp.addPerson());
    const expiresAt = new Date(testApp.clock() + 3_600_000).toISOString();
    const { status, body } = await create(session, { scopes: ['ask', 'read', 'ask'], expiresAt });
    expect([status, body.result.token]).toEqual([201, expect.stringMatching(FORM)]);
    const { token, ...item } = body.result;
    expect(await list(session)).toEqual([item]);
    expect(item).toMatchObject({
      name: 'Nightly import',
      scopes: ['read', 'ask'],
      beginsWith: token.slice(0, 14),
      lastUsedAt: null,
      expiresAt,
    });
  });

  test('tells who calls, until it expires', async () => {
    const person = await testApp.addPerson();
    const session = await signIn(person);
    const expiresAt = new Date(testApp.clock() + 60_000).toISOString();
    const { token, _id } = (await create(session, { scopes: ['read', 'outside'], expiresAt })).body.result;
    expect(await callerOf(token)).toMatchObject({
      email: person.email,
      sessionId: _id,
      level: 'full',
      scopes: ['read', 'outside'],
    });
    expect(await testApp.accounts.api.isLiveHolder(_id)).toBe(true);
    testApp.advance(60);
    expect(await callerOf(token)).toBeNull();
    expect(await testApp.accounts.api.isLiveHolder(_id)).toBe(false);
    expect((await list(session)).map((item) => item._id)).toEqual([_id]);
  });

  test('is no access token of a session', async () => {
    const { token } = (await create(await signIn(await testApp.addPerson()))).body.result;
    expect(await testApp.accounts.api.authenticate(token)).toBeNull();
  });

  test('notes when it was used last, at most once a minute', async () => {
    const session = await signIn(await testApp.addPerson());
    const { token } = (await create(session)).body.result;
    const lastUse = async () => (await list(session))[0]?.lastUsedAt;
    const first = new Date(testApp.clock()).toISOString();
    testApp.queries.length = 0;
    await Promise.all([callerOf(token), callerOf(token)]);
    await callerOf(token);
    expect(await lastUse()).toBe(first);
    testApp.advance(59);
    testApp.queries.length = 0;
    await callerOf(token);
    expect(testApp.queries.filter((query) => query.startsWith('update'))).toEqual([]);
    expect(await lastUse()).toBe(first);
    testApp.advance(1);
    await callerOf(token);
    expect(await lastUse()).toBe(new Date(testApp.clock()).toISOString());
  });

  test('outlives every session, and a new password', async () => {
    const person = await testApp.addPerson();
    const session = await signIn(person);
    const { token } = (await create(session)).body.result;
    await testApp.call('/auth/sessions', undefined, { method: 'DELETE', token: session });
    expect(await callerOf(session)).toBeNull();
    expect(await callerOf(token)).not.toBeNull();
  });

  test('opens nothing once it is deleted; that of another account cannot be', async () => {
    const [session, other] = [
      await signIn(await testApp.addPerson()),
      await signIn(await testApp.addPerson()),
    ];
    const { token, _id } = (await create(session)).body.result;
    const end = (as: string, id: string) =>
      testApp.call(`/tokens/${id}`, undefined, { method: 'DELETE', token: as });
    for (const [as, id] of [
      [other, _id],
      [session, randomUUID()],
      [session, 'unknown'],
    ])
      expect((await end(as, id)).body.result.code).toBe('token.not_found');
    expect(await callerOf(token)).not.toBeNull();
    expect((await end(session, _id)).status).toBe(200);
    expect(await callerOf(token)).toBeNull();
    expect(await list(session)).toEqual([]);
  });

  test.each([
    ['no name', { name: ' ' }, 400, 'name'],
    ['a long name', { name: 'x'.repeat(101) }, 400, 'name'],
    ['no scope', { scopes: [] }, 400, 'scopes'],
    ['an unknown scope', { scopes: ['admin'] }, 400, 'scopes.0'],
    ['only what other scopes reach further by', { scopes: ['outside'] }, 400, 'scopes'],
    ['a time that has passed', { expiresAt: '2020-01-01T00:00:00Z' }, 422, 'expiresAt'],
  ])('is refused with %s', async (_, wanted, status, field) => {
    const answer = await create(await signIn(await testApp.addPerson()), wanted);
    expect([answer.status, Object.keys(answer.body.result.fields)]).toEqual([status, [field]]);
  });

  test('is made only so often', async () => {
    const session = await signIn(await testApp.addPerson());
    for (let made = 0; made < 30; made += 1) expect((await create(session)).status).toBe(201);
    expect((await create(session)).status).toBe(429);
  });

  test('is one of a limited number', async () => {
    const person = await testApp.addPerson();
    const make = async (count: number) => {
      const session = await signIn(person);
      for (let made = 0; made < count; made += 1) expect((await create(session)).status).toBe(201);
      return session;
    };
    await make(MAX_TOKENS / 2);
    testApp.advance(3_601);
    const session = await make(MAX_TOKENS / 2);
    expect((await create(session)).body.result.code).toBe('token.too_many');
  });
});
