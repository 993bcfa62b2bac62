import { randomUUID } from 'node:crypto';
import type { Question } from '@recto/contract/questions';
import type { Clock } from '#kernel/clock.ts';
import { type Database, type Trx, violates } from '#kernel/database.ts';
import type { JobQueue } from '#kernel/define-job.ts';
import { AppError, notFound } from '#kernel/errors.ts';
import type { FindCurrent, GuardedEmbeddings, GuardedModel } from '#kernel/guard-model.ts';
import type { Log } from '#kernel/log.ts';
import type { Metrics } from '#kernel/metrics.ts';
import type { Pages } from '#modules/ingestion/index.ts';
import type { FileRow, Library } from '#modules/library/index.ts';
import type { ModelCalls } from '#modules/model-calls/index.ts';
import type { Meter } from '#modules/plans/index.ts';
import { type AnswerDeps, makeAnswerFile } from '#modules/questions/answer-file.ts';
import { makeAnswerFiles } from '#modules/questions/answer-files.ts';
import { makeCountAnswer } from '#modules/questions/answer-metrics.ts';
import { makeAnswerJob } from '#modules/questions/answer-job.ts';
import { makeBatchQuestions } from '#modules/questions/batch-questions.ts';
import { makeConversations } from '#modules/questions/conversations.ts';
import { makeEmbedFile } from '#modules/questions/embeddings/embed-file.ts';
import { makeFindMeaning } from '#modules/questions/embeddings/find-meaning.ts';
import { type AskedFiles, type Asking, makeFollowUpReader } from '#modules/questions/follow-ups.ts';
import { makeElsewhere } from '#modules/questions/elsewhere.ts';
import { answerQuestion } from '#modules/questions/jobs.ts';
import { makeListQuestions } from '#modules/questions/list-questions.ts';
import { makeSpanLocator } from '#modules/questions/locate-spans.ts';
import type { AskedModel } from '#modules/questions/model/answer-waiting.ts';
import { type ModelLimits, makeAskModel } from '#modules/questions/model/ask-model.ts';
import { makeModelJob } from '#modules/questions/model/model-job.ts';
import { makePresenter } from '#modules/questions/present-questions.ts';
import { makePublisher } from '#modules/questions/publish-question.ts';
import { deleteAsking } from '#modules/questions/question-files.store.ts';
import { type ReviewRequest, reviseReview } from '#modules/questions/reviews.ts';
import * as store from '#modules/questions/store.ts';
import { toAnswer, toQuestion } from '#modules/questions/to-question.ts';
import type { Outbox } from '#modules/realtime/index.ts';

/** A question that was asked by itself. */
export interface AskedQuestion {
  readonly questionId: string;
  readonly accountId: string;
  readonly at: Date;
}

export interface QuestionsDeps extends AnswerDeps {
  readonly database: Database;
  readonly jobs: JobQueue;
  readonly meter: Meter;
  readonly library: Pick<Library, 'getFile' | 'findFileForWork' | 'mapFiles'>;
  readonly pages: AnswerDeps['pages'] &
    Pick<Pages, 'loadStored' | 'reprocessIfOutdated' | 'checkReady' | 'textVersions'>;
  readonly modelCalls: Pick<ModelCalls, 'callOnce' | 'callOff' | 'settle'>;
  readonly realtime: Pick<Outbox, 'defineEvent' | 'fail' | 'eraseEventsAbout'>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
  readonly metrics: Pick<Metrics, 'histogram'>;
  /** Puts a question into the list of what was asked. */
  readonly recordHistory: (trx: Trx, entry: AskedQuestion) => Promise<void>;
  /** The language model that answers beside the files themselves. */
  readonly findModel: FindCurrent<GuardedModel>;
  readonly modelLimits: ModelLimits;
  /** Finds passages by their meaning for the language model. */
  readonly findEmbeddings: FindCurrent<GuardedEmbeddings>;
}

/** What an account has of its own, and what of it is still being read, is told by name where several are asked. */
const notComplete = ({ name }: FileRow, { length }: readonly FileRow[]): AppError =>
  new AppError(
    422,
    'file.not_complete',
    `${length === 1 ? 'This file' : name} is not Complete yet. Ask when it has been read.`,
  );

