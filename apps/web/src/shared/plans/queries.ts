import { contract } from '@recto/contract';
import type { SubscriptionItem } from '@recto/contract/plans';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { attributeOf, type User, useSession } from '#lib/session.ts';
import { toast } from '#ui/toast.tsx';
import { planKeys } from './keys.ts';

/** How much of each limit is used. Never taken from memory alone: everything that is done changes it. */
export const usageQuery = queryOptions({
  queryKey: planKeys.usage,
  queryFn: ({ signal }) => call(contract.plans.usage, { signal }),
  staleTime: 0,
});

/** Whether the account pays for a plan, as the login has told it: '1' or '0' (specification, section 3). */
const SUBSCRIBED = 'custom:subscribed';
/** The account's id at the payment provider. */
export const CUSTOMER_ID = 'custom:customerid';

/** Subscribed, and yet unknown to the payment provider (specification, section 8). */
const tellMissingCustomer = (): void =>
  toast.error('Customer Id for Stripe is not Created', {
    id: 'customer-id',
    description: 'Please Contact Customer Support to creeate Your Id',
    action: { label: 'Ok', onClick: () => undefined },
  });

/** Keeps the amount that is paid, in cents, with the session. */
function storeAmount(amount: number): void {
  const { user } = useSession.getState();
  if (user && user.plan !== amount) useSession.setState({ user: { ...user, plan: amount } });
}

async function fetchSubscription(user: User | null, signal: AbortSignal): Promise<SubscriptionItem | null> {
  if (attributeOf(user, SUBSCRIBED) !== '1') return null;
  const customerId = attributeOf(user, CUSTOMER_ID);
  if (!customerId) {
    tellMissingCustomer();
    return null;
  }
  const { data } = await call(contract.plans.customerInfo, { body: { customerId }, signal });
  return data[0] ?? null;
}

const subscriptionQuery = (user: User | null) =>
  queryOptions({
    queryKey: [
      ...planKeys.subscription,
      user?.userId,
      attributeOf(user, SUBSCRIBED),
      attributeOf(user, CUSTOMER_ID),
    ],
    queryFn: async ({ signal }) => {
      const subscription = await fetchSubscription(user, signal);
      storeAmount(subscription?.plan.amount ?? 0);
      return subscription;
    },
  });

/** What the account pays for, by the payment provider's word; null where it is nothing. */
export const useSubscription = () => useQuery(subscriptionQuery(useSession((session) => session.user)));
