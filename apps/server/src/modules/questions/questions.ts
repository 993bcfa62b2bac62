import { randomUUID } from 'node:crypto';
import type { Question } from '@recto/contract/questions';
import type { Clock } from '#kernel/clock.ts';
import type { GuardedEmbeddings, GuardedModel } from '#kernel/guard-model.ts';
import { type Database, violates } from '#kernel/database.ts';
import type { JobQueue } from '#kernel/define-job.ts';
import { AppError, notFound } from '#kernel/errors.ts';
import type { Log } from '#kernel/log.ts';
import type { Pages } from '#modules/ingestion/index.ts';
import type { Library } from '#modules/library/index.ts';
import type { Meter } from '#modules/plans/index.ts';
import { type AnswerDeps, makeAnswerFile } from '#modules/questions/answer-file.ts';
import { makeAnswerJob } from '#modules/questions/answer-job.ts';
import { makeEmbedFile } from '#modules/questions/embeddings/embed-file.ts';
import { makeFindMeaning } from '#modules/questions/embeddings/find-meaning.ts';
import { type Asking, makeFollowUpReader } from '#modules/questions/follow-ups.ts';
import { answerQuestion } from '#modules/questions/jobs.ts';
import { makeSpanLocator } from '#modules/questions/locate-spans.ts';
import { type ModelLimits, makeAskModel } from '#modules/questions/model/ask-model.ts';
import { makeModelJob } from '#modules/questions/model/model-job.ts';
import { makePublisher } from '#modules/questions/publish-question.ts';
import { type ReviewRequest, reviseReview } from '#modules/questions/reviews.ts';
import * as store from '#modules/questions/store.ts';
import { toAnswer, toQuestion } from '#modules/questions/to-question.ts';
import type { Realtime } from '#modules/realtime/index.ts';

export interface QuestionsDeps extends AnswerDeps {
  readonly database: Database;
  readonly jobs: JobQueue;
  readonly meter: Meter;
  readonly library: Pick<Library, 'getFile' | 'findFileForWork' | 'mapFiles'>;
  readonly pages: AnswerDeps['pages'] &
    Pick<Pages, 'loadStored' | 'reprocessIfOutdated' | 'checkVersion' | 'textVersions'>;
  readonly realtime: Pick<Realtime, 'publish' | 'drop'>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
  /** The language model that answers beside the files themselves; null where there is none. */
  readonly model: GuardedModel | null;
  readonly modelLimits: ModelLimits;
  /** Finds passages by their meaning for the language model; null where there is none. */
  readonly embeddings: GuardedEmbeddings | null;
}