export function makeQuestions(deps: QuestionsDeps) {
  const { database, jobs, meter, library, pages, realtime, clock, modelLimits: limits } = deps;
  const { recordHistory } = deps;
  const locateSpans = makeSpanLocator(deps);
  const answerFile = makeAnswerFile(deps);
  const readFollowUp = makeFollowUpReader(deps);
  const presentAll = makePresenter({ library, locateSpans });
  const publisher = makePublisher({ ...deps, present: presentAll });
  const countAnswer = makeCountAnswer(deps.metrics);
  const working = { ...deps, answerFiles: makeAnswerFiles({ pages, answerFile }), publisher, countAnswer };
  const embedding = makeEmbedFile(deps);
  const findMeaning = makeFindMeaning(deps, embedding);
  const findModel = async (): Promise<AskedModel | null> => {
    const model = await deps.findModel();
    return model && { ...model, ask: makeAskModel({ ...deps, model, limits, findMeaning }) };
  };
  const modelJob = makeModelJob({ ...working, findModel });

  /** A question as it is read now. */
  const present = async (row: store.QuestionRow | undefined): Promise<Question> => {
    const [question] = await presentAll(row ? [row] : []);
    if (!question) throw notFound('Question');
    return question;
  };

  /** The first that is not the account's is 404, the first that cannot be asked yet 422. */
  const findComplete = async (accountId: string, fileIds: readonly string[]): Promise<AskedFiles> => {
    const files = await Promise.all(fileIds.map((id) => library.getFile(accountId, id)));
    const [first, ...others] = files;
    if (!first) throw notFound('File');
    for (const file of files)
      if (file.status !== 'complete' || (await pages.reprocessIfOutdated(file)))
        throw notComplete(file, files);
    return [first, ...others];
  };

  const answerJob = makeAnswerJob({ ...working, modelJob });

  return {
    ...makeListQuestions({ database, library, present: presentAll }),
    ...makeConversations({ database, present: presentAll }),
    ...makeElsewhere(deps),
    ...answerJob,
    ...makeBatchQuestions({ ...working, answerJob, present: presentAll }),
    answerWithModel: modelJob.answer,
    giveUpModel: modelJob.giveUp,
    answerFile,
    ...embedding,

    getQuestion: async (accountId: string, id: string): Promise<Question> =>
      present(await store.findQuestion(database.root, accountId, id)),

    /** Accepts a question of files that are Complete, each once; the answer is worked out by a job. */
    async ask(accountId: string, fileIds: readonly string[], asking: Asking): Promise<Question> {
      const files = await findComplete(accountId, [...new Set(fileIds)]);
      const asked = files.map((file) => file.id);
      const id = randomUUID();
      const { text, isExact } = asking;
      const { conversationId = id, ...continued } = await readFollowUp(files, asking);
      const accepting = database.transaction(async (trx) => {
        const question = { id, accountId, fileIds: asked, conversationId, text, ...continued };
        const at = new Date(clock());
        const row = await store.insertQuestion(trx, { ...question, at });
        await recordHistory(trx, { questionId: id, accountId, at });
        if (files.some((file) => !file.is_sample))
          await meter.take(trx, { key: id, accountId, metric: 'questions' });
        await jobs.enqueue(trx, answerQuestion, { questionId: id, fileIds: asked, accountId, isExact });
        return toQuestion(row, new Map(files.map((file) => [file.id, file.name])));
      });
      // Deleted since it was looked for.
      return accepting.catch((error: unknown) => {
        throw violates(error, 'question_file_file_id_fkey') ? notFound('File') : error;
      });
    },

    /** Has what was asked of files go with them; answers the ids. */
    dropFiles: deleteAsking,

    /** Keeps what a person says of an answer; gives the question as it is after that. */
    async review(accountId: string, id: string, said: ReviewRequest): Promise<Question> {
      const reviewed = await database.transaction(async (trx) => {
        const row = await store.updateReview(trx, { accountId, id }, ({ answer, review, completed_at }) => {
          if (!answer || !completed_at)
            throw new AppError(422, 'question.unanswered', 'There is no answer to this question yet.');
          return reviseReview(toAnswer(answer), review, said);
        });
        if (row) await publisher.publish(trx, row);
        return row;
      });
      return present(reviewed);
    },

    /** Does without the language model; what the file itself answers stands. */
    stop: async (accountId: string, id: string): Promise<Question> =>
      present(await modelJob.stop(accountId, id)),

    /** Deletes a question with its answer; a job that works on it finds it gone. */
    async deleteQuestion(accountId: string, id: string): Promise<void> {
      await database.transaction(async (trx) => {
        if (!(await store.deleteQuestion(trx, accountId, id))) throw notFound('Question');
        await realtime.eraseEventsAbout(trx, accountId, [id]);
      });
      modelJob.cancel(id);
      publisher.dropPartial(id);
    },
  };
}
export type Questions = ReturnType<typeof makeQuestions>;
