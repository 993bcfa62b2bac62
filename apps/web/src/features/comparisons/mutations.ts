import { contract } from '@recto/contract';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { toastFailure } from '#lib/report-failure.ts';
import { useSingleMutation } from '#lib/use-single-mutation.ts';
import { comparisonKeys } from '#shared/comparisons/queries.ts';
import { usageQuery } from '#shared/plans/queries.ts';
import { toast } from '#ui/toast.tsx';

/** Begins to compare two files, the older version first. */
export function useStartComparison(onStarted: (id: string) => void) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (fileIds: [string, string]) => call(contract.comparisons.start, { body: { fileIds } }),
    onSuccess: ({ comparisonId }) => {
      void client.invalidateQueries({ queryKey: comparisonKeys.lists });
      void client.invalidateQueries(usageQuery);
      onStarted(comparisonId);
    },
    onError: (error) => toastFailure(error, 'The comparison could not be started.'),
  });
}

export function useCancelComparison() {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (id: string) => call(contract.comparisons.cancel, { params: { id } }),
    onSuccess: ({ comparisonId }) => {
      void client.invalidateQueries({ queryKey: comparisonKeys.one(comparisonId) });
      void client.invalidateQueries({ queryKey: comparisonKeys.lists });
    },
    onError: (error) => toastFailure(error, 'The comparison could not be cancelled.'),
  });
}

export function useDeleteComparison() {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (id: string) => call(contract.comparisons.delete, { params: { id } }),
    onSuccess: () => {
      toast.success('Comparison deleted successfully');
      void client.invalidateQueries({ queryKey: comparisonKeys.lists });
    },
    onError: (error) => toastFailure(error, 'The comparison could not be deleted.'),
  });
}
