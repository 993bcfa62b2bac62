import type { Trx } from '#kernel/database.ts';
import { fileIdsOfQuestion, type QuestionRow } from '#modules/questions/question-files.store.ts';

/** The files of a question that is open; whoever completes or deletes it waits for this transaction. */
export const holdOpen = (trx: Trx, id: string): Promise<Pick<QuestionRow, 'file_ids'> | undefined> =>
  trx
    .selectFrom('question')
    .select(fileIdsOfQuestion)
    .where('id', '=', id)
    .where('completed_at', 'is', null)
    .forShare()
    .executeTakeFirst();
