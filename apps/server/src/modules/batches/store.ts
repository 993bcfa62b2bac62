import type { BatchStatus } from '@recto/contract/batches';
import { type Selectable, sql } from 'kysely';
import type { Db, Trx } from '#kernel/database.ts';
import { holdsWords, mayHoldWords } from '#kernel/search-names.ts';
import type { AboutFile } from '#kernel/module.ts';
import type { BatchFileTable, BatchTable, StoredSummary } from '#modules/batches/tables.ts';
import type { Library } from '#modules/library/index.ts';

export type BatchRow = Selectable<BatchTable>;
export type BatchFileRow = Selectable<BatchFileTable>;

interface Owned {
  readonly accountId: string;
  readonly id: string;
}

export interface NewBatch extends Owned {
  readonly templateId: string | null;
  readonly templateName: string;
  readonly questions: readonly string[];
  readonly columns: BatchRow['columns'];
  readonly fileIds: readonly string[];
  readonly at: Date;
}

/** A batch with its files and cells, in one statement each: there may be thousands of cells. */
export async function insertBatch(trx: Trx, batch: NewBatch): Promise<void> {
  const { id, accountId, templateId, templateName, questions, columns, fileIds, at } = batch;
  await trx
    .insertInto('batch')
    .values({
      id,
      account_id: accountId,
      template_id: templateId,
      template_name: templateName,
      questions: JSON.stringify(questions),
      columns: columns && JSON.stringify(columns),
      status: 'running',
      created_at: at,
    })
    .execute();
  await sql`insert into batch_file (id, batch_id, file_id, position)
    select gen_random_uuid()::text, ${id}, file_id, place - 1
    from unnest(${[...fileIds]}::text[]) with ordinality as chosen (file_id, place)`.execute(trx);
  await sql`insert into batch_cell
      (id, batch_id, account_id, batch_file_id, file_id, file_position, column_position, status)
    select gen_random_uuid()::text, batch_id, ${accountId}::uuid, id, file_id, position, number, 'waiting'
    from batch_file, generate_series(0, ${questions.length - 1}::integer) as number
    where batch_id = ${id}`.execute(trx);
}

/** Undefined when the account has no such batch, as in the calls below. */
export const findBatch = (db: Db, { accountId, id }: Owned): Promise<BatchRow | undefined> =>
  db
    .selectFrom('batch')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();

export const findBatchForWork = (db: Db, id: string): Promise<BatchRow | undefined> =>
  db.selectFrom('batch').selectAll().where('id', '=', id).executeTakeFirst();

/** Those of these batches that the account has, in no order. */
export const findBatches = (db: Db, accountId: string, ids: readonly string[]): Promise<BatchRow[]> =>
  db.selectFrom('batch').selectAll().where('account_id', '=', accountId).where('id', 'in', ids).execute();

/** The ids of batches whose template's name holds this word, and of those with one of these files; for the statement of another module. */
export const selectHolding = (
  db: Db,
  {
    accountId,
    word,
    fileIds,
  }: {
    readonly accountId: string;
    readonly word: string;
    readonly fileIds: ReturnType<Library['selectNamed']>;
  },
) =>
  db
    .selectFrom('batch')
    .select('id')
    .where('account_id', '=', accountId)
    .where((eb) =>
      mayHoldWords({ account: eb.ref('account_id'), text: eb.ref('template_name') }, accountId, [word]),
    )
    .where((eb) => holdsWords(eb.ref('template_name'), [word]))
    .unionAll(db.selectFrom('batch_file').select('batch_id as id').where('file_id', 'in', fileIds));

/** All of an account, newest first. */
export const listBatches = (db: Db, accountId: string): Promise<BatchRow[]> =>
  db
    .selectFrom('batch')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export async function deleteBatch(db: Db, { accountId, id }: Owned): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('batch')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

const nextRevision = sql<number>`revision + 1`;

