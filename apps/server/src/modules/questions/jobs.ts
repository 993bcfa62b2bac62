import { z } from 'zod';
import { defineJob } from '#kernel/define-job.ts';

const Payload = z.object({
  questionId: z.string(),
  // The files and the account are named so that the job goes with them.
  fileIds: z.array(z.string()).min(1),
  accountId: z.string(),
  /** Of no use once there is an answer, so it is not kept with the question. */
  isExact: z.boolean().optional(),
});

/** As earlier versions have left it in the queue. */
const OneFile = z.looseObject({ fileId: z.string() }).transform(({ fileId, ...more }) => ({
  ...more,
  fileIds: [fileId],
}));

const payload = z.union([Payload, OneFile.pipe(Payload)]);

export const answerQuestion = defineJob({
  name: 'answer-question',
  payload,
  options: {
    processing: 'questions',
    retryLimit: 2,
    retryDelay: 1,
    expireIn: 120,
    singleton: ({ questionId }) => questionId,
  },
});

/** Longer than a model may take (`LLM_TIMEOUT_S`), with what is before and after. */
const MODEL_EXPIRES_S = 420;

/** A job of its own, so that slow models hold up nothing that the file itself can answer. */
export const answerWithModel = defineJob({
  name: 'answer-with-model',
  payload,
  options: {
    processing: 'questions',
    retryLimit: 2,
    retryDelay: 1,
    expireIn: MODEL_EXPIRES_S,
    singleton: ({ questionId }) => questionId,
    group: ({ accountId }) => accountId,
  },
});

/** Longer than one attempt works before it leaves the rest to the next. */
const EMBEDDING_EXPIRES_S = 420;

/** A file's passages are to be embedded: nobody waits for it, and a provider may be away for hours. */
export const embedFile = defineJob({
  name: 'embed-file',
  payload: z.object({ fileId: z.string(), accountId: z.string() }),
  options: {
    processing: 'reading',
    retryLimit: 8,
    retryDelay: 30,
    retryDelayMax: 3_600,
    expireIn: EMBEDDING_EXPIRES_S,
    singleton: ({ fileId }) => fileId,
    group: ({ accountId }) => accountId,
  },
});
export type EmbedRequest = z.infer<typeof embedFile.payload>;

export type AnswerRequest = z.infer<typeof answerQuestion.payload>;
