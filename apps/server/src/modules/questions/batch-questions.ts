import type { Question } from '@recto/contract/questions';
import type { Clock } from '#kernel/clock.ts';
import type { Database, Trx } from '#kernel/database.ts';
import type { AnswerJob } from '#modules/questions/answer-job.ts';
import { deleteBatchQuestions } from '#modules/questions/batch-questions.store.ts';
import type { PresentQuestions } from '#modules/questions/present-questions.ts';
import { insertWithFiles } from '#modules/questions/question-files.store.ts';
import * as store from '#modules/questions/store.ts';

interface BatchQuestionsDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly answerJob: Pick<AnswerJob, 'work' | 'giveUp'>;
  readonly present: PresentQuestions;
}

/** A question that a batch asks of one of its files. */
export interface BatchQuestion {
  readonly id: string;
  readonly accountId: string;
  readonly fileId: string;
  readonly batchId: string;
  readonly text: string;
}

const toRequest = ({ id, fileId, accountId }: BatchQuestion) => ({
  questionId: id,
  fileIds: [fileId],
  accountId,
});

/** The questions of batches: answered as those of a chat are, when the batch says so, and published by the batch alone. */
export function makeBatchQuestions({ database, clock, answerJob, present }: BatchQuestionsDeps) {
  return {
    /**
     * Answers a question of a batch, with the language model too where there is one. `failed`: it could not be worked out;
     * `postponed`: its file is being read again, so ask later. Run again after a kill it does nothing that was done already, and asks no model twice.
     */
    async answerInBatch(
      question: BatchQuestion,
      signal: AbortSignal,
    ): Promise<'complete' | 'failed' | 'postponed'> {
      const { id, fileId } = question;
      const at = new Date(clock());
      // Nothing continues it, and it continues nothing.
      await insertWithFiles(database.root, { ...question, fileIds: [fileId], conversationId: id, at });
      const state = await answerJob.work(toRequest(question), { lane: 'batch' }, signal);
      if (state === 'postponed') return state;
      const row = await store.findQuestionForWork(database.root, question.id);
      // Another attempt is still at it.
      if (row && !row.completed_at) return 'postponed';
      return row?.error === null ? 'complete' : 'failed';
    },

    /** Gives the question an end: working it out has failed. */
    giveUpInBatch: (question: BatchQuestion): Promise<void> => answerJob.giveUp(toRequest(question)),

    /** Forgets what came of questions, so that the batch can ask them again. */
    resetInBatch: (trx: Trx, accountId: string, ids: readonly string[]): Promise<void> =>
      deleteBatchQuestions(trx, accountId, ids),

    /** Those of these questions that are there, by their ids. */
    async mapQuestions(accountId: string, ids: readonly string[]): Promise<ReadonlyMap<string, Question>> {
      const questions = await present(await store.findQuestions(database.root, accountId, ids));
      return new Map(questions.map((question) => [question._id, question]));
    },
  };
}
