import { randomUUID } from 'node:crypto';
import { planOf, type PlanId } from '@recto/contract/catalogue';
import type { SubscriptionItem } from '@recto/contract/plans';
import type { Clock } from '#kernel/clock.ts';
import type { Database, Db } from '#kernel/database.ts';
import type { Caller } from '#kernel/http.ts';
import type { Log } from '#kernel/log.ts';
import type { AccountsApi } from '#modules/accounts/index.ts';
import type { ProviderAnswers } from '#modules/plans/provider-answers.ts';
import type { PlanChanges } from '#modules/plans/plan-changes.ts';
import { PaymentProviderAway, type PaymentProvider } from '#modules/plans/ports.ts';
import * as errors from '#modules/plans/subscription.errors.ts';
import * as store from '#modules/plans/subscription.store.ts';
import { paidPeriodAt } from '#modules/plans/terms.ts';

interface SubscriptionsDeps extends Pick<ProviderAnswers, 'refresh'> {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<Log, 'info' | 'error'>;
  readonly accounts: Pick<AccountsApi, 'setPaymentState'>;
  /** Null where the installation takes no payments. */
  readonly payments: PaymentProvider | null;
  readonly planChanges: Pick<PlanChanges, 'urlFor'>;
  /** Where people reach the web app. */
  readonly settings: { readonly publicUrl: string };
}

type Customer = Pick<Caller, 'accountId' | 'email'>;

const throwAway = (error: unknown): never => {
  throw error instanceof PaymentProviderAway ? errors.providerAway(error) : error;
};

/**
 * What accounts pay for. Nothing that a client says about money is believed: whatever happens only leads to the provider
 * being asked, and its answer is what holds.
 */
export function makeSubscriptions(deps: SubscriptionsDeps) {
  const { database, payments, refresh, planChanges, settings, clock, accounts, log } = deps;

  const provider = (): PaymentProvider => {
    if (!payments) throw errors.noPayments();
    return payments;
  };

  /** The row of an account that the present provider knows. */
  const findOwn = async (accountId: string): Promise<store.SubscriptionRow | undefined> => {
    const row = await store.findSubscription(database.root, accountId);
    return row && payments && row.provider === payments.kind ? row : undefined;
  };

  const refreshed = async (accountId: string): Promise<store.SubscriptionRow | undefined> => {
    await refresh(accountId).catch(throwAway);
    return findOwn(accountId);
  };

  const urlOf = (path: string) => new URL(path, settings.publicUrl).href;

  const checkOut = async (customerId: string, plan: Exclude<PlanId, 'FREE'>, accountId: string) => {
    const { url } = await provider()
      .startCheckout({
        customerId,
        plan,
        successUrl: urlOf('/success'),
        failureUrl: urlOf('/failure'),
        key: randomUUID(),
      })
      .catch(throwAway);
    await store.checkSoon(database.root, accountId, new Date(clock()));
    return url;
  };

  return {
    /** Makes an account known to the provider; again, it is the same id. */
    async createCustomer({ accountId, email }: Customer): Promise<string> {
      const { kind, createCustomer } = provider();
      const known = await findOwn(accountId);
      if (known) return known.customer_id;
      const { id: customerId } = await createCustomer({ accountId, email }).catch(throwAway);
      await database.transaction(async (trx) => {
        await accounts.setPaymentState(trx, accountId, { customerId, subscribed: false });
        await store.putCustomer(trx, { accountId, provider: kind, customerId, at: new Date(clock()) });
      });
      return customerId;
    },

    /** Answers where a plan is bought, or the change to it confirmed. */
    async subscribe(
      { accountId }: Customer,
      { customerId = '', plan }: { readonly customerId?: string | undefined; readonly plan: PlanId },
    ): Promise<string> {
      provider();
      const own = await findOwn(accountId);
      if (customerId !== '' && customerId !== own?.customer_id) throw errors.foreignId();
      if (plan === 'FREE') throw errors.freePlan();
      if (!own) throw errors.noCustomer();
      const current = await refreshed(accountId);
      if (!current?.subscription_id) return checkOut(own.customer_id, plan, accountId);
      if (current.plan === plan && !current.cancel_at_period_end) throw errors.samePlan(planOf(plan).name);
      return urlOf(
        planChanges.urlFor({
          accountId,
          subscriptionId: current.subscription_id,
          from: current.plan,
          plan,
          key: randomUUID(),
        }),
      );
    },

    /** Asks the provider, keeps its answer, and says whether something is paid for. */
    updateInfo: async ({ accountId }: Customer): Promise<boolean> =>
      ((await refreshed(accountId))?.subscription_id ?? null) !== null,

    /** The subscription as the provider knows it; as it was known last where the provider does not answer. */
    async getInfo({ accountId }: Customer, customerId = ''): Promise<SubscriptionItem | null> {
      const own = await findOwn(accountId);
      if (customerId !== '' && customerId !== own?.customer_id) throw errors.foreignId();
      if (!own) return null;
      await refresh(accountId).catch((error: unknown) => {
        if (!(error instanceof PaymentProviderAway)) throw error;
        log.error({ err: error, accountId }, 'the payment provider does not answer');
      });
      return present(await findOwn(accountId), clock());
    },

    /** Ends the subscription with the period that is paid for. */
    async cancel(
      { accountId }: Customer,
      {
        subscriptionId = '',
        comment,
      }: { readonly subscriptionId?: string | undefined; readonly comment: string },
    ): Promise<SubscriptionItem> {
      const { cancelAtPeriodEnd } = provider();
      const stored = await findOwn(accountId);
      if (subscriptionId !== '' && stored?.subscription_id && subscriptionId !== stored.subscription_id)
        throw errors.foreignId();
      const current = await refreshed(accountId);
      if (subscriptionId !== '' && subscriptionId !== current?.subscription_id) throw errors.foreignId();
      if (!current?.subscription_id) throw errors.noSubscription();
      if (!current.cancel_at_period_end)
        await cancelAtPeriodEnd(current.subscription_id, comment).catch(throwAway);
      const item = present(await refreshed(accountId), clock());
      if (!item) throw errors.noSubscription();
      log.info({ event: 'subscription.cancelled', accountId });
      return item;
    },
  };
}
export type Subscriptions = ReturnType<typeof makeSubscriptions>;

/** What is kept of an account's subscription: one, or none. */
export async function listSubscriptions(db: Db, accountId: string, now: number): Promise<SubscriptionItem[]> {
  const item = present(await store.findSubscription(db, accountId), now);
  return item ? [item] : [];
}

function present(row: store.SubscriptionRow | undefined, now: number): SubscriptionItem | null {
  const paid = paidPeriodAt(row, now);
  if (!row?.subscription_id || !paid) return null;
  return {
    id: row.subscription_id,
    plan: { amount: row.amount ?? 0, planId: row.plan },
    currentPeriodEnd: paid.end.toISOString(),
    cancelAtPeriodEnd: row.cancel_at_period_end,
  };
}
