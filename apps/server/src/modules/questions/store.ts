import type { Db, Trx } from '#kernel/database.ts';
import { listAsked as listAskedSets, readCount } from '#modules/counts/index.ts';
import { fileSetOf } from '#modules/questions/file-set.ts';
import {
  fileIdsOfQuestion,
  insertWithFiles,
  type QuestionRow,
  selectQuestions,
} from '#modules/questions/question-files.store.ts';
import type { StoredAnswer, StoredFollowUp, StoredReview } from '#modules/questions/tables.ts';

export type { QuestionRow };

export async function insertQuestion(
  trx: Trx,
  question: {
    id: string;
    accountId: string;
    fileIds: readonly string[];
    conversationId: string;
    text: string;
    followUp: StoredFollowUp | null;
    follows: string | null;
    at: Date;
  },
): Promise<QuestionRow> {
  await insertWithFiles(trx, question);
  return selectQuestions(trx).where('id', '=', question.id).executeTakeFirstOrThrow();
}

export async function findQuestion(db: Db, accountId: string, id: string): Promise<QuestionRow | undefined> {
  return selectQuestions(db).where('id', '=', id).where('account_id', '=', accountId).executeTakeFirst();
}

/** Those of these questions that the account has, in no order. */
export async function findQuestions(
  db: Db,
  accountId: string,
  ids: readonly string[],
): Promise<QuestionRow[]> {
  if (ids.length === 0) return [];
  return selectQuestions(db).where('account_id', '=', accountId).where('id', 'in', ids).execute();
}

