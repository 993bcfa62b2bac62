import { API_BASE } from '@recto/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openStripeServer, type StripeServer } from '#testing/stripe-server.ts';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';

const START = Date.UTC(2026, 0, 31, 12);
const DAY = 86_400_000;

/** The same suite for both providers: a Stripe that is ours, and the test checkout. */
describe.each(['stripe', 'test'] as const)('%s', (kind) => {
  const time = { now: START };
  let stripe: StripeServer;
  let testApp: TestApp;
  let person: Person;

  beforeAll(async () => {
    stripe = await openStripeServer(() => time.now);
    const env = kind === 'stripe' ? stripe.env : {};
    // Nobody listens there: who may link an identity is told that the provider is away.
    const oidc = { OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'recto', OIDC_CLIENT_SECRET: 'secret' };
    testApp = await openTestApp({ ...env, ...oidc, DEFAULT_PLAN: 'FREE' }, undefined, () => time.now);
  });
  afterAll(async () => {
    await testApp.close();
    await stripe.close();
  });
  beforeEach(async () => {
    time.now = START;
    person = await testApp.signUp();
  });
  afterEach(() => stripe.declineCards(false));

  const call = async (path: string, body: object = {}, who = person) => {
    const response = await testApp.request('POST', `/subscription${path}`, who, body);
    return { status: response.statusCode, ...response.json() };
  };
  const createCustomer = async (who = person): Promise<string> =>
    (await call('/create-customer', { email: who.email }, who)).result.customer.id;
  const info = async (who = person) => (await call('/get-customer-info', {}, who)).result.data;
  const updateInfo = async () => (await call('/update-sub-info', { value: '1' })).result.subscribed;
  const planOf = async (who = person) =>
    (await testApp.request('GET', '/usage', who)).json().result.plan as string;
  const pathOf = (url: string) => new URL(url).pathname;

  /** What a person does on the provider's page; answers where the browser goes. */
  async function pay(url: string, { declined = false } = {}): Promise<string> {
    if (kind === 'stripe') return pathOf(stripe.pay(url, { declined }));
    const response = await testApp.inject({
      method: 'POST',
      url: pathOf(url),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `outcome=${declined ? 'decline' : 'complete'}`,
    });
    return pathOf(new URL(response.headers.location ?? '/', url).href);
  }
  async function subscribe(plan: string, who = person): Promise<string> {
    const customerId = await createCustomer(who);
    const { result } = await call('', { customerId, plan }, who);
    return pay(result.url);
  }
  const confirm = (url: string) =>
    testApp.inject({
      method: 'POST',
      url: pathOf(url),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    });
  /** The clock is moved beyond the sign-in; the same person signs in again. */
  const attributes = async () => {
    const { email, password } = person;
    const response = await testApp.request('POST', '/auth/login', null, { email, password });
    const list: { Name: string; Value: string }[] = response.json().result.UserAttributes;
    return Object.fromEntries(list.map(({ Name, Value }) => [Name, Value]));
  };
  const signInAgain = async () => {
    const { email, password } = person;
    const response = await testApp.request('POST', '/auth/login', null, { email, password });
    person = { ...person, ...response.json().result.AuthenticationResult };
  };

  test('a plan is bought, known at the next sign-in, and gives its limits for the paid month', async () => {
    expect([await planOf(), await info()]).toEqual(['FREE', []]);
    expect(await subscribe('PRICE_ID_10')).toBe('/success');
    expect(await updateInfo()).toBe(true);
    expect(await info()).toEqual([
      {
        id: expect.any(String),
        plan: { amount: 1_000, planId: 'PRICE_ID_10' },
        currentPeriodEnd: '2026-02-28T12:00:00.000Z',
        cancelAtPeriodEnd: false,
      },
    ]);
    expect(await planOf()).toBe('PRICE_ID_10');
    expect(await attributes()).toMatchObject({
      'custom:subscribed': '1',
      'custom:customerid': await createCustomer(),
    });
    const exported = await testApp.request('GET', '/auth/account/export', person);
    expect(exported.json().result.subscriptions).toEqual(await info());
    const { limits, period } = (await testApp.request('GET', '/usage', person)).json().result;
    expect(period).toEqual({ start: '2026-01-31T12:00:00.000Z', end: '2026-02-28T12:00:00.000Z' });
    expect(limits).toContainEqual({
      name: 'questions',
      used: 0,
      allowed: 750,
      resetsAt: '2026-02-28T12:00:00.000Z',
    });
  });

  test('a payment that is refused changes nothing, and may be tried again', async () => {
    const customerId = await createCustomer();
    const { result } = await call('', { customerId, plan: 'PRICE_ID_75' });
    expect(await pay(result.url, { declined: true })).toBe('/failure');
    expect([await updateInfo(), await planOf()]).toEqual([false, 'FREE']);
    expect(await subscribe('PRICE_ID_75')).toBe('/success');
    expect([await updateInfo(), await planOf()]).toEqual([true, 'PRICE_ID_75']);
  });

  test('what a client says of money is not believed', async () => {
    expect(await updateInfo()).toBe(false);
    await createCustomer();
    expect(await updateInfo()).toBe(false);
    const success = await testApp.request('GET', '/usage', person);
    expect(success.json().result.plan).toBe('FREE');
  });

  test('ids of somebody else are refused, and nothing of theirs is shown or changed', async () => {
    const other = await testApp.signUp();
    await subscribe('PRICE_ID_10', other);
    const customerId = await createCustomer(other);
    const [{ id: subscriptionId }] = await info(other);
    for (const known of [false, true]) {
      if (known) await createCustomer();
      expect((await call('', { customerId, plan: 'PRICE_ID_10' })).status).toBe(403);
      expect((await call('/get-customer-info', { customerId })).status).toBe(403);
      expect((await call('/cancel-subscription', { subscriptionId, comment: 'mine' })).status).toBe(403);
    }
    expect(await info(other)).toMatchObject([{ cancelAtPeriodEnd: false }]);
  });

  test('without a customer there is no checkout, and what cannot be bought says why', async () => {
    expect(await call('', { plan: 'PRICE_ID_10' })).toMatchObject({
      status: 409,
      result: { code: 'subscription.no_customer' },
    });
    await subscribe('PRICE_ID_10');
    expect(await call('', { plan: 'FREE' })).toMatchObject({
      status: 422,
      result: { code: 'subscription.free_plan' },
    });
    expect(await call('', { plan: 'PRICE_ID_10' })).toMatchObject({
      status: 409,
      result: { code: 'subscription.same_plan' },
      message: 'You have the Ascend plan already.',
    });
    expect((await call('', { plan: 'PRICE_ID_99' })).status).toBe(400);
  });

  test('the same account is the same customer', async () => {
    const ids = await Promise.all([createCustomer(), createCustomer(), createCustomer()]);
    expect(new Set([...ids, await createCustomer()]).size).toBe(1);
    if (kind === 'stripe') expect(stripe.customersOf(person.accountId)).toBe(1);
  });

  test('a change of the plan is confirmed, changes the one subscription, and keeps its period', async () => {
    await subscribe('PRICE_ID_10');
    const [before] = await info();
    time.now += 5 * DAY;
    await signInAgain();
    const { result } = await call('', { plan: 'PRICE_ID_150' });
    const page = await testApp.inject({ method: 'GET', url: pathOf(result.url) });
    expect(page.body).toContain('From <strong>Ascend</strong>, $10 a month, to <strong>Summit</strong>');
    expect(page.body.includes('no card is charged')).toBe(kind === 'test');
    expect(page.body.includes('settled now')).toBe(kind === 'stripe');
    expect(await planOf()).toBe('PRICE_ID_10');
    for (const _again of [1, 2]) {
      const confirmed = await confirm(result.url);
      expect([confirmed.statusCode, confirmed.headers.location]).toEqual([303, '/success']);
    }
    expect(await info()).toEqual([{ ...before, plan: { amount: 15_000, planId: 'PRICE_ID_150' } }]);
    expect(await planOf()).toBe('PRICE_ID_150');
  });

  test('a confirmation has its time, and cannot be made up', async () => {
    await subscribe('PRICE_ID_10');
    const { result } = await call('', { plan: 'PRICE_ID_75' });
    const forged = await confirm(result.url.replace(/.(?=[^.]*$)/, 'x'));
    time.now += 31 * 60_000;
    const late = await confirm(result.url);
    expect([forged.statusCode, late.statusCode]).toEqual([410, 410]);
    expect(await planOf()).toBe('PRICE_ID_10');
  });

  test('cancelled, a plan goes on until the paid month ends, and no longer', async () => {
    await subscribe('PRICE_ID_10');
    const [{ id: subscriptionId, currentPeriodEnd }] = await info();
    const comment = 'Too many invoices';
    expect(await call('/cancel-subscription', { subscriptionId, comment })).toMatchObject({
      message: 'Your Subscription was cancelled',
      result: { id: subscriptionId, cancelAtPeriodEnd: true, currentPeriodEnd },
    });
    if (kind === 'stripe') expect(stripe.subscriptions.get(subscriptionId)?.comment).toBe(comment);
    // Once more is no other act.
    expect((await call('/cancel-subscription', { subscriptionId, comment: '' })).status).toBe(200);
    time.now = Date.parse(currentPeriodEnd) - 1_000;
    await signInAgain();
    expect(await planOf()).toBe('PRICE_ID_10');
    time.now += 1_000;
    expect(await planOf()).toBe('FREE');
    expect([await info(), await updateInfo()]).toEqual([[], false]);
    expect(await attributes()).toMatchObject({ 'custom:subscribed': '0' });
    expect((await call('/cancel-subscription', { comment: '' })).status).toBe(409);
    expect(await subscribe('PRICE_ID_75')).toBe('/success');
    expect([await updateInfo(), await planOf()]).toEqual([true, 'PRICE_ID_75']);
  });

  test('a cancelled plan can be kept, or changed, before it ends', async () => {
    await subscribe('PRICE_ID_10');
    await call('/cancel-subscription', { comment: '' });
    const { result } = await call('', { plan: 'PRICE_ID_10' });
    const page = await testApp.inject({ method: 'GET', url: pathOf(result.url) });
    expect(page.body).toContain('it is not cancelled any more');
    await confirm(result.url);
    expect(await info()).toMatchObject([{ plan: { planId: 'PRICE_ID_10' }, cancelAtPeriodEnd: false }]);
    expect((await call('/cancel-subscription', { comment: '' })).result.cancelAtPeriodEnd).toBe(true);
  });

  test('a plan goes on into the next month, also while nobody has asked', async () => {
    await subscribe('PRICE_ID_10');
    await updateInfo();
    time.now = Date.UTC(2026, 1, 28, 13);
    await signInAgain();
    const limitOf = async () =>
      (await testApp.request('GET', '/usage', person))
        .json()
        .result.limits.find(({ name }: { name: string }) => name === 'questions');
    const { allowed, resetsAt } = await limitOf();
    expect(allowed).toBe(750);
    // The second is what the provider says, should the periodic look have come first.
    expect(['2026-03-28T12:00:00.000Z', '2026-03-31T12:00:00.000Z']).toContain(resetsAt);
    expect(await info()).toMatchObject([{ currentPeriodEnd: '2026-03-31T12:00:00.000Z' }]);
  });

  test('of two checkouts that were opened only the later one can be completed', async () => {
    const customerId = await createCustomer();
    const [first, second] = [
      (await call('', { customerId, plan: 'PRICE_ID_10' })).result.url,
      (await call('', { customerId, plan: 'PRICE_ID_75' })).result.url,
    ];
    if (kind === 'stripe') expect(() => stripe.pay(first)).toThrow('closed');
    else expect(await pay(first)).toBe('/');
    expect(await pay(second)).toBe('/success');
    expect(await info()).toMatchObject([{ plan: { planId: 'PRICE_ID_75' } }]);
  });

  test('single sign-on and statistics are part of Summit, as long as it is paid for', async () => {
    const statistics = () =>
      testApp.request('GET', '/statistics?from=2026-01-30&to=2026-02-01&by=day', person);
    const link = async () => (await testApp.request('POST', '/auth/sso/link', person, {})).statusCode;
    expect((await statistics()).json()).toMatchObject({ status: 403, result: { code: 'plan.feature' } });
    expect(await link()).toBe(403);
    await subscribe('PRICE_ID_150');
    await updateInfo();
    expect(await link()).toBe(503);
    await testApp.upload(person);
    expect((await statistics()).json().result.points).toEqual([
      { at: '2026-01-30', files: 0, questions: 0, comparisons: 0, translations: 0 },
      { at: '2026-01-31', files: 1, questions: 0, comparisons: 0, translations: 0 },
      { at: '2026-02-01', files: 0, questions: 0, comparisons: 0, translations: 0 },
    ]);
    const [{ id: subscriptionId }] = await info();
    await call('/cancel-subscription', { subscriptionId, comment: '' });
    time.now += 40 * DAY;
    await signInAgain();
    expect([(await statistics()).statusCode, await link()]).toEqual([403, 403]);
  });

  test('with the account its subscription ends', async () => {
    await subscribe('PRICE_ID_10');
    const customerId = await createCustomer();
    const { password } = person;
    const gone = await testApp.inject({
      method: 'DELETE',
      url: `${API_BASE}/auth/account`,
      headers: testApp.headers(person),
      payload: { password },
    });
    expect(gone.statusCode).toBe(200);
    const { root } = testApp.installation.database;
    const left = async () =>
      kind === 'stripe' ? Number(stripe.customers.has(customerId)) : await sqlCount(root, customerId);
    await expect.poll(left, { timeout: 20_000 }).toBe(0);
  });

  if (kind !== 'stripe') return;

  test('a provider that does not answer changes nothing, and is tried again by the same key', async () => {
    await subscribe('PRICE_ID_10');
    await updateInfo();
    stripe.faults.push(500, 0);
    expect(await updateInfo()).toBe(true);
    stripe.faults.push(500, 503, 0);
    expect(await call('/update-sub-info')).toMatchObject({
      status: 503,
      result: { code: 'subscription.provider_away' },
    });
    stripe.faults.push(500, 503, 0);
    expect(await info()).toMatchObject([{ plan: { planId: 'PRICE_ID_10' } }]);
    const fresh = await testApp.signUp();
    stripe.loseReplies(1);
    await createCustomer(fresh);
    expect(stripe.customersOf(fresh.accountId)).toBe(1);
  });

  test('a change that the card does not pay for is none', async () => {
    await subscribe('PRICE_ID_10');
    const { result } = await call('', { plan: 'PRICE_ID_150' });
    stripe.declineCards(true);
    expect((await confirm(result.url)).headers.location).toBe('/failure');
    expect(await info()).toMatchObject([{ plan: { amount: 1_000, planId: 'PRICE_ID_10' } }]);
  });
});

async function sqlCount(
  root: TestApp['installation']['database']['root'],
  customerId: string,
): Promise<number> {
  const rows = await root
    .selectFrom('test_payment')
    .select('id')
    .where('customer_id', '=', customerId)
    .execute();
  return rows.length;
}
