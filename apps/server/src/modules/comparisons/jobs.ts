import { z } from 'zod';
import { defineJob } from '#kernel/define-job.ts';

/** Two long files take a minute; a job that is killed begins again. */
export const compareFiles = defineJob({
  name: 'compare-files',
  payload: z.object({ comparisonId: z.string(), accountId: z.string() }),
  options: {
    retryLimit: 2,
    retryDelay: 1,
    expireIn: 900,
    singleton: ({ comparisonId }) => comparisonId,
    group: ({ accountId }) => accountId,
  },
});
export type CompareRequest = z.infer<typeof compareFiles.payload>;
