import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_BASE, contract } from '@recto/contract';
import { LoginResult } from '@recto/contract/accounts';
import { type ApiClient, logIn, readCode, signUp } from '@recto/testing/api';
import { startModelServer } from '@recto/testing/language-model';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saying } from '#testing/model-test-app.ts';
import { CLIENT, openOpenIdProvider, type TestOpenIdProvider } from '#testing/openid-provider.ts';
import { outcomeOf } from '#testing/sso-browser.ts';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';

// Together with `every-call-work.test.ts` and `../access.test.ts`, which lets the owner of each thing in, each call of the contract.

const CALLBACK = `${API_BASE}/auth/sso/callback`;
/** In the sample on which a model is tried. */
const SAMPLE_QUOTE = 'The Customer shall pay each correct invoice within 30 days of receiving it';
const OTHER_PASSWORD = 'another long enough password';

let testApp: TestApp;
let openId: TestOpenIdProvider;
let content: string;
let nobody: ApiClient;
beforeAll(async () => {
  openId = await openOpenIdProvider(null);
  content = await mkdtemp(join(tmpdir(), 'recto-content-'));
  await writeFile(join(content, 'spring.md'), '---\ntitle: Spring\ndate: 2026-03-31\n---\nNew.\n');
  testApp = await openTestApp({
    OIDC_ISSUER: openId.issuer,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    OIDC_DOMAINS: 'acme.example',
    CONTENT_FOLDER: content,
  });
  openId.register((await testApp.installation.app.listen()) + CALLBACK);
  nobody = testApp.apiOf({ AccessToken: '' } as Person);
}, 600_000);
afterAll(async () => {
  await testApp?.close();
  await openId.close();
  await rm(content, { recursive: true, force: true });
});

const totp = (secret: string, steps = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });

test('an account from its sign-up to its end', async () => {
  const person = await signUp(nobody);
  const { email, password } = person;
  // A mail whose code was replaced before it was sent is not sent.
  await readCode(testApp.dataFolder, email);
  await nobody.call(contract.accounts.resendCode, { body: { email } });
  const code = await readCode(testApp.dataFolder, email, 2);
  await nobody.call(contract.accounts.verifyEmail, { body: { email, code } });
  const first = await logIn(nobody, person);
  const { AuthenticationResult } = await nobody.call(contract.accounts.refreshToken, {
    body: { refreshToken: first.RefreshToken },
  });
  const mine = nobody.withToken(AuthenticationResult.AccessToken);
  await mine.call(contract.ownAccount.changeSettings, { body: { sendOutside: true } });
  expect(await mine.call(contract.ownAccount.settings)).toMatchObject({ sendOutside: true });
  await mine.call(contract.ownAccount.updateAttributes, {
    body: { attributes: [{ Name: 'name', Value: 'Augusta' }] },
  });
  const { token, _id: id } = await mine.call(contract.tokens.create, {
    body: { name: 'Import', scopes: ['read'] },
  });
  await nobody.withToken(token).call(contract.folders.root);
  expect((await mine.call(contract.tokens.list)).items).toHaveLength(1);
  await mine.call(contract.tokens.delete, { params: { id } });

  const other = await logIn(nobody, person);
  const { items } = await nobody.withToken(other.AccessToken).call(contract.ownAccount.sessions);
  const session = items.find(({ current }) => !current)?._id ?? '';
  await nobody.withToken(other.AccessToken).call(contract.ownAccount.endSession, { params: { id: session } });
  await nobody.withToken(other.AccessToken).call(contract.accounts.logout);

  const again = nobody.withToken((await logIn(nobody, person)).AccessToken);
  await again.call(contract.passwords.changePassword, {
    body: { email, previousPassword: password, proposedPassword: OTHER_PASSWORD },
  });
  await nobody.call(contract.passwords.forgotPassword, { body: { email } });
  const confirmationCode = await readCode(testApp.dataFolder, email, 3);
  await nobody.call(contract.passwords.confirmForgotPassword, {
    body: { email, password, confirmationCode },
  });
  const last = nobody.withToken((await logIn(nobody, person)).AccessToken);
  expect(await last.call(contract.ownAccount.exportData)).toMatchObject({ account: { email } });
  await last.call(contract.ownAccount.endAllSessions);
  const end = nobody.withToken((await logIn(nobody, person)).AccessToken);
  await end.call(contract.ownAccount.deleteAccount, { body: { password } as never });
  await expect(logIn(nobody, person)).rejects.toThrow();
});

test('a second factor is registered, asked for, and given up', async () => {
  const person = await testApp.signUp();
  const mine = testApp.apiOf(person);
  const { SecretCode: secret } = await mine.call(contract.secondFactor.getQrCode, { body: {} as never });
  const { recoveryCodes } = await mine.call(contract.secondFactor.registerMfa, {
    body: { userCode: totp(secret) } as never,
  });
  const attributes = (Value: '0' | '1') => ({ attributes: [{ Name: 'custom:mfaEnabled', Value }] });
  await mine.call(contract.secondFactor.changeMfaSetup, { body: attributes('1') as never });
  const waiting = await logIn(nobody, person);
  const [userCode = ''] = recoveryCodes;
  const { AuthenticationResult } = await nobody
    .withToken(waiting.AccessToken)
    .call(contract.secondFactor.verifyMfa, { body: { userCode } as never });
  await nobody.withToken(AuthenticationResult.AccessToken).call(contract.secondFactor.changeMfaSetup, {
    body: { ...attributes('0'), userCode: recoveryCodes[1] } as never,
  });
});

