import { randomUUID } from 'node:crypto';
import type { PaidPlanId } from '@recto/contract/catalogue';
import { z } from 'zod';
import {
  makeStripeClient,
  type StripeClient,
  StripeRefusal,
} from '#adapters/payments/stripe/stripe-client.ts';
import {
  Customer,
  listOf,
  Session,
  Subscription,
  toProviderSubscription,
} from '#adapters/payments/stripe/stripe-objects.ts';
import { mountStripeWebhook } from '#adapters/payments/stripe/stripe-webhook.ts';
import type { Clock } from '#kernel/clock.ts';
import { PaymentDeclined, PaymentProviderAway, type PaymentProvider } from '#modules/plans/ports.ts';

export interface StripeOptions {
  readonly secretKey: string;
  /** Null where webhooks do not reach us: then Stripe is asked now and then. */
  readonly webhookSecret: string | null;
  readonly url: string;
  readonly prices: Readonly<Record<PaidPlanId, string>>;
  readonly clock: Clock;
}

/** Paid for, or about to be: a payment that failed is tried again for some days, and until then the plan stays. */
const LIVE = ['active', 'trialing', 'past_due'];
const CHECKOUT_TAKES_S = 60 * 60;
const PAGE = '100';

/** Payments by Stripe: its own checkout takes the card, and it alone says what is paid for. */
export function makeStripePayments(options: StripeOptions): PaymentProvider {
  const { prices, clock } = options;
  const ask = makeStripeClient(options);
  const plans = new Map(Object.entries(prices).map(([plan, price]) => [price, plan as PaidPlanId]));

  const update = (id: string, fields: Readonly<Record<string, string>>, key: string) =>
    ask({ method: 'POST', path: `/subscriptions/${segment(id)}`, fields, key, result: Subscription });

  return {
    kind: 'stripe',

    async check() {
      for (const [plan, price] of Object.entries(prices))
        await ask({ method: 'GET', path: `/prices/${segment(price)}`, result: Price }).catch(
          (error: unknown) => {
            throw toCheckFault(error, plan);
          },
        );
    },

    createCustomer: ({ accountId, email }) =>
      ask({
        method: 'POST',
        path: '/customers',
        fields: { email, 'metadata[account_id]': accountId },
        key: `customer-${accountId}`,
        result: Customer,
      }),

    async startCheckout({ customerId, plan, successUrl, failureUrl, key }) {
      await closeCheckouts(ask, customerId);
      const { url } = await ask({
        method: 'POST',
        path: '/checkout/sessions',
        fields: {
          mode: 'subscription',
          customer: customerId,
          'line_items[0][price]': prices[plan],
          'line_items[0][quantity]': '1',
          success_url: successUrl,
          cancel_url: failureUrl,
          expires_at: String(Math.floor(clock() / 1_000) + CHECKOUT_TAKES_S),
        },
        key: `checkout-${key}`,
        result: Session,
      });
      if (!url) throw new PaymentProviderAway('Stripe gave no address of the checkout');
      return { url };
    },

    async findSubscription(customer) {
      const fields = { customer, status: 'all', limit: PAGE };
      const { data } = await ask({
        method: 'GET',
        path: '/subscriptions',
        fields,
        result: listOf(Subscription),
      }).catch(ofMissing({ data: [] }));
      const [newest] = data
        .filter(({ status }) => LIVE.includes(status))
        .sort((one, other) => other.created - one.created);
      return newest ? toProviderSubscription(newest, plans) : null;
    },

    async changePlan({ subscriptionId, plan, key }) {
      const path = `/subscriptions/${segment(subscriptionId)}`;
      try {
        const { items } = await ask({ method: 'GET', path, result: Subscription });
        const [item] = items.data;
        const change =
          item && item.price.id !== prices[plan]
            ? {
                'items[0][id]': item.id,
                'items[0][price]': prices[plan],
                // The period stays, and what the change costs is paid for now or not at all.
                proration_behavior: 'always_invoice',
                payment_behavior: 'error_if_incomplete',
              }
            : {};
        // A key stands for one form of the request: the same confirmation, sent again, finds the price there already.
        const act = Object.keys(change).length > 0 ? 'change' : 'keep';
        await update(subscriptionId, { ...change, cancel_at_period_end: 'false' }, `${act}-${key}`);
      } catch (error) {
        // It has ended meanwhile, say.
        throw error instanceof StripeRefusal ? new PaymentDeclined(error) : error;
      }
    },

    async cancelAtPeriodEnd(subscriptionId, comment) {
      const fields = {
        cancel_at_period_end: 'true',
        ...(comment !== '' && { 'cancellation_details[comment]': comment }),
      };
      await update(subscriptionId, fields, `cancel-${randomUUID()}`);
    },

    async deleteCustomer(customerId) {
      const path = `/customers/${segment(customerId)}`;
      await ask({ method: 'DELETE', path, result: z.object({ id: z.string() }) }).catch(
        ofMissing({ id: customerId }),
      );
    },

    mount(app, events) {
      const { webhookSecret } = options;
      if (webhookSecret !== null) mountStripeWebhook(app, { webhookSecret, clock, events });
    },
  };
}

const segment = encodeURIComponent;

const Price = z.object({ id: z.string() });

function toCheckFault(error: unknown, plan: string): unknown {
  if (!(error instanceof StripeRefusal)) return error;
  const isUnknown = error.status === 404 || error.code === 'resource_missing';
  const message = isUnknown
    ? `Stripe does not know STRIPE_${plan}`
    : `Stripe refuses the key (${error.status})`;
  return new PaymentProviderAway(message, error);
}

/** What stands for something that Stripe does not know, or no longer. */
const ofMissing =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (error instanceof StripeRefusal && (error.status === 404 || error.code === 'resource_missing'))
      return instead;
    throw error;
  };

/** Two checkouts that are both completed would be two subscriptions. */
async function closeCheckouts(ask: StripeClient, customer: string): Promise<void> {
  const fields = { customer, status: 'open', limit: PAGE };
  const open = await ask({ method: 'GET', path: '/checkout/sessions', fields, result: listOf(Session) });
  for (const { id } of open.data)
    await ask({
      method: 'POST',
      path: `/checkout/sessions/${segment(id)}/expire`,
      key: randomUUID(),
      result: Session,
    }).catch((error: unknown) => {
      throw error instanceof StripeRefusal
        ? new PaymentProviderAway('an earlier checkout was completed just now', error)
        : error;
    });
}
