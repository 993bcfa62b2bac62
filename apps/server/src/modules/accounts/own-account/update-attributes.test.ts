import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAccountByEmail } from '#modules/accounts/account.store.ts';
import { type AccountsTestApp, openAccountsTestApp } from '#testing/accounts-test-app.ts';

let testApp: AccountsTestApp;
let email: string;
let token: string;
beforeAll(async () => {
  testApp = await openAccountsTestApp();
  const person = await testApp.addPerson();
  email = person.email;
  token = (await testApp.logIn(person)).body.result.AuthenticationResult.AccessToken;
});
afterAll(() => testApp.close());

const update = (...attributes: [Name: string, Value: string][]) =>
  testApp.call(
    '/auth/update-user-full-name',
    { attributes: attributes.map(([Name, Value]) => ({ Name, Value })) },
    { token },
  );
const names = async () => {
  const account = await findAccountByEmail(testApp.database.root, email);
  return [account?.name, account?.last_name];
};

test('both names are changed, and all attributes come back', async () => {
  const answer = await update(['name', '  Grace '], ['custom:lastName', 'Hopper']);
  expect([answer.status, answer.body.message]).toEqual([200, 'Your name was changed.']);
  expect(answer.body.result.UserAttributes).toHaveLength(10);
  expect(answer.body.result.UserAttributes).toContainEqual({ Name: 'name', Value: 'Grace' });
  expect(answer.body.result.UserAttributes).toContainEqual({ Name: 'custom:lastName', Value: 'Hopper' });
  expect(await names()).toEqual(['Grace', 'Hopper']);
});

test('one name can be changed without the other', async () => {
  await update(['name', 'Augusta'], ['custom:lastName', 'Lovelace']);
  await update(['custom:lastName', 'Byron']);
  expect(await names()).toEqual(['Augusta', 'Byron']);
});

test.each([
  [['name', ''], { name: 'First name is required' }],
  [['name', '   '], { name: 'First name is required' }],
  [['custom:lastName', ' '], { 'custom:lastName': 'Last name is required' }],
  [['name', 'x'.repeat(101)], { name: 'Name must be at most 100 characters.' }],
] as const)('%j is refused in the words of the form, and nothing is changed', async (wrong, fields) => {
  const before = await names();
  const [Name, Value] = wrong;
  const answer = await update(['name', 'Katherine'], ['custom:lastName', 'Johnson'], [Name, Value]);
  expect([answer.status, answer.body.result]).toEqual([400, { code: 'request.invalid', fields }]);
  expect(await names()).toEqual(before);
});

test.each([
  'custom:mfaEnabled',
  'custom:mfaRegistered',
  'custom:passwordSet',
  'custom:subscribed',
  'custom:customerid',
  'custom:role',
])('%s cannot be changed here', async (name) => {
  const before = await findAccountByEmail(testApp.database.root, email);
  const answer = await update(['name', 'Mallory'], [name, '1']);
  expect([answer.status, answer.body.result.code]).toEqual([403, 'attribute.protected']);
  expect(await findAccountByEmail(testApp.database.root, email)).toEqual(before);
});

test.each(['sub', 'email', 'role', 'constructor', '__proto__', ''])(
  'there is no %j to change',
  async (name) => {
    const before = await findAccountByEmail(testApp.database.root, email);
    const answer = await update([name, 'admin']);
    expect([answer.status, answer.body.result.code]).toEqual([400, 'attribute.unknown']);
    expect(await findAccountByEmail(testApp.database.root, email)).toEqual(before);
  },
);
