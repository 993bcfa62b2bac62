import type { FileItem } from '@recto/contract/library';
import type { ComparisonItem } from '@recto/contract/comparisons';
import { useQuery } from '@tanstack/react-query';
import { comparisonListOptions } from '#shared/comparisons/queries.ts';
import { newestQuery } from '#shared/files/queries.ts';
import { historyPageQuery, isBatch, type ListedBatch } from '#shared/history/queries.ts';

const runningFilesQuery = newestQuery({ status: 'running', limit: 12 });
const newestBatchesQuery = historyPageQuery({ page: 1, kind: 'batch', q: '' });

export interface Work {
  readonly files: readonly FileItem[];
  readonly batches: readonly ListedBatch[];
  readonly comparisons: readonly ComparisonItem[];
}

const isRunning = ({ status }: { readonly status: string }): boolean => status === 'running';

/** The newest batches and comparisons, and everything that is being worked on. */
export function useWork() {
  const { data: files = [] } = useQuery(runningFilesQuery);
  const { data: batchList } = useQuery(newestBatchesQuery);
  const { data: comparisonList } = useQuery(comparisonListOptions(1));
  const batches = batchList?.items.filter(isBatch) ?? [];
  const comparisons = comparisonList?.items ?? [];
  const running: Work = {
    files,
    batches: batches.filter(isRunning),
    comparisons: comparisons.filter(isRunning),
  };
  return {
    running,
    batches,
    comparisons,
    /** Undefined until they are known. */
    totals: { batches: batchList?.total, comparisons: comparisonList?.total },
  };
}

export const countWork = ({ files, batches, comparisons }: Work): number =>
  files.length + batches.length + comparisons.length;
