import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { neighbourhoodOf } from '#kernel/ip-networks.ts';
import { describeClient } from '#modules/accounts/client.ts';
import {
  type AccountsTestApp,
  type Form,
  makeForm,
  openAccountsTestApp,
} from '#testing/accounts-test-app.ts';
import { addPersonWithMfa, totpOf } from '#testing/authenticator.ts';

let testApp: AccountsTestApp;
beforeAll(async () => {
  testApp = await openAccountsTestApp();
});
afterAll(() => testApp.close());
beforeEach(() => testApp.advance(24 * 3600));

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const NEWER_FIREFOX = FIREFOX.replaceAll('145.0', '146.0');
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const HOME = { ip: '203.0.113.9', userAgent: FIREFOX };

const signIn = async ({ email, password }: Form, from: object) =>
  (await testApp.call('/auth/login', { email, password }, from)).body.result.AuthenticationResult
    .AccessToken as string;
const newSignIns = async ({ email }: Form) => {
  await testApp.sendMails();
  return testApp.mailsTo(email).filter(({ subject }) => subject === 'A new sign-in to Recto');
};

describe('a sign-in from a new place', () => {
  test('is mailed: when, from where, with what, and the way out', async () => {
    const person = await testApp.addPerson();
    await signIn(person, HOME);
    expect(await newSignIns(person)).toEqual([]);
    await signIn(person, { ip: '198.51.100.7', userAgent: CHROME });
    const [mail, ...more] = await newSignIns(person);
    expect(more).toEqual([]);
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toMatch(/When: \w+day, \d+ November 2026 at 12:00 UTC/);
      expect(part).toContain('From: 198.51.100.7');
      expect(part).toContain('With: Chrome on Windows');
      expect(part).toContain('http://localhost:3000/forgot-password');
      expect(part).toContain('http://localhost:3000/profile');
    }
  });

  test('is no news from the same network and kind of browser, nor the very first time', async () => {
    const person = await testApp.addPerson();
    for (const from of [HOME, { ...HOME, ip: '203.0.113.200' }, { ...HOME, userAgent: NEWER_FIREFOX }])
      await signIn(person, from);
    expect(await newSignIns(person)).toEqual([]);
    await signIn(person, { ...HOME, userAgent: CHROME });
    await signIn(person, { ...HOME, ip: '203.0.114.9' });
    await signIn(person, { ...HOME, ip: '203.0.114.10' });
    expect(await newSignIns(person)).toHaveLength(2);
  });

  test('of several at once is mailed once', async () => {
    const person = await testApp.addPerson();
    await signIn(person, HOME);
    await Promise.all(Array.from({ length: 5 }, () => signIn(person, { ...HOME, userAgent: CHROME })));
    expect(await newSignIns(person)).toHaveLength(1);
  });

  test('counts when the second factor is given, not before', async () => {
    const { person, secret } = await addPersonWithMfa(testApp);
    await testApp.sendMails();
    const from = { ip: '198.51.100.7', userAgent: CHROME };
    const token = await signIn(person, from);
    expect(await newSignIns(person)).toEqual([]);
    await testApp.call(
      '/auth/sign-in-through-totp',
      { userCode: totpOf(testApp, secret) },
      { ...from, token },
    );
    expect(await newSignIns(person)).toHaveLength(1);
  });

  test('leaves neither network nor browser readable in the database', async () => {
    const person = await testApp.addPerson();
    await signIn(person, HOME);
    const rows = await testApp.database.root.selectFrom('known_place').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    for (const { digest } of rows) expect(digest).toHaveLength(32);
    await signIn(person, { ...HOME, userAgent: CHROME });
    const queued = JSON.stringify(await testApp.queue.waiting());
    expect(queued).toContain('new-sign-in');
    expect(queued).not.toContain(HOME.ip);
  });
});

describe('a mail to an owner', () => {
  test('repeats nothing that a stranger can choose', async () => {
    const person = await testApp.addPerson();
    await signIn(person, HOME);
    await signIn(person, {
      ip: '198.51.100.7',
      userAgent: 'Firefox/1 (Win a prize at http://evil.example) <b>Click</b>',
    });
    const [mail] = await newSignIns(person);
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/evil|Click|prize/);
    expect(mail?.text).toContain('With: Firefox');
  });

  test('goes nowhere when its account is gone', async () => {
    const person = makeForm();
    await testApp.signUp(person);
    await testApp.call('/auth/forgot-password', { email: person.email });
    await testApp.database.root.deleteFrom('account').where('email', '=', person.email).execute();
    await testApp.sendMails();
    expect(testApp.mailsTo(person.email)).toEqual([]);
  });
});

test.each([
  [FIREFOX, 'Firefox on Linux'],
  [CHROME, 'Chrome on Windows'],
  [`${CHROME} Edg/142.0.0.0`, 'Microsoft Edge on Windows'],
  [`${CHROME} OPR/125.0.0.0`, 'Opera on Windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    'Safari on macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1',
    'Chrome on iOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 16; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  ['curl/8.16.0', 'Another program'],
  [null, 'Another program'],
])('%s is told as %s', (userAgent, browser) => {
  expect(describeClient({ ip: '203.0.113.9', userAgent })).toEqual({ address: '203.0.113.9', browser });
});

test('an address that is none is not repeated', () => {
  const { address } = describeClient({ ip: 'evil.example', userAgent: null });
  expect(address).toBe('an unknown address');
});

test.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
])('%s lies in %s', (ip, neighbourhood) => {
  expect(neighbourhoodOf(ip)).toBe(neighbourhood);
});
