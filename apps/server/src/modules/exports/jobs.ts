import { z } from 'zod';
import { defineJob } from '#kernel/define-job.ts';

/** Ten thousand answers with the pictures of their pages take minutes; a job that is killed begins again. */
export const writeExport = defineJob({
  name: 'write-export',
  payload: z.object({ exportId: z.string(), accountId: z.string() }),
  options: {
    processing: 'exports',
    retryLimit: 2,
    retryDelay: 1,
    expireIn: 3_600,
    singleton: ({ exportId }) => exportId,
    group: ({ accountId }) => accountId,
  },
});
export type WriteRequest = z.infer<typeof writeExport.payload>;
