import { randomUUID } from 'node:crypto';
import type { Question } from '@recto/contract/questions';
import { answerText } from '@recto/core/answers';
import { anchorsOfRange } from '@recto/core/document';
import type { Clock } from '#kernel/clock.ts';
import { type Database, violates } from '#kernel/database.ts';
import type { JobQueue } from '#kernel/define-job.ts';
import type { TaskRunner } from '#kernel/define-task.ts';
import { AppError, notFound } from '#kernel/errors.ts';
import type { Log } from '#kernel/log.ts';
import { type Pages, READ_BY_NEWER } from '#modules/ingestion/index.ts';
import type { FileRow, Library } from '#modules/library/index.ts';
import type { Meter } from '#modules/plans/index.ts';
import { type AnswerRequest, answerQuestion } from '#modules/questions/jobs.ts';
import { makeSpanLocator } from '#modules/questions/locate-spans.ts';
import * as store from '#modules/questions/store.ts';
import { findAnswer } from '#modules/questions/tasks/find-answer.ts';
import type { StoredAnswer } from '#modules/questions/tables.ts';
import { toQuestion, UNANSWERED } from '#modules/questions/to-question.ts';
import type { Realtime } from '#modules/realtime/index.ts';

export interface QuestionsDeps {
  readonly database: Database;
  readonly jobs: JobQueue;
  readonly meter: Meter;
  readonly library: Pick<Library, 'getFile' | 'findFileForWork' | 'mapFiles'>;
  readonly pages: Pick<
    Pages,
    'rereadIfOutdated' | 'checkVersion' | 'withIndex' | 'load' | 'readState' | 'textVersions'
  >;
  readonly realtime: Pick<Realtime, 'publish' | 'drop'>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
  readonly tasks: Pick<TaskRunner, 'run'>;
}

const NOT_FOUND_TEXT = 'No matching passage was found in this document.';
const FILE_FAILED = 'This file could not be read again. See what is wrong with it, then ask again.';
/** How often a question looks whether its file has been read again. */
const POSTPONE_SECONDS = 5;
/** So long a question waits for a server of the later version that has read its file. */
const NEWER_ANSWERS_WITHIN_MS = 60_000;
const ANSWER_FAILED = 'Working out the answer failed on our side. Ask again.';

type Outcome = { readonly answer: StoredAnswer; readonly answeredBy: string } | { readonly error: string };
const FAILED = { answer: null, answeredBy: null, error: null };

export function makeQuestions(deps: QuestionsDeps) {
  const { database, jobs, meter, library, pages, realtime, clock } = deps;
  const locateSpans = makeSpanLocator(deps);

  const complete = async (id: string, outcome: Outcome) => {
    const at = new Date(clock());
    const row = await store.completeQuestion(database.root, id, { ...FAILED, ...outcome, at });
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
    async getQuestion(accountId: string, id: string): Promise<Question> {
      const row = await store.findQuestion(database.root, accountId, id);
      const [current] = await locateSpans(row ? [row] : []);
      if (!current) throw notFound('Question');
      return toQuestion(current);
    },

    /** Accepts a question of a file that is Complete; the answer is worked out by a job. */
    async ask(accountId: string, fileId: string, text: string): Promise<Question> {
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
        // All questions of a file follow on each other.
        const question = { id, accountId, fileId, conversationId: fileId, text, at: new Date(clock()) };
        const row = await store.insertQuestion(trx, question);
        await meter.take(trx, { key: id, accountId, metric: 'questions' });
        await jobs.enqueue(trx, answerQuestion, { questionId: id, fileId, accountId });
        return toQuestion(row);
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
      for await (const rows of store.streamQuestions(database.root, accountId))
        yield (await locateSpans(rows)).map(toQuestion);
    },

    /** What an account has asked, newest first, with the names of the files. Those of a file that is deleted meanwhile go too. */
    async list(listing: Parameters<typeof store.listQuestions>[1]) {
      const { rows, total } = await store.listQuestions(database.root, listing);
      const current = await locateSpans(rows);
      const fileIds = current.flatMap(({ file_id }) => file_id ?? []);
      const files = await library.mapFiles(listing.accountId, fileIds);
      const items = current.flatMap((row) => {
        const file = files.get(row.file_id ?? '');
        return file ? [{ ...toQuestion(row), fileName: file.name }] : [];
      });
      return { items, total };
    },

    /** Works out an answer. Run again after a kill it does nothing that was done already. */
    async answer(request: AnswerRequest): Promise<void> {
      const { questionId } = request;
      const row = await store.findQuestionForWork(database.root, questionId);
      const file = row?.file_id ? await library.findFileForWork(row.file_id) : undefined;
      if (!row || !file || row.completed_at) return;
      if (file.status === 'failed') return complete(questionId, { error: FILE_FAILED });
      // Sent back to be read again since the question was asked.
      if (file.status !== 'complete') return postpone(request);
      const version = await pages.checkVersion(file);
      if (version === 'newer' && clock() - row.created_at.getTime() > NEWER_ANSWERS_WITHIN_MS)
        return complete(questionId, { error: READ_BY_NEWER });
      if (version !== 'current') return postpone(request);
      const answer = await workOutAnswer(deps, file, row.question).catch(async (error: unknown) => {
        const current = await library.findFileForWork(file.id);
        // Sent back to be read again, since what was stored of it is damaged.
        if (current && current.status !== 'complete') await postpone(request);
        // Deleted meanwhile: nobody waits for an answer.
        else if (await store.findQuestionForWork(database.root, questionId)) throw error;
        return null;
      });
      if (answer) await complete(questionId, { answer, answeredBy: 'extract' });
    },

    /** Tells the one who asked that no attempt worked. */
    giveUp: ({ questionId }: AnswerRequest) => complete(questionId, { error: ANSWER_FAILED }),
  };
}
export type Questions = ReturnType<typeof makeQuestions>;

async function workOutAnswer(
  { pages, tasks }: QuestionsDeps,
  file: FileRow,
  question: string,
): Promise<StoredAnswer> {
  const { found, textVersion } = await pages.withIndex(file, async ({ key, sha256, load }) => {
    const request = { fileId: file.id, indexKey: key, sha256, question };
    const options = { account: file.account_id, loadBytes: load };
    return { found: await tasks.run(findAnswer, request, options), textVersion: sha256 };
  });
  if (!found.answered) {
    const searched = { ...(await pages.readState(file.id)), nearest: [...found.nearest] };
    return { ...UNANSWERED, answer: NOT_FOUND_TEXT, searched };
  }
  const cited = await pages.load(file.id, [...new Set(found.citations.map(({ page }) => page))]);
  const citations = found.citations.map(({ page: number, start, end, quote }) => {
    const page = cited.find((candidate) => candidate.number === number);
    if (!page) throw new Error(`cited page ${number} is not stored`);
    const pageLabel = page.label === undefined ? {} : { pageLabel: page.label };
    const span = { start, end };
    return { fileId: file.id, page: number, ...pageLabel, span, quote, ...anchorsOfRange(page, span) };
  });
  return {
    answer: answerText(found),
    answered: true,
    kind: 'answer',
    pages: [...found.pages],
    claims: found.claims.map(({ text, citations: indexes, isSupporting }) => ({
      text,
      citations: [...indexes],
      ...(isSupporting ? { isFurther: true as const } : {}),
    })),
    citations,
    textVersions: { [file.id]: textVersion },
  };
}
