import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAccountByEmail } from '#modules/accounts/account.store.ts';
import {
  putPendingSecret,
  registerPendingSecret,
} from '#modules/accounts/second-factor/second-factor.store.ts';
import { type AccountsTestApp, openAccountsTestApp } from '#testing/accounts-test-app.ts';

/* What another request may do between reading an account and changing it, which no call from outside can time. */

let testApp: AccountsTestApp;
let accountId: string;
beforeAll(async () => {
  testApp = await openAccountsTestApp();
  const { email } = await testApp.addPerson();
  accountId = (await findAccountByEmail(testApp.database.root, email))?.id ?? '';
});
afterAll(() => testApp.close());

const now = () => new Date(testApp.clock());
const wait = (sealed: string, isFirst: boolean) =>
  testApp.database.transaction((trx) =>
    putPendingSecret(trx, accountId, { sealed, expiresAt: new Date(testApp.clock() + 1000) }, isFirst),
  );
const register = (sealed: string) =>
  testApp.database.transaction((trx) => registerPendingSecret(trx, { accountId, sealed, step: 1 }, now()));

test('a code confirms the secret it was compared with, not one that has taken its place', async () => {
  await wait('first', true);
  await wait('second', true);
  expect([await register('first'), await register('second')]).toEqual([false, true]);
});

test('whoever gave no proof cannot replace an authenticator that was registered meanwhile', async () => {
  expect([await wait('third', true), await register('third')]).toEqual([false, false]);
  expect([await wait('third', false), await register('third')]).toEqual([true, true]);
});

test('a secret that has waited too long cannot be registered', async () => {
  await wait('fourth', false);
  testApp.advance(1);
  expect(await register('fourth')).toBe(false);
});
