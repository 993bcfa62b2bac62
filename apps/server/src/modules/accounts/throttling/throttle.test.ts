import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '#kernel/errors.ts';
import { networkOf } from '#kernel/ip-networks.ts';
import { THROTTLES } from '#modules/accounts/limits.ts';
import { makeThrottle } from '#modules/accounts/throttling/throttle.ts';
import {
  type AccountsTestApp,
  accountSettings,
  anyIp,
  makeForm,
  openAccountsTestApp,
} from '#testing/accounts-test-app.ts';

let testApp: AccountsTestApp;
beforeAll(async () => {
  testApp = await openAccountsTestApp();
});
afterAll(() => testApp.close());
beforeEach(() => testApp.advance(24 * 3600));

const WRONG = 'not the password';
const makeTestThrottle = (enabled = true) =>
  makeThrottle({ database: testApp.database, clock: testApp.clock, secret: accountSettings.secret, enabled });

describe('the throttle', () => {
  test('counts wrong sign-ins for an address that is typed, known or not, and says when to come back', async () => {
    for (const form of [await testApp.addPerson(), makeForm()]) {
      const ip = anyIp();
      for (let attempt = 0; attempt < THROTTLES.login.pair.hits; attempt += 1) {
        expect((await testApp.logIn({ ...form, password: WRONG }, {}, ip)).status).toBe(401);
      }
      const refused = await testApp.logIn({ ...form, password: WRONG }, {}, ip);
      expect([refused.status, refused.body.result.code]).toEqual([429, 'request.too_many']);
      expect(refused.headers['retry-after']).toBe('900');
      expect(refused.body.message).toBe('Too many attempts. Try again in 15 minutes.');
      testApp.advance(900);
      expect((await testApp.logIn({ ...form, password: WRONG }, {}, ip)).status).toBe(401);
    }
  });

  test('counts wrong sign-ins from one network address over all accounts', async () => {
    const ip = anyIp();
    const { hits } = THROTTLES.login.network;
    const throttle = makeTestThrottle();
    for (let attempt = 0; attempt < hits; attempt += 1)
      await throttle.admit('login', { email: makeForm().email, ip });
    const [person, neighbour] = [await testApp.addPerson(), await testApp.addPerson()];
    expect((await testApp.logIn(makeForm(), {}, ip)).status).toBe(429);
    expect((await testApp.logIn(person, {}, '198.51.100.1')).status).toBe(200);
    for (let attempt = 0; attempt < hits; attempt += 1)
      await throttle.admit('login', { email: makeForm().email, ip: '198.51.100.1' });
    // Where somebody is at home, the network's count refuses others.
    expect((await testApp.logIn(person, {}, '198.51.100.1')).status).toBe(200);
    expect((await testApp.logIn(neighbour, {}, '198.51.100.1')).status).toBe(429);
  });

  test('gives sign-ins that succeed back', async () => {
    const person = await testApp.addPerson();
    const ip = anyIp();
    for (let login = 0; login <= THROTTLES.login.pair.hits; login += 1) {
      expect((await testApp.logIn(person, {}, ip)).status).toBe(200);
    }
  });

  test('limits sign-ups for one e-mail address and from one network address', async () => {
    const form = makeForm();
    const statuses = [];
    for (let attempt = 0; attempt < 6; attempt += 1)
      statuses.push((await testApp.signUp(form, '198.51.100.2')).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    const ip = anyIp();
    const throttle = makeTestThrottle();
    const { hits } = THROTTLES.signUp.network;
    for (let attempt = 0; attempt < hits; attempt += 1)
      await throttle.admit('signUp', { email: makeForm().email, ip });
    expect((await testApp.signUp(makeForm(), ip)).status).toBe(429);
  });

  test('limits codes tried for one e-mail address, known or not', async () => {
    const statuses = [];
    const ip = anyIp();
    const form = { email: 'nobody@example.org', code: '123456' };
    for (let attempt = 0; attempt <= THROTTLES.verifyEmail.pair.hits; attempt += 1)
      statuses.push((await testApp.call('/auth/verify-email', form, { ip })).status);
    expect(statuses.slice(0, -1).every((status) => status === 400)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });

  test('lets exactly as many through as are allowed when all come at once', async () => {
    const throttle = makeTestThrottle();
    const attempt = { email: makeForm().email, ip: anyIp() };
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, () => throttle.admit('login', attempt)),
    );
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(50 - THROTTLES.login.pair.hits);
    for (const { reason } of refused) expect(reason).toBeInstanceOf(AppError);
  });

  test('bounds a place that the account is known to sign in from, like all strangers together', async () => {
    const throttle = makeTestThrottle();
    const { email } = makeForm();
    const allowed = async (knownLocation: string | null) => {
      const outcomes = [];
      for (let n = 0; n < THROTTLES.login.strangers.hits + 20; n += 1)
        outcomes.push(await throttle.allows('login', { email, ip: anyIp(), knownLocation }));
      return outcomes.filter(Boolean).length;
    };
    expect(await allowed('home')).toBe(THROTTLES.login.strangers.hits);
    expect(await allowed('office')).toBe(THROTTLES.login.strangers.hits);
    expect(await allowed(null)).toBe(THROTTLES.login.strangers.hits);
  });

  test('gives a guess back whose check could not be made', async () => {
    const throttle = makeTestThrottle();
    const attempt = { email: makeForm().email, ip: anyIp() };
    const fail = () => Promise.reject(new Error('the database is away'));
    for (let n = 0; n <= THROTTLES.login.pair.hits; n += 1)
      await expect(throttle.guess('login', attempt, fail)).rejects.toThrow('away');
    expect(await throttle.guess('login', attempt, async () => 'right')).toBe('right');
  });

  test('does not run into deadlocks when accounts and addresses cross', async () => {
    const throttle = makeTestThrottle();
    const emails = Array.from({ length: 4 }, () => makeForm().email);
    const ips = Array.from({ length: 4 }, anyIp);
    const attempts = emails.flatMap((email) => ips.map((ip) => ({ email, ip })));
    const outcomes = await Promise.allSettled(attempts.map((attempt) => throttle.admit('login', attempt)));
    expect(outcomes.map(({ status }) => status)).toEqual(Array(16).fill('fulfilled'));
  });

  test('names neither people nor addresses in its table', async () => {
    const email = makeForm().email;
    await makeTestThrottle().admit('login', { email, ip: '198.51.100.7' });
    const rows = await testApp.database.root.selectFrom('throttle').select('key').execute();
    expect(rows.length).toBeGreaterThan(0);
    for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/);
  });

  test('switched off counts nothing', async () => {
    const throttle = makeTestThrottle(false);
    const attempt = { email: makeForm().email, ip: anyIp() };
    testApp.queries.length = 0;
    for (let n = 0; n < 30; n += 1) await throttle.admit('login', attempt);
    expect(await throttle.guess('login', attempt, async () => null)).toBeNull();
    await throttle.forgive({ ...attempt, knownLocation: 'here' });
    expect(await throttle.allows('login', attempt)).toBe(true);
    expect(testApp.queries).toEqual([]);
  });
});

describe('what counts as one network address', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::ffff:cb00:7109', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64'],
  ])('%s is %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});
