import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database.ts';
import type { JobContext, JobQueue } from '#kernel/define-job.ts';
import { type Pages, READ_BY_NEWER } from '#modules/ingestion/index.ts';
import type { Library } from '#modules/library/index.ts';
import type { Meter } from '#modules/plans/index.ts';
import type { FileAnswer } from '#modules/questions/answer-file.ts';
import type { AnswerFiles } from '#modules/questions/answer-files.ts';
import { findFilesForWork } from '#modules/questions/find-files.ts';
import { searchedQuestion } from '#modules/questions/follow-ups.ts';
import { type AnswerRequest, answerQuestion } from '#modules/questions/jobs.ts';
import type { ModelJob } from '#modules/questions/model/model-job.ts';
import type { Publisher } from '#modules/questions/publish-question.ts';
import type { CountAnswer } from '#modules/questions/answer-metrics.ts';
import * as store from '#modules/questions/store.ts';

interface AnswerJobDeps {
  readonly database: Database;
  readonly jobs: JobQueue;
  readonly library: Pick<Library, 'findFileForWork'>;
  readonly pages: Pick<Pages, 'checkReady'>;
  readonly publisher: Publisher;
  readonly countAnswer: CountAnswer;
  readonly clock: Clock;
  readonly meter: Pick<Meter, 'giveBack'>;
  readonly answerFiles: AnswerFiles;
  readonly modelJob: Pick<ModelJob, 'hasModel' | 'begin' | 'beginHere'>;
}

const FAILED_AGAIN = 'could not be read again. See what is wrong with it, then ask again.';
const FILE_FAILED = `This file ${FAILED_AGAIN}`;
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
  const { database, jobs, library, pages, publisher, countAnswer, clock, meter, answerFiles, modelJob } =
    deps;

  const complete = async (id: string, outcome: Outcome) => {
    const at = new Date(clock());
    const completed = await database.transaction(async (trx) => {
      const row = await store.completeQuestion(trx, id, { ...FAILED, ...outcome, at });
      if (!row) return undefined;
      await publisher.publish(trx, row);
      if (row.error === null) return row;
      await meter.giveBack(trx, { keys: [id], accountId: row.account_id, metric: 'questions' });
      await publisher.publishFailure(trx, row);
      return row;
    });
    if (completed) countAnswer(completed);
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
    const { questionId, isExact } = request;
    const row = await store.findQuestionForWork(database.root, questionId);
    const files = row && (await findFilesForWork(library, row));
    if (!row || !files || row.completed_at) return 'ended';
    if (row.answer) {
      // With a preliminary answer it is the model's turn.
      if (lane === 'batch') await modelJob.beginHere(request, row.account_id, null, signal);
      return 'ended';
    }
    const end = async (error: string) => {
      await complete(questionId, { error });
      return 'ended' as const;
    };
    // They may have been sent back to be read again since the question was asked.
    const readiness = await Promise.all(files.map((file) => pages.checkReady(file, row.created_at)));
    const failed = files[readiness.indexOf('failed')];
    if (failed) return end(files.length === 1 ? FILE_FAILED : `${failed.name} ${FAILED_AGAIN}`);
    if (readiness.includes('newer')) return end(READ_BY_NEWER);
    if (readiness.includes('later')) return 'postponed';
    const options = { lane, isExact };
    const found = await answerFiles(files, searchedQuestion(row), () => options).catch(
      async (error: unknown) => {
        const current = await findFilesForWork(library, row);
        // Sent back to be read again, since what was stored of it is damaged.
        if (current?.some(({ status }) => status !== 'complete')) return 'postponed' as const;
        // Deleted meanwhile: nobody waits for an answer.
        if (await store.findQuestionForWork(database.root, questionId)) throw error;
        return null;
      },
    );
    if (found === 'postponed') return found;
    if (!found) return 'ended';
    if (!(await modelJob.hasModel())) await complete(questionId, found);
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
