import { contract } from '@recto/contract';
import type { Batch } from '@recto/contract/batches';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';

export const batchKeys = {
  all: ['batches'] as const,
  one: (id: string) => ['batches', id] as const,
  cells: (id: string) => ['batches', id, 'cells'] as const,
};

/** How often a running batch is looked at again: a cut socket must not lose its end. */
const POLL_MS = 5_000;

const isOpen = (batch: Batch | undefined): boolean =>
  batch !== undefined && (batch.status === 'running' || batch.summary?.completed === false);

/** How far a batch is; looked at again until it has ended and is summarised. */
export const batchQuery = (id: string) =>
  queryOptions({
    queryKey: batchKeys.one(id),
    queryFn: ({ signal }) => call(contract.batches.get, { params: { id }, signal }),
    refetchInterval: ({ state }) => (isOpen(state.data) ? POLL_MS : false),
  });

/** Takes what the server has told of a batch into what is shown of it. */
export function patchBatch(client: QueryClient, id: string, change: Partial<Batch>): void {
  client.setQueryData(batchQuery(id).queryKey, (batch) => batch && { ...batch, ...change });
}
