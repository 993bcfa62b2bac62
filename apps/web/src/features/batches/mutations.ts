import { contract } from '@recto/contract';
import type { Batch, Cell } from '@recto/contract/batches';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '#lib/api.ts';
import { toastFailure } from '#lib/report-failure.ts';
import { useSingleMutation } from '#lib/use-single-mutation.ts';
import { batchKeys, batchQuery, cellsQuery } from '#shared/batches/queries.ts';
import type { ReviewInput } from '#shared/questions/mutations.ts';
import { usageQuery } from '#shared/plans/queries.ts';
import { questionKeys, questionQuery } from '#shared/questions/queries.ts';

const toBatch = (id: string): string => `/batch?batch=${id}`;

/** Starts a batch and opens it. */
export function useStartBatch() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useSingleMutation({
    mutationFn: (body: { fileIds: string[]; templateId: string }) => call(contract.batches.start, { body }),
    onSuccess: ({ batchId }) => {
      void client.invalidateQueries({ queryKey: questionKeys.overview });
      void client.invalidateQueries(usageQuery);
      return navigate(toBatch(batchId));
    },
    onError: (error) => toastFailure(error),
  });
}

const takeBatch = (client: QueryClient, batch: Batch) => {
  client.setQueryData(batchQuery(batch.batchId).queryKey, batch);
  return client.invalidateQueries({ queryKey: batchKeys.cells(batch.batchId) });
};

export function useCancelBatch() {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (id: string) => call(contract.batches.cancel, { params: { id } }),
    onSuccess: (batch) => takeBatch(client, batch),
    onError: (error) => toastFailure(error),
  });
}

/** Has failed questions asked again, and those that a cancel has left. */
export function useRetryBatch() {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (id: string) => call(contract.batches.retry, { params: { id } }),
    onSuccess: (batch) => takeBatch(client, batch),
    onError: (error) => toastFailure(error),
  });
}

export interface RunAgain {
  readonly batchId: string;
  /** Newer versions, which alone are asked; absent: the same files. */
  readonly fileIds?: string[];
}

/** The same questions once more, of the same files or of newer versions of them, as a batch of its own. */
export function useRunAgain() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useSingleMutation({
    mutationFn: ({ batchId: id, fileIds }: RunAgain) =>
      call(contract.batches.runAgain, { params: { id }, body: { ...(fileIds && { fileIds }) } }),
    onSuccess: ({ batchId }) => {
      void client.invalidateQueries({ queryKey: questionKeys.overview });
      void client.invalidateQueries(usageQuery);
      void client.invalidateQueries({ queryKey: batchKeys.all });
      return navigate(toBatch(batchId));
    },
    onError: (error) => toastFailure(error),
  });
}

export interface CellReview extends Pick<ReviewInput, 'mark' | 'note' | 'claim' | 'value'> {
  readonly answerId: string;
}

const patchCell = (client: QueryClient, batchId: string, answerId: string, change: (cell: Cell) => Cell) =>
  client.setQueryData(cellsQuery(batchId).queryKey, (cells) =>
    cells?.map((cell) => (cell.answerId === answerId ? change(cell) : cell)),
  );

const reviewKey = (batchId: string) => ['batches', batchId, 'review'] as const;

/** Whether more is on its way to the server that was said of a cell than what was just kept. */
const isReviewedAgain = (client: QueryClient, batchId: string, answerId: string): boolean =>
  client.getMutationCache().findAll({
    mutationKey: reviewKey(batchId),
    status: 'pending',
    predicate: ({ state }) => (state.variables as CellReview | undefined)?.answerId === answerId,
  }).length > 1;

/** A cell as the server has it now: an answer that was called wrong gives way to the next one. */
async function refetchCell(client: QueryClient, batchId: string, answerId: string): Promise<void> {
  const { queryKey } = cellsQuery(batchId);
  const at = client.getQueryData(queryKey)?.findIndex((cell) => cell.answerId === answerId) ?? -1;
  if (at < 0) return;
  const query = { page: at + 1, limit: 1 };
  const [cell] = (await call(contract.batches.cells, { params: { id: batchId }, query })).items;
  if (isReviewedAgain(client, batchId, answerId)) return;
  if (cell?.answerId === answerId) patchCell(client, batchId, answerId, () => cell);
  else await client.invalidateQueries({ queryKey });
}

/**
 * Keeps what a person says of a cell. It is shown at once, and calls follow each other, so that a note that is saved while a
 * mark is on its way is not lost.
 */
export function useReviewCell(batchId: string) {
  const client = useQueryClient();
  const { queryKey } = cellsQuery(batchId);
  return useMutation({
    mutationKey: reviewKey(batchId),
    scope: { id: `review-${batchId}` },
    mutationFn: ({ answerId, ...body }: CellReview) =>
      call(contract.questions.review, { params: { answerId }, body }),
    onMutate: async ({ answerId, mark, note }) => {
      // A list that was fetched before must not undo it.
      await client.cancelQueries({ queryKey });
      patchCell(client, batchId, answerId, ({ review, ...cell }) => {
        if (mark === 'none') return cell;
        const kept = note ?? review?.note;
        return { ...cell, review: { mark, ...(kept !== undefined && { note: kept }) } };
      });
    },
    onSuccess: async ({ questions }, { answerId }) => {
      for (const question of questions) client.setQueryData(questionQuery(question._id).queryKey, question);
      void client.invalidateQueries({ queryKey: questionKeys.overview });
      // What is shown already is further on.
      if (isReviewedAgain(client, batchId, answerId)) return;
      await refetchCell(client, batchId, answerId);
    },
    onError: (error) => {
      toastFailure(error);
      return client.invalidateQueries({ queryKey });
    },
  });
}
