import { sql } from 'kysely';
import type { Db } from '#kernel/database.ts';
import type { AboutFile } from '#kernel/module.ts';

/** The files that these questions were asked of, and those that their answers cite. */
export async function listFilesOf(
  db: Db,
  accountId: string,
  ids: readonly string[],
): Promise<readonly AboutFile[]> {
  const { rows } = await sql<AboutFile>`
    select question.id, question.file_id as "fileId" from question
    where question.account_id = ${accountId} and question.id = any(${ids}::text[]) and question.file_id is not null
    union
    select question.id, cited.citation ->> 'fileId' from question
    cross join lateral jsonb_array_elements(question.answer -> 'citations') as cited (citation)
    where question.account_id = ${accountId} and question.id = any(${ids}::text[]) and question.file_id is null`.execute(
    db,
  );
  return rows;
}

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
    .where('file_id', '=', sql<string>`any(${fileIds}::text[])`)
    .executeTakeFirstOrThrow();
  return { questions: Number(questions), reviews: Number(reviews) };
}
