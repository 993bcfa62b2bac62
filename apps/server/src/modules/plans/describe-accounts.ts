import type { EffectivePlan } from '@recto/contract/plans';
import type { Metric } from '@recto/contract/metrics';
import type { Db } from '#kernel/database.ts';
import { listSubscriptionsOf } from '#modules/plans/subscription.store.ts';
import { planOfAccount, type TermsDeps } from '#modules/plans/terms.ts';
import { sumCounters } from '#modules/plans/usage.store.ts';

/** What an account has and what it uses. */
export interface DescribedAccount {
  readonly plan: EffectivePlan;
  readonly files: number;
  readonly bytes: number;
  /** In all periods. */
  readonly questions: number;
}

const COUNTED = ['storedFiles', 'storedBytes', 'questions'] as const satisfies readonly Metric[];

/** Describes accounts, by what each was granted: two statements, however many they are. */
export const makeDescribeAccounts =
  (deps: Omit<TermsDeps, 'findGrantedPlan'>) =>
  async (
    db: Db,
    granted: ReadonlyMap<string, EffectivePlan | null>,
  ): Promise<ReadonlyMap<string, DescribedAccount>> => {
    const ids = [...granted.keys()];
    if (ids.length === 0) return new Map();
    const subscriptions = new Map(
      (await listSubscriptionsOf(db, ids)).map((row) => [row.account_id, row] as const),
    );
    const sums = new Map(
      (await sumCounters(db, ids, COUNTED)).map(({ account_id: id, metric, used }) => [
        `${id} ${metric}`,
        Number(used),
      ]),
    );
    return new Map(
      ids.map((id) => {
        const used = (metric: (typeof COUNTED)[number]) => sums.get(`${id} ${metric}`) ?? 0;
        const { plan } = planOfAccount(deps, granted.get(id) ?? null, subscriptions.get(id));
        const counts = {
          files: used('storedFiles'),
          bytes: used('storedBytes'),
          questions: used('questions'),
        };
        return [id, { plan, ...counts }];
      }),
    );
  };
