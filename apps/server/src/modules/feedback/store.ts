import type { Selectable } from 'kysely';
import type { Db } from '#kernel/database.ts';
import type { FeedbackTable } from '#modules/feedback/tables.ts';

type FeedbackRow = Selectable<FeedbackTable>;

export const insertFeedback = (db: Db, feedback: FeedbackRow) =>
  db.insertInto('feedback').values(feedback).execute();

export const listFeedback = (db: Db, accountId: string): Promise<FeedbackRow[]> =>
  db
    .selectFrom('feedback')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
