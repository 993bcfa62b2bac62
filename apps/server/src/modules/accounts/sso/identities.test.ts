import { randomUUID } from 'node:crypto';
import { API_BASE } from '@recto/contract';
import { LoginResult } from '@recto/contract/accounts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeOpenIdProvider } from '#adapters/openid-provider/openid-provider.ts';
import { FRESH_SESSION_SECONDS } from '#modules/accounts/limits.ts';
import { type AccountsTestApp, accountSettings, openAccountsTestApp } from '#testing/accounts-test-app.ts';
import { registerAuthenticator, totpOf } from '#testing/authenticator.ts';
import { CLIENT, openOpenIdProvider, type TestOpenIdProvider } from '#testing/openid-provider.ts';
import { attributesOf, type Browser, makeBrowser, outcomeOf } from '#testing/sso-browser.ts';

let openId: TestOpenIdProvider;
let testApp: AccountsTestApp;
let browser: Browser;

beforeAll(async () => {
  openId = await openOpenIdProvider(`${accountSettings.publicUrl}${API_BASE}/auth/sso/callback`);
  const { issuer } = openId;
  const provider = makeOpenIdProvider({ issuer, clientId: CLIENT.id, clientSecret: CLIENT.secret });
  const singleSignOn = { provider, issuer, domains: [], plan: 'PRICE_ID_150' as const };
  testApp = await openAccountsTestApp({}, { singleSignOn });
});
afterAll(async () => {
  await testApp.close();
  await openId.close();
});
beforeEach(() => {
  testApp.advance(24 * 3600);
  browser = makeBrowser(testApp);
});

type Plan = 'FREE' | 'PRICE_ID_75' | 'PRICE_ID_150' | 'none';

/** Somebody who is signed in with a password; on Summit unless another plan is given. */
async function addMember(plan: Plan | null = 'PRICE_ID_150') {
  const form = await testApp.addPerson();
  await testApp.database.root.updateTable('account').set({ plan }).where('email', '=', form.email).execute();
  const login = LoginResult.parse((await testApp.logIn(form)).body.result);
  const { sub: accountId = '' } = attributesOf(login);
  return { ...form, accountId, token: login.AuthenticationResult.AccessToken };
}
type Member = Awaited<ReturnType<typeof addMember>>;

const startLinking = ({ token }: Member, by = browser, body = {}) =>
  by.send('POST', `${API_BASE}/auth/sso/link`, { token, body });

const link = async (member: Member, sub: string, by = browser): Promise<string> => {
  openId.signInAs({ sub, email: 'any@where.example', email_verified: false });
  const { url } = (await startLinking(member, by)).body.result;
  return (await by.comeBack(await openId.visit(url))).location;
};

const identitiesOf = async ({ token }: Member) =>
  (await browser.send('GET', `${API_BASE}/auth/sso/identities`, { token })).body.result.items;
const unlink = ({ token }: Member, id: string) =>
  browser.send('DELETE', `${API_BASE}/auth/sso/identities/${id}`, { token });

const signInAs = async (sub: string) => {
  openId.signInAs({ sub });
  const visitor = makeBrowser(testApp);
  const back = await visitor.comeBack(await openId.visit((await visitor.start()).location));
  const { sso } = outcomeOf(back.location);
  return sso ? LoginResult.parse((await visitor.exchange(sso)).body.result) : outcomeOf(back.location);
};

