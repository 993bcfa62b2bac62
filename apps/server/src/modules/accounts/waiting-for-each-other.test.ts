import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAccountByEmail, lockAccount } from '#modules/accounts/account.store.ts';
import { dropCode } from '#modules/accounts/codes/one-time-code.store.ts';
import { type AccountsTestApp, makeForm, openAccountsTestApp } from '#testing/accounts-test-app.ts';
import { untilSomebodyWaits } from '#testing/until-somebody-waits.ts';

let testApp: AccountsTestApp;
beforeAll(async () => {
  testApp = await openAccountsTestApp();
});
afterAll(() => testApp.close());

/*
 * Signing up again and changing the password write the account and then its code. Who uses a code must not hold it while
 * waiting for the account: PostgreSQL would end one of the two with an error.
 */
test.each([
  ['verify-email', '/auth/verify-email'],
  ['reset-password', '/auth/confirm-forgot-password'],
] as const)('using a code for %s while another call replaces it ends neither', async (purpose, path) => {
  const form = makeForm();
  const { email, password } = form;
  await testApp.signUp(form);
  if (purpose === 'reset-password') await testApp.call('/auth/forgot-password', { email });
  const code = await testApp.codeFor(email);
  const account = await findAccountByEmail(testApp.database.root, email);
  if (!account) throw new Error('there is no account');
  const locked = Promise.withResolvers<void>();
  const called = Promise.withResolvers<void>();
  const replacing = testApp.database.transaction(async (trx) => {
    await lockAccount(trx, account.id);
    locked.resolve();
    await called.promise;
    await untilSomebodyWaits(trx);
    await dropCode(trx, account.id, purpose);
  });
  await locked.promise;
  const using = testApp.call(path, { email, code, confirmationCode: code, password });
  called.resolve();
  await replacing;
  expect((await using).body).toMatchObject({ status: 400, result: { code: 'auth.code_invalid' } });
});
