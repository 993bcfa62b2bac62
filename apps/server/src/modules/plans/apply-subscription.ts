import { planOf } from '@recto/contract/catalogue';
import type { Clock } from '#kernel/clock.ts';
import type { Database, Trx } from '#kernel/database.ts';
import type { Log } from '#kernel/log.ts';
import type { AccountsApi } from '#modules/accounts/index.ts';
import type { ProviderSubscription } from '#modules/plans/ports.ts';
import * as store from '#modules/plans/subscription.store.ts';
import type { Outbox } from '#modules/realtime/index.ts';

export interface ApplyDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<Log, 'info' | 'error'>;
  readonly accounts: Pick<AccountsApi, 'setPaymentState'>;
  readonly realtime: Pick<Outbox, 'notify' | 'fail'>;
}

/** An answer of the provider, and the number of the question that it answers. */
interface Answer {
  readonly accountId: string;
  readonly customerId: string;
  readonly ticket: number;
  readonly found: ProviderSubscription | null;
}

const DAY_MS = 86_400_000;
/** The provider needs a moment to renew. */
const AFTER_PERIOD_MS = 60_000;

/** When the provider is asked again although nothing was heard of it. */
function nextCheckAt(found: ProviderSubscription | null, now: number): Date {
  const daily = now + DAY_MS;
  if (!found || found.periodEnd.getTime() <= now) return new Date(found ? now + AFTER_PERIOD_MS : daily);
  return new Date(Math.min(daily, found.periodEnd.getTime() + AFTER_PERIOD_MS));
}

const stateOf = (found: ProviderSubscription | null): Omit<store.SubscriptionState, 'next_check_at'> =>
  found
    ? {
        subscription_id: found.id,
        plan: found.plan,
        amount: found.amount,
        is_past_due: found.isPastDue,
        period_start: found.periodStart,
        period_end: found.periodEnd,
        cancel_at_period_end: found.cancelAtPeriodEnd,
      }
    : store.NO_SUBSCRIPTION;

/**
 * Keeps what the provider has answered: the only place where a plan is bought, changed or ended, whatever the provider and
 * whatever made us ask. An answer to an earlier question than the one that stands is dropped.
 */
export function makeApplySubscription({ database, clock, log, accounts, realtime }: ApplyDeps) {
  const announce = async (
    trx: Trx,
    accountId: string,
    before: store.SubscriptionRow,
    found: ProviderSubscription | null,
  ): Promise<void> => {
    const id = found?.id ?? before.subscription_id;
    if (id === null) return;
    const notice = { accountId, about: { subscriptionId: id } };
    const name = before.plan === null ? 'Your' : `Your ${planOf(before.plan).name}`;
    if (!found) await realtime.notify(trx, { ...notice, message: `${name} plan has ended.` });
    else if (found.isPastDue && !before.is_past_due)
      await realtime.fail(trx, {
        ...notice,
        message: `The last payment for your plan failed. Please see to it, or the plan will end.`,
      });
  };

  return ({ accountId, customerId, ticket, found }: Answer): Promise<void> =>
    database.transaction(async (trx) => {
      // First, as whoever deletes the account does; and whoever else has an answer for it waits here.
      const isThere = await accounts.setPaymentState(trx, accountId, {
        customerId,
        subscribed: found !== null,
      });
      const before = isThere ? await store.lockSubscription(trx, accountId) : undefined;
      if (!before || before.customer_id !== customerId) return;
      if (before.applied >= ticket) {
        await accounts.setPaymentState(trx, accountId, {
          customerId,
          subscribed: before.subscription_id !== null,
        });
        return;
      }
      const now = clock();
      await store.updateState(trx, accountId, {
        ...stateOf(found),
        next_check_at: nextCheckAt(found, now),
        applied: ticket,
        updated_at: new Date(now),
      });
      await announce(trx, accountId, before, found);
      if (before.subscription_id !== (found?.id ?? null) || before.plan !== (found?.plan ?? null))
        log.info({ event: 'subscription.changed', accountId, from: before.plan, to: found?.plan ?? null });
      if (found && found.plan === null)
        log.error({ accountId, amount: found.amount }, 'a subscription has a price that no plan has');
    });
}
