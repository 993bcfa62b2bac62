import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeOpenIdProvider } from '#adapters/openid-provider/openid-provider.ts';
import type { SignInChecks } from '#modules/accounts/ports.ts';
import { CLIENT, openOpenIdProvider, type TestOpenIdProvider } from '#testing/openid-provider.ts';

const REDIRECT = 'http://127.0.0.1:9/api/v2/auth/sso/callback';
const ann = {
  sub: 'ann',
  email: 'ann@acme.example',
  email_verified: true,
  given_name: 'Ann',
  family_name: 'Acme',
};

let openId: TestOpenIdProvider;
beforeAll(async () => {
  openId = await openOpenIdProvider(REDIRECT);
});
afterAll(() => openId.close());

const make = (secret: string = CLIENT.secret) =>
  makeOpenIdProvider({ issuer: openId.issuer, clientId: CLIENT.id, clientSecret: secret });

/** Goes to the provider and back; what is brought to it may be changed on the way. */
async function goThrough(change: (url: URL) => void = () => {}) {
  const provider = make();
  const { url, checks } = await provider.begin(REDIRECT);
  const there = new URL(url);
  change(there);
  const back = new URL(await openId.visit(there.href));
  return { provider, checks, back };
}

describe('a sign-in at a real provider', () => {
  test('tells whom the browser belongs to, asking for what is not in the ID token', async () => {
    openId.signInAs(ann);
    const { provider, checks, back } = await goThrough();
    expect(await provider.finish(back, checks)).toEqual({
      issuer: openId.issuer,
      subject: 'ann',
      email: 'ann@acme.example',
      isEmailVerified: true,
      firstName: 'Ann',
      lastName: 'Acme',
    });
  });

  test('an e-mail address counts as confirmed only where that is said', async () => {
    openId.signInAs({ sub: 'bo', email: 'bo@acme.example' });
    const { provider, checks, back } = await goThrough();
    expect(await provider.finish(back, checks)).toMatchObject({
      isEmailVerified: false,
      firstName: null,
      lastName: null,
    });
  });

  test('a code works once', async () => {
    openId.signInAs(ann);
    const { provider, checks, back } = await goThrough();
    await provider.finish(back, checks);
    await expect(provider.finish(back, checks)).rejects.toMatchObject({ reason: 'refused' });
  });

  test.each<[string, (checks: SignInChecks) => SignInChecks]>([
    ['another state', (checks) => ({ ...checks, state: 'x'.repeat(43) })],
    ['another nonce', (checks) => ({ ...checks, nonce: 'x'.repeat(43) })],
    ['another verifier', (checks) => ({ ...checks, verifier: 'x'.repeat(43) })],
  ])('%s is refused', async (_name, change) => {
    openId.signInAs(ann);
    const { provider, checks, back } = await goThrough();
    await expect(provider.finish(back, change(checks))).rejects.toMatchObject({ reason: 'refused' });
  });

  test('a nonce that was changed on the way is refused', async () => {
    openId.signInAs(ann);
    const { provider, checks, back } = await goThrough((url) => url.searchParams.set('nonce', 'theirs'));
    await expect(provider.finish(back, checks)).rejects.toMatchObject({ reason: 'refused' });
  });

  test('an answer in the name of another provider is refused', async () => {
    openId.signInAs(ann);
    const { provider, checks, back } = await goThrough();
    back.searchParams.set('iss', 'https://evil.example');
    await expect(provider.finish(back, checks)).rejects.toMatchObject({ reason: 'refused' });
  });

  test('somebody who refuses there is told apart', async () => {
    openId.signInAs('denies');
    const { provider, checks, back } = await goThrough();
    await expect(provider.finish(back, checks)).rejects.toMatchObject({ reason: 'denied' });
  });

  test('a wrong secret of the installation opens nothing, and is not named', async () => {
    openId.signInAs(ann);
    const { checks, back } = await goThrough();
    const failure = make('a wrong secret').finish(back, checks);
    await expect(failure).rejects.toMatchObject({ reason: 'refused' });
    await expect(failure).rejects.not.toThrow(/a wrong secret/);
  });
});

describe('a provider that is away', () => {
  test('is asked again by the next one, and may go away at any step', async () => {
    const provider = make();
    openId.goAway();
    await expect(provider.begin(REDIRECT)).rejects.toMatchObject({ reason: 'away' });
    openId.comeBack();
    openId.signInAs(ann);
    const { url, checks } = await provider.begin(REDIRECT);
    const back = new URL(await openId.visit(url));
    openId.goAway();
    await expect(provider.finish(back, checks)).rejects.toMatchObject({ reason: 'away' });
    openId.comeBack();
  });

  test('is one whose description names another issuer, too', async () => {
    const issuer = openId.issuer.replace('127.0.0.1', 'localhost');
    const provider = makeOpenIdProvider({ issuer, clientId: CLIENT.id, clientSecret: CLIENT.secret });
    await expect(provider.begin(REDIRECT)).rejects.toMatchObject({ reason: 'away' });
  });
});
