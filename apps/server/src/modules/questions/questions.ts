import { randomUUID } from 'node:crypto';
import type { Question } from '@recto/contract/questions';
import { answerText } from '@recto/core/answers';
import { anchorsOfRange } from '@recto/core/document';
import type { Clock } from '#kernel/clock.ts';
import { type Database, violates } from '#kernel/database.ts';
import type { JobQueue } from '#kernel/define-job.ts';
import type { TaskRunner } from '#kernel/define-task.ts';
import { AppError, notFound } from '#kernel/errors.ts';
import { type Pages, READ_BY_NEWER } from '#modules/ingestion/index.ts';
import type { FileRow, Library } from '#modules/library/index.ts';
import type { Meter } from '#modules/plans/index.ts';
import { type AnswerRequest, answerQuestion } from '#modules/questions/jobs.ts';
import * as store from '#modules/questions/store.ts';
import { findAnswer } from '#modules/questions/tasks/find-answer.ts';
import type { QuestionRow } from '#modules/questions/store.ts';
import type { StoredAnswer } from '#modules/questions/tables.ts';
import type { Realtime } from '#modules/realtime/index.ts';

export interface QuestionsDeps {
  readonly database: Database;
  readonly jobs: JobQueue;
  readonly meter: Meter;
  readonly library: Pick<Library, 'getFile' | 'findFileForWork' | 'mapFiles'>;
  readonly pages: Pick<Pages, 'rereadIfOutdated' | 'checkVersion' | 'withIndex' | 'load' | 'readState'>;
  readonly realtime: Pick<Realtime, 'publish' | 'drop'>;
  readonly clock: Clock;
  readonly tasks: Pick<TaskRunner, 'run'>;
}

const NOT_FOUND_TEXT = 'No matching passage was found in this document.';
const FILE_FAILED = 'This file could not be read again. See what is wrong with it, then ask again.';
/** How often a question looks whether its file has been read again. */
const POSTPONE_SECONDS = 5;
/** So long a question waits for a server of the later version that has read its file. */
const NEWER_ANSWERS_WITHIN_MS = 60_000;
const ANSWER_FAILED = 'Working out the answer failed on our side. Ask again.';

/** A question as clients see it. */
export function toQuestion(row: QuestionRow): Question {
  const none: StoredAnswer = { answer: '', answered: false, pages: [], claims: [], citations: [] };
  return {
    _id: row.id,
    fileId: row.file_id,
    question: row.question,
    answeredBy: row.answered_by,
    createdAt: row.created_at.toISOString(),
    completed: row.completed_at !== null,
    ...(row.answer ?? none),
    ...(row.error ? { error: row.error } : {}),
  };
}

