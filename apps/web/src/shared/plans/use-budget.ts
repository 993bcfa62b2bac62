import type { PlanMetric } from '@recto/contract/catalogue';
import type { Usage, UsageLimit } from '@recto/contract/plans';
import { useQuery } from '@tanstack/react-query';
import { formatDay } from './plan-words.ts';
import { usageQuery } from './queries.ts';

/** A limit of the account's plan, and how much of it is left. */
export interface Budget {
  readonly used: number;
  readonly allowed: number;
  readonly left: number;
  readonly resetsAt: string | null;
}

export function toBudget({ used, allowed, resetsAt }: UsageLimit): Budget | null {
  if (allowed === null) return null;
  return { used, allowed, left: Math.max(0, allowed - used), resetsAt };
}

export function budgetOf(usage: Usage | undefined, name: PlanMetric): Budget | null {
  const limit = usage?.limits.find((one) => one.name === name);
  return limit ? toBudget(limit) : null;
}

/** What the plan allows of something; null where it sets no limit, and until it is known. */
export const useBudget = (name: PlanMetric): Budget | null => budgetOf(useQuery(usageQuery).data, name);

/** What can be done until there is more: "wait for Dec 1". */
export const waitFor = ({ resetsAt }: Budget): string | null =>
  resetsAt === null ? null : `wait for ${formatDay(resetsAt)}`;
