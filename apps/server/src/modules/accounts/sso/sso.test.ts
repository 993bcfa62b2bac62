import { randomUUID } from 'node:crypto';
import { API_BASE } from '@recto/contract';
import { LoginResult } from '@recto/contract/accounts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeOpenIdProvider } from '#adapters/openid-provider/openid-provider.ts';
import { SSO, THROTTLES } from '#modules/accounts/limits.ts';
import {
  type AccountsTestApp,
  accountSettings,
  makeForm,
  openAccountsTestApp,
} from '#testing/accounts-test-app.ts';
import { CLIENT, openOpenIdProvider, type TestOpenIdProvider } from '#testing/openid-provider.ts';
import { attributesOf, type Browser, makeBrowser, outcomeOf } from '#testing/sso-browser.ts';

const CALLBACK = `${API_BASE}/auth/sso/callback`;

let openId: TestOpenIdProvider;
let testApp: AccountsTestApp;
let browser: Browser;

beforeAll(async () => {
  openId = await openOpenIdProvider(accountSettings.publicUrl + CALLBACK);
  const { issuer } = openId;
  const provider = makeOpenIdProvider({ issuer, clientId: CLIENT.id, clientSecret: CLIENT.secret });
  const singleSignOn = { provider, issuer, domains: ['acme.example'], plan: 'PRICE_ID_150' as const };
  // Sign-up is closed to everybody else: the provider is the operator's own.
  testApp = await openAccountsTestApp(
    { signup: 'domains', signupDomains: ['example.org'] },
    { singleSignOn },
  );
});
afterAll(async () => {
  await testApp.close();
  await openId.close();
});
beforeEach(() => {
  testApp.advance(24 * 3600);
  browser = makeBrowser(testApp);
});

/** Somebody with an address of the operator's domain, confirmed by the provider. */
const makePerson = (more: { email?: string; email_verified?: boolean } = {}) => {
  const sub = randomUUID();
  const names = { given_name: 'Grace', family_name: 'Hopper' };
  return { sub, email: `${sub}@acme.example`, email_verified: true, ...names, ...more };
};
type Person = ReturnType<typeof makePerson>;

/** The whole way to the provider and back; gives what the browser is redirected to. */
const goThrough = async (person: Person | 'denies', query = '') => {
  openId.signInAs(person);
  const { location } = await browser.start(query);
  return (await browser.comeBack(await openId.visit(location))).location;
};

const signIn = async (person: Person) => {
  const { sso = '' } = outcomeOf(await goThrough(person));
  const { status, body } = await browser.exchange(sso);
  expect([status, body.message]).toEqual([200, 'Welcome back!']);
  return LoginResult.parse(body.result);
};

const accountOf = (email: string) =>
  testApp.database.root
    .selectFrom('account')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirstOrThrow();

