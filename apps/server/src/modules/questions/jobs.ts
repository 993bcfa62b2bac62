import { z } from 'zod';
import { defineJob } from '#kernel/define-job.ts';

const payload = z.object({
  questionId: z.string(),
  // The file and the account are named so that the job goes with them.
  fileId: z.string(),
  accountId: z.string(),
  /** Of no use once there is an answer, so it is not kept with the question. */
  isExact: z.boolean().optional(),
});

export const answerQuestion = defineJob({
  name: 'answer-question',
  payload,
  options: { retryLimit: 2, retryDelay: 1, expireIn: 120, singleton: ({ questionId }) => questionId },
});

/** Longer than a model may take (`LLM_TIMEOUT_S`), with what is before and after. */
const MODEL_EXPIRES_S = 420;

/** A job of its own, so that slow models hold up nothing that the file itself can answer. */
export const answerWithModel = defineJob({
  name: 'answer-with-model',
  payload,
  options: {
    retryLimit: 2,
    retryDelay: 1,
    expireIn: MODEL_EXPIRES_S,
    singleton: ({ questionId }) => questionId,
    group: ({ accountId }) => accountId,
  },
});
export type AnswerRequest = z.infer<typeof answerQuestion.payload>;
