import { createHash, randomUUID } from 'node:crypto';
import { amountInCents } from '@recto/contract/catalogue';
import { mountTestCheckout } from '#adapters/payments/test/test-checkout.ts';
import * as store from '#adapters/payments/test/test-payments.store.ts';
import { monthAround } from '#kernel/calendar.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database.ts';
import { PaymentDeclined, type PaymentProvider, type ProviderSubscription } from '#modules/plans/ports.ts';

interface TestPaymentsDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly productName: string;
}

const CHECKOUT_TAKES_MS = 60 * 60_000;

/**
 * A payment provider that charges nothing and says so: for trying the product without keys. It keeps its own records and
 * is asked as any other; periods turn and cancelled subscriptions end by the clock.
 */
export function makeTestPayments({ database, clock, productName }: TestPaymentsDeps): PaymentProvider {
  const { root } = database;

  return {
    kind: 'test',

    check: async () => {},

    async createCustomer({ accountId }) {
      // The same account is the same customer, and the id names no account.
      const id = `cus_test_${createHash('sha256').update(accountId).digest('hex').slice(0, 24)}`;
      await store.insertCustomer(root, id, new Date(clock()));
      return { id };
    },

    async startCheckout({ customerId, plan, successUrl, failureUrl }) {
      const id = `checkout_test_${randomUUID()}`;
      const data = {
        plan,
        status: 'open' as const,
        successUrl,
        failureUrl,
        expires: clock() + CHECKOUT_TAKES_MS,
      };
      await database.transaction(async (trx) => {
        await store.lockCustomer(trx, customerId);
        for (const earlier of await store.listOf(trx, 'checkout', customerId))
          if (earlier.data.status === 'open')
            await store.update(trx, { id: earlier.id, data: { ...earlier.data, status: 'closed' } });
        await store.insert(trx, 'checkout', { id, customerId, data }, new Date(clock()));
      });
      return { url: new URL(`/checkout/test/${id}`, successUrl).href };
    },

    async findSubscription(customerId) {
      const now = clock();
      const all = await store.listOf(root, 'subscription', customerId);
      const found = all.find(({ data }) => isLive(data, now));
      return found ? present(found, now) : null;
    },

    async changePlan({ subscriptionId, plan, key }) {
      await database.transaction(async (trx) => {
        const found = await store.find(trx, 'subscription', subscriptionId, { lock: true });
        if (!found || !isLive(found.data, clock())) throw new PaymentDeclined();
        const { keys } = found.data;
        if (keys.includes(key)) return;
        const data = { ...found.data, plan, endsAt: null, keys: [...keys, key] };
        await store.update(trx, { id: subscriptionId, data });
      });
    },

    async cancelAtPeriodEnd(subscriptionId, comment) {
      await database.transaction(async (trx) => {
        const found = await store.find(trx, 'subscription', subscriptionId, { lock: true });
        if (!found || !isLive(found.data, clock())) return;
        const { end } = monthAround(new Date(found.data.anchor), new Date(clock()));
        const data = { ...found.data, endsAt: found.data.endsAt ?? end.getTime(), comment };
        await store.update(trx, { id: subscriptionId, data });
      });
    },

    deleteCustomer: async (customerId) => {
      await store.deleteAllOf(root, customerId);
    },

    mount: (app, events) => mountTestCheckout(app, { database, clock, productName, events, isLive }),
  };
}

const isLive = ({ endsAt }: store.SubscriptionData, now: number): boolean => endsAt === null || now < endsAt;

function present({ id, data }: store.Stored<'subscription'>, now: number): ProviderSubscription {
  const { start, end } = monthAround(new Date(data.anchor), new Date(now));
  return {
    id,
    plan: data.plan,
    amount: amountInCents(data.plan),
    isPastDue: false,
    periodStart: start,
    periodEnd: end,
    cancelAtPeriodEnd: data.endsAt !== null,
  };
}
