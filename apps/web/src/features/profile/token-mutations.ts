import { contract } from '@recto/contract';
import type { NewToken } from '@recto/contract/tokens';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { ApiError } from '#lib/api-error.ts';
import { toastFailure } from '#lib/report-failure.ts';
import { useSingleMutation } from '#lib/use-single-mutation.ts';
import { toast } from '#ui/toast.tsx';
import { tokensQuery } from './queries.ts';

/** The token itself is in the result and nowhere else, so the cache does not keep it. */
export function useCreateToken() {
  const client = useQueryClient();
  return useSingleMutation({
    gcTime: 0,
    mutationFn: (body: NewToken) => call(contract.tokens.create, { body }),
    onSettled: () => client.invalidateQueries(tokensQuery),
  });
}

export function useDeleteToken(onDeleted: () => void) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (id: string) => call(contract.tokens.delete, { params: { id } }),
    onSuccess: () => {
      toast.success('The token was deleted');
      onDeleted();
    },
    onError: (error) => {
      toastFailure(error);
      // Another tab was faster.
      if (error instanceof ApiError && error.status === 404) onDeleted();
    },
    onSettled: () => client.invalidateQueries(tokensQuery),
  });
}
