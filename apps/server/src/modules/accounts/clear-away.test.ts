import { expect, onTestFinished, test } from 'vitest';
import { findAccountByEmail } from '#modules/accounts/account.store.ts';
import { makeForm, openAccountsTestApp } from '#testing/accounts-test-app.ts';

const DAY = 24 * 60 * 60;

async function openApp() {
  const clearedBefore: Date[] = [];
  const testApp = await openAccountsTestApp(
    { unconfirmedDays: 3, outboxDays: 10 },
    { deleteWrittenMails: async (before) => clearedBefore.push(before) },
  );
  onTestFinished(() => testApp.close());
  const clearAway = async () => {
    await testApp.accounts.periodic[0]?.run();
    await testApp.sendMails();
  };
  const add = async () => {
    const form = makeForm();
    await testApp.signUp(form);
    return form.email;
  };
  const exists = async (email: string) =>
    (await findAccountByEmail(testApp.database.root, email)) !== undefined;
  return { testApp, add, exists, clearAway, clearedBefore };
}

test('accounts that were never confirmed are removed after the days that are configured, though nobody signs in', async () => {
  const { testApp, add, exists, clearAway } = await openApp();
  const email = await add();
  testApp.advance(3 * DAY - 1);
  await clearAway();
  expect(await exists(email)).toBe(true);
  testApp.advance(1);
  await clearAway();
  expect(await exists(email)).toBe(false);
});

test('one that was given something all the same stays', async () => {
  const { testApp, add, exists, clearAway } = await openApp();
  const emails = await Promise.all([add(), add(), add(), add()]);
  const given = [{ role: 'admin' }, { plan: 'none' }, { customer_id: 'cus_1' }] as const;
  for (const [index, values] of given.entries())
    await testApp.database.root
      .updateTable('account')
      .set(values)
      .where('email', '=', emails[index] ?? '')
      .execute();
  testApp.advance(4 * DAY);
  await clearAway();
  expect(await Promise.all(emails.map(exists))).toEqual([true, true, true, false]);
});

test('mails that were written instead of being sent are deleted after the days that are configured', async () => {
  const { testApp, clearAway, clearedBefore } = await openApp();
  await clearAway();
  expect(clearedBefore).toEqual([new Date(testApp.clock() - 10 * DAY * 1000)]);
});
