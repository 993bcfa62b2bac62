import { contract } from '@recto/contract';
import type { Batch } from '@recto/contract/batches';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '#lib/api.ts';
import { toastFailure } from '#lib/report-failure.ts';
import { useSingleMutation } from '#lib/use-single-mutation.ts';
import { batchKeys, batchQuery } from '#shared/batches/queries.ts';
import { questionKeys } from '#shared/questions/queries.ts';

const toBatch = (id: string): string => `/batch?batch=${id}`;

/** Starts a batch and opens it. */
export function useStartBatch() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useSingleMutation({
    mutationFn: (body: { fileIds: string[]; templateId: string }) => call(contract.batches.start, { body }),
    onSuccess: ({ batchId }) => {
      void client.invalidateQueries({ queryKey: questionKeys.overview });
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

/** The same questions of the same files once more, as a batch of its own. */
export function useRunAgain() {
  const navigate = useNavigate();
  return useSingleMutation({
    mutationFn: (id: string) => call(contract.batches.runAgain, { params: { id } }),
    onSuccess: ({ batchId }) => navigate(toBatch(batchId)),
    onError: (error) => toastFailure(error),
  });
}
