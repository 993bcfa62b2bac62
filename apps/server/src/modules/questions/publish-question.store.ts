import type { Trx } from '#kernel/database.ts';
import type { QuestionRow } from '#modules/questions/store.ts';

/** The file of a question that is open; whoever completes or deletes it waits for this transaction. */
export const holdOpen = (trx: Trx, id: string): Promise<Pick<QuestionRow, 'file_id'> | undefined> =>
  trx
    .selectFrom('question')
    .select('file_id')
    .where('id', '=', id)
    .where('completed_at', 'is', null)
    .forShare()
    .executeTakeFirst();