describe('signing in through the provider', () => {
  test('makes an account for an address that the operator vouches for, and opens it', async () => {
    const person = makePerson({ email: `Grace.${randomUUID()}@ACME.example` });
    const login = await signIn(person);
    expect(login).toMatchObject({ next: 'app', firstLogin: true });
    expect(attributesOf(login)).toMatchObject({
      email: person.email.toLowerCase(),
      name: 'Grace',
      'custom:lastName': 'Hopper',
    });
    expect(await accountOf(person.email.toLowerCase())).toMatchObject({
      password_hash: null,
      plan: 'PRICE_ID_150',
      terms_accepted_at: null,
      email_verified_at: new Date(testApp.clock()),
    });
    const { AccessToken, RefreshToken } = login.AuthenticationResult;
    const identities = await browser.send('GET', `${API_BASE}/auth/sso/identities`, { token: AccessToken });
    expect(identities.body.result.items).toMatchObject([{ issuer: openId.issuer }]);
    expect((await testApp.call('/auth/refresh-token', { refreshToken: RefreshToken })).status).toBe(200);
    // Such an account has no password, and none is tried in vain.
    expect((await testApp.logIn({ email: person.email, password: 'password-password' })).status).toBe(401);
  });

  test('opens the same account again, also when the address has changed at the provider', async () => {
    const person = makePerson();
    const first = attributesOf(await signIn(person));
    browser = makeBrowser(testApp);
    const renamed = { ...person, email: `married-${person.sub}@elsewhere.example`, email_verified: false };
    const second = await signIn(renamed);
    expect(second.firstLogin).toBe(false);
    expect(attributesOf(second)).toEqual(first);
  });

  test('carries the page along that the visitor was on the way to, and no other', async () => {
    const there = await goThrough(makePerson(), `?next=${encodeURIComponent('/files?folder=1#top')}`);
    expect(there).toMatch(/^\/login\?next=%2Ffiles%3Ffolder%3D1%23top#sso=[\w-]{43}$/);
    for (const foreign of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      '/..//evil.example',
      'javascript:alert(1)',
      'files',
    ]) {
      browser = makeBrowser(testApp);
      const location = await goThrough(makePerson(), `?next=${encodeURIComponent(foreign)}`);
      expect(location, foreign).toMatch(/^\/login#sso=/);
    }
  });

  test('asks for the second factor of the account as after a password', async () => {
    const person = makePerson();
    const { sub = '' } = attributesOf(await signIn(person));
    await testApp.database.root
      .updateTable('account')
      .set({ totp_secret: 'sealed', mfa_enabled: true })
      .where('id', '=', sub)
      .execute();
    browser = makeBrowser(testApp);
    const login = await signIn(person);
    expect([login.next, login.AuthenticationResult.RefreshToken]).toEqual(['mfa', '']);
    const token = login.AuthenticationResult.AccessToken;
    const refused = await browser.send('GET', `${API_BASE}/auth/sso/identities`, { token });
    expect([refused.status, refused.body.result.code]).toEqual([403, 'auth.mfa_required']);
  });

  test('begins at the public address, where the provider sends the browser back to', async () => {
    const url = `${API_BASE}/auth/sso/start?next=%2Ffiles`;
    const headers = { host: '127.0.0.1:3000' };
    const moved = await testApp.inject({ url, headers });
    expect([moved.headers.location, moved.headers['set-cookie']]).toEqual([
      `${accountSettings.publicUrl}${url}&moved=1`,
      undefined,
    ]);
    // Not for ever: behind a proxy we may never see the public host.
    const begun = await testApp.inject({ url: `${url}&moved=1`, headers });
    expect(begun.headers.location).toContain(openId.issuer);
  });

  test('answers with a cookie for these calls only, that no script can read', async () => {
    openId.signInAs(makePerson());
    const { status, cookies, location } = await browser.start();
    expect([status, new URL(location).origin]).toEqual([302, openId.issuer]);
    const [cookie = ''] = cookies;
    expect(cookie).toMatch(
      /^recto-sso=[\w-]{43}; Path=\/api\/v2\/auth\/sso; HttpOnly; SameSite=Lax; Max-Age=660$/,
    );
    const back = await browser.comeBack(await openId.visit(location));
    expect(back.cookies).toEqual([]);
    const fetched = await browser.exchange(outcomeOf(back.location).sso ?? '');
    expect(fetched.cookies[0]).toMatch(/^recto-sso=; .*Max-Age=0$/);
  });

  test('keeps neither codes nor tokens nor addresses in the log, and only hashes in the database', async () => {
    const person = makePerson();
    const { location } = await browser.start();
    openId.signInAs(person);
    const secrets = [browser.jar.get('recto-sso') ?? '', new URL(location).searchParams.get('state') ?? ''];
    const back = await openId.visit(location);
    const attempts = await testApp.database.root.selectFrom('sso_attempt').selectAll().execute();
    const redirected = (await browser.comeBack(back)).location;
    const tickets = await testApp.database.root.selectFrom('sso_ticket').selectAll().execute();
    secrets.push(new URL(back).searchParams.get('code') ?? '', outcomeOf(redirected).sso ?? '');
    const kept = JSON.stringify([attempts, tickets]) + testApp.logLines.join('\n');
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(20);
      expect(kept).not.toContain(secret);
    }
    expect(testApp.logLines.join('\n')).not.toContain(person.email);
  });
});

