import { planOf } from '@recto/contract/catalogue';
import { PLAN_IDS } from '@recto/contract/plan-ids';

/** What a plan is called; null where it is none that this release knows. */
export function nameOfPlan(plan: unknown): string | null {
  if (plan === 'none') return 'no limits';
  const id = PLAN_IDS.find((known) => known === plan);
  return id ? planOf(id).name : null;
}

/** What an administrator can give. */
export const GIVEN_PLANS = [...PLAN_IDS, 'none'] as const;
