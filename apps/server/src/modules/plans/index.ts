import type { EffectivePlan } from '@recto/contract/plans';
import type { Clock } from '#kernel/clock.ts';
import type { Database, Db } from '#kernel/database.ts';
import { bindJob, type JobQueue } from '#kernel/define-job.ts';
import type { Secrets } from '#kernel/keys.ts';
import type { Log } from '#kernel/log.ts';
import type { Module } from '#kernel/module.ts';
import type { AccountsApi } from '#modules/accounts/index.ts';
import { makeDescribeAccounts } from '#modules/plans/describe-accounts.ts';
import { deleteCustomer, refreshSubscription } from '#modules/plans/jobs.ts';
import { type LimitFor, makeMeter } from '#modules/plans/meter.ts';
import { makePlanChanges } from '#modules/plans/plan-changes.ts';
import { makePaymentPages, makePlanRoutes } from '#modules/plans/plans.routes.ts';
import type { PaymentProvider } from '#modules/plans/ports.ts';
import { makeProviderAnswers } from '#modules/plans/provider-answers.ts';
import { listSubscriptions, makeSubscriptions } from '#modules/plans/subscriptions.ts';
import { makeFindTerms } from '#modules/plans/terms.ts';
import { makeUsage } from '#modules/plans/usage.ts';
import type { Outbox } from '#modules/realtime/index.ts';

export { type LimitFor, makeMeter, type Meter } from '#modules/plans/meter.ts';
export { isLimitReached, limitReached } from '#modules/plans/plans.errors.ts';

const RECONCILE_EVERY_MS = 5 * 60_000;

interface PlansDeps {
  readonly database: Database;
  readonly jobs: JobQueue;
  readonly clock: Clock;
  readonly log: Log;
  readonly accounts: Pick<AccountsApi, 'findGrantedPlan' | 'setPaymentState'>;
  readonly realtime: Pick<Outbox, 'notify' | 'fail'>;
  /** Null where the installation takes no payments. */
  readonly payments: PaymentProvider | null;
  readonly settings: Secrets & {
    readonly productName: string;
    readonly publicUrl: string;
    readonly defaultPlan: EffectivePlan;
  };
  /** In place of the limits of the catalogue. */
  readonly limitFor?: LimitFor;
}

/** What accounts use, how much they may, and what they pay for it. */
export function makePlans(deps: PlansDeps) {
  const { payments, accounts, settings, clock } = deps;
  const { findGrantedPlan } = accounts;
  const { defaultPlan } = settings;
  const terms = { clock, defaultPlan, provider: payments?.kind ?? null };
  const findTerms = makeFindTerms({ ...terms, findGrantedPlan });
  const meter = makeMeter({ ...deps, findTerms });
  const planChanges = makePlanChanges(deps);
  const answers = makeProviderAnswers(deps);
  const subscriptions = makeSubscriptions({ ...deps, planChanges, refresh: answers.refresh });
  return {
    name: 'plans',
    api: {
      meter,
      /** The plan that an account has at this moment. */
      findPlan: async (db: Db, accountId: string): Promise<EffectivePlan> =>
        (await findTerms(db, accountId)).plan,
      describeAccounts: makeDescribeAccounts(terms),
    },
    routes: [
      makePlanRoutes({ subscriptions, usage: makeUsage({ ...deps, findTerms }) }),
      makePaymentPages({ payments, planChanges, answers }),
    ],
    jobs: [
      bindJob(refreshSubscription, { handle: ({ accountId }) => answers.refresh(accountId) }),
      bindJob(deleteCustomer, { handle: (customer) => answers.deleteCustomer(customer) }),
    ],
    periodic: [{ everyMs: RECONCILE_EVERY_MS, run: answers.reconcile }],
    exportFor: async (accountId) => ({
      parts: { subscriptions: await listSubscriptions(deps.database.root, accountId, clock()) },
    }),
    eraseAccount: answers.eraseAccount,
    erase: meter.erase,
  } satisfies Module;
}
export type PlansApi = ReturnType<typeof makePlans>['api'];
