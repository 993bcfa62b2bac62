import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LOCKOUT } from '#modules/accounts/limits.ts';
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
  locked: async () => {
    const form = await door.addPerson();
    for (let guess = 0; guess < LOCKOUT.failures; guess += 1) await door.logIn({ ...form, password: wrong });
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
const KINDS = ['confirmed', 'unconfirmed', 'locked', 'without a password'];

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

test('a locked account refuses the right password at the cost and in the words of an unknown address', async () => {
  const [locked, unknown] = [await makers['locked']?.(), await makers['unknown']?.()];
  if (!locked || !unknown) throw new Error('nobody was made');
  const right = await weigh(locked, (form) => door.logIn(form));
  const other = await weigh(unknown, (form) => door.logIn(form));
  expect(right).toMatchObject({ status: other.status, body: other.body, hashes: other.hashes });
  expect(right.statements.length).toBe(other.statements.length);
});
