import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { THROTTLES } from '#modules/accounts/limits.ts';
import { makeThrottle } from '#modules/accounts/throttling/throttle.ts';
import {
  accountSettings,
  type AccountsTestApp,
  type Form,
  makeForm,
  openAccountsTestApp,
} from '#testing/accounts-test-app.ts';

/*
 * What a stranger does with somebody's address must not keep its owner out, wherever the owner is; and from all places
 * together an account must not be guessed at without a bound.
 */
let testApp: AccountsTestApp;
beforeAll(async () => {
  testApp = await openAccountsTestApp();
});
afterAll(() => testApp.close());
beforeEach(() => testApp.advance(24 * 3600));

const WRONG = 'not the password';
const NEW = 'a brand new secret';
const HOME = '192.0.2.10';
const HOTEL = '203.0.113.77';
const STRANGER = '198.51.100.1';
/** Networks that have nothing to do with each other. */
const networks = (count: number) => Array.from({ length: count }, (_, n) => `100.64.${n}.1`);
const otherThan = (code: string, step = 1) => String((Number(code) + step) % 1_000_000).padStart(6, '0');

const logIn = async (form: Form, ip: string, password = form.password) =>
  (await testApp.logIn({ email: form.email, password }, {}, ip)).status;
const repeat = async (times: number, work: (n: number) => Promise<unknown>) => {
  for (let n = 0; n < times; n += 1) await work(n);
};
const call = async (path: string, body: object, ip: string) =>
  (await testApp.call(path, body, { ip })).status;

/** Guesses until everybody elsewhere is refused for a while. */
async function guessFromEverywhere(form: Form) {
  const throttle = makeThrottle({
    database: testApp.database,
    clock: testApp.clock,
    secret: accountSettings.secret,
    enabled: true,
  });
  const wrong = async () => null;
  for (const ip of networks(10))
    await repeat(10, () => throttle.guess('login', { email: form.email, ip }, wrong));
  expect(await logIn(form, '100.65.0.1', WRONG)).toBe(429);
}

describe('a stranger who guesses at the password', () => {
  test('is refused, and the owner signs in from home and from elsewhere', async () => {
    const person = await testApp.addPerson();
    expect(await logIn(person, HOME)).toBe(200);
    const statuses: number[] = [];
    await repeat(25, async () => statuses.push(await logIn(person, STRANGER, WRONG)));
    expect(statuses.at(-1)).toBe(429);
    expect(await logIn(person, STRANGER)).toBe(429);
    expect(await logIn(person, HOME)).toBe(200);
    expect(await logIn(person, HOTEL)).toBe(200);
  });

  test('is one stranger with all the networks of one IPv6 customer', async () => {
    const person = await testApp.addPerson();
    const statuses: number[] = [];
    await repeat(11, async (n) => statuses.push(await logIn(person, `2001:db8:1:${n}::1`, WRONG)));
    expect(statuses.at(-1)).toBe(429);
    expect(await logIn(person, '2001:db8:2::1')).toBe(200);
  });

  test('is bounded from many networks; the owner signs in where he did before', async () => {
    const person = await testApp.addPerson();
    expect(await logIn(person, HOME)).toBe(200);
    await guessFromEverywhere(person);
    expect(await logIn(person, HOTEL)).toBe(429);
    expect(await logIn(person, HOME)).toBe(200);
    testApp.advance(THROTTLES.login.strangers.seconds);
    expect(await logIn(person, HOTEL)).toBe(200);
  });

  test('does not keep an owner out who sets a new password by mail', async () => {
    const person = await testApp.addPerson();
    await guessFromEverywhere(person);
    await repeat(11, () => logIn(person, HOTEL, WRONG));
    expect(await call('/auth/forgot-password', { email: person.email }, HOTEL)).toBe(200);
    const confirmationCode = await testApp.codeFor(person.email);
    const form = { email: person.email, password: NEW, confirmationCode };
    expect(await call('/auth/confirm-forgot-password', form, HOTEL)).toBe(200);
    expect(await logIn({ ...person, password: NEW }, HOTEL)).toBe(200);
    expect(await logIn({ ...person, password: NEW }, '203.0.112.5')).toBe(200);
  });

  test('cannot do so for ever at home either', async () => {
    const person = await testApp.addPerson();
    expect(await logIn(person, HOME)).toBe(200);
    await repeat(10, () => logIn(person, HOME, WRONG));
    expect(await logIn(person, HOME)).toBe(429);
    expect(await logIn(person, HOTEL)).toBe(200);
  });
});

