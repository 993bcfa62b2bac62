import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database.ts';
import type { JobContext, JobQueue } from '#kernel/define-job.ts';
import { type Pages, READ_BY_NEWER } from '#modules/ingestion/index.ts';
import type { Library } from '#modules/library/index.ts';
import type { Meter } from '#modules/plans/index.ts';
import type { AnswerFile, FileAnswer } from '#modules/questions/answer-file.ts';
import { searchedQuestion } from '#modules/questions/follow-ups.ts';
import { type AnswerRequest, answerQuestion } from '#modules/questions/jobs.ts';
import type { ModelJob } from '#modules/questions/model/model-job.ts';
import type { Publisher } from '#modules/questions/publish-question.ts';
import * as store from '#modules/questions/store.ts';

interface AnswerJobDeps {
  readonly database: Database;
  readonly jobs: JobQueue;
  readonly library: Pick<Library, 'findFileForWork'>;
  readonly pages: Pick<Pages, 'checkReady'>;
  readonly publisher: Publisher;
  readonly clock: Clock;
  readonly meter: Pick<Meter, 'giveBack'>;
  readonly answerFile: AnswerFile;
  /** Null where only files themselves answer. */
  readonly modelJob: Pick<ModelJob, 'begin' | 'beginHere'> | null;
}

const FILE_FAILED = 'This file could not be read again. See what is wrong with it, then ask again.';
/** How often a question looks whether its file has been read again. */
const POSTPONE_SECONDS = 5;
const ANSWER_FAILED = 'Working out the answer failed on our side. Ask again.';

type Outcome = FileAnswer | { readonly error: string };
export interface Urgency {
  /** A batch has its questions answered one after the other, within its own job. */
  readonly lane: 'question' | 'batch';
}

const FAILED = { answer: null, answeredBy: null, error: null };

/** Answers questions that were asked. */
export function makeAnswerJob(deps: AnswerJobDeps) {
  const { database, jobs, library, pages, publisher, clock, meter, answerFile, modelJob } = deps;

  const complete = async (id: string, outcome: Outcome) => {
    const at = new Date(clock());
    await database.transaction(async (trx) => {
      const row = await store.completeQuestion(trx, id, { ...FAILED, ...outcome, at });
      if (!row) return;
      await publisher.publish(trx, row);
      if (row.error === null) return;
      await meter.giveBack(trx, { keys: [id], accountId: row.account_id, metric: 'questions' });
      await publisher.publishFailure(trx, row);
    });
  };

  const postpone = (request: AnswerRequest) =>
    database.transaction((trx) =>
      jobs.enqueue(trx, answerQuestion, request, { startAfter: POSTPONE_SECONDS }),
    );

  /** Works out an answer; `postponed` where its file is being read again. Run again it does nothing that was done already. */
  const work = async (
    request: AnswerRequest,
    { lane }: Urgency,
    signal: AbortSignal,
  ): Promise<'ended' | 'postponed'> => {
    const { questionId, fileId, isExact } = request;
    const [row, file] = await Promise.all([
      store.findQuestionForWork(database.root, questionId),
      library.findFileForWork(fileId),
    ]);
    if (!row?.file_id || !file || row.completed_at) return 'ended';
    if (row.answer) {
      // With a preliminary answer it is the model's turn.
      if (lane === 'batch') await modelJob?.beginHere(request, row.account_id, null, signal);
      return 'ended';
    }
    const end = async (error: string) => {
      await complete(questionId, { error });
      return 'ended' as const;
    };
    // It may have been sent back to be read again since the question was asked.
    const readiness = await pages.checkReady(file, row.created_at);
    if (readiness === 'failed') return end(FILE_FAILED);
    if (readiness === 'newer') return end(READ_BY_NEWER);
    if (readiness === 'later') return 'postponed';
    const found = await answerFile(file, searchedQuestion(row), { lane, isExact }).catch(
      async (error: unknown) => {
        const current = await library.findFileForWork(file.id);
        // Sent back to be read again, since what was stored of it is damaged.
        if (current && current.status !== 'complete') return 'postponed' as const;
        // Deleted meanwhile: nobody waits for an answer.
        if (await store.findQuestionForWork(database.root, questionId)) throw error;
        return null;
      },
    );
    if (found === 'postponed') return found;
    if (!found) return 'ended';
    if (!modelJob) await complete(questionId, found);
    else if (lane === 'batch') await modelJob.beginHere(request, row.account_id, found, signal);
    else await modelJob.begin(request, row.account_id, found);
    return 'ended';
  };

  return {
    work,

    /** Answers a question that a person waits for. */
    async answer(request: AnswerRequest, { signal }: Pick<JobContext, 'signal'>): Promise<void> {
      if ((await work(request, { lane: 'question' }, signal)) === 'postponed') await postpone(request);
    },

    /** Tells the one who asked that no attempt worked. */
    giveUp: ({ questionId }: AnswerRequest) => complete(questionId, { error: ANSWER_FAILED }),
  };
}

export type AnswerJob = ReturnType<typeof makeAnswerJob>;
