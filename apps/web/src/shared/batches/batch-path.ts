import type { BatchMeta } from '@recto/contract/batches';

/** Where a batch is looked at: how far it is while it runs, the matrix of its answers once it has ended. */
export const batchPath = ({ batchId, status }: Pick<BatchMeta, 'batchId' | 'status'>): string =>
  `/${status === 'running' ? 'batch' : 'batch-element'}?batch=${batchId}`;

/** Where the answers of a batch stand beside those of earlier versions of its files. */
export const changesPath = (batchId: string): string => `/answers-changed?batch=${batchId}`;