describe('linking an identity in the profile', () => {
  test('lets it open the account from then on, whatever its address', async () => {
    const member = await addMember();
    const sub = randomUUID();
    expect(await link(member, sub)).toBe('/profile#sso=linked');
    expect(await identitiesOf(member)).toMatchObject([{ issuer: openId.issuer }]);
    const login = await signInAs(sub);
    expect('UserAttributes' in login && attributesOf(login)['sub']).toBe(member.accountId);
    await testApp.sendMails();
    expect(testApp.mailsTo(member.email).map(({ subject }) => subject)).toContain(
      'Another way to sign in to Recto',
    );
  });

  test.each([null, 'FREE', 'PRICE_ID_75'] as const)('is not part of the plan %s', async (plan) => {
    const refused = await startLinking(await addMember(plan));
    expect([refused.status, refused.body.result.code, refused.cookies]).toEqual([403, 'plan.required', []]);
    expect(refused.body.message).toBe('Linking an identity is part of the Summit plan.');
  });

  test('is part of an installation without plan limits', async () => {
    expect((await startLinking(await addMember('none'))).status).toBe(200);
  });

  test('needs a sign-in within the last ten minutes or a proof: an identity outlives every session', async () => {
    const member = await addMember();
    testApp.advance(FRESH_SESSION_SECONDS);
    expect((await startLinking(member)).status).toBe(200);
    browser = makeBrowser(testApp);
    testApp.advance(1);
    const refused = await startLinking(member);
    expect([refused.status, refused.body.result.code, refused.cookies]).toEqual([
      403,
      'auth.reauth_needed',
      [],
    ]);
    expect(refused.body.message).toBe('Give your password or a code of your authenticator.');
    const wrong = await startLinking(member, browser, { password: 'not the password' });
    expect([wrong.status, wrong.body.result.code, wrong.cookies]).toEqual([400, 'auth.password_wrong', []]);
    expect((await startLinking(member, browser, { password: member.password })).status).toBe(200);
  });

  test('takes a code of an authenticator once, switched on or not, where there is no password', async () => {
    const member = await addMember();
    const { secret } = await registerAuthenticator(testApp, member.token);
    const account = testApp.database.root.updateTable('account').where('id', '=', member.accountId);
    await account.set({ password_hash: null }).execute();
    const refused = [{}, { password: member.password }];
    testApp.advance(FRESH_SESSION_SECONDS + 1);
    for (const proof of refused) expect((await startLinking(member, browser, proof)).status).toBe(403);
    const proof = { userCode: totpOf(testApp, secret) };
    expect((await startLinking(member, browser, proof)).status).toBe(200);
    const again = await startLinking(member, makeBrowser(testApp), proof);
    expect([again.status, again.body.result.code]).toEqual([400, 'mfa.code_invalid']);
  });

  test('needs the fresh sign-in where nothing else can be asked for', async () => {
    const member = await addMember();
    const account = testApp.database.root.updateTable('account').where('id', '=', member.accountId);
    await account.set({ password_hash: null }).execute();
    testApp.advance(FRESH_SESSION_SECONDS + 1);
    const refused = await startLinking(member, browser, { password: member.password });
    expect([refused.status, refused.body.result.code]).toEqual([403, 'auth.reauth_needed']);
    expect(refused.body.message).toMatch(/^Please sign in again first/);
  });

  test('needs the plan until the end', async () => {
    const member = await addMember();
    openId.signInAs({ sub: randomUUID() });
    const back = await openId.visit((await startLinking(member)).body.result.url);
    await testApp.database.root
      .updateTable('account')
      .set({ plan: 'FREE' })
      .where('id', '=', member.accountId)
      .execute();
    expect((await browser.comeBack(back)).location).toBe('/profile#sso-error=plan_required');
  });

  test('is refused for an identity that opens another account', async () => {
    const [first, second] = [await addMember(), await addMember()];
    const sub = randomUUID();
    await link(first, sub);
    browser = makeBrowser(testApp);
    expect(await link(second, sub)).toBe('/profile#sso-error=taken');
    expect(await identitiesOf(second)).toEqual([]);
  });

  test('is refused for a second identity of the same provider', async () => {
    const member = await addMember();
    openId.signInAs({ sub: randomUUID() });
    const late = await openId.visit((await startLinking(member)).body.result.url);
    const other = makeBrowser(testApp);
    expect(await link(member, randomUUID(), other)).toBe('/profile#sso=linked');
    expect((await browser.comeBack(late)).location).toBe('/profile#sso-error=already_linked');
    const again = await startLinking(member);
    expect([again.status, again.body.result.code]).toEqual([409, 'sso.already_linked']);
  });

  test('cannot be begun for somebody else: the link works in the browser only that asked', async () => {
    const attacker = await addMember();
    const { url } = (await startLinking(attacker)).body.result;
    const victim = makeBrowser(testApp);
    const sub = randomUUID();
    openId.signInAs({ sub });
    const back = await openId.visit(url);
    expect((await victim.comeBack(back)).location).toBe('/login#sso-error=expired');
    await victim.start();
    expect((await victim.comeBack(back)).location).toBe('/login#sso-error=expired');
    expect(await identitiesOf(attacker)).toEqual([]);
  });

  test('ends with the session that asked for it', async () => {
    const member = await addMember();
    openId.signInAs({ sub: randomUUID() });
    const back = await openId.visit((await startLinking(member)).body.result.url);
    await testApp.call('/auth/logout', undefined, { token: member.token });
    expect((await browser.comeBack(back)).location).toBe('/login#sso-error=expired');
  });
});

describe('unlinking an identity', () => {
  test('closes that way in, and tells the owner', async () => {
    const member = await addMember();
    const sub = randomUUID();
    await link(member, sub);
    const [identity] = await identitiesOf(member);
    expect((await unlink(member, identity._id)).status).toBe(200);
    expect(await identitiesOf(member)).toEqual([]);
    expect(await signInAs(sub)).toEqual({ 'sso-error': 'domain_refused' });
    await testApp.sendMails();
    expect(testApp.mailsTo(member.email).at(-1)?.subject).toBe('Single sign-on was unlinked from Recto');
    expect((await unlink(member, identity._id)).status).toBe(404);
  });

  test('is refused where it is the last way in', async () => {
    const member = await addMember();
    await link(member, randomUUID());
    await testApp.database.root
      .updateTable('account')
      .set({ password_hash: null })
      .where('id', '=', member.accountId)
      .execute();
    const [identity] = await identitiesOf(member);
    const refused = await unlink(member, identity._id);
    expect([refused.status, refused.body.result.code]).toEqual([409, 'sso.last_way_in']);
    expect(await identitiesOf(member)).toHaveLength(1);
  });

  test('knows only one’s own', async () => {
    const [owner, stranger] = [await addMember(), await addMember()];
    await link(owner, randomUUID());
    const [identity] = await identitiesOf(owner);
    expect((await unlink(stranger, identity._id)).status).toBe(404);
    expect((await unlink(stranger, 'no-uuid')).status).toBe(404);
    expect(await identitiesOf(owner)).toHaveLength(1);
  });
});
