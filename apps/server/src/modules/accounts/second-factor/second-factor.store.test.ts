import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAccountByEmail } from '#modules/accounts/account.store.ts';
import {
  putPendingSecret,
  registerPendingSecret,
} from '#modules/accounts/second-factor/second-factor.store.ts';
import { type AccountsDoor, openAccountsDoor } from '#testing/accounts-door.ts';

/* What another request may do between reading an account and changing it, which no call from outside can time. */

let door: AccountsDoor;
let accountId: string;
beforeAll(async () => {
  door = await openAccountsDoor();
  const { email } = await door.addPerson();
  accountId = (await findAccountByEmail(door.database.root, email))?.id ?? '';
});
afterAll(() => door.close());

const now = () => new Date(door.clock());
const wait = (sealed: string, isFirst: boolean) =>
  door.database.transaction((trx) =>
    putPendingSecret(trx, accountId, { sealed, expiresAt: new Date(door.clock() + 1000) }, isFirst),
  );
const register = (sealed: string) =>
  door.database.transaction((trx) => registerPendingSecret(trx, { accountId, sealed, step: 1 }, now()));

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
  door.advance(1);
  expect(await register('fourth')).toBe(false);
});
