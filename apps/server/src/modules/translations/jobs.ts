import { z } from 'zod';
import { defineJob } from '#kernel/define-job.ts';

/** Works for some minutes and puts itself back; what is translated is kept segment by segment. */
export const translateDocument = defineJob({
  name: 'translate',
  payload: z.object({ translationId: z.string(), accountId: z.string() }),
  options: {
    processing: 'translations',
    retryLimit: 5,
    retryDelay: 1,
    retryDelayMax: 30,
    expireIn: 900,
    singleton: ({ translationId }) => translationId,
    group: ({ accountId }) => accountId,
  },
});
export type TranslateJob = z.infer<typeof translateDocument.payload>;
