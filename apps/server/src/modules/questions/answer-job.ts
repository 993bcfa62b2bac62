import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database.ts';
import type { JobQueue } from '#kernel/define-job.ts';
import { type Pages, READ_BY_NEWER } from '#modules/ingestion/index.ts';
import type { Library } from '#modules/library/index.ts';
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
  readonly pages: Pick<Pages, 'checkVersion'>;
  readonly publisher: Publisher;
  readonly clock: Clock;
  readonly answerFile: AnswerFile;
  /** Null where only files themselves answer. */
  readonly modelJob: Pick<ModelJob, 'begin'> | null;
}

const FILE_FAILED = 'This file could not be read again. See what is wrong with it, then ask again.';
/** How often a question looks whether its file has been read again. */
const POSTPONE_SECONDS = 5;
/** So long a question waits for a server of the later version that has read its file. */
const NEWER_ANSWERS_WITHIN_MS = 60_000;
const ANSWER_FAILED = 'Working out the answer failed on our side. Ask again.';

type Outcome = FileAnswer | { readonly error: string };
const FAILED = { answer: null, answeredBy: null, error: null };

/** Answers questions that were asked. */
export function makeAnswerJob(deps: AnswerJobDeps) {
  const { database, jobs, library, pages, publisher, clock, answerFile, modelJob } = deps;

  const complete = async (id: string, outcome: Outcome) => {
    const at = new Date(clock());
    const row = await store.completeQuestion(database.root, id, { ...FAILED, ...outcome, at });
    if (row) publisher.publish(row);
  };

  const postpone = (request: AnswerRequest) =>
    database.transaction((trx) =>
      jobs.enqueue(trx, answerQuestion, request, { startAfter: POSTPONE_SECONDS }),
    );

  return {
    /** Works out an answer. Run again after a kill it does nothing that was done already. */
    async answer(request: AnswerRequest): Promise<void> {
      const { questionId, fileId, isExact } = request;
      const [row, file] = await Promise.all([
        store.findQuestionForWork(database.root, questionId),
        library.findFileForWork(fileId),
      ]);
      // With a preliminary answer it is the model's turn.
      if (!row?.file_id || !file || row.completed_at || row.answer) return;
      if (file.status === 'failed') return complete(questionId, { error: FILE_FAILED });
      // Sent back to be read again since the question was asked.
      if (file.status !== 'complete') return postpone(request);
      const version = await pages.checkVersion(file);
      if (version === 'newer' && clock() - row.created_at.getTime() > NEWER_ANSWERS_WITHIN_MS)
        return complete(questionId, { error: READ_BY_NEWER });
      if (version !== 'current') return postpone(request);
      const found = await answerFile(file, searchedQuestion(row), { lane: 'question', isExact }).catch(
        async (error: unknown) => {
          const current = await library.findFileForWork(file.id);
          // Sent back to be read again, since what was stored of it is damaged.
          if (current && current.status !== 'complete') await postpone(request);
          // Deleted meanwhile: nobody waits for an answer.
          else if (await store.findQuestionForWork(database.root, questionId)) throw error;
          return null;
        },
      );
      if (found && modelJob) await modelJob.begin(request, row.account_id, found);
      else if (found) await complete(questionId, found);
    },

    /** Tells the one who asked that no attempt worked. */
    giveUp: ({ questionId }: AnswerRequest) => complete(questionId, { error: ANSWER_FAILED }),
  };
}
