import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { THROTTLES } from '#modules/accounts/limits.ts';
import {
  type AccountsTestApp,
  type Form,
  makeForm,
  openAccountsTestApp,
} from '#testing/accounts-test-app.ts';

/*
 * Whether an address has an account must not show in how long an answer takes. Times swing, so what is held here is the
 * work itself: the same statements in the same order and as many hashes. `npm run bench:timing` measures the times.
 */
let testApp: AccountsTestApp;
beforeAll(async () => {
  testApp = await openAccountsTestApp();
});
afterAll(() => testApp.close());
beforeEach(() => testApp.advance(24 * 3600));

const wrong = 'a wrong password';

const makers: Record<string, () => Promise<Form>> = {
  unknown: async () => makeForm(),
  confirmed: () => testApp.addPerson(),
  unconfirmed: async () => {
    const form = makeForm();
    await testApp.signUp(form);
    return form;
  },
  'guessed at': async () => {
    const form = await testApp.addPerson();
    for (let guess = 0; guess < 5; guess += 1) await testApp.logIn({ ...form, password: wrong });
    return form;
  },
  'without a password': async () => {
    const form = await testApp.addPerson();
    await testApp.database.root
      .updateTable('account')
      .set({ password_hash: null })
      .where('email', '=', form.email)
      .execute();
    return form;
  },
};

/** What a call costs, and what it says. */
async function measureCost(form: Form, call: (form: Form) => Promise<{ status: number; body: unknown }>) {
  await testApp.sendMails();
  testApp.queries.length = 0;
  Object.assign(testApp.hashes, { hash: 0, verify: 0 });
  const { status, body } = await call(form);
  return { status, body, statements: [...testApp.queries], hashes: { ...testApp.hashes } };
}

const calls: [name: string, call: (form: Form) => Promise<{ status: number; body: unknown }>][] = [
  ['a sign-in with a wrong password', (form) => testApp.logIn({ ...form, password: wrong })],
  ['a sign-up', (form) => testApp.signUp(form)],
  ['a forgotten password', ({ email }) => testApp.call('/auth/forgot-password', { email })],
  ['a new code', ({ email }) => testApp.call('/auth/resend-code', { email })],
];
const KINDS = ['confirmed', 'unconfirmed', 'guessed at', 'without a password'];

describe.each(calls)('%s', (name, call) => {
  test.each(KINDS)(`costs and says the same for an unknown address and one that is %s`, async (kind) => {
    const [known, unknown] = [await makers[kind]?.(), await makers['unknown']?.()];
    if (!known || !unknown) throw new Error(`there is no address that is ${kind}`);
    // A sign-up would count the tries of making the person before.
    testApp.advance(3600);
    const costs = { known: await measureCost(known, call), unknown: await measureCost(unknown, call) };
    expect(costs.known).toEqual(costs.unknown);
    const hashes = costs.known.hashes.hash + costs.known.hashes.verify;
    expect(hashes).toBe(/sign/.test(name) ? 1 : 0);
    expect(costs.known.statements.length).toBeGreaterThan(2);
  });
});

test('where guesses are used up, the right password is refused at the cost and in the words of an unknown address', async () => {
  const ip = '198.51.100.1';
  const refusals = [];
  for (const form of [await testApp.addPerson(), makeForm()]) {
    for (let guess = 0; guess < THROTTLES.login.pair.hits; guess += 1)
      await testApp.logIn({ ...form, password: wrong }, {}, ip);
    refusals.push(await measureCost(form, (each) => testApp.logIn(each, {}, ip)));
  }
  expect(refusals[0]).toMatchObject({ status: 429, hashes: { hash: 0, verify: 0 } });
  expect(refusals[0]).toEqual(refusals[1]);
});

test('a place that the account signs in from costs the same as any other', async () => {
  const ip = '198.51.100.2';
  const [known, unknown] = [await testApp.addPerson(), makeForm()];
  await testApp.logIn(known, {}, ip);
  const refuse = (form: Form) =>
    measureCost(form, (each) => testApp.logIn({ ...each, password: wrong }, {}, ip));
  expect(await refuse(known)).toEqual(await refuse(unknown));
});
