import { z } from 'zod';
import { defineJob } from '#kernel/define-job.ts';

export const answerQuestion = defineJob({
  name: 'answer-question',
  payload: z.object({ questionId: z.string() }),
  options: { retryLimit: 2, retryDelay: 1, expireIn: 120, singleton: ({ questionId }) => questionId },
});