export function makeQuestions(deps: QuestionsDeps) {
  const { database, jobs, meter, library, pages, realtime, clock, model, modelLimits: limits } = deps;
  const locateSpans = makeSpanLocator(deps);
  const answerFile = makeAnswerFile(deps);
  const readFollowUp = makeFollowUpReader(deps);
  const publisher = makePublisher(realtime);
  const working = { ...deps, answerFile, publisher };
  const embedding = makeEmbedFile(deps);
  const findMeaning = makeFindMeaning(deps, embedding);
  const asked = model && { ...model, ask: makeAskModel({ ...deps, model, limits, findMeaning }) };
  const modelJob = makeModelJob({ ...working, model: asked });

  /** A question as it is read now. */
  const present = async (row: store.QuestionRow | undefined): Promise<Question> => {
    const [current] = await locateSpans(row ? [row] : []);
    if (!current) throw notFound('Question');
    return toQuestion(current);
  };

  return {
    ...makeAnswerJob({ ...working, modelJob: model && modelJob }),
    answerWithModel: modelJob.answer,
    giveUpModel: modelJob.giveUp,
    answerFile,
    ...embedding,

    getQuestion: async (accountId: string, id: string): Promise<Question> =>
      present(await store.findQuestion(database.root, accountId, id)),

    /** Accepts a question of a file that is Complete; the answer is worked out by a job. */
    async ask(accountId: string, fileId: string, asking: Asking): Promise<Question> {
      const file = await library.getFile(accountId, fileId);
      if (file.status !== 'complete' || (await pages.reprocessIfOutdated(file))) {
        throw new AppError(
          422,
          'file.not_complete',
          'This file is not Complete yet. Ask when it has been read.',
        );
      }
      const id = randomUUID();
      const { text, isExact } = asking;
      const { conversationId = id, ...continued } = await readFollowUp(file, asking);
      const accepting = database.transaction(async (trx) => {
        const question = { id, accountId, fileId, conversationId, text, ...continued };
        const row = await store.insertQuestion(trx, { ...question, at: new Date(clock()) });
        await meter.take(trx, { key: id, accountId, metric: 'questions' });
        await jobs.enqueue(trx, answerQuestion, { questionId: id, fileId, accountId, isExact });
        return toQuestion(row);
      });
      // Deleted since it was looked for.
      return accepting.catch((error: unknown) => {
        throw violates(error, 'question_file_id_fkey') ? notFound('File') : error;
      });
    },

    /** Keeps what a person says of an answer; gives the question as it is after that. */
    async review(accountId: string, id: string, said: ReviewRequest): Promise<Question> {
      const reviewed = await database.transaction((trx) =>
        store.updateReview(trx, { accountId, id }, ({ answer, review, completed_at }) => {
          if (!answer || !completed_at)
            throw new AppError(422, 'question.unanswered', 'There is no answer to this question yet.');
          return reviseReview(toAnswer(answer), review, said);
        }),
      );
      const [row] = await locateSpans(reviewed ? [reviewed] : []);
      if (!row) throw notFound('Question');
      publisher.publish(row);
      return toQuestion(row);
    },

    /** Does without the language model; what the file itself answers stands. */
    stop: async (accountId: string, id: string): Promise<Question> =>
      present(await modelJob.stop(accountId, id)),

    /** Deletes a question with its answer; a job that works on it finds it gone. */
    async deleteQuestion(accountId: string, id: string): Promise<void> {
      if (!(await store.deleteQuestion(database.root, accountId, id))) throw notFound('Question');
      modelJob.cancel(id);
      realtime.drop(`question:${id}`);
      publisher.dropPartial(id);
    },

    /** The files that an account has asked, the last one first. A file that is deleted meanwhile is left out. */
    async listConversations(listing: Parameters<typeof store.listAskedFiles>[1]) {
      const { asked, total } = await store.listAskedFiles(database.root, listing);
      const files = await library.mapFiles(
        listing.accountId,
        asked.map(({ fileId }) => fileId),
      );
      const conversations = asked.flatMap(({ fileId, ...more }) => {
        const file = files.get(fileId);
        return file ? [{ file, ...more }] : [];
      });
      return { conversations, total };
    },

    countQuestionsOf: (accountId: string, fileIds: readonly string[]) =>
      store.countQuestionsOf(database.root, accountId, fileIds),

    countQuestions: (accountId: string) => store.countQuestions(database.root, accountId),

    /** Everything that an account has asked, newest first, a batch at a time. */
    async *streamAll(accountId: string): AsyncGenerator<Question[]> {
      for await (const rows of store.streamQuestions(database.root, accountId))
        yield (await locateSpans(rows)).map(toQuestion);
    },

    /** What an account has asked, newest first, with names and kinds of the files. Those of a file that is deleted meanwhile go too. */
    async list(listing: Parameters<typeof store.listQuestions>[1]) {
      const { rows, total } = await store.listQuestions(database.root, listing);
      const current = await locateSpans(rows);
      const fileIds = current.flatMap(({ file_id }) => file_id ?? []);
      const files = await library.mapFiles(listing.accountId, fileIds);
      const items = current.flatMap((row) => {
        const file = files.get(row.file_id ?? '');
        return file ? [{ ...toQuestion(row), fileName: file.name, pageKind: file.page_kind }] : [];
      });
      return { items, total };
    },
  };
}
export type Questions = ReturnType<typeof makeQuestions>;
