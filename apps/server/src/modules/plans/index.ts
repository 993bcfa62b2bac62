import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database.ts';
import type { Module } from '#kernel/module.ts';
import { makeMeter } from '#modules/plans/meter.ts';

export { makeMeter, type Meter } from '#modules/plans/meter.ts';

/** What accounts use, and how much they may. */
export function makePlans({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  const meter = makeMeter({ database, clock });
  return { name: 'plans', api: meter, forget: meter.forget } satisfies Module;
}
