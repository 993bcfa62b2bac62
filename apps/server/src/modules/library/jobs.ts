import { z } from 'zod';
import { defineJob } from '#kernel/define-job.ts';

/** A file has been stored and waits to be read. Enqueued with the file's row; handled by ingestion. */
export const processFile = defineJob({
  name: 'process-file',
  payload: z.object({ fileId: z.string(), accountId: z.string() }),
  options: {
    retryLimit: 3,
    retryDelay: 5,
    expireIn: 3_600,
    singleton: ({ fileId }) => fileId,
    group: ({ accountId }) => accountId,
  },
});
