import { Language } from '@recto/contract/languages';
import { z } from 'zod';
import { defineJob } from '#kernel/define-job.ts';

const ProcessRequest = z.object({
  fileId: z.string(),
  accountId: z.string(),
  /** The version of the reader that has sent the file back: an earlier one leaves it alone. */
  extractorVersion: z.number().optional(),
  /** Of the scanned pages that are read now, where it is another one than the file's. */
  scanLang: Language.optional(),
});
export type ProcessRequest = z.infer<typeof ProcessRequest>;

/** A file has been stored and waits to be read. Enqueued with the file's row; handled by ingestion. */
export const processFile = defineJob({
  name: 'process-file',
  payload: ProcessRequest,
  options: {
    processing: 'reading',
    retryLimit: 3,
    retryDelay: 5,
    // A long scan takes hours; a process that ended is told by its missing signs of life.
    expireIn: 82_800,
    singleton: ({ fileId }) => fileId,
    group: ({ accountId }) => accountId,
  },
});
