import type { Cell } from '@recto/contract/batches';
import type { ReviewValue } from '@recto/contract/reviews';
import { toast } from '#ui/toast.tsx';
import { canMark } from './cell-review.tsx';
import { type CellReview, useReviewCell } from './mutations.ts';

type Mark = NonNullable<Cell['review']>['mark'];

/** What a person says of the cells of a batch. */
export function useCellReviewing(batchId: string) {
  const { mutate, mutateAsync } = useReviewCell(batchId);
  return {
    save: (review: CellReview): Promise<boolean> =>
      mutateAsync(review).then(
        () => true,
        // The mutation has told it.
        () => false,
      ),
    /** Marks a cell, or takes the mark back, and with it the note. */
    toggle(cell: Cell, mark: Mark) {
      if (!canMark(cell, mark)) return;
      const { answerId, review } = cell;
      if (review?.mark !== mark) return mutate({ answerId, mark });
      const { note } = review;
      const sayTaken = () =>
        toast.info('Mark and note taken back', {
          action: { label: 'Undo', onClick: () => mutate({ answerId, mark, note }) },
        });
      // A failure is told by the mutation.
      void mutateAsync({ answerId, mark: 'none' }).then(note ? sayTaken : undefined, () => undefined);
    },
    /** A passage that came close is the answer. */
    take: ({ answerId }: Cell, claim: number, value?: ReviewValue) =>
      mutate({ answerId, mark: 'accepted', claim, ...(value && { value }) }),
    /** A passage that came close is not. */
    refuse: ({ answerId }: Cell, claim: number) => mutate({ answerId, mark: 'wrong', claim }),
  };
}

export type CellReviewing = ReturnType<typeof useCellReviewing>;
