import { type User, users as endpoints } from '@recto/contract/users';
import { tinyPdf } from '@recto/testing/pdf';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';
import { findTraces } from '#testing/traces.ts';

let testApp: TestApp;
let admin: Person;
beforeAll(async () => {
  testApp = await openTestApp({ DEFAULT_PLAN: 'FREE' });
  admin = await testApp.signUp();
  await testApp.installation.database.root
    .updateTable('account')
    .set({ role: 'admin' })
    .where('id', '=', admin.accountId)
    .execute();
});
afterAll(() => testApp.close());

async function call(path: string, body: object, by = admin) {
  const answer = await testApp.request('POST', path, by, body);
  const { message, result } = answer.json();
  return { status: answer.statusCode, message, result };
}
const findUsers = async (q: string, more: object = {}): Promise<readonly User[]> =>
  endpoints.list.result.parse((await call('/getAllUsers', { q, ...more })).result).items;
const logIn = (email: string, password: string) =>
  testApp.request('POST', '/auth/login', null, { email, password });

test('an administrator makes a user, sees what they use, changes and deletes them', async () => {
  const email = `made-${Date.now()}@example.test`;
  const form = { email, name: 'Made', lastName: 'Up', role: 'user' };
  const made = await call('/createUser', form);
  expect([made.status, made.message]).toEqual([201, 'User created']);
  const { userId, temporaryPassword } = made.result;
  expect((await call('/createUser', form)).result.code).toBe('user.exists');
  expect(await findUsers(email)).toEqual([
    {
      userId,
      email,
      name: 'Made',
      lastName: 'Up',
      role: 'user',
      plan: 'FREE',
      grantedPlan: null,
      disabled: false,
      files: 0,
      bytes: 0,
      questions: 0,
      lastSeenAt: null,
      temporaryPassword: true,
      confirmed: true,
    },
  ]);
  expect((await logIn(email, temporaryPassword)).json().result.next).toBe('change-password');
  const other = (await call('/changeTemporaryPassword', { userId })).result.temporaryPassword;
  expect((await logIn(email, temporaryPassword)).statusCode).toBe(401);
  expect((await logIn(email, other)).statusCode).toBe(200);
  expect((await call('/signOutUser', { userId })).result).toEqual({ sessions: 1 });
  const changed = await call('/updateUser', { userId, role: 'admin', plan: 'none', disabled: true });
  expect(changed.result).toMatchObject({ role: 'admin', plan: 'none', grantedPlan: 'none', disabled: true });
  expect((await call('/updateUser', { userId, plan: null })).result).toMatchObject({ plan: 'FREE' });
  expect((await call('/deleteUser', { userId })).message).toBe('User deleted');
  expect(await findUsers(email)).toEqual([]);
  expect((await call('/deleteUser', { userId })).result.code).toBe('user.not_found');
  const log = await testApp.request('GET', `/audit-log?subject=${encodeURIComponent(email)}`, admin);
  expect(log.json().result.items.map(({ action }: { action: string }) => action)).toEqual([
    'user.delete',
    'user.plan',
    'user.disable',
    'user.plan',
    'user.role',
    'user.signOut',
    'user.password',
    'user.create',
  ]);
});

test('what is used is read from counters: files, their bytes and questions', async () => {
  const person = await testApp.signUp();
  const bytes = tinyPdf([['The term is five years.']]);
  const file = await testApp.uploadAndWait(person, { bytes });
  await testApp.askAndWait(person, file._id, 'How long is the term?');
  const used = async () =>
    (await findUsers(person.email)).map(({ files, bytes: kept, questions }) => [files, kept, questions]);
  expect(await used()).toEqual([[1, bytes.length, 1]]);
  await testApp.request('DELETE', `/files/${file._id}`, person);
  expect(await used()).toEqual([[0, 0, 1]]);
});

test('of a deleted user nothing is left but the log', async () => {
  const person = await testApp.signUp();
  const { fileId } = await testApp.makeThings(person);
  await call('/signOutUser', { userId: person.accountId });
  await call('/deleteUser', { userId: person.accountId });
  const { database } = testApp.installation;
  const traces = () =>
    findTraces({ database, dataFolder: testApp.dataFolder }, [person.accountId, person.email, fileId]);
  await vi.waitFor(async () => expect(await traces()).toEqual(['public.audit_log']), {
    timeout: 20_000,
    interval: 100,
  });
  const log = await testApp.request('GET', `/audit-log?subject=${encodeURIComponent(person.email)}`, admin);
  const [{ details }] = log.json().result.items;
  expect(details).toEqual({ files: expect.any(Number), questions: expect.any(Number) });
  expect(details.files).toBeGreaterThan(0);
});

test('nobody else is let in, and a session of an administrator that was made a user is over', async () => {
  const [person, second] = [await testApp.signUp(), await testApp.signUp()];
  for (const [path, body] of [
    ['/getAllUsers', {}],
    ['/createUser', { email: 'a@example.test', name: 'A', lastName: 'B', role: 'admin' }],
    ['/updateUser', { userId: person.accountId, role: 'admin' }],
    ['/deleteUser', { userId: second.accountId }],
    ['/signOutUser', { userId: second.accountId }],
    ['/changeTemporaryPassword', { userId: second.accountId }],
  ] as const)
    expect((await call(path, body, person)).result.code, path).toBe('auth.forbidden');
  await call('/updateUser', { userId: second.accountId, role: 'admin' });
  const { password, email } = second;
  const token = (await logIn(email, password)).json().result.AuthenticationResult.AccessToken;
  const again = { ...second, AccessToken: token };
  expect((await call('/getAllUsers', {}, again)).status).toBe(200);
  expect((await findUsers('', { role: 'admin', limit: 100 })).map((user) => user.email).sort()).toEqual(
    [admin.email, email].sort(),
  );
  await call('/updateUser', { userId: second.accountId, role: 'user' });
  expect((await call('/getAllUsers', {}, again)).status).toBe(401);
});