/** The question of just these files that was asked last, batches aside. */
export async function findLastQuestion(
  db: Db,
  accountId: string,
  fileSet: string,
): Promise<QuestionRow | undefined> {
  return selectQuestions(db)
    .where('account_id', '=', accountId)
    .where('file_set', '=', fileSet)
    .where('batch_id', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** False when the account has no such question, or a batch asks it, with which alone it goes. */
export async function deleteQuestion(db: Db, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('question')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('batch_id', 'is', null)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** A question by its id alone: for background work, which acts for the one who asked. */
export async function findQuestionForWork(db: Db, id: string): Promise<QuestionRow | undefined> {
  return selectQuestions(db).where('id', '=', id).executeTakeFirst();
}

/** Records the outcome once; undefined when there is one already, or the question is gone. */
export async function completeQuestion(
  db: Db,
  id: string,
  outcome: { answer: StoredAnswer | null; answeredBy: string | null; error: string | null; at: Date },
): Promise<QuestionRow | undefined> {
  return db
    .updateTable('question')
    .set({
      answer: outcome.answer && JSON.stringify(outcome.answer),
      answered_by: outcome.answeredBy,
      error: outcome.error,
      completed_at: outcome.at,
    })
    .where('id', '=', id)
    .where('completed_at', 'is', null)
    .returningAll()
    .returning(fileIdsOfQuestion)
    .executeTakeFirst();
}

/** Keeps what the file itself answers until a model has; undefined when there is an answer already, or no question. */
export async function keepPreliminary(
  trx: Trx,
  id: string,
  { answer, answeredBy }: { answer: StoredAnswer; answeredBy: string },
): Promise<QuestionRow | undefined> {
  return trx
    .updateTable('question')
    .set({ answer: JSON.stringify(answer), answered_by: answeredBy })
    .where('id', '=', id)
    .where('answer', 'is', null)
    .where('completed_at', 'is', null)
    .returningAll()
    .returning(fileIdsOfQuestion)
    .executeTakeFirst();
}

/** Whether somebody still waits for the answer of a question. */
export async function isOpen(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('question')
    .select('id')
    .where('id', '=', id)
    .where('completed_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The question that another one continues, with its answer; null where there is none, or none was answered. */
export async function findPrevious(
  db: Db,
  { account_id, follows }: QuestionRow,
): Promise<{ question: string; answer: string } | null> {
  const row = follows === null ? undefined : await findQuestion(db, account_id, follows);
  return row?.answer?.answered ? { question: row.question, answer: row.answer.answer } : null;
}

/** Puts what has been found out about an answer since into its place. */
export async function replaceAnswer(db: Db, id: string, answer: StoredAnswer): Promise<void> {
  await db
    .updateTable('question')
    .set({ answer: JSON.stringify(answer) })
    .where('id', '=', id)
    .where('answer', 'is not', null)
    // A preliminary answer is about to be replaced.
    .where('completed_at', 'is not', null)
    .execute();
}

/** Keeps what a person said of an answer, worked out from what was said before. */
export async function updateReview(
  trx: Trx,
  { accountId, id }: { accountId: string; id: string },
  revise: (row: QuestionRow) => StoredReview | null,
): Promise<QuestionRow | undefined> {
  const row = await selectQuestions(trx)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const review = revise(row);
  return trx
    .updateTable('question')
    .set({ review: review && JSON.stringify(review) })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returningAll()
    .returning(fileIdsOfQuestion)
    .executeTakeFirst();
}

export interface AskedFile {
  readonly fileId: string;
  readonly questions: number;
  readonly lastAskedAt: Date;
}

/** The files that were asked by themselves, the last one first. */
export async function listAskedFiles(
  db: Db,
  { accountId, offset, limit }: { accountId: string; offset: number; limit: number },
): Promise<{ asked: AskedFile[]; total: number }> {
  const total = await readCount(db, { accountId, name: 'conversations' });
  const rows = await listAskedSets(db, { accountId, offset, limit, total });
  const asked = rows.map(({ scope, value, last_at }) => ({
    fileId: scope,
    questions: value,
    lastAskedAt: last_at,
  }));
  return { asked, total };
}

/** How often each of these files was asked by itself; those that were not are left out. */
export async function countQuestionsOf(
  db: Db,
  accountId: string,
  fileIds: readonly string[],
): Promise<{ fileId: string; questions: number }[]> {
  const rows = await db
    .selectFrom('question')
    .where('account_id', '=', accountId)
    .where('file_set', 'in', fileIds)
    .where('batch_id', 'is', null)
    .select(({ fn }) => ['file_set', fn.countAll<number>().as('questions')])
    .groupBy('file_set')
    .execute();
  return rows.map(({ file_set, questions }) => ({ fileId: file_set, questions: Number(questions) }));
}

/** So many questions of each of two files are looked through for those that both were asked. */
const SHARED_AMONG = 500;

/** What was asked of a file alone, in batches too, the last first. */
export const listQuestionsOf = (db: Db, accountId: string, fileId: string): Promise<QuestionRow[]> =>
  selectQuestions(db)
    .where('account_id', '=', accountId)
    .where('file_set', '=', fileSetOf([fileId]))
    .where('completed_at', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHARED_AMONG)
    .execute();

export const countQuestions = (db: Db, accountId: string): Promise<number> =>
  readCount(db, { accountId, name: 'questions' });

/** Questions read from the database at once: with their answers some megabytes at most. */
const QUESTIONS_PER_FETCH = 100;

/** All of an account, newest first, a few at a time. Times are whole milliseconds, as our clock gives them. */
export async function* streamQuestions(db: Db, accountId: string): AsyncGenerator<QuestionRow[]> {
  let before: QuestionRow | undefined;
  for (;;) {
    const rows = await listQuestionsBefore(db, accountId, before);
    if (rows.length > 0) yield rows;
    if (rows.length < QUESTIONS_PER_FETCH) return;
    before = rows.at(-1);
  }
}

function listQuestionsBefore(db: Db, accountId: string, before?: QuestionRow): Promise<QuestionRow[]> {
  const all = selectQuestions(db).where('account_id', '=', accountId);
  const older = before
    ? all.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), '<', tuple(before.created_at, before.id)),
      )
    : all;
  return older.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(QUESTIONS_PER_FETCH).execute();
}
