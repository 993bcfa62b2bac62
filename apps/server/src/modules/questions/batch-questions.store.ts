import type { Trx } from '#kernel/database.ts';

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
