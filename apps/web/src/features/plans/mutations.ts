import { contract } from '@recto/contract';
import type { PlanId } from '@recto/contract/catalogue';
import { call } from '#lib/api.ts';
import { toastFailure } from '#lib/report-failure.ts';
import { attributeOf, storeAttributes, useSession } from '#lib/session.ts';
import { leaveInAnyCase } from '#lib/session-end.ts';
import { useSingleMutation } from '#lib/use-single-mutation.ts';
import { CUSTOMER_ID } from '#shared/plans/queries.ts';

/** The account's id at the payment provider; made where there is none yet. */
async function customerId(): Promise<string | undefined> {
  const { user } = useSession.getState();
  const known = attributeOf(user, CUSTOMER_ID);
  if (known || !user) return known;
  const { customer } = await call(contract.plans.createCustomer, { body: { email: user.email } });
  const others = user.userAttributes.filter(({ Name }) => Name !== CUSTOMER_ID);
  storeAttributes([...others, { Name: CUSTOMER_ID, Value: customer.id }]);
  return customer.id;
}

/** Goes to the page where a plan is paid, or a change of it confirmed. */
export const useSubscribe = () =>
  useSingleMutation({
    gcTime: 0,
    mutationFn: async (plan: PlanId) =>
      call(contract.plans.subscribe, { body: { customerId: await customerId(), plan } }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => toastFailure(error),
  });

/** Has the server ask the payment provider what was paid. */
export const useUpdateSubscription = (onSuccess: () => void) =>
  useSingleMutation<unknown, void>({
    mutationFn: () => call(contract.plans.updateInfo, { body: { value: '1' } }),
    onSuccess,
  });

/** Ends the session, so that a new login brings what was bought. */
export const useLogOut = () =>
  useSingleMutation<unknown, void>({
    mutationFn: () => leaveInAnyCase((signal) => call(contract.accounts.logout, { signal })),
  });
