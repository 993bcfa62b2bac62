import type { Account } from '#modules/accounts/account.store.ts';
import type { Plan } from '#modules/accounts/tables.ts';

/** Single sign-on is among the perks of the highest plan, and of an installation that knows no limits. */
export function mayLinkIdentities({ plan }: Pick<Account, 'plan'>, defaultPlan: Plan): boolean {
  const effective = plan ?? defaultPlan;
  return effective === 'PRICE_ID_150' || effective === 'none';
}
