import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openStripeServer, signEvent, type StripeServer } from '#testing/stripe-server.ts';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';

const START = Date.UTC(2026, 4, 1, 12);
const time = { now: START };
let stripe: StripeServer;
let testApp: TestApp;
let person: Person;
let customerId: string;

beforeAll(async () => {
  stripe = await openStripeServer(() => time.now);
  testApp = await openTestApp({ ...stripe.env, DEFAULT_PLAN: 'FREE' }, undefined, () => time.now);
});
afterAll(async () => {
  await testApp.close();
  await stripe.close();
});
beforeEach(async () => {
  time.now = START;
  person = await testApp.signUp();
  customerId = (await post('/create-customer')).customer.id;
  stripe.pay((await post('', { customerId, plan: 'PRICE_ID_10' })).url);
});

const post = async (path: string, body: object = {}) =>
  (await testApp.request('POST', `/subscription${path}`, person, body)).json().result;
const planOf = async () => (await testApp.request('GET', '/usage', person)).json().result.plan as string;

const eventOf = (type = 'customer.subscription.updated', customer: unknown = customerId) => ({
  id: 'evt_1',
  type,
  data: { object: { id: 'sub_of_the_event', object: 'subscription', customer, status: 'canceled' } },
});
const deliver = async ({ payload, headers }: ReturnType<typeof signEvent>) =>
  (await testApp.inject({ method: 'POST', url: '/webhooks/stripe', headers, payload })).statusCode;
const becomes = (plan: string) => expect.poll(planOf, { timeout: 20_000 }).toBe(plan);

test('a webhook makes us ask, and what it says itself counts for nothing', async () => {
  expect(await planOf()).toBe('FREE');
  expect(await deliver(signEvent(eventOf(), time))).toBe(200);
  await becomes('PRICE_ID_10');
});

test('a forged, changed or old webhook does nothing', async () => {
  const before = stripe.calls.length;
  const signed = signEvent(eventOf(), time);
  const refused = [
    signEvent(eventOf(), { ...time, secret: 'whsec_of_somebody_else' }),
    signEvent(eventOf(), { now: time.now - 6 * 60_000 }),
    signEvent(eventOf(), { now: time.now + 6 * 60_000 }),
    { ...signed, payload: signed.payload.replace('canceled', 'active') },
    { ...signed, headers: { ...signed.headers, 'stripe-signature': '' } },
    {
      ...signed,
      headers: { ...signed.headers, 'stripe-signature': `t=${Math.floor(time.now / 1_000)},v1=,v0=00` },
    },
    signEvent({ nothing: true }, time),
  ];
  for (const webhook of refused) expect(await deliver(webhook)).toBe(400);
  expect([stripe.calls.length, await planOf()]).toEqual([before, 'FREE']);
});

test('repeated, late and of somebody unknown: all are taken, and the end is right', async () => {
  const bought = signEvent(eventOf('checkout.session.completed', { id: customerId }), time);
  for (let times = 0; times < 4; times += 1) expect(await deliver(bought)).toBe(200);
  expect(await deliver(signEvent(eventOf('invoice.paid', 'cus_of_nobody'), time))).toBe(200);
  expect(await deliver(signEvent(eventOf('product.created', null), time))).toBe(200);
  await becomes('PRICE_ID_10');
  for (const one of stripe.subscriptions.values()) if (one.customer === customerId) one.gone = true;
  expect(await deliver(signEvent(eventOf('customer.subscription.deleted'), time))).toBe(200);
  await becomes('FREE');
  // The one that told of the purchase comes once more, at last.
  expect(await deliver(bought)).toBe(200);
  expect(await post('/update-sub-info', { value: '1' })).toEqual({ subscribed: false });
  expect(await planOf()).toBe('FREE');
});

test('a payment that failed is told once, and the plan stays while the provider tries again', async () => {
  await post('/update-sub-info');
  for (const one of stripe.subscriptions.values()) if (one.customer === customerId) one.pastDue = true;
  await post('/update-sub-info');
  await post('/update-sub-info');
  expect(await planOf()).toBe('PRICE_ID_10');
  const events = await testApp.installation.database.root
    .selectFrom('outbox_event')
    .selectAll()
    .where('account_id', '=', person.accountId)
    .execute();
  expect(events).toMatchObject([{ type: 'error_response' }]);
});

test('a price that is none of ours is no plan', async () => {
  for (const one of stripe.subscriptions.values()) if (one.customer === customerId) one.price = 'price_other';
  expect(await post('/update-sub-info')).toEqual({ subscribed: true });
  expect(await post('/get-customer-info')).toMatchObject({
    data: [{ plan: { amount: 4_200, planId: null } }],
  });
  expect(await planOf()).toBe('FREE');
});
