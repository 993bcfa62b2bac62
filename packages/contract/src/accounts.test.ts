import { describe, expect, test } from 'vitest';
import { Email, Login } from '#accounts.ts';

describe('an e-mail address', () => {
  test.each(['ada@example.org', 'a.b+c@sub.example.org', "o'neill@example.co.uk", 'josé@exämple.org'])(
    'may read %s',
    (email) => {
      expect(Email.parse(email)).toBe(email);
    },
  );

  test.each(['ada', 'ada@x', '@example.org', 'ada@', 'a@b@c.org', 'ada@.org', 'ada@example..org', 'ada@x.'])(
    'may not read %s',
    (email) => {
      expect(Email.safeParse(email).success).toBe(false);
    },
  );

  test('is judged as it will be stored, and a Greek question mark becomes a semicolon', () => {
    const email = 'one\u037etwo@example.org';
    expect(email.normalize('NFC')).toBe('one;two@example.org');
    expect(Email.safeParse(email).success).toBe(false);
    expect(Login.safeParse({ email, password: 'correct horse' }).success).toBe(false);
  });

  // Whoever may knock may send this: trying every way to divide it at its dots would take hours.
  test.each([`a@${'.'.repeat(900_000)}@`, `a@${'a.'.repeat(450_000)}@`, `${'a'.repeat(900_000)} `])(
    'is refused without trying every way to read a very long one',
    (email) => {
      expect(Email.safeParse(email).success).toBe(false);
      expect(Login.safeParse({ email, password: 'correct horse' }).success).toBe(false);
    },
  );
});