describe('whom the provider may open an account for', () => {
  const errorOf = async (person: Person) => outcomeOf(await goThrough(person))['sso-error'];

  test('an address of another domain is refused, however well confirmed', async () => {
    const known = await testApp.addPerson();
    expect(await errorOf(makePerson({ email: known.email }))).toBe('domain_refused');
    expect(await errorOf(makePerson({ email: 'x@sub.acme.example' }))).toBe('domain_refused');
    expect(await errorOf(makePerson({ email: 'x@acme.example.evil.example' }))).toBe('domain_refused');
    expect(await errorOf(makePerson({ email: 'no address at all' }))).toBe('domain_refused');
    expect((await testApp.logIn(known)).status).toBe(200);
  });

  test('an address that the provider has not confirmed is refused', async () => {
    const person = makePerson({ email_verified: false });
    expect(await errorOf(person)).toBe('email_unverified');
    const { sub, email } = person;
    openId.signInAs({ sub, email });
    const { location } = await browser.start();
    const back = await browser.comeBack(await openId.visit(location));
    expect(outcomeOf(back.location)['sso-error']).toBe('email_unverified');
    await expect(accountOf(email)).rejects.toThrow();
  });

  test('an account of the same address is linked, keeps its password, and its owner is told', async () => {
    const person = makePerson();
    const form = await addAcmePerson(person.email);
    const before = await accountOf(person.email);
    expect(attributesOf(await signIn(person))['sub']).toBe(before.id);
    expect(await accountOf(person.email)).toMatchObject({
      password_hash: before.password_hash,
      plan: 'PRICE_ID_150',
    });
    await testApp.sendMails();
    const told = testApp
      .mailsTo(person.email)
      .find(({ subject }) => subject === 'Another way to sign in to Recto');
    expect(told?.text).toContain('unlink this identity');
    expect((await testApp.logIn(form)).status).toBe(200);
  });

  test('an account that somebody made beforehand with the address is not theirs any more', async () => {
    const person = makePerson();
    const squatter = makeForm({ email: person.email, password: 'a squatting password' });
    await insertUnconfirmed(squatter.email, squatter.password);
    expect(attributesOf(await signIn(person))).toMatchObject({ name: 'Grace' });
    expect((await testApp.logIn(squatter)).status).toBe(401);
    expect(await accountOf(person.email)).toMatchObject({ password_hash: null });
  });

  test('an address that has passed to another person at the provider opens nothing', async () => {
    const person = makePerson();
    await signIn(person);
    browser = makeBrowser(testApp);
    expect(await errorOf({ ...makePerson(), email: person.email })).toBe('conflict');
  });

  test('two first sign-ins at once make one account', async () => {
    const person = makePerson();
    openId.signInAs(person);
    const browsers = [makeBrowser(testApp), makeBrowser(testApp)];
    const ways = await Promise.all(browsers.map(async (each) => openId.visit((await each.start()).location)));
    const backs = await Promise.all(browsers.map((each, index) => each.comeBack(ways[index] ?? '')));
    const logins = await Promise.all(
      browsers.map((each, index) => each.exchange(outcomeOf(backs[index]?.location ?? '').sso ?? '')),
    );
    expect(logins.map(({ status }) => status)).toEqual([200, 200]);
    const ids = logins.map(({ body }) => attributesOf(body.result)['sub']);
    expect(ids[0]).toBe(ids[1]);
  });
});

describe('a sign-in that was tampered with', () => {
  const arrive = async () => {
    openId.signInAs(makePerson());
    const { location } = await browser.start();
    return openId.visit(location);
  };
  const errorAt = async (ip: string, from = browser) =>
    outcomeOf((await from.comeBack(ip)).location)['sso-error'];

  test('has expired in another browser and without the cookie, and still works in its own', async () => {
    const back = await arrive();
    expect(await errorAt(back, makeBrowser(testApp))).toBe('expired');
    const other = makeBrowser(testApp);
    await other.start();
    expect(await errorAt(back, other)).toBe('expired');
    expect(outcomeOf((await browser.comeBack(back)).location).sso).toBeTruthy();
  });

  test('works once', async () => {
    const back = await arrive();
    await browser.comeBack(back);
    expect(await errorAt(back)).toBe('expired');
  });

  test('of ten at once one comes through', async () => {
    const back = await arrive();
    const all = await Promise.all(Array.from({ length: 10 }, () => browser.comeBack(back)));
    expect(all.filter(({ location }) => outcomeOf(location).sso)).toHaveLength(1);
  });

  test.each<[string, (url: URL) => void, string]>([
    ['an unknown state', (url) => url.searchParams.set('state', 'x'.repeat(43)), 'expired'],
    ['no state', (url) => url.searchParams.delete('state'), 'expired'],
    ['another code', (url) => url.searchParams.set('code', 'x'.repeat(43)), 'refused'],
    ['no code', (url) => url.searchParams.delete('code'), 'refused'],
    ['another issuer', (url) => url.searchParams.set('iss', 'https://evil.example'), 'refused'],
    ['two codes', (url) => url.searchParams.append('code', 'x'), 'refused'],
  ])('with %s is refused', async (_name, change, code) => {
    const back = new URL(await arrive());
    change(back);
    expect(await errorAt(back.href)).toBe(code);
  });

  test('with the code of another sign-in is refused', async () => {
    const theirs = new URL(await arrive());
    browser = makeBrowser(testApp);
    const mine = new URL(await arrive());
    mine.searchParams.set('code', theirs.searchParams.get('code') ?? '');
    expect(await errorAt(mine.href)).toBe('refused');
  });

  test('with another nonce than was asked for is refused', async () => {
    openId.signInAs(makePerson());
    const there = new URL((await browser.start()).location);
    there.searchParams.set('nonce', 'theirs');
    expect(await errorAt(await openId.visit(there.href))).toBe('refused');
  });

  test('after ten minutes has expired', async () => {
    const back = await arrive();
    testApp.advance(SSO.attemptSeconds);
    expect(await errorAt(back)).toBe('expired');
  });

  test('is not begun by a HEAD', async () => {
    expect((await browser.send('HEAD', `${API_BASE}/auth/sso/start`)).status).toBe(404);
  });
});

