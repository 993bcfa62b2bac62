import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CODE } from '#modules/accounts/limits.ts';
import { makeOneTimeCodes } from '#modules/accounts/codes/one-time-codes.ts';
import { findAccountByEmail } from '#modules/accounts/account.store.ts';
import {
  accountSettings,
  type AccountsTestApp,
  makeForm,
  openAccountsTestApp,
} from '#testing/accounts-test-app.ts';

let testApp: AccountsTestApp;
beforeAll(async () => {
  testApp = await openAccountsTestApp();
});
afterAll(() => testApp.close());
beforeEach(() => testApp.advance(24 * 3600));

const verify = (email: string, code: string, ip?: string) =>
  testApp.call('/auth/verify-email', { email, code }, ip === undefined ? {} : { ip });
const otherThan = (code: string, step = 1) => String((Number(code) + step) % 1_000_000).padStart(6, '0');

async function signUp() {
  const form = makeForm();
  await testApp.signUp(form);
  return { ...form, code: await testApp.codeFor(form.email) };
}

describe('confirming an address', () => {
  test('works with the mailed code, once', async () => {
    const { email, code } = await signUp();
    expect((await verify(email, code)).status).toBe(200);
    expect((await findAccountByEmail(testApp.database.root, email))?.email_verified_at).toEqual(
      new Date(testApp.clock()),
    );
    expect((await verify(email, code)).status).toBe(400);
  });

  test('is refused with one answer for a wrong, an expired and a used code and an unknown address', async () => {
    const [wrong, expired, used] = [await signUp(), await signUp(), await signUp()];
    await verify(used.email, used.code);
    const answers = [
      await verify(wrong.email, otherThan(wrong.code)),
      await verify(used.email, used.code),
      await verify('nobody@example.org', '123456'),
    ];
    testApp.advance(CODE.seconds);
    answers.push(await verify(expired.email, expired.code));
    expect(answers[0]?.body.result.code).toBe('auth.code_invalid');
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  test('refused costs the same statements for a known and an unknown address', async () => {
    const { email, code } = await signUp();
    testApp.queries.length = 0;
    await verify(email, otherThan(code));
    const known = testApp.queries.splice(0);
    await verify('nobody@example.org', '123456');
    expect(testApp.queries).toEqual(known);
  });

  test('works until the last second of ten minutes', async () => {
    const { email, code } = await signUp();
    testApp.advance(CODE.seconds - 1);
    expect((await verify(email, code)).status).toBe(200);
    expect(CODE.seconds).toBe(600);
  });

  test('asks for four digits at least, as its form does, and for six at most', async () => {
    const { email } = await signUp();
    for (const short of ['', '123', '12a4', '1234567']) {
      const answer = await verify(email, short);
      expect([answer.status, answer.body.message]).toEqual([400, 'Otp must be at least 4 characters.']);
    }
    expect((await verify(email, '1234')).body.result.code).toBe('auth.code_invalid');
  });

  test('allows five tries from one network, then not even the right code', async () => {
    const { email, code } = await signUp();
    const ip = '198.51.100.1';
    for (let attempt = 1; attempt <= 5; attempt += 1) await verify(email, otherThan(code, attempt), ip);
    expect((await verify(email, code, ip)).status).toBe(400);
    await testApp.call('/auth/resend-code', { email });
    expect((await verify(email, await testApp.codeFor(email))).status).toBe(200);
  });

  test('counts tries before it compares: of 50 guesses at once five are looked at', async () => {
    const { email, code } = await signUp();
    const account = await findAccountByEmail(testApp.database.root, email);
    const codes = makeOneTimeCodes({ secret: accountSettings.secret, clock: testApp.clock });
    const id = account?.id ?? '';
    const given = { accountId: id, purpose: 'verify-email', ip: '198.51.100.1' } as const;
    await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        codes.check(testApp.database.root, { ...given, code: otherThan(code, n + 1) }),
      ),
    );
    const row = await testApp.database.root
      .selectFrom('one_time_code')
      .select('tries')
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.tries).toBe(5);
    expect(await codes.check(testApp.database.root, { ...given, code })).toBe(false);
    expect(await codes.check(testApp.database.root, { ...given, code, ip: '203.0.113.1' })).toBe(true);
  });

  test('of 50 parallel submissions of the right code exactly one wins', async () => {
    const { email, code } = await signUp();
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(email, code)));
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect(count(200)).toBe(1);
    expect(count(400) + count(429)).toBe(49);
  });

  test('is not possible with the code of another account', async () => {
    const [ada, eve] = [await signUp(), await signUp()];
    expect((await verify(ada.email, eve.code)).status).toBe(400);
  });

  test('is not possible with a code that was moved to another account in the database', async () => {
    const [ada, eve] = [await signUp(), await signUp()];
    const { root } = testApp.database;
    const [from, to] = [await findAccountByEmail(root, ada.email), await findAccountByEmail(root, eve.email)];
    const digest = root
      .selectFrom('one_time_code as source')
      .select('source.digest')
      .where('source.account_id', '=', from?.id ?? '');
    await root
      .updateTable('one_time_code')
      .set({ digest })
      .where('account_id', '=', to?.id ?? '')
      .execute();
    expect((await verify(eve.email, ada.code)).status).toBe(400);
    expect((await verify(ada.email, ada.code)).status).toBe(200);
  });

  test.each(['123', '1234567', '12345a', '１２３４５６', ' 123456', '123 456', ''])(
    'takes digits alone, four to six, and nothing like %j',
    async (code) => {
      const { email } = await signUp();
      const answer = await verify(email, code);
      expect([answer.status, answer.body.result.code]).toEqual([400, 'request.invalid']);
    },
  );
});
