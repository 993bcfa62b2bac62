import { randomUUID } from 'node:crypto';
import type { Question } from '@recto/contract/questions';
import type { Clock } from '#kernel/clock.ts';
import { type Database, violates } from '#kernel/database.ts';
import type { JobQueue } from '#kernel/define-job.ts';
import { AppError, notFound } from '#kernel/errors.ts';
import type { Log } from '#kernel/log.ts';
import type { Pages } from '#modules/ingestion/index.ts';
import type { Library } from '#modules/library/index.ts';
import type { Meter } from '#modules/plans/index.ts';
import { type AnswerDeps, makeAnswerFile } from '#modules/questions/answer-file.ts';
import { makeAnswerJob } from '#modules/questions/answer-job.ts';
import { answerQuestion } from '#modules/questions/jobs.ts';
import { makeSpanLocator } from '#modules/questions/locate-spans.ts';
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
}

export function makeQuestions(deps: QuestionsDeps) {
  const { database, jobs, meter, library, pages, realtime, clock } = deps;
  const locateSpans = makeSpanLocator(deps);
  const answerFile = makeAnswerFile(deps);

  return {
    ...makeAnswerJob({ ...deps, answerFile }),
    answerFile,

    async getQuestion(accountId: string, id: string): Promise<Question> {
      const row = await store.findQuestion(database.root, accountId, id);
      const [current] = await locateSpans(row ? [row] : []);
      if (!current) throw notFound('Question');
      return toQuestion(current);
    },

    /** Accepts a question of a file that is Complete; the answer is worked out by a job. */
    async ask(
      accountId: string,
      fileId: string,
      text: string,
      { isExact }: { readonly isExact?: boolean | undefined } = {},
    ): Promise<Question> {
      const file = await library.getFile(accountId, fileId);
      if (file.status !== 'complete' || (await pages.reprocessIfOutdated(file))) {
        throw new AppError(
          422,
          'file.not_complete',
          'This file is not Complete yet. Ask when it has been read.',
        );
      }
      const id = randomUUID();
      const accepting = database.transaction(async (trx) => {
        // All questions of a file follow on each other.
        const question = { id, accountId, fileId, conversationId: fileId, text, at: new Date(clock()) };
        const row = await store.insertQuestion(trx, question);
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
        store.updateReview(trx, { accountId, id }, ({ answer, review }) => {
          if (!answer)
            throw new AppError(422, 'question.unanswered', 'There is no answer to this question yet.');
          return reviseReview(toAnswer(answer), review, said);
        }),
      );
      const [row] = await locateSpans(reviewed ? [reviewed] : []);
      if (!row) throw notFound('Question');
      const question = toQuestion(row);
      realtime.publish(accountId, `question:${id}`, {
        type: 'chat_response',
        body: { questions: [question] },
      });
      return question;
    },

    /** Deletes a question with its answer; a job that works on it finds it gone. */
    async deleteQuestion(accountId: string, id: string): Promise<void> {
      if (!(await store.deleteQuestion(database.root, accountId, id))) throw notFound('Question');
      realtime.drop(`question:${id}`);
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
