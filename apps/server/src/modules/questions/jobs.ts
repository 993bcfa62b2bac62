import { z } from 'zod';
import { defineJob } from '#kernel/define-job.ts';

export const answerQuestion = defineJob({
  name: 'answer-question',
  // The file and the account are named so that the job goes with them.
  payload: z.object({
    questionId: z.string(),
    fileId: z.string(),
    accountId: z.string(),
    /** Of no use once there is an answer, so it is not kept with the question. */
    isExact: z.boolean().optional(),
  }),
  options: { retryLimit: 2, retryDelay: 1, expireIn: 120, singleton: ({ questionId }) => questionId },
});
export type AnswerRequest = z.infer<typeof answerQuestion.payload>;