describe('the one-time code', () => {
  const getCode = async () => outcomeOf(await goThrough(makePerson())).sso ?? '';
  const refusal = { status: 400, body: { ok: false, result: { code: 'sso.code_invalid' } } };

  test('works once, of ten at once for one', async () => {
    const code = await getCode();
    const cookie = browser.jar.get('recto-sso') ?? '';
    const all = await Promise.all(Array.from({ length: 10 }, () => browser.exchange(code)));
    expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(400)]);
    browser.jar.set('recto-sso', cookie);
    expect(await browser.exchange(code)).toMatchObject(refusal);
  });

  test('works in the browser only that it was made for', async () => {
    const code = await getCode();
    expect(await makeBrowser(testApp).exchange(code)).toMatchObject(refusal);
    const other = makeBrowser(testApp);
    await other.start();
    expect(await other.exchange(code)).toMatchObject(refusal);
    expect((await browser.exchange(code)).status).toBe(200);
  });

  test('lives a minute', async () => {
    const code = await getCode();
    testApp.advance(SSO.ticketSeconds - 1);
    const second = await (async () => {
      const other = browser;
      browser = makeBrowser(testApp);
      const late = await getCode();
      return { code: late, in: browser, first: other };
    })();
    expect((await second.first.exchange(code)).status).toBe(200);
    testApp.advance(SSO.ticketSeconds);
    expect(await second.in.exchange(second.code)).toMatchObject(refusal);
  });

  test('that is made up opens nothing', async () => {
    await browser.start();
    expect(await browser.exchange('x'.repeat(43))).toMatchObject(refusal);
  });
});

describe('a provider that is of no help', () => {
  test('sends whoever refuses there back to the login page', async () => {
    expect(await goThrough('denies', '?next=/files')).toBe('/login?next=%2Ffiles#sso-error=denied');
  });

  test('is away: people are told, and it is asked again', async () => {
    const provider = makeOpenIdProvider({
      issuer: openId.issuer,
      clientId: CLIENT.id,
      clientSecret: CLIENT.secret,
    });
    const singleSignOn = { provider, issuer: openId.issuer, domains: [], plan: 'PRICE_ID_150' as const };
    const other = await openAccountsTestApp({ defaultPlan: 'none' }, { singleSignOn });
    try {
      openId.goAway();
      const visitor = makeBrowser(other);
      const refused = await visitor.start();
      expect([refused.status, refused.location]).toEqual([302, '/login#sso-error=provider_away']);
      const form = await other.addPerson();
      const token = (await other.logIn(form)).body.result.AuthenticationResult.AccessToken;
      const linking = await visitor.send('POST', `${API_BASE}/auth/sso/link`, { token });
      expect([linking.status, linking.body.result.code]).toEqual([503, 'sso.provider_away']);
      openId.comeBack();
      expect((await visitor.start()).location).toContain(openId.issuer);
    } finally {
      openId.comeBack();
      await other.close();
    }
  });

  test('does not exist: the calls answer 404', async () => {
    const other = await openAccountsTestApp();
    const visitor = makeBrowser(other);
    for (const path of ['/auth/sso/start', '/auth/sso/callback?code=x&state=x']) {
      const { status, body } = await visitor.send('GET', API_BASE + path);
      expect([status, body.result.code]).toEqual([404, 'sso.not_configured']);
    }
    const exchanged = await visitor.exchange('x');
    expect([exchanged.status, exchanged.body.result.code]).toEqual([404, 'sso.not_configured']);
    await other.close();
  });

  test('is not flooded: one network address begins only so many sign-ins', async () => {
    const url = `${API_BASE}/auth/sso/start?moved=1`;
    const from = { method: 'GET', url, remoteAddress: '203.0.113.9' } as const;
    const { hits } = THROTTLES.singleSignOn.network;
    const locations = [];
    for (let count = 0; count <= hits; count += 1)
      locations.push(String((await testApp.inject(from)).headers.location));
    expect(locations[hits - 1]).toContain(openId.issuer);
    expect(locations[hits]).toBe('/login#sso-error=too_many');
  });
});

/** `SIGNUP` here is for another domain, so such people come into being as an operator's import would make them. */
async function addAcmePerson(email: string) {
  const form = await testApp.addPerson({ email: `${randomUUID()}@example.org` });
  await testApp.database.root.updateTable('account').set({ email }).where('email', '=', form.email).execute();
  return { ...form, email };
}

async function insertUnconfirmed(email: string, password: string) {
  const form = makeForm({ email: `${randomUUID()}@example.org`, password });
  await testApp.signUp(form);
  await testApp.database.root.updateTable('account').set({ email }).where('email', '=', form.email).execute();
}
