import { readFileSync } from 'node:fs';
import { PASSWORD_MIN_LENGTH } from '@recto/contract/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refuseGuessablePassword } from '#modules/accounts/passwords/password-rules.ts';
import { findAccountByEmail } from '#modules/accounts/account.store.ts';
import { type AccountsDoor, makeForm, openAccountsDoor } from '#testing/accounts-door.ts';

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
  let door: AccountsDoor;
  beforeAll(async () => {
    door = await openAccountsDoor();
  });
  afterAll(() => door.close());

  test('is refused at the field, and makes no account', async () => {
    const form = makeForm({ password: 'Sunshine' });
    const answer = await door.signUp(form);
    expect([answer.status, answer.body.result]).toEqual([
      400,
      { code: 'auth.password_common', fields: { password: answer.body.message } },
    ]);
    expect(await findAccountByEmail(door.database.root, form.email)).toBeUndefined();
  });

  test('is refused alike for known and unknown addresses', async () => {
    const person = await door.addPerson();
    const answers = [
      await door.signUp({ ...person, password: 'Sunshine' }),
      await door.signUp(makeForm({ password: 'Sunshine' })),
    ];
    expect(answers[0]?.body).toEqual(answers[1]?.body);
  });
});
