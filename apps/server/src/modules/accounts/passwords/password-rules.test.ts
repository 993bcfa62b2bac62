import { readFileSync } from 'node:fs';
import { PASSWORD_MIN_LENGTH } from '@recto/contract/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refuseGuessablePassword } from '#modules/accounts/passwords/password-rules.ts';
import { findAccountByEmail } from '#modules/accounts/account.store.ts';
import { type AccountsTestApp, makeForm, openAccountsTestApp } from '#testing/accounts-test-app.ts';

const check = (password: string) => () =>
  refuseGuessablePassword(password, {
    email: 'augusta@example.org',
    productName: 'Recto',
    field: 'password',
  });

describe('a new password', () => {
  test.each(['password', 'Password', '12345678', 'qwertyuiop', 'iloveyou', 'ｐａｓｓｗｏｒｄ'])(
    'is not %j, which many have',
    (common) => {
      expect(check(common)).toThrow('among the first that are tried');
    },
  );

  test.each(['augusta@example.org', 'augusta1843', 'Augusta!!', 'recto2026', 'RECTO---'])(
    'is not %j, which stands on the page',
    (name) => {
      expect(check(name)).toThrow('among the first that are tried');
    },
  );

  test.each(['augusta and charles', 'correct horse battery', 'passwords are boring', '密密密密密密密密'])(
    'may be %j',
    (good) => {
      expect(check(good)).not.toThrow();
    },
  );

  test('is compared with at least the 3,000 most common ones that are long enough', () => {
    const list = readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
      .trim()
      .split('\n');
    expect(new Set(list).size).toBeGreaterThan(3_000);
    expect(list.filter((entry) => entry.length < PASSWORD_MIN_LENGTH)).toEqual([]);
    expect(list.filter((entry) => entry !== entry.normalize('NFKC').toLowerCase())).toEqual([]);
  });
});

describe('signing up with a common password', () => {
  let testApp: AccountsTestApp;
  beforeAll(async () => {
    testApp = await openAccountsTestApp();
  });
  afterAll(() => testApp.close());

  test('is refused at the field, and makes no account', async () => {
    const form = makeForm({ password: 'Sunshine' });
    const answer = await testApp.signUp(form);
    expect([answer.status, answer.body.result]).toEqual([
      400,
      { code: 'auth.password_common', fields: { password: answer.body.message } },
    ]);
    expect(await findAccountByEmail(testApp.database.root, form.email)).toBeUndefined();
  });

  test('is refused alike for known and unknown addresses', async () => {
    const person = await testApp.addPerson();
    const answers = [
      await testApp.signUp({ ...person, password: 'Sunshine' }),
      await testApp.signUp(makeForm({ password: 'Sunshine' })),
    ];
    expect(answers[0]?.body).toEqual(answers[1]?.body);
  });
});
