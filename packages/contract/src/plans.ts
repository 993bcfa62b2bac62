import { z } from 'zod';
import { PLAN_IDS } from '#plan-ids.ts';
import { CallerReference, CallerToken, endpoint } from '#endpoint.ts';

export const PlanId = z.enum(PLAN_IDS).meta({ id: 'PlanId' });

/** What an account has: a plan of the catalogue, or `none`, which sets no limits. */
export const EffectivePlan = z.enum([...PLAN_IDS, 'none']);
export type EffectivePlan = z.infer<typeof EffectivePlan>;

const CANCEL_COMMENT_MAX_LENGTH = 1_000;

/** An id at the payment provider. It may be left out; somebody else's is 403. */
const ProviderId = z.string().max(255).describe("The caller's own; it may be left out");

export const SubscriptionItem = z
  .object({
    id: z.string().describe('The id of the subscription'),
    plan: z.object({ amount: z.int().describe('In cents'), planId: PlanId.nullable() }),
    currentPeriodEnd: z.iso.datetime(),
    cancelAtPeriodEnd: z.boolean(),
  })
  .meta({ id: 'Subscription' });
export type SubscriptionItem = z.infer<typeof SubscriptionItem>;

export const USAGE_METRICS = [
  'files',
  'questions',
  'storedFiles',
  'pages',
  'fileBytes',
  'ocrFiles',
  'batchFiles',
  'comparedFiles',
  'translations',
] as const;

export const UsageLimit = z.object({
  name: z.enum(USAGE_METRICS),
  used: z.int().describe('0 for what is limited in each single thing'),
  allowed: z.int().nullable().describe('null where there is no limit'),
  resetsAt: z.iso.datetime().nullable().describe('null where time gives nothing back'),
});
export type UsageLimit = z.infer<typeof UsageLimit>;

export const Usage = z
  .object({
    plan: EffectivePlan,
    period: z
      .object({ start: z.iso.datetime(), end: z.iso.datetime().describe('The first moment of the next') })
      .describe('The month in which counts run: the paid one, else that of the calendar in UTC'),
    limits: z.array(UsageLimit),
  })
  .meta({ id: 'Usage' });
export type Usage = z.infer<typeof Usage>;

export const StatisticsPoint = z.object({
  at: z.iso.date().describe('The day, or the first day of the month'),
  files: z.int(),
  questions: z.int(),
  comparisons: z.int(),
  translations: z.int(),
});
export type StatisticsPoint = z.infer<typeof StatisticsPoint>;

export const Statistics = z.object({ points: z.array(StatisticsPoint) }).meta({ id: 'Statistics' });
export type Statistics = z.infer<typeof Statistics>;

export const plans = {
  subscribe: endpoint({
    method: 'POST',
    path: '/subscription',
    tokenScope: null,
    summary: 'Subscribe to a plan, or change the plan of the subscription: answers where to confirm it',
    body: z.object({ customerId: ProviderId.optional(), plan: PlanId }),
    result: z.object({ url: z.string().describe('Absolute; the browser goes there') }),
  }),
  createCustomer: endpoint({
    method: 'POST',
    path: '/subscription/create-customer',
    tokenScope: null,
    summary: 'Make the account known to the payment provider; again, the same id',
    body: z.object({ email: CallerReference, token: CallerToken }),
    result: z.object({ customer: z.object({ id: z.string() }) }),
  }),
  updateInfo: endpoint({
    method: 'POST',
    path: '/subscription/update-sub-info',
    tokenScope: null,
    summary: 'Ask the payment provider for the subscription and keep what it says; the value sent is ignored',
    body: z.object({ token: CallerToken, value: z.string().max(20).optional() }),
    result: z.object({ subscribed: z.boolean() }),
  }),
  customerInfo: endpoint({
    method: 'POST',
    path: '/subscription/get-customer-info',
    tokenScope: null,
    summary: 'The subscription of the caller: one item, or none',
    body: z.object({ customerId: ProviderId.optional() }),
    result: z.object({ data: z.array(SubscriptionItem) }),
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/subscription/cancel-subscription',
    tokenScope: null,
    summary: 'End the subscription with its paid period',
    body: z.object({
      subscriptionId: ProviderId.optional(),
      comment: z
        .string()
        .trim()
        .max(CANCEL_COMMENT_MAX_LENGTH, 'Please keep it under 1,000 characters.')
        .default('')
        .describe('Why'),
    }),
    result: SubscriptionItem,
  }),
  usage: endpoint({
    method: 'GET',
    path: '/usage',
    tokenScope: 'read',
    summary: 'How much of each limit of the plan is used, and when it begins anew',
    result: Usage,
  }),
  statistics: endpoint({
    method: 'GET',
    path: '/statistics',
    tokenScope: 'read',
    summary: 'What was used over time, by day or month of UTC; part of the Summit plan',
    query: z.object({
      from: z.iso.date('A day as in 2026-11-30.'),
      to: z.iso.date('A day as in 2026-11-30.').describe('Included'),
      by: z.enum(['day', 'month']).default('day'),
    }),
    result: Statistics,
  }),
};