describe('a stranger who asks for codes, or guesses at them,', () => {
  test('does not keep the owner from a new password', async () => {
    const person = await testApp.addPerson();
    const { email } = person;
    await repeat(8, () => call('/auth/forgot-password', { email }, STRANGER));
    expect(await call('/auth/forgot-password', { email }, HOTEL)).toBe(200);
    const confirmationCode = await testApp.codeFor(email);
    const guess = (n: number) => ({
      email,
      password: NEW,
      confirmationCode: otherThan(confirmationCode, n + 1),
    });
    await repeat(25, (n) => call('/auth/confirm-forgot-password', guess(n), STRANGER));
    const right = { email, password: NEW, confirmationCode };
    expect(await call('/auth/confirm-forgot-password', right, STRANGER)).toBe(429);
    expect(await call('/auth/confirm-forgot-password', right, HOTEL)).toBe(200);
  });

  test('does not keep anybody from signing up and confirming the address', async () => {
    const form = makeForm();
    const { email } = form;
    await repeat(8, () => testApp.signUp(form, STRANGER));
    expect((await testApp.signUp(form, HOTEL)).status).toBe(201);
    await repeat(3, () => call('/auth/resend-code', { email }, STRANGER));
    expect(await call('/auth/resend-code', { email }, HOTEL)).toBe(200);
    const code = await testApp.codeFor(email);
    await repeat(25, (n) => call('/auth/verify-email', { email, code: otherThan(code, n + 1) }, STRANGER));
    expect(await call('/auth/verify-email', { email, code }, HOTEL)).toBe(200);
  });

  test('has few tries, from however many networks', async () => {
    const person = await testApp.addPerson();
    const { email } = person;
    await call('/auth/forgot-password', { email }, HOTEL);
    const right = await testApp.codeFor(email);
    const looked = networks(30).map(async (ip, step) => {
      const form = { email, password: NEW, confirmationCode: otherThan(right, step + 1) };
      const statuses: number[] = [];
      await repeat(4, async () => statuses.push(await call('/auth/confirm-forgot-password', form, ip)));
      return statuses;
    });
    const statuses = (await Promise.all(looked)).flat();
    expect(statuses.filter((status) => status === 400)).toHaveLength(50);
    expect(statuses.filter((status) => status === 429)).toHaveLength(70);
  });

  test('mails a bounded number of them', async () => {
    const { email } = await testApp.addPerson();
    const statuses: number[] = [];
    for (const ip of networks(6))
      await repeat(5, async () => statuses.push(await call('/auth/forgot-password', { email }, ip)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  });
});

describe('right passwords', () => {
  test('thirty at once change the password once and are not counted as wrong ones', async () => {
    const person = await testApp.addPerson();
    await testApp.database.root.deleteFrom('throttle').execute();
    const token = (await testApp.logIn(person, {}, HOME)).body.result.AuthenticationResult.AccessToken;
    const form = { email: person.email, previousPassword: person.password, proposedPassword: NEW };
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => testApp.call('/auth/change-password', form, { token, ip: HOME })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => ![200, 400, 401].includes(status))).toEqual([]);
    const counted = await testApp.database.root.selectFrom('throttle').select('hits').execute();
    expect(counted.filter(({ hits }) => hits > 5)).toEqual([]);
    expect(await logIn({ ...person, password: NEW }, HOME)).toBe(200);
  });

  test('forty sign-ins at once from one place are forty sign-ins', async () => {
    const person = await testApp.addPerson();
    const statuses = await Promise.all(Array.from({ length: 40 }, () => logIn(person, HOTEL)));
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});

test('what strangers may do together is more than any one network may do alone', () => {
  for (const { pair, strangers } of Object.values(THROTTLES) as { pair?: Allowed; strangers?: Allowed }[])
    if (pair && strangers)
      expect(strangers.hits / strangers.seconds).toBeGreaterThan((2 * pair.hits) / pair.seconds);
});
type Allowed = { hits: number; seconds: number };
