import type { Selectable } from 'kysely';
import type { Db, Trx } from '#kernel/database.ts';
import { readNearest, turned } from '#kernel/slices.ts';
import { readCount } from '#modules/counts/index.ts';
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
  const total = await readCount(db, { name: 'feedback' });
  const rows = await readNearest({ offset: (page - 1) * limit, limit, total }, (wanted) =>
    db
      .selectFrom('feedback')
      .selectAll()
      .orderBy('created_at', turned('desc', wanted.isReversed))
      .orderBy('id', turned('asc', wanted.isReversed))
      .offset(wanted.offset)
      .limit(wanted.limit)
      .execute(),
  );
  return { rows, total };
}
