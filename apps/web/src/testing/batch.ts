import type { BatchMeta } from '@recto/contract/batches';

/** A batch that is complete, as a list of the history has it; `changes` make it another. */
export const makeBatch = (changes: Partial<BatchMeta> = {}): BatchMeta => ({
  kind: 'batch',
  batchId: 'batch-1',
  templateId: 'template-1',
  templateName: 'Supplier audit',
  createdAt: '2026-11-21T05:00:00.000Z',
  status: 'complete',
  files: 30,
  questions: 20,
  eta: null,
  done: 600,
  total: 600,
  failed: 0,
  ...changes,
});
