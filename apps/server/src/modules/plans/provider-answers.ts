import type { Trx } from '#kernel/database.ts';
import type { JobQueue } from '#kernel/define-job.ts';
import type { Secrets } from '#kernel/keys.ts';
import { makeSealer } from '#kernel/sealing.ts';
import { z } from 'zod';
import { type ApplyDeps, makeApplySubscription } from '#modules/plans/apply-subscription.ts';
import { deleteCustomer, refreshSubscription } from '#modules/plans/jobs.ts';
import type { PaymentProvider } from '#modules/plans/ports.ts';
import * as store from '#modules/plans/subscription.store.ts';

interface ProviderAnswersDeps extends ApplyDeps {
  readonly jobs: JobQueue;
  readonly settings: Secrets;
  /** Null where the installation takes no payments. */
  readonly payments: PaymentProvider | null;
}

const Customer = z.object({ provider: z.string(), customerId: z.string() });

/** Accounts asked about in one turn. */
const CHECKS_PER_TURN = 20;

/** Asks the payment provider what accounts have, whenever something may have changed, and keeps its answers. */
export function makeProviderAnswers(deps: ProviderAnswersDeps) {
  const { database, jobs, payments, settings, clock, log } = deps;
  const apply = makeApplySubscription(deps);
  const sealer = makeSealer(settings, 'deleted-customer');

  /** Asks the provider, and keeps its answer. Throws `PaymentProviderAway`. */
  const refresh = async (accountId: string): Promise<void> => {
    if (!payments) return;
    const asked = await store.takeTicket(database.root, { accountId, provider: payments.kind });
    if (!asked) return;
    const found = await payments.findSubscription(asked.customerId);
    await apply({ accountId, ...asked, found });
  };

  return {
    refresh,

    /** Something of a customer may have changed: a job asks. */
    async customerChanged(customerId: string): Promise<void> {
      if (!payments) return;
      const customer = { provider: payments.kind, customerId };
      const accountId = await store.findAccountIdOfCustomer(database.root, customer);
      if (accountId !== null)
        await database.transaction((trx) => jobs.enqueue(trx, refreshSubscription, { accountId }));
    },

    /** Asks about accounts of which nothing was heard for a while: webhooks may be lost, or never reach us. */
    async reconcile(): Promise<void> {
      if (!payments) return;
      const at = new Date(clock());
      const due = { provider: payments.kind, at, limit: CHECKS_PER_TURN };
      for (const accountId of await store.listDue(database.root, due))
        await refresh(accountId).catch((err: unknown) =>
          log.error({ err, accountId }, 'the payment provider could not be asked'),
        );
    },

    /** An account is deleted in the caller's transaction: the provider ends what it has. */
    async eraseAccount(trx: Trx, accountId: string): Promise<void> {
      const row = await store.findSubscription(trx, accountId);
      if (!row) return;
      const customer: z.infer<typeof Customer> = { provider: row.provider, customerId: row.customer_id };
      await jobs.enqueue(trx, deleteCustomer, { sealed: sealer.seal(JSON.stringify(customer)) });
    },

    /** Ends what a customer has whose account is gone. */
    async deleteCustomer({ sealed }: { readonly sealed: string }): Promise<void> {
      const opened = sealer.open(sealed);
      if (opened === null)
        return log.error({}, 'a customer is left at the payment provider: the secret was changed');
      const { provider, customerId } = Customer.parse(JSON.parse(opened));
      if (payments?.kind === provider) await payments.deleteCustomer(customerId);
      else log.error({ provider }, 'a customer is left at a payment provider that is not configured');
    },
  };
}
export type ProviderAnswers = ReturnType<typeof makeProviderAnswers>;
