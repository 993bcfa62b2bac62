import { z } from 'zod';
import { defineJob } from '#kernel/define-job.ts';

/** Longer than the last cells of a turn may take, each with a call of a language model. */
const TURN_EXPIRES_S = 900;

/** The batches of an account are worked on: one turn, after which the job puts itself back behind those of others. */
export const workOnBatches = defineJob({
  name: 'pump-batches',
  payload: z.object({ accountId: z.string() }),
  options: {
    processing: 'batches',
    retryLimit: 5,
    retryDelay: 1,
    retryDelayMax: 30,
    expireIn: TURN_EXPIRES_S,
    singleton: ({ accountId }) => accountId,
    group: ({ accountId }) => accountId,
  },
});

/** Every question of a batch has an end. */
export const summariseBatch = defineJob({
  name: 'summarise-batch',
  payload: z.object({ batchId: z.string(), accountId: z.string() }),
  options: { processing: 'batches', retryLimit: 3, retryDelay: 2, singleton: ({ batchId }) => batchId },
});

/** A summary stands, and a language model is to word its lines. */
export const writeBatchSummary = defineJob({
  name: 'write-batch-summary',
  payload: z.object({ batchId: z.string(), accountId: z.string(), roundId: z.string() }),
  options: {
    processing: 'batches',
    retryLimit: 2,
    retryDelay: 2,
    expireIn: 900,
    singleton: ({ roundId }) => roundId,
    group: ({ accountId }) => accountId,
  },
});
export type WriteRequest = z.infer<typeof writeBatchSummary.payload>;
export type SummaryRequest = z.infer<typeof summariseBatch.payload>;
