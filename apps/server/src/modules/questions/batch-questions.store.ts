import type { Db, Trx } from '#kernel/database.ts';

/** Makes the row of a question that a batch asks; one that is there stays as it is. */
export async function insertBatchQuestion(
  db: Db,
  question: { id: string; accountId: string; fileId: string; batchId: string; text: string; at: Date },
): Promise<void> {
  await db
    .insertInto('question')
    .values({
      id: question.id,
      account_id: question.accountId,
      file_id: question.fileId,
      // Nothing continues it, and it continues nothing.
      conversation_id: question.id,
      batch_id: question.batchId,
      question: question.text,
      answered_by: null,
      answer: null,
      error: null,
      created_at: question.at,
      completed_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Deletes questions of batches that are to be asked anew. */
export async function deleteBatchQuestions(
  trx: Trx,
  accountId: string,
  ids: readonly string[],
): Promise<void> {
  await trx
    .deleteFrom('question')
    .where('account_id', '=', accountId)
    .where('batch_id', 'is not', null)
    .where('id', 'in', ids)
    .execute();
}
