import type { Selectable } from 'kysely';
import type { Db, Trx } from '#kernel/database.ts';
import type { FeedbackTable } from '#modules/feedback/tables.ts';

export type FeedbackRow = Selectable<FeedbackTable>;

export const insertFeedback = (trx: Trx, feedback: FeedbackRow) =>
  trx.insertInto('feedback').values(feedback).execute();

export const findFeedback = (db: Db, id: string): Promise<FeedbackRow | undefined> =>
  db.selectFrom('feedback').selectAll().where('id', '=', id).executeTakeFirst();

export const listFeedback = (db: Db, accountId: string): Promise<FeedbackRow[]> =>
  db
    .selectFrom('feedback')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** What everybody has written, newest first. */
export async function pageFeedback(
  db: Db,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<{ rows: FeedbackRow[]; total: number }> {
  const rows = await db
    .selectFrom('feedback')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { total } = await db
    .selectFrom('feedback')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}
