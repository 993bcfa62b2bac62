import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database.ts';
import type { Module } from '#kernel/module.ts';
import { type LimitFor, makeMeter } from '#modules/plans/meter.ts';

export { type LimitFor, makeMeter, type Meter } from '#modules/plans/meter.ts';
export { isLimitReached, limitReached } from '#modules/plans/plans.errors.ts';

interface PlansDeps {
  readonly database: Database;
  readonly clock: Clock;
  /** In place of the limits of the catalogue. */
  readonly limitFor?: LimitFor;
}

/** What accounts use, and how much they may. */
export function makePlans(deps: PlansDeps) {
  const meter = makeMeter(deps);
  return { name: 'plans', api: meter, forget: meter.forget } satisfies Module;
}
