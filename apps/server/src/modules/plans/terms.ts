import { PLAN_IDS, planOf, type PlanMetric } from '@recto/contract/catalogue';
import type { Metric } from '@recto/contract/metrics';
import type { EffectivePlan } from '@recto/contract/plans';
import { addMonths, type Period } from '#kernel/calendar.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Db } from '#kernel/database.ts';
import { findSubscription, type SubscriptionRow } from '#modules/plans/subscription.store.ts';

/** What an account has at a moment. */
export interface Terms {
  readonly plan: EffectivePlan;
  /** The month that is paid for; null where the months of the calendar count. */
  readonly paid: Period | null;
}

export type FindTerms = (db: Db, accountId: string) => Promise<Terms>;

/** So long a subscription goes on whose renewal nobody could tell us yet. */
const RENEWAL_GRACE_MS = 3 * 86_400_000;

/** The paid month that a moment lies in, as far as the provider's last answer tells; null where nothing is paid for. */
export function paidPeriodAt(row: SubscriptionRow | undefined, now: number): Period | null {
  if (!row?.subscription_id || !row.period_start || !row.period_end) return null;
  const { period_start: start, period_end: end, cancel_at_period_end: isEnding } = row;
  if (now < end.getTime()) return { start, end };
  if (isEnding || now >= end.getTime() + RENEWAL_GRACE_MS) return null;
  return { start: end, end: addMonths(end, 1) };
}

interface PlansOfAccount {
  /** What the operator gave it. */
  readonly granted: EffectivePlan | null;
  /** What it pays for; null for nothing, and for a price that is none of the catalogue's. */
  readonly paid: EffectivePlan | null;
  /** What an account without a subscription has. */
  readonly byDefault: EffectivePlan;
}

/** No limits at all is more than any plan. */
const rankOf = (plan: EffectivePlan): number => (plan === 'none' ? PLAN_IDS.length : PLAN_IDS.indexOf(plan));

/** The plan that holds: the operator's word, else the larger of what is paid for and what everybody has. */
export function planThatHolds({ granted, paid, byDefault }: PlansOfAccount): EffectivePlan {
  if (granted) return granted;
  return paid && rankOf(paid) > rankOf(byDefault) ? paid : byDefault;
}

export interface TermsDeps {
  readonly clock: Clock;
  /** What an account without a subscription has. */
  readonly defaultPlan: EffectivePlan;
  /** The provider that is asked; null where none is configured, and what was said last is believed until it ends. */
  readonly provider: string | null;
  /** What the operator gave an account, whatever is paid for. */
  readonly findGrantedPlan: (db: Db, accountId: string) => Promise<EffectivePlan | null>;
}

/** Tells which plan an account has, and the month that it pays for. */
export function makeFindTerms({ findGrantedPlan, ...deps }: TermsDeps): FindTerms {
  return async (db, accountId) => {
    const granted = await findGrantedPlan(db, accountId);
    return planOfAccount(deps, granted, await findSubscription(db, accountId));
  };
}

/** What an account has by what it was granted and what the provider said of it last. */
export function planOfAccount(
  { clock, defaultPlan, provider }: Omit<TermsDeps, 'findGrantedPlan'>,
  granted: EffectivePlan | null,
  row: SubscriptionRow | undefined,
): Terms {
  const isAsked = row !== undefined && (provider === null || row.provider === provider);
  const paid = isAsked ? paidPeriodAt(row, clock()) : null;
  const plan = planThatHolds({ granted, paid: (paid && row?.plan) ?? null, byDefault: defaultPlan });
  return { plan, paid };
}

const isOfPlans = (metric: Metric): metric is PlanMetric =>
  metric !== 'translatedText' && metric !== 'storedBytes';

/** How much of a metric a plan allows; null where there is no limit. */
export const limitOf = (plan: EffectivePlan, metric: Metric): number | null =>
  plan === 'none' || !isOfPlans(metric) ? null : planOf(plan).limits[metric];