/** Changes the status where it was one of these, and lets go of the summary. */
export const changeStatus = (
  db: Db,
  { accountId, id }: Owned,
  from: readonly BatchStatus[],
  status: BatchStatus,
): Promise<BatchRow | undefined> =>
  db
    .updateTable('batch')
    .set({ status, summary: null, revision: nextRevision })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('status', 'in', from)
    .returningAll()
    .executeTakeFirst();

/** Ends a running batch whose cells have all ended; undefined where some have not. */
export const endBatch = (trx: Trx, id: string): Promise<BatchRow | undefined> =>
  trx
    .updateTable('batch')
    .set(({ selectFrom }) => ({
      status: sql<BatchStatus>`case when exists ${selectFrom('batch_cell')
        .select('id')
        .where('batch_id', '=', id)
        .where('status', '=', 'failed')} and not exists ${selectFrom('batch_cell')
        .select('id')
        .where('batch_id', '=', id)
        .where('status', '=', 'complete')} then 'failed' else 'complete' end`,
    }))
    .where('id', '=', id)
    .where('status', '=', 'running')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('batch_cell')
            .select('id')
            .where('batch_id', '=', id)
            .where('status', 'in', ['waiting', 'running']),
        ),
      ),
    )
    .returningAll()
    .executeTakeFirst();

/** Keeps the summary of a batch that is still what it was made of. */
export const keepSummary = (
  db: Db,
  { id, revision }: Pick<BatchRow, 'id' | 'revision'>,
  summary: StoredSummary,
): Promise<BatchRow | undefined> =>
  db
    .updateTable('batch')
    .set({ summary: JSON.stringify(summary) })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('status', '!=', 'running')
    .returningAll()
    .executeTakeFirst();

/** Ends the making of a summary once; undefined where the batch is gone or was taken up again. */
export const endSummary = (
  db: Db,
  id: string,
  { roundId, summary }: { readonly roundId: string; readonly summary: StoredSummary },
): Promise<BatchRow | undefined> =>
  db
    .updateTable('batch')
    .set({ summary: JSON.stringify(summary) })
    .where('id', '=', id)
    .where(sql<boolean>`summary ->> 'roundId' = ${roundId}`)
    .returningAll()
    .executeTakeFirst();

export const listRunning = (db: Db, accountId: string): Promise<{ id: string }[]> =>
  db
    .selectFrom('batch')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', '=', 'running')
    .execute();

export async function listAccountsWithWork(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('batch')
    .select('account_id')
    .distinct()
    .where('status', '=', 'running')
    .execute();
  return rows.map(({ account_id }) => account_id);
}

export async function countFiles(db: Db, batchId: string): Promise<number> {
  const { total } = await db
    .selectFrom('batch_file')
    .where('batch_id', '=', batchId)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** In their order; all of them without a limit. */
export function listFiles(
  db: Db,
  batchId: string,
  paging?: { readonly offset: number; readonly limit: number },
): Promise<BatchFileRow[]> {
  const all = db.selectFrom('batch_file').selectAll().where('batch_id', '=', batchId).orderBy('position');
  return (paging ? all.offset(paging.offset).limit(paging.limit) : all).execute();
}

export const findFile = (db: Db, { accountId, id }: Owned): Promise<BatchFileRow | undefined> =>
  db
    .selectFrom('batch_file')
    .innerJoin('batch', 'batch.id', 'batch_file.batch_id')
    .selectAll('batch_file')
    .where('batch_file.id', '=', id)
    .where('batch.account_id', '=', accountId)
    .executeTakeFirst();

/** The files of these batches, and of these entries of batches. */
export async function listFilesOf(
  db: Db,
  accountId: string,
  ids: readonly string[],
): Promise<readonly AboutFile[]> {
  const { rows } = await sql<AboutFile>`
    select named.id, batch_file.file_id as "fileId" from unnest(${ids}::text[]) as named (id)
    join batch_file on named.id in (batch_file.id, batch_file.batch_id)
    join batch on batch.id = batch_file.batch_id and batch.account_id = ${accountId}`.execute(db);
  return rows;
}
