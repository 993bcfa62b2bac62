import { randomUUID } from 'node:crypto';
import { planOf } from '@recto/contract/catalogue';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as store from '#adapters/payments/test/test-payments.store.ts';
import { checkoutPage, sendCheckoutPage } from '#kernel/checkout-page.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database.ts';
import { type Html, html } from '#kernel/html.ts';
import type { ProviderEvents } from '#modules/plans/ports.ts';

interface CheckoutDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly productName: string;
  readonly events: ProviderEvents;
  readonly isLive: (subscription: store.SubscriptionData, now: number) => boolean;
}

type OfCheckout = { Params: { id: string } };

/** The page on which a plan is bought for nothing, at an address that only the buyer was given. */
export function mountTestCheckout(app: FastifyInstance, deps: CheckoutDeps): void {
  const { database, clock, productName, events } = deps;
  const isOpen = (checkout: store.Stored<'checkout'> | null): checkout is store.Stored<'checkout'> =>
    checkout?.data.status === 'open' && clock() < checkout.data.expires;
  const show = (reply: FastifyReply, title: string, body: Html) =>
    sendCheckoutPage(reply, checkoutPage({ title, productName, isTest: true }, body));
  const showClosed = (reply: FastifyReply) =>
    show(
      reply.code(410),
      'This checkout is closed',
      html`<p>It was used, or another one was opened since. <a href="/subscribe">Back to the plans</a></p>`,
    );

  app.get<OfCheckout>('/checkout/test/:id', async ({ params }, reply) => {
    const checkout = await store.find(database.root, 'checkout', params.id);
    if (!isOpen(checkout)) return showClosed(reply);
    const { name, price } = planOf(checkout.data.plan);
    return show(
      reply,
      'Test checkout',
      html`<p>No payment provider is configured here, so nothing is paid. <strong>${name}</strong> would cost
<strong>$${price}</strong> a month.</p>
<p class="quiet">Complete ends as a payment that went through, Decline as one that was refused.</p>
<form method="post"><button class="primary" name="outcome" value="complete">Complete</button>
<button name="outcome" value="decline">Decline</button> <a href="/subscribe">Back</a></form>`,
    );
  });

  app.post<OfCheckout>('/checkout/test/:id', async ({ params, body }, reply) => {
    const outcome = new URLSearchParams(Buffer.isBuffer(body) ? body.toString() : '').get('outcome');
    const ended = await database.transaction(async (trx) => {
      const named = await store.find(trx, 'checkout', params.id);
      // One checkout of a customer at a time, so that no two subscriptions are bought.
      if (named) await store.lockCustomer(trx, named.customerId);
      const checkout = await store.find(trx, 'checkout', params.id, { lock: true });
      if (!isOpen(checkout)) return null;
      if (outcome !== 'complete') return checkout;
      return (await buy(trx, checkout, deps)) ? checkout : null;
    });
    if (!ended) return showClosed(reply);
    if (outcome !== 'complete') return reply.redirect(ended.data.failureUrl, 303);
    await events.customerChanged(ended.customerId);
    return reply.redirect(ended.data.successUrl, 303);
  });
}

async function buy(
  trx: Parameters<Parameters<Database['transaction']>[0]>[0],
  { id, customerId, data }: store.Stored<'checkout'>,
  { clock, isLive }: CheckoutDeps,
): Promise<boolean> {
  const now = clock();
  const others = await store.listOf(trx, 'subscription', customerId);
  const status = others.some((other) => isLive(other.data, now)) ? 'closed' : 'complete';
  await store.update(trx, { id, data: { ...data, status } });
  if (status === 'closed') return false;
  const bought = { plan: data.plan, anchor: now, endsAt: null, comment: '', keys: [] };
  const subscription = { id: `sub_test_${randomUUID()}`, customerId, data: bought };
  await store.insert(trx, 'subscription', subscription, new Date(now));
  return true;
}