export function makeQuestions(deps: QuestionsDeps) {
  const { database, jobs, meter, library, pages, realtime, clock } = deps;

  const getQuestion = async (accountId: string, id: string): Promise<QuestionRow> => {
    const row = await store.findQuestion(database.root, accountId, id);
    if (!row) throw notFound('Question');
    return row;
  };

  const complete = async (id: string, outcome: { answer: StoredAnswer | null; error: string | null }) => {
    const row = await store.completeQuestion(database.root, id, { ...outcome, at: new Date(clock()) });
    if (!row) return;
    realtime.publish(row.account_id, `question:${id}`, {
      type: 'chat_response',
      body: { questions: [toQuestion(row)] },
    });
  };

  const postpone = (request: AnswerRequest) =>
    database.transaction((trx) =>
      jobs.enqueue(trx, answerQuestion, request, { startAfter: POSTPONE_SECONDS }),
    );

  return {
    getQuestion,

    /** Accepts a question of a file that is Complete; the answer is worked out by a job. */
    async ask(accountId: string, fileId: string, text: string): Promise<QuestionRow> {
      const file = await library.getFile(accountId, fileId);
      if (file.status !== 'complete' || (await pages.rereadIfOutdated(file))) {
        throw new AppError(
          422,
          'file.not_complete',
          'This file is not Complete yet. Ask when it has been read.',
        );
      }
      const id = randomUUID();
      const accepting = database.transaction(async (trx) => {
        const question = { id, accountId, fileId, text, answeredBy: 'extract', at: new Date(clock()) };
        const row = await store.insertQuestion(trx, question);
        await meter.take(trx, { key: id, accountId, metric: 'questions' });
        await jobs.enqueue(trx, answerQuestion, { questionId: id, fileId, accountId });
        return row;
      });
      // Deleted since it was looked for.
      return accepting.catch((error: unknown) => {
        throw violates(error, 'question_file_id_fkey') ? notFound('File') : error;
      });
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
      for await (const rows of store.streamQuestions(database.root, accountId)) yield rows.map(toQuestion);
    },

    /** What an account has asked, newest first, with the names of the files. Those of a file that is deleted meanwhile go too. */
    async list(listing: Parameters<typeof store.listQuestions>[1]) {
      const { rows, total } = await store.listQuestions(database.root, listing);
      const files = await library.mapFiles(
        listing.accountId,
        rows.map(({ file_id }) => file_id),
      );
      const named = rows.flatMap((row) => {
        const file = files.get(row.file_id);
        return file ? [{ fileName: file.name, row }] : [];
      });
      return { named, total };
    },

    /** Works out an answer. Run again after a kill it does nothing that was done already. */
    async answer(request: AnswerRequest): Promise<void> {
      const { questionId } = request;
      const row = await store.findQuestionForWork(database.root, questionId);
      const file = row && (await library.findFileForWork(row.file_id));
      if (!row || !file || row.completed_at) return;
      if (file.status === 'failed') return complete(questionId, { answer: null, error: FILE_FAILED });
      // Sent back to be read again since the question was asked.
      if (file.status !== 'complete') return postpone(request);
      const version = await pages.checkVersion(file);
      if (version === 'newer' && clock() - row.created_at.getTime() > NEWER_ANSWERS_WITHIN_MS)
        return complete(questionId, { answer: null, error: READ_BY_NEWER });
      if (version !== 'current') return postpone(request);
      const answer = await workOutAnswer(deps, file, row.question).catch(async (error: unknown) => {
        const current = await library.findFileForWork(file.id);
        // Sent back to be read again, since what was stored of it is damaged.
        if (current && current.status !== 'complete') await postpone(request);
        // Deleted meanwhile: nobody waits for an answer.
        else if (await store.findQuestionForWork(database.root, questionId)) throw error;
        return null;
      });
      if (answer) await complete(questionId, { answer, error: null });
    },

    /** Tells the one who asked that no attempt worked. */
    giveUp: ({ questionId }: AnswerRequest) => complete(questionId, { answer: null, error: ANSWER_FAILED }),
  };
}
export type Questions = ReturnType<typeof makeQuestions>;

async function workOutAnswer(
  { pages, tasks }: QuestionsDeps,
  file: FileRow,
  question: string,
): Promise<StoredAnswer> {
  const found = await pages.withIndex(file, ({ key, sha256, load }) => {
    const request = { fileId: file.id, indexKey: key, sha256, question };
    return tasks.run(findAnswer, request, { account: file.account_id, loadBytes: load });
  });
  if (!found.answered) {
    const searched = { ...(await pages.readState(file.id)), nearest: [...found.nearest] };
    return { answer: NOT_FOUND_TEXT, answered: false, pages: [], claims: [], citations: [], searched };
  }
  const cited = await pages.load(file.id, [...new Set(found.citations.map(({ page }) => page))]);
  const citations = found.citations.map(({ page: number, start, end, quote }) => {
    const page = cited.find((candidate) => candidate.number === number);
    if (!page) throw new Error(`cited page ${number} is not stored`);
    const pageLabel = page.label === undefined ? {} : { pageLabel: page.label };
    return { fileId: file.id, page: number, ...pageLabel, quote, ...anchorsOfRange(page, { start, end }) };
  });
  return {
    answer: answerText(found),
    answered: true,
    pages: [...found.pages],
    claims: found.claims.map(({ text, citations: indexes, isSupporting }) => ({
      text,
      citations: [...indexes],
      ...(isSupporting ? { isFurther: true as const } : {}),
    })),
    citations,
  };
}
