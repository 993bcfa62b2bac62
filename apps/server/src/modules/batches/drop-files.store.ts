import { sql } from 'kysely';
import type { Db, Trx } from '#kernel/database.ts';
import type { DeletedFiles } from '#kernel/module.ts';
import type { BatchRow } from '#modules/batches/store.ts';

/** A batch that loses files. */
export interface LosingBatch extends Pick<BatchRow, 'id' | 'status'> {
  /** It has none beside them. */
  readonly losesAll: boolean;
}

/** Locks the batches that ask some of these files, always in one order. */
export async function lockLosing(
  trx: Trx,
  { accountId, fileIds }: DeletedFiles,
): Promise<readonly LosingBatch[]> {
  const { rows } = await sql<LosingBatch>`
    select id, status, not exists (
      select 1 from batch_file where batch_id = batch.id and file_id <> all(${fileIds}::text[])
    ) as "losesAll"
    from batch
    where account_id = ${accountId}
      and id in (select batch_id from batch_file where file_id = any(${fileIds}::text[]))
    order by id for update`.execute(trx);
  return rows;
}

/** How many batches ask these files and no others. */
export async function countLosingAll(db: Db, { accountId, fileIds }: DeletedFiles): Promise<number> {
  const { rows } = await sql<{ batches: number }>`
    select count(*)::integer as batches from batch
    where account_id = ${accountId}
      and id in (select batch_id from batch_file where file_id = any(${fileIds}::text[]))
      and not exists (
        select 1 from batch_file where batch_id = batch.id and file_id <> all(${fileIds}::text[])
      )`.execute(db);
  return rows[0]?.batches ?? 0;
}

export async function deleteBatches(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await trx.deleteFrom('batch').where('id', 'in', ids).execute();
}

/** Lets go of summaries that quote what is about to be deleted; one that is being made will not be kept. */
export async function dropSummaries(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('batch')
    .set({ summary: null, revision: sql<number>`revision + 1` })
    .where('id', 'in', ids)
    .execute();
}
