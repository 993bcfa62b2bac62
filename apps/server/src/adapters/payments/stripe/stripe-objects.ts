import type { PaidPlanId } from '@recto/contract/catalogue';
import { z } from 'zod';
import type { ProviderSubscription } from '#modules/plans/ports.ts';

/** As much of Stripe's objects as is used. */
const seconds = z.int().transform((value) => new Date(value * 1_000));
export const Subscription = z.object({
  id: z.string(),
  status: z.string(),
  created: z.int(),
  cancel_at_period_end: z.boolean(),
  cancel_at: z.int().nullish(),
  items: z.object({
    data: z
      .array(
        z.object({
          id: z.string(),
          price: z.object({ id: z.string(), unit_amount: z.int().nullable() }),
          current_period_start: seconds,
          current_period_end: seconds,
        }),
      )
      .min(1),
  }),
});
type Subscription = z.infer<typeof Subscription>;
export const Customer = z.object({ id: z.string() });
export const Session = z.object({ id: z.string(), url: z.string().nullish() });
export const listOf = <T extends z.ZodType>(item: T) => z.object({ data: z.array(item) });

/** A subscription as the rest of the product knows them; `plans` by Stripe's prices. */
export function toProviderSubscription(
  { id, status, ...subscription }: Subscription,
  plans: ReadonlyMap<string, PaidPlanId>,
): ProviderSubscription | null {
  const [item] = subscription.items.data;
  if (!item) return null;
  return {
    id,
    plan: plans.get(item.price.id) ?? null,
    amount: item.price.unit_amount ?? 0,
    isPastDue: status === 'past_due',
    periodStart: item.current_period_start,
    periodEnd: item.current_period_end,
    cancelAtPeriodEnd: subscription.cancel_at_period_end || (subscription.cancel_at ?? null) !== null,
  };
}
