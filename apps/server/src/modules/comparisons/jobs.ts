import { z } from 'zod';
import { defineJob } from '#kernel/define-job.ts';

/** Two long files take a minute; a job that is killed begins again. */
export const compareFiles = defineJob({
  name: 'compare-files',
  payload: z.object({ comparisonId: z.string(), accountId: z.string(), round: z.int().default(0) }),
  options: {
    processing: 'comparisons',
    retryLimit: 2,
    retryDelay: 1,
    expireIn: 900,
    singleton: ({ comparisonId, round }) => `${comparisonId} ${round}`,
    group: ({ accountId }) => accountId,
  },
});

/** A comparison is complete, and a language model is to word what its changes do. */
export const writeComparisonSummary = defineJob({
  name: 'write-comparison-summary',
  payload: z.object({ comparisonId: z.string(), accountId: z.string(), roundId: z.string() }),
  options: {
    processing: 'comparisons',
    retryLimit: 2,
    retryDelay: 2,
    // Two rounds of calls.
    expireIn: 1_500,
    singleton: ({ roundId }) => roundId,
    group: ({ accountId }) => accountId,
  },
});
export type WriteRequest = z.infer<typeof writeComparisonSummary.payload>;
export type CompareRequest = z.infer<typeof compareFiles.payload>;
