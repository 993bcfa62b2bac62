import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import type { Account } from '#modules/accounts/account.store.ts';
import { makeIdTokens } from '#modules/accounts/sessions/id-tokens.ts';

test('an ID token names the address where people reach the server, also where that is known late', async () => {
  let publicUrl = 'http://127.0.0.1:0';
  const settings = {
    secret: 'a secret of the tests, long enough to derive keys from',
    get publicUrl() {
      return publicUrl;
    },
  };
  const idTokens = makeIdTokens(settings, () => Date.UTC(2026, 10, 21));
  publicUrl = 'http://127.0.0.1:40123';
  const account = { id: 'an id', email: 'ada@example.org', name: 'Ada', last_name: 'Lovelace' } as Account;
  expect(decodeJwt(await idTokens.sign(account))).toMatchObject({
    iss: 'http://127.0.0.1:40123',
    aud: 'http://127.0.0.1:40123',
    sub: 'an id',
  });
});
