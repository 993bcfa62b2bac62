import { contract } from '@recto/contract';
import type { Cell } from '@recto/contract/batches';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { toastFailure } from '#lib/report-failure.ts';
import { batchKeys, changesQuery } from '#shared/batches/queries.ts';
import { questionKeys, questionQuery } from '#shared/questions/queries.ts';
import { canMark, type MARKS } from '../cell-review.tsx';

type Mark = (typeof MARKS)[number]['mark'];

interface ChangeReview {
  readonly answerId: string;
  readonly mark: Mark | 'none';
}

/** What a person says of answers of the newer version; shown at once, and one after the other. */
export function useReviewChange(batchId: string) {
  const client = useQueryClient();
  const { queryKey } = changesQuery(batchId);
  const { mutate } = useMutation({
    scope: { id: `review-${batchId}` },
    mutationFn: ({ answerId, mark }: ChangeReview) =>
      call(contract.questions.review, { params: { answerId }, body: { mark } }),
    onMutate: async ({ answerId, mark }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (changes) =>
        changes?.map((change) => {
          if (change.now.answerId !== answerId) return change;
          const { review, ...cell } = change.now;
          return { ...change, now: mark === 'none' ? cell : { ...cell, review: { ...review, mark } } };
        }),
      );
    },
    onSuccess: ({ questions }, { mark }) => {
      for (const question of questions) client.setQueryData(questionQuery(question._id).queryKey, question);
      void client.invalidateQueries({ queryKey: questionKeys.overview });
      void client.invalidateQueries({ queryKey: batchKeys.cells(batchId) });
      // Another statement may lead now.
      if (mark !== 'accepted') void client.invalidateQueries({ queryKey });
    },
    onError: (error) => {
      toastFailure(error);
      return client.invalidateQueries({ queryKey });
    },
  });
  return {
    /** Marks an answer, or takes the mark back. */
    toggle({ answerId, review, ...cell }: Cell, mark: Mark) {
      if (!canMark({ answerId, ...cell }, mark)) return;
      mutate({ answerId, mark: review?.mark === mark ? 'none' : mark });
    },
  };
}
