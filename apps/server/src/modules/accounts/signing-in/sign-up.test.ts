import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findAccountByEmail } from '#modules/accounts/account.store.ts';
import { type AccountsTestApp, makeForm, openAccountsTestApp } from '#testing/accounts-test-app.ts';

let testApp: AccountsTestApp;
beforeAll(async () => {
  testApp = await openAccountsTestApp();
});
afterAll(() => testApp.close());
beforeEach(() => testApp.advance(24 * 3600));

const find = (email: string) => findAccountByEmail(testApp.database.root, email);

describe('signing up', () => {
  test('makes an unconfirmed account and mails a six-digit code', async () => {
    const form = makeForm();
    const answer = await testApp.signUp(form);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({ ok: true, message: expect.any(String), result: null, status: 201 });
    expect(await find(form.email)).toMatchObject({
      name: 'Augusta',
      last_name: 'Lovelace',
      email_verified_at: null,
    });
    expect(await testApp.codeFor(form.email)).toMatch(/^\d{6}$/);
  });

  test('answers to the byte the same for a new, an unconfirmed and a confirmed address', async () => {
    const confirmed = await testApp.addPerson();
    const fresh = makeForm();
    const answers = [
      await testApp.signUp(fresh),
      await testApp.signUp(fresh),
      await testApp.signUp(confirmed),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  test('costs the same hashes and the same statements for a new, an unconfirmed and a confirmed address', async () => {
    const confirmed = await testApp.addPerson();
    const fresh = makeForm();
    const costs = [];
    for (const form of [fresh, fresh, confirmed]) {
      const before = { ...testApp.hashes };
      testApp.queries.length = 0;
      await testApp.signUp(form);
      costs.push({
        hash: testApp.hashes.hash - before.hash,
        verify: testApp.hashes.verify - before.verify,
        queries: [...testApp.queries],
      });
    }
    expect(costs[0]).toMatchObject({ hash: 1, verify: 0 });
    expect(costs[1]).toEqual(costs[0]);
    expect(costs[2]).toEqual(costs[0]);
  });

  test('of a confirmed address changes nothing and mails a notice without a code', async () => {
    const person = await testApp.addPerson();
    const before = await find(person.email);
    await testApp.signUp({ ...person, password: 'another password', name: 'Mallory' });
    await testApp.sendMails();
    const notice = testApp.mailsTo(person.email).at(-1);
    expect(notice?.subject).toBe('You already have an account at Recto');
    expect(notice?.text).not.toMatch(/\d{6}/);
    for (const path of ['/login', '/forgot-password']) {
      expect(notice?.text).toContain(`http://localhost:3000${path}\n`);
      expect(notice?.html).toContain(`href="http://localhost:3000${path}"`);
    }
    expect(await find(person.email)).toEqual(before);
    expect((await testApp.logIn(person)).status).toBe(200);
  });

  test('again before confirming takes the new names and password, and the old code dies', async () => {
    const form = makeForm();
    await testApp.signUp(form);
    const oldCode = await testApp.codeFor(form.email);
    await testApp.signUp({ ...form, name: 'Charles', lastName: 'Babbage', password: 'difference engine' });
    const newCode = await testApp.codeFor(form.email);
    expect((await testApp.call('/auth/verify-email', { email: form.email, code: oldCode })).status).toBe(400);
    expect((await testApp.call('/auth/verify-email', { email: form.email, code: newCode })).status).toBe(200);
    expect((await testApp.logIn(form)).status).toBe(401);
    const login = await testApp.logIn({ ...form, password: 'difference engine' });
    expect(login.body.result.UserAttributes).toContainEqual({ Name: 'name', Value: 'Charles' });
  });

  test('at the same time makes one account', async () => {
    const form = makeForm();
    const answers = await Promise.all(Array.from({ length: 5 }, () => testApp.signUp(form)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(
      (
        await testApp.call('/auth/verify-email', {
          email: form.email,
          code: await testApp.codeFor(form.email),
        })
      ).status,
    ).toBe(200);
  });

  test('takes an address in any case and composition as the same', async () => {
    const person = await testApp.addPerson({ email: `JOSE\u0301.${Date.now()}@Example.ORG` });
    expect(await find(person.email.normalize('NFC').toLowerCase())).toBeDefined();
    const otherwise = person.email.normalize('NFC').toUpperCase();
    expect((await testApp.logIn({ ...person, email: ` ${otherwise} ` })).status).toBe(200);
  });

  test.each([
    'ada@example.org,eve@example.org',
    'ada<eve@example.org>',
    '"ada"@example.org',
    'a;b@example.org',
    'ada@exa\u0000mple.org',
  ])('refuses the address %j, which could reach somebody else', async (email) => {
    const answer = await testApp.signUp(makeForm({ email }));
    expect(answer.status).toBe(400);
    expect(answer.body.result.fields).toEqual({ email: 'Email is invalid' });
  });

  test.each([
    [{ password: 'x'.repeat(7) }, { password: 'Password must be at least 8 characters.' }],
    [{ password: 'x'.repeat(257) }, { password: 'Password must be at most 256 characters.' }],
    [{ name: 'Ada' }, { name: 'Name must be at least 4 characters.' }],
    [{ lastName: 'Li' }, { lastName: 'Last Name must be at least 4 characters.' }],
    [{ email: 'x' }, { email: 'Email must be at least 2 characters.' }],
    [{ email: 'nobody' }, { email: 'Email is invalid' }],
  ])('refuses %j in the words of the specification', async (wrong, fields) => {
    const answer = await testApp.signUp(makeForm(wrong));
    expect([answer.status, answer.body.result]).toEqual([400, { code: 'request.invalid', fields }]);
  });

  test.each([8, 64, 256])('takes a password of %i characters of any script', async (length) => {
    const person = await testApp.addPerson({ password: '密'.repeat(length) });
    expect((await testApp.logIn(person)).status).toBe(200);
    expect((await testApp.logIn({ ...person, password: `${'密'.repeat(length - 1)}码` })).status).toBe(401);
  });

  test('needs the terms to be accepted', async () => {
    const form = makeForm();
    const answer = await testApp.call('/auth/signup', { ...form, termsAndConditionsAccepted: '0' });
    expect([answer.status, answer.body.message]).toEqual([400, 'Terms and Conditions are not accepted']);
    expect(await find(form.email)).toBeUndefined();
  });
});

describe('signing up where it is restricted', () => {
  test('is refused where sign-up is closed, for known and unknown addresses alike and without any work', async () => {
    const closed = await openAccountsTestApp({ signup: 'closed' });
    try {
      closed.queries.length = 0;
      const answer = await closed.signUp(makeForm());
      expect([answer.status, answer.body.result.code]).toEqual([403, 'auth.signup_closed']);
      expect([closed.queries.length, closed.hashes.hash]).toEqual([0, 0]);
    } finally {
      await closed.close();
    }
  });

  test('is decided by the domain alone where it is open to domains', async () => {
    const domains = await openAccountsTestApp({ signup: 'domains', signupDomains: ['example.org'] });
    try {
      const statusFor = async (email: string) => (await domains.signUp(makeForm({ email }))).status;
      expect(await statusFor('one@example.org')).toBe(201);
      expect(await statusFor('one@EXAMPLE.org')).toBe(201);
      expect(await statusFor('two@sub.example.org')).toBe(403);
      expect(await statusFor('two@example.org.evil.example')).toBe(403);
      expect(await statusFor('two@evilexample.org')).toBe(403);
    } finally {
      await domains.close();
    }
  });
});
