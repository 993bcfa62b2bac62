import type { Clock } from '#kernel/clock.ts';
import type { Trx } from '#kernel/database.ts';
import type { JobContext, JobQueue } from '#kernel/define-job.ts';
import type { Library } from '#modules/library/index.ts';
import type { ModelCalls } from '#modules/model-calls/index.ts';
import type { FileAnswer } from '#modules/questions/answer-file.ts';
import { findFilesForWork } from '#modules/questions/find-files.ts';
import { type AnswerRequest, answerWithModel } from '#modules/questions/jobs.ts';
import {
  type AnswerWaitingDeps,
  makeAnswerWaiting,
  type Waiting,
} from '#modules/questions/model/answer-waiting.ts';
import { makeCompletion } from '#modules/questions/model/complete-question.ts';
import { answerCalls } from '#modules/questions/model/draft-once.ts';
import type { QuestionRow } from '#modules/questions/store.ts';
import type { CountAnswer } from '#modules/questions/answer-metrics.ts';
import * as store from '#modules/questions/store.ts';

interface ModelJobDeps extends AnswerWaitingDeps {
  readonly jobs: JobQueue;
  readonly clock: Clock;
  readonly countAnswer: CountAnswer;
  readonly modelCalls: Pick<ModelCalls, 'callOnce' | 'callOff' | 'settle'>;
  readonly library: Pick<Library, 'findFileForWork'>;
}

/**
 * Has a language model answer a question that the file itself has answered already. It is asked once
 * of each file, however often the job runs.
 */
export function makeModelJob(deps: ModelJobDeps) {
  const { database, jobs, library, modelCalls, publisher, findModel } = deps;

  /** The calls under way in this process, by question: a job may be handed out again while it still runs. */
  const running = new Map<string, AbortController>();

  const completion = makeCompletion(deps);
  const { complete, fallBack } = completion;
  const answerWaiting = makeAnswerWaiting(deps, completion);

  /** Ends the call of a question at once where this process makes it; other processes find out by `watchWanted`. */
  const cancel = (id: string): void => running.get(id)?.abort();

  /** Keeps the answer of the file itself as preliminary, or completes it where the model may not be asked. */
  const keep = async (
    { questionId: id, fileIds }: AnswerRequest,
    accountId: string,
    found: FileAnswer,
    alongside: (trx: Trx) => Promise<void>,
  ): Promise<void> => {
    const model = await findModel();
    const refusal = await model?.findRefusal({ userId: accountId, fileIds });
    if (refusal) return complete(id, { ...found, answer: { ...found.answer, fallback: refusal } });
    await database.transaction(async (trx) => {
      const kept = await store.keepPreliminary(trx, id, found);
      if (!kept) return;
      await alongside(trx);
      await publisher.publish(trx, kept);
    });
  };

  /** Has the model answer. Run again after a kill it does nothing that was done already. */
  const answer = async (request: AnswerRequest, context: Pick<JobContext, 'signal'>): Promise<void> => {
    if (running.has(request.questionId)) return;
    const cancelling = new AbortController();
    running.set(request.questionId, cancelling);
    try {
      const waiting = await findWaiting(request);
      if (waiting)
        await answerWaiting(waiting, request, { ended: context.signal, cancelled: cancelling.signal });
    } finally {
      running.delete(request.questionId);
    }
  };

  return {
    cancel,
    answer,

    /** Whether there is a language model to be asked. */
    hasModel: async (): Promise<boolean> => (await findModel()) !== null,

    /** Has the model asked by a job of its own, so that slow models hold up nothing that the file itself can answer. */
    begin: (request: AnswerRequest, accountId: string, found: FileAnswer): Promise<void> =>
      keep(request, accountId, found, (trx) => jobs.enqueue(trx, answerWithModel, request)),

    /** Has the model asked within the caller's job; with null the answer of the file itself is kept already. */
    async beginHere(
      request: AnswerRequest,
      accountId: string,
      found: FileAnswer | null,
      signal: AbortSignal,
    ): Promise<void> {
      if (found) await keep(request, accountId, found, async () => {});
      await answer(request, { signal });
    },

    /** No attempt worked: what the file itself answers stands. */
    async giveUp(request: AnswerRequest): Promise<void> {
      const waiting = await findWaiting(request);
      if (waiting) await fallBack(waiting.row, 'failed');
    },

    /** What a person stops, the answer of the file itself stands for; undefined when there is no such question. */
    async stop(accountId: string, id: string): Promise<QuestionRow | undefined> {
      let row = await store.findQuestion(database.root, accountId, id);
      const model = row && !row.completed_at && !row.answer ? await findModel() : null;
      if (model && row) {
        // Nothing can stand yet: when there is something, the model is not asked any more.
        for (const call of answerCalls(row)) await modelCalls.callOff(call, { accountId, model: model.name });
        row = await store.findQuestion(database.root, accountId, id);
      }
      if (!row?.answer || row.completed_at) return row;
      cancel(id);
      await fallBack({ ...row, answer: row.answer }, 'stopped');
      return store.findQuestion(database.root, accountId, id);
    },
  };

  /** Undefined when nothing is left to do. */
  async function findWaiting({ questionId }: AnswerRequest): Promise<Waiting | undefined> {
    const row = await store.findQuestionForWork(database.root, questionId);
    const files = row && (await findFilesForWork(library, row));
    if (!row?.answer || !files || row.completed_at) return undefined;
    return { row: { ...row, answer: row.answer }, files };
  }
}
export type ModelJob = ReturnType<typeof makeModelJob>;
