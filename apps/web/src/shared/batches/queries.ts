import { contract } from '@recto/contract';
import type { AnswerChange, Batch, BatchStatus, Cell } from '@recto/contract/batches';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { withoutDeleted } from '#shared/deletions/deleted.ts';

export const batchKeys = {
  all: ['batches'] as const,
  one: (id: string) => ['batches', id] as const,
  cells: (id: string) => ['batches', id, 'cells'] as const,
  items: (id: string) => ['batches', id, 'items'] as const,
  changes: (id: string) => ['batches', id, 'changes'] as const,
  ofVersion: (fileId: string) => ['batches', 'of-version', fileId] as const,
  estimate: (cells: number) => ['batches', 'estimate', cells] as const,
};

/** How often a running batch is looked at again: a cut socket must not lose its end. */
const POLL_MS = 5_000;
/** As many as the server gives at once. */
const CELLS_PER_CALL = 500;

const isOpen = (batch: Batch | undefined): boolean =>
  batch !== undefined && (batch.status === 'running' || batch.summary?.completed === false);

/** How far a batch is; looked at again until it has ended and is summarised. */
export const batchQuery = (id: string) =>
  queryOptions({
    queryKey: batchKeys.one(id),
    queryFn: ({ signal }) => call(contract.batches.get, { params: { id }, signal }),
    refetchInterval: ({ state }) => (isOpen(state.data) ? POLL_MS : false),
  });

/** Above this, all cells are many calls, and they are fetched less often. */
const MANY_CELLS = 1_000;
const CELLS_POLL_MS = 1_500;

/** Whether cells may have been fetched before the last of them had an end. */
const areBehind = (cells: readonly Cell[] | undefined, status: BatchStatus | undefined): boolean =>
  status === 'running' ||
  (status === 'complete' &&
    Boolean(cells?.some((cell) => cell.status === 'waiting' || cell.status === 'running')));

/** All cells of a batch, file by file; fetched again and again while it runs, and until their ends are known. */
export const cellsQuery = (id: string, status?: BatchStatus) =>
  queryOptions({
    queryKey: batchKeys.cells(id),
    queryFn: async ({ signal }): Promise<Cell[]> => {
      const get = (page: number) => {
        const query = { page, limit: CELLS_PER_CALL };
        return call(contract.batches.cells, { params: { id }, query, signal });
      };
      const first = await get(1);
      const more = Math.max(0, Math.ceil(first.total / CELLS_PER_CALL) - 1);
      const others = await Promise.all(Array.from({ length: more }, (_, at) => get(at + 2)));
      return [first, ...others].flatMap(({ items }) => items);
    },
    refetchInterval: ({ state }) => {
      if (!areBehind(state.data, status)) return false;
      return (state.data?.length ?? 0) > MANY_CELLS ? POLL_MS : CELLS_POLL_MS;
    },
  });

/** All answers of a batch beside those of earlier versions of its files, those that are the same too. */
export const changesQuery = (id: string, status?: BatchStatus) =>
  queryOptions({
    queryKey: batchKeys.changes(id),
    queryFn: async ({ signal }): Promise<AnswerChange[]> => {
      const changes: AnswerChange[] = [];
      for (let page = 1; ; page += 1) {
        const query = { page, limit: CELLS_PER_CALL, show: 'all' as const };
        const { items, total } = await call(contract.batches.changes, { params: { id }, query, signal });
        changes.push(...items);
        if (items.length === 0 || changes.length >= total) return changes;
      }
    },
    refetchInterval: () => (status === 'running' ? POLL_MS : false),
  });

/** What earlier versions of a file were asked. */
export const versionRunsQuery = (fileId: string) =>
  queryOptions({
    queryKey: batchKeys.ofVersion(fileId),
    queryFn: async ({ signal }) =>
      (await call(contract.batches.ofVersion, { params: { id: fileId }, signal })).items,
  });

/** All files of a batch, in the order of its rows. */
export const batchItemsQuery = (id: string) =>
  queryOptions({
    queryKey: batchKeys.items(id),
    queryFn: async ({ signal }) =>
      withoutDeleted((await call(contract.history.allBatchItems, { query: { batchId: id }, signal })).items),
  });

/** About how long so many questions would take. */
export const estimateQuery = (cells: number) =>
  queryOptions({
    queryKey: batchKeys.estimate(cells),
    queryFn: ({ signal }) => call(contract.batches.estimate, { query: { cells }, signal }),
    enabled: cells > 0,
  });

/** Takes what the server has told of a batch into what is shown of it. */
export function patchBatch(client: QueryClient, id: string, change: Partial<Batch>): void {
  client.setQueryData(batchQuery(id).queryKey, (batch) => batch && { ...batch, ...change });
}
