import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { THROTTLES } from '#modules/accounts/limits.ts';
import { type AccountsDoor, type Form, makeForm, openAccountsDoor } from '#testing/accounts-door.ts';

/*
 * Whether an address has an account must not show in how long an answer takes. Times swing, so what is held here is the
 * work itself: the same statements in the same order and as many hashes. `npm run bench:timing` measures the times.
 */
let door: AccountsDoor;
beforeAll(async () => {
  door = await openAccountsDoor();
});
afterAll(() => door.close());
beforeEach(() => door.advance(24 * 3600));

const wrong = 'a wrong password';

const makers: Record<string, () => Promise<Form>> = {
  unknown: async () => makeForm(),
  confirmed: () => door.addPerson(),
  unconfirmed: async () => {
    const form = makeForm();
    await door.signUp(form);
    return form;
  },
  'guessed at': async () => {
    const form = await door.addPerson();
    for (let guess = 0; guess < 5; guess += 1) await door.logIn({ ...form, password: wrong });
    return form;
  },
  'without a password': async () => {
    const form = await door.addPerson();
    await door.database.root
      .updateTable('account')
      .set({ password_hash: null })
      .where('email', '=', form.email)
      .execute();
    return form;
  },
};

/** What a call costs, and what it says. */
async function weigh(form: Form, call: (form: Form) => Promise<{ status: number; body: unknown }>) {
  await door.sendMails();
  door.queries.length = 0;
  Object.assign(door.hashes, { hash: 0, verify: 0 });
  const { status, body } = await call(form);
  return { status, body, statements: [...door.queries], hashes: { ...door.hashes } };
}

const calls: [name: string, call: (form: Form) => Promise<{ status: number; body: unknown }>][] = [
  ['a sign-in with a wrong password', (form) => door.logIn({ ...form, password: wrong })],
  ['a sign-up', (form) => door.signUp(form)],
  ['a forgotten password', ({ email }) => door.call('/auth/forgot-password', { email })],
  ['a new code', ({ email }) => door.call('/auth/resend-code', { email })],
];
const KINDS = ['confirmed', 'unconfirmed', 'guessed at', 'without a password'];

describe.each(calls)('%s', (name, call) => {
  test.each(KINDS)(`costs and says the same for an unknown address and one that is %s`, async (kind) => {
    const [known, unknown] = [await makers[kind]?.(), await makers['unknown']?.()];
    if (!known || !unknown) throw new Error(`there is no address that is ${kind}`);
    // A sign-up would count the tries of making the person before.
    door.advance(3600);
    const costs = { known: await weigh(known, call), unknown: await weigh(unknown, call) };
    expect(costs.known).toEqual(costs.unknown);
    const hashes = costs.known.hashes.hash + costs.known.hashes.verify;
    expect(hashes).toBe(/sign/.test(name) ? 1 : 0);
    expect(costs.known.statements.length).toBeGreaterThan(2);
  });
});

test('where guesses are used up, the right password is refused at the cost and in the words of an unknown address', async () => {
  const address = '198.51.100.1';
  const refusals = [];
  for (const form of [await door.addPerson(), makeForm()]) {
    for (let guess = 0; guess < THROTTLES.login.pair.hits; guess += 1)
      await door.logIn({ ...form, password: wrong }, {}, address);
    refusals.push(await weigh(form, (each) => door.logIn(each, {}, address)));
  }
  expect(refusals[0]).toMatchObject({ status: 429, hashes: { hash: 0, verify: 0 } });
  expect(refusals[0]).toEqual(refusals[1]);
});

test('a place that the account signs in from costs the same as any other', async () => {
  const address = '198.51.100.2';
  const [known, unknown] = [await door.addPerson(), makeForm()];
  await door.logIn(known, {}, address);
  const refuse = (form: Form) => weigh(form, (each) => door.logIn({ ...each, password: wrong }, {}, address));
  expect(await refuse(known)).toEqual(await refuse(unknown));
});
