import { planOf } from '@recto/contract/catalogue';
import type { EffectivePlan } from '@recto/contract/plans';
import type { Db } from '#kernel/database.ts';

/** Tells which plan an account has at this moment. */
export type FindPlan = (db: Db, accountId: string) => Promise<EffectivePlan>;

/** Single sign-on is among the perks of the highest plan, and of an account that knows no limits. */
export const mayLinkIdentities = (plan: EffectivePlan): boolean =>
  plan === 'none' || planOf(plan).features.includes('sso');
