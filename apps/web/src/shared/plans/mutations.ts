import { contract } from '@recto/contract';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { toastFailure } from '#lib/report-failure.ts';
import { useSingleMutation } from '#lib/use-single-mutation.ts';
import { toast } from '#ui/toast.tsx';
import { planKeys } from './keys.ts';

/** Ends a subscription with its paid period. */
export function useCancelSubscription(onDone: () => void) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: { subscriptionId: string; comment: string }) => call(contract.plans.cancel, { body }),
    onSuccess: () => {
      onDone();
      toast.success('Your Subscription was cancelled');
      return client.invalidateQueries({ queryKey: planKeys.all });
    },
    onError: (error) => toastFailure(error),
  });
}
