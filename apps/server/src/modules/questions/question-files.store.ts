import { type Selectable, sql } from 'kysely';
import type { Db, Trx } from '#kernel/database.ts';
import type { AboutFile, DeletedFiles } from '#kernel/module.ts';
import { fileSetOf } from '#modules/questions/file-set.ts';
import type { QuestionTable, StoredFollowUp } from '#modules/questions/tables.ts';

/** The one place that knows how questions and their files hang together. */

/** A question with the files that it is asked of, in their order: one at least. */
export interface QuestionRow extends Selectable<QuestionTable> {
  readonly file_ids: readonly string[];
}

/** The files of a question in a statement that names `question`. */
export const fileIdsOfQuestion = sql<string[]>`array(
  select file_id from question_file where question_id = question.id order by position)`.as('file_ids');

export const selectQuestions = (db: Db) =>
  db.selectFrom('question').selectAll('question').select(fileIdsOfQuestion);

export interface NewQuestion {
  readonly id: string;
  readonly accountId: string;
  /** Each once, in the order in which they are searched and shown. */
  readonly fileIds: readonly string[];
  readonly conversationId: string;
  readonly batchId?: string;
  readonly text: string;
  readonly followUp?: StoredFollowUp | null;
  readonly follows?: string | null;
  readonly at: Date;
}

/** Makes the rows of a question; one that is there stays as it is. */
export async function insertWithFiles(db: Db, question: NewQuestion): Promise<void> {
  const { id, accountId, fileIds, followUp = null } = question;
  const inserting = db
    .insertInto('question')
    .values({
      id,
      account_id: accountId,
      file_set: fileSetOf(fileIds),
      conversation_id: question.conversationId,
      batch_id: question.batchId ?? null,
      question: question.text,
      follow_up: followUp && JSON.stringify(followUp),
      follows: question.follows ?? null,
      answered_by: null,
      answer: null,
      error: null,
      created_at: question.at,
      completed_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id');
  await sql`with asked as (${inserting})
    insert into question_file (question_id, file_id, position)
    select asked.id, named.file_id, named.number - 1
    from asked cross join unnest(${fileIds}::text[]) with ordinality as named (file_id, number)
    -- Each locks its file, in the order in which a deletion does.
    order by named.file_id`.execute(db);
}

/** The files that these questions are asked of, and with them all that their answers cite. */
export async function listFilesOf(
  db: Db,
  accountId: string,
  ids: readonly string[],
): Promise<readonly AboutFile[]> {
  const { rows } = await sql<AboutFile>`
    select question.id, asked.file_id as "fileId"
    from question join question_file as asked on asked.question_id = question.id
    where question.account_id = ${accountId} and question.id = any(${ids}::text[])`.execute(db);
  return rows;
}

/** Questions that are asked of any of these files, alone or with others. */
const isAskedOf = (fileIds: readonly string[]) => sql<boolean>`id in (
  select question_id from question_file where file_id = any(${fileIds}::text[]))`;

/** How often these files were asked, in batches too, and how many of the answers a person has said something of. */
export async function countAbout(
  db: Db,
  accountId: string,
  fileIds: readonly string[],
): Promise<{ questions: number; reviews: number }> {
  const { questions, reviews } = await db
    .selectFrom('question')
    .select(({ fn }) => [fn.countAll<number>().as('questions'), fn.count<number>('review').as('reviews')])
    .where('account_id', '=', accountId)
    .where(isAskedOf(fileIds))
    .executeTakeFirstOrThrow();
  return { questions: Number(questions), reviews: Number(reviews) };
}

/**
 * Deletes what was asked of these files, in batches too, and answers the ids. What was asked of several goes with any of
 * them: its answer may quote each, and says what it found in each.
 */
export async function deleteAsking(
  trx: Trx,
  { accountId, fileIds }: DeletedFiles,
): Promise<readonly string[]> {
  const rows = await trx
    .deleteFrom('question')
    .where('id', 'in', (eb) =>
      // Locked in one order: two deletions may have a question in common.
      eb
        .selectFrom('question')
        .select('id')
        .where('account_id', '=', accountId)
        .where(isAskedOf(fileIds))
        .orderBy('id')
        .forUpdate(),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The ids of questions that were asked of one file alone, for the statement of another module. */
export const selectAlone = (db: Db, accountId: string, fileId: string) =>
  db
    .selectFrom('question')
    .select('id')
    .where('account_id', '=', accountId)
    .where('file_set', '=', fileSetOf([fileId]));
