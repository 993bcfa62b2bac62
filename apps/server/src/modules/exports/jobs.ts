import { z } from 'zod';
import { defineJob } from '#kernel/define-job.ts';

/** Ten thousand answers with the pictures of their pages take minutes; a job that is killed begins again. */
export const writeExport = defineJob({
  name: 'write-export',
  payload: z.object({ exportId: z.string(), accountId: z.string() }),
  options: {
    retryLimit: 2,
    retryDelay: 1,
    expireIn: 3_600,
    singleton: ({ exportId }) => exportId,
    group: ({ accountId }) => accountId,
  },
});
export type WriteRequest = z.infer<typeof writeExport.payload>;

/** Exports are gone: so are their files to be. */
export const discardExports = defineJob({
  name: 'discard-exports',
  payload: z.object({ exportIds: z.array(z.string()) }),
  options: { needsRoom: 'reserve', retryLimit: 40, retryDelay: 5, retryDelayMax: 3_600 },
});
