import { contract } from '@recto/contract';
import type { ComparisonOptions } from '@recto/contract/comparison-options';
import type { ChangeReview, Comparison, ComparisonChange } from '@recto/contract/comparisons';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { toastFailure } from '#lib/report-failure.ts';
import { useSingleMutation } from '#lib/use-single-mutation.ts';
import { comparisonChangesOptions, comparisonKeys, comparisonOptions } from '#shared/comparisons/queries.ts';
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

/** Compares the two files of a comparison again, with other options or exchanged. */
export function useCompareAgain() {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ id, body }: { id: string; body: { options?: ComparisonOptions; swap?: boolean } }) =>
      call(contract.comparisons.update, { params: { id }, body: { swap: false, ...body } }),
    onSuccess: ({ comparisonId }) => {
      const queryKey = comparisonKeys.one(comparisonId);
      // Its rows and changes are those of the comparison before.
      client.removeQueries({ queryKey, predicate: (query) => query.queryKey.length > queryKey.length });
      void client.resetQueries({ queryKey, exact: true });
      void client.invalidateQueries({ queryKey: comparisonKeys.lists });
    },
    onError: (error) => toastFailure(error, 'The files could not be compared again.'),
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

/** What is said of a change; without a note the one that it has stays. */
export type ReviewChange = (
  change: ComparisonChange,
  review: { readonly mark: ChangeReview['mark']; readonly note?: string },
) => void;

/** Keeps what a person says of a change; it is shown at once, and as it was before where it could not be kept. */
export function useReviewChange(comparisonId: string): ReviewChange {
  const client = useQueryClient();
  const put = (changeId: number, review: ChangeReview | undefined) => {
    const reviewed = (change: ComparisonChange): ComparisonChange => {
      if (change._id !== changeId) return change;
      const { review: _before, ...rest } = change;
      return review === undefined || (review.mark === 'none' && review.note === '')
        ? rest
        : { ...rest, review };
    };
    client.setQueryData(comparisonOptions(comparisonId).queryKey, (known: Comparison | undefined) =>
      known ? { ...known, generation: known.generation.map(reviewed) } : known,
    );
    client.setQueryData(comparisonChangesOptions(comparisonId).queryKey, (known) => known?.map(reviewed));
  };
  const { mutate } = useMutation({
    mutationFn: ({ change, review }: { change: ComparisonChange; review: ChangeReview }) =>
      call(contract.comparisons.review, { params: { id: comparisonId, changeId: change._id }, body: review }),
    onMutate: ({ change, review }) => put(change._id, review),
    onError: (error, { change }) => {
      put(change._id, change.review);
      toastFailure(error, 'The mark could not be saved.');
    },
  });
  return (change, { mark, note = change.review?.note ?? '' }) => mutate({ change, review: { mark, note } });
}
