import type { Db } from '#kernel/database.ts';
import type { BatchRow } from '#modules/batches/store.ts';

/** A file as a batch asks it. */
export interface RunRow
  extends Pick<
    BatchRow,
    'id' | 'template_id' | 'template_name' | 'questions' | 'columns' | 'status' | 'created_at'
  > {
  readonly batch_file_id: string;
  readonly file_id: string;
}

/** The batches that ask these files, newest first. */
export const listRuns = (db: Db, accountId: string, fileIds: readonly string[]): Promise<RunRow[]> =>
  db
    .selectFrom('batch_file')
    .innerJoin('batch', 'batch.id', 'batch_file.batch_id')
    .select([
      'batch.id',
      'batch.template_id',
      'batch.template_name',
      'batch.questions',
      'batch.columns',
      'batch.status',
      'batch.created_at',
      'batch_file.id as batch_file_id',
      'batch_file.file_id',
    ])
    .where('batch.account_id', '=', accountId)
    .where('batch_file.file_id', 'in', fileIds)
    .orderBy('batch.created_at', 'desc')
    .orderBy('batch.id', 'desc')
    .execute();
