import { z } from 'zod';
import { defineJob } from '#kernel/define-job.ts';

/** The payment provider is to be asked what an account has. */
export const refreshSubscription = defineJob({
  name: 'refresh-subscription',
  payload: z.object({ accountId: z.string() }),
  options: {
    storageReserve: 'reserve',
    retryLimit: 8,
    retryDelay: 5,
    retryDelayMax: 600,
    expireIn: 60,
    singleton: ({ accountId }) => accountId,
  },
});

/**
 * An account is gone: nothing more is charged. It names no account, or deleting the account would delete it too; and the
 * customer only sealed, since it lies in the queue for a day after it is done.
 */
export const deleteCustomer = defineJob({
  name: 'delete-customer',
  payload: z.object({ sealed: z.string() }),
  options: { storageReserve: 'reserve', retryLimit: 40, retryDelay: 5, retryDelayMax: 3_600, expireIn: 60 },
});
