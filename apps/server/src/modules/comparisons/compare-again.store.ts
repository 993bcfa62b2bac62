import type { ComparisonOptions } from '@recto/contract/comparison-options';
import type { Trx } from '#kernel/database.ts';
import type { ChangeRecord, ComparisonRecord } from '#modules/comparisons/store.ts';

/** A comparison that nobody else changes until the transaction ends. */
export const lockComparison = (
  trx: Trx,
  { accountId, id }: { readonly accountId: string; readonly id: string },
): Promise<ComparisonRecord | undefined> =>
  trx
    .selectFrom('comparison')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();

/** Lets a comparison run in its next round. What is kept of the last result goes only with the next one. */
export const startNextRound = (
  trx: Trx,
  row: ComparisonRecord,
  {
    options,
    isTurned,
    at,
  }: { readonly options: ComparisonOptions; readonly isTurned: boolean; readonly at: Date },
): Promise<ComparisonRecord> =>
  trx
    .updateTable('comparison')
    .set({
      ...(isTurned && { left_file_id: row.right_file_id, right_file_id: row.left_file_id }),
      is_turned: row.is_turned !== isTurned,
      options: JSON.stringify(options),
      round: row.round + 1,
      status: 'running',
      progress: 0,
      is_cut_off: false,
      row_count: 0,
      change_count: 0,
      written: null,
      error: null,
      asked_at: at,
      completed_at: null,
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** The changes of the last result that was kept, with what a person said of them. */
export const listKept = (trx: Trx, id: string): Promise<Pick<ChangeRecord, 'change' | 'review'>[]> =>
  trx
    .selectFrom('comparison_change')
    .select(['change', 'review'])
    .where('comparison_id', '=', id)
    .orderBy('change_id')
    .execute();