/** What a browser keeps while it goes to the provider and comes back. */
async function openBrowser() {
  const base = await testApp.installation.app.listen();
  const jar = new Map<string, string>();
  const get = async (address: string, init: RequestInit = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(new URL(address, base), {
      redirect: 'manual',
      ...init,
      headers: { 'user-agent': 'Firefox', cookie, ...init.headers },
    });
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=');
      jar.set(name, value);
    }
    return response;
  };
  const post = async (path: string, body: object, token?: string) => {
    const headers = {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    const response = await get(API_BASE + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return ((await response.json()) as { result: unknown }).result;
  };
  /** From the provider's sign-in address back to a page. */
  const goThrough = async (address: string) =>
    outcomeOf((await get(await openId.visit(address))).headers.get('location') ?? '');
  return { get, post, goThrough };
}

test('single sign-on goes to the provider from one process, and comes back to another', async () => {
  const sub = randomUUID();
  const names = { given_name: 'Grace', family_name: 'Hopper' };
  openId.signInAs({ sub, email: `${sub}@acme.example`, email_verified: true, ...names });
  const browser = await openBrowser();
  const start = (await browser.get(`${API_BASE}/auth/sso/start`)).headers.get('location') ?? '';
  const { sso: code } = await browser.goThrough(start);
  const result = await browser.post('/auth/sso/token', { code });
  const { AccessToken } = LoginResult.parse(result).AuthenticationResult;
  expect((await nobody.withToken(AccessToken).call(contract.sso.identities)).items).toHaveLength(1);

  // Somebody with a password links an identity, and lets it go.
  const person = await testApp.signUp();
  const mine = testApp.apiOf(person);
  openId.signInAs({ sub: randomUUID(), email: person.email, email_verified: true, ...names });
  const own = await openBrowser();
  const linking = await own.post('/auth/sso/link', { password: person.password }, person.AccessToken);
  const { url } = contract.sso.startLinking.result.parse(linking);
  expect(await own.goThrough(url)).toEqual({ sso: 'linked' });
  const [identity] = (await mine.call(contract.sso.identities)).items;
  await mine.call(contract.sso.unlink, { params: { id: identity?._id ?? '' } });
});

test('a plan is bought, looked at and given up', async () => {
  const person = await testApp.signUp();
  const mine = testApp.apiOf(person);
  const { customer } = await mine.call(contract.plans.createCustomer, { body: {} as never });
  const { url } = await mine.call(contract.plans.subscribe, {
    body: { customerId: customer.id, plan: 'PRICE_ID_10' },
  });
  await testApp.inject({
    method: 'POST',
    url: new URL(url).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'outcome=complete',
  });
  expect(await mine.call(contract.plans.updateInfo, { body: {} as never })).toEqual({ subscribed: true });
  const { data } = await mine.call(contract.plans.customerInfo, { body: { customerId: customer.id } });
  await mine.call(contract.plans.cancel, { body: { subscriptionId: data[0]?.id ?? '', comment: 'Enough.' } });
  await mine.call(contract.plans.usage);
  const day = new Date().toISOString().slice(0, 10);
  await mine.call(contract.plans.statistics, { query: { from: day, to: day } });
});

test('an administrator’s calls', async () => {
  const { root } = testApp.installation.database;
  const admin = await testApp.signUp();
  await root.updateTable('account').set({ role: 'admin' }).where('id', '=', admin.accountId).execute();
  const mine = testApp.apiOf(admin);
  const made = await mine.call(contract.users.create, {
    body: { email: `${randomUUID()}@people.example`, name: 'A', lastName: 'B', role: 'user' },
  });
  const { userId } = made;
  await mine.call(contract.users.changeTemporaryPassword, { body: { userId } });
  await mine.call(contract.users.update, { body: { userId, disabled: true } });
  await mine.call(contract.users.signOut, { body: { userId } });
  expect((await mine.call(contract.users.list, { body: {} })).total).toBeGreaterThan(1);
  await mine.call(contract.users.delete, { body: { userId } });
  expect((await mine.call(contract.audit.list, { query: { limit: 1 } })).items).toHaveLength(1);
  await mine.call(contract.feedback.send, { body: { text: 'Fine.' } });
  expect((await mine.call(contract.feedback.list, { query: {} })).total).toBe(1);
  await mine.call(contract.notice.set, { body: { text: 'Away at noon.' } });
  expect(await nobody.call(contract.configuration.get)).toMatchObject({ notice: 'Away at noon.' });
  await mine.call(contract.notice.set, { body: { text: '' } });
  expect(await nobody.call(contract.campaigns.get, { params: { id: 'spring' } })).toMatchObject({
    title: 'Spring',
  });
  await mine.call(contract.instances.stop, { query: {} });
  await mine.call(contract.instances.start, { query: {} });
  await mine.call(contract.instances.checkAndStart);
  expect((await mine.call(contract.instances.status)).items.length).toBeGreaterThan(0);
  await mine.call(contract.adminSettings.list);
  await mine.call(contract.adminSettings.test, { params: { name: 'storage' } });
  await mine.call(contract.adminSettings.modelServers);
  const model = await startModelServer('openai-compatible');
  model.respond(saying({ text: 'Within 30 days.', quote: SAMPLE_QUOTE }));
  await mine.call(contract.adminSettings.useModel, {
    body: { provider: 'openai-compatible', baseUrl: model.url, model: 'made-up' },
  });
  await mine.call(contract.adminSettings.removeModel);
  await model.close();
});
