import { randomUUID } from 'node:crypto';
import { seededRandom } from '@recto/testing/pdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#adapters/database/open-database.ts';
import type { PaymentProvider, ProviderSubscription } from '#modules/plans/ports.ts';
import { makeProviderAnswers } from '#modules/plans/provider-answers.ts';
import { findSubscription, putCustomer } from '#modules/plans/subscription.store.ts';
import { paidPeriodAt } from '#modules/plans/terms.ts';
import { openTestDatabase } from '#testing/database.ts';

const START = Date.UTC(2026, 2, 1);
const DAY = 86_400_000;

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

const of = (more: Partial<ProviderSubscription>): ProviderSubscription => ({
  id: 'sub_1',
  plan: 'PRICE_ID_10',
  amount: 1_000,
  isPastDue: false,
  periodStart: new Date(START),
  periodEnd: new Date(START + 31 * DAY),
  cancelAtPeriodEnd: false,
  ...more,
});

/** What happens to a subscription, in its order. */
const HISTORY: readonly (ProviderSubscription | null)[] = [
  of({}),
  of({ plan: 'PRICE_ID_75', amount: 7_500 }),
  of({ plan: 'PRICE_ID_75', amount: 7_500, cancelAtPeriodEnd: true }),
  null,
  of({ id: 'sub_2', plan: 'PRICE_ID_150', amount: 15_000 }),
  of({ id: 'sub_2', plan: 'PRICE_ID_150', amount: 15_000, isPastDue: true }),
  null,
];

/** A provider that is asked, and whose answers are held until they are let go, in any order. */
function makeProvider() {
  const state: { now: ProviderSubscription | null } = { now: null };
  const held: (() => void)[] = [];
  const findSubscriptionNow = () => {
    // It is as it was when the question came, however late the answer is.
    const seen = state.now;
    return new Promise<ProviderSubscription | null>((resolve) => held.push(() => resolve(seen)));
  };
  return { state, held, findSubscription: findSubscriptionNow };
}

async function openAccount() {
  const { database } = opened;
  const accountId = randomUUID();
  const now = new Date(START);
  await database.root
    .insertInto('account')
    .values({
      id: accountId,
      email: `${accountId}@example.org`,
      name: 'Ada',
      last_name: 'Lovelace',
      password_hash: null,
      password_changed_at: now,
      created_at: now,
      updated_at: now,
    } as never)
    .execute();
  const provider = makeProvider();
  const notices: string[] = [];
  const payments = {
    kind: 'test',
    ...provider,
  } as unknown as PaymentProvider;
  const subscriptions = makeProviderAnswers({
    database,
    clock: () => START,
    log: { info: () => {}, error: () => {} },
    jobs: { enqueue: async () => {} },
    settings: { secret: 'a secret of the tests, long enough' },
    accounts: { setPaymentState: async () => true },
    realtime: {
      notify: async (_trx, { message }) => void notices.push(message),
      fail: async (_trx, { message }) => void notices.push(message),
    },
    payments,
  });
  await database.transaction((trx) =>
    putCustomer(trx, { accountId, provider: 'test', customerId: `cus_${accountId}`, at: now }),
  );
  return { accountId, provider, notices, subscriptions };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('however webhooks are ordered, repeated, late or lost, the subscription ends as it is at the provider', async () => {
  const next = seededRandom(34);
  const random = { below: (count: number) => Math.floor(next() * count) };
  for (let round = 0; round < 40; round += 1) {
    const { accountId, provider, subscriptions } = await openAccount();
    const asked: Promise<void>[] = [];
    const ask = async () => {
      const before = provider.held.length;
      asked.push(subscriptions.refresh(accountId));
      // Numbered before it is sent.
      while (provider.held.length === before) await settle();
    };
    const last = 1 + random.below(HISTORY.length);
    const late: number[] = [];
    for (const [step, state] of HISTORY.slice(0, last).entries()) {
      provider.state.now = state;
      // Each change has a webhook, which comes at once, later, several times, or never; but for the last.
      const times = step === last - 1 ? 1 : random.below(3);
      for (let time = 0; time < times; time += 1)
        if (random.below(2) === 0) await ask();
        else late.push(step);
      if (random.below(3) === 0) provider.held.splice(random.below(provider.held.length + 1), 1)[0]?.();
    }
    for (let left = late.length; left > 0; left -= 1) await ask();
    await ask();
    // Answers arrive in any order.
    while (provider.held.length > 0) {
      provider.held.splice(random.below(provider.held.length), 1)[0]?.();
      if (random.below(2) === 0) await settle();
    }
    await Promise.all(asked);
    const row = await findSubscription(opened.database.root, accountId);
    const right = HISTORY[last - 1];
    expect(row, `round ${round}`).toMatchObject({
      subscription_id: right?.id ?? null,
      plan: right?.plan ?? null,
      is_past_due: right?.isPastDue ?? false,
      cancel_at_period_end: right?.cancelAtPeriodEnd ?? false,
    });
  }
});

test('without any webhook the periodic look finds what has changed', async () => {
  const { accountId, provider, notices, subscriptions } = await openAccount();
  const look = async () => {
    const looking = subscriptions.reconcile();
    while (provider.held.length === 0) await settle();
    for (const answer of provider.held.splice(0)) answer();
    await looking;
  };
  provider.state.now = of({});
  await look();
  expect((await findSubscription(opened.database.root, accountId))?.plan).toBe('PRICE_ID_10');
  // Not asked again before its time.
  await subscriptions.reconcile();
  expect(provider.held).toEqual([]);
  const { root } = opened.database;
  await root
    .updateTable('subscription')
    .set({ next_check_at: new Date(START) })
    .where('account_id', '=', accountId)
    .execute();
  provider.state.now = null;
  await look();
  expect((await findSubscription(root, accountId))?.plan).toBeNull();
  expect(notices).toEqual(['Your Ascend plan has ended.']);
});

test('a paid month goes on a while without news, but not where it was cancelled', () => {
  const row = {
    subscription_id: 'sub_1',
    period_start: new Date('2028-01-29T10:00:00Z'),
    period_end: new Date('2028-02-29T10:00:00Z'),
    cancel_at_period_end: false,
  } as Parameters<typeof paidPeriodAt>[0];
  const end = Date.parse('2028-02-29T10:00:00Z');
  expect(paidPeriodAt(row, end - 1)?.end).toEqual(new Date(end));
  expect(paidPeriodAt(row, end)).toEqual({ start: new Date(end), end: new Date('2028-03-29T10:00:00Z') });
  expect(paidPeriodAt(row, end + 3 * DAY)).toBeNull();
  expect(paidPeriodAt(row && { ...row, cancel_at_period_end: true }, end)).toBeNull();
});
