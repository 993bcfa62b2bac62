import { plans as endpoints } from '@recto/contract/plans';
import { withRawBodies } from '#kernel/checkout-page.ts';
import { makeRoutes, type Routes } from '#kernel/http.ts';
import type { PlanChanges } from '#modules/plans/plan-changes.ts';
import type { PaymentProvider } from '#modules/plans/ports.ts';
import type { ProviderAnswers } from '#modules/plans/provider-answers.ts';
import type { Subscriptions } from '#modules/plans/subscriptions.ts';
import type { makeUsage } from '#modules/plans/usage.ts';

interface RoutesDeps {
  readonly subscriptions: Subscriptions;
  readonly usage: ReturnType<typeof makeUsage>;
}

export const makePlanRoutes = ({ subscriptions, usage }: RoutesDeps): Routes =>
  makeRoutes(endpoints, {
    subscribe: async ({ body, context }) => ({
      result: { url: await subscriptions.subscribe(context.caller, body) },
    }),
    createCustomer: async ({ context }) => ({
      result: { customer: { id: await subscriptions.createCustomer(context.caller) } },
    }),
    updateInfo: async ({ context }) => ({
      result: { subscribed: await subscriptions.updateInfo(context.caller) },
    }),
    customerInfo: async ({ body, context }) => {
      const item = await subscriptions.getInfo(context.caller, body.customerId);
      return { result: { data: item ? [item] : [] } };
    },
    cancel: async ({ body, context }) => ({
      result: await subscriptions.cancel(context.caller, body),
      message: 'Your Subscription was cancelled',
    }),
    usage: async ({ context }) => ({ result: await usage.getUsage(context.caller.accountId) }),
    statistics: async ({ query, context }) => ({
      result: await usage.getStatistics(context.caller.accountId, query),
    }),
  });

interface PagesDeps {
  readonly payments: PaymentProvider | null;
  readonly planChanges: PlanChanges;
  readonly answers: Pick<ProviderAnswers, 'refresh' | 'customerChanged'>;
}

/** What lies outside the API: the confirmation of a change, and the provider's own pages or webhooks. */
export const makePaymentPages =
  ({ payments, planChanges, answers }: PagesDeps): Routes =>
  (app) =>
    withRawBodies(app, (scope) => {
      planChanges.mount(scope, answers.refresh);
      payments?.mount(scope, { customerChanged: answers.customerChanged });
    });
