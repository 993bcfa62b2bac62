import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Trx } from '#kernel/database.ts';
import type { AboutFile, DeletedFiles } from '#kernel/module.ts';
import type { TranslationTable } from '#modules/translations/tables.ts';

export type TranslationRow = Selectable<TranslationTable>;

interface Owned {
  readonly accountId: string;
  readonly id: string;
}

export const insertTranslation = (trx: Trx, row: Insertable<TranslationTable>): Promise<TranslationRow> =>
  trx.insertInto('translation').values(row).returningAll().executeTakeFirstOrThrow();

export const findTranslation = (db: Db, { accountId, id }: Owned): Promise<TranslationRow | undefined> =>
  db
    .selectFrom('translation')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();

/** For the job that works on it, whosever it is. */
export const findTranslationForWork = (db: Db, id: string): Promise<TranslationRow | undefined> =>
  db.selectFrom('translation').selectAll().where('id', '=', id).executeTakeFirst();

/** The last one first; of one file alone where one is named. */
export async function listTranslations(
  db: Db,
  {
    accountId,
    fileId,
    offset,
    limit,
  }: {
    readonly accountId: string;
    readonly fileId?: string | undefined;
    readonly offset: number;
    readonly limit: number;
  },
): Promise<{ readonly rows: TranslationRow[]; readonly total: number }> {
  const all = db.selectFrom('translation').where('account_id', '=', accountId);
  const own = fileId === undefined ? all : all.where('file_id', '=', fileId);
  const { count } = await own.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await own
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return { rows, total: Number(count) };
}

type RunningChange = Partial<
  Pick<
    TranslationRow,
    | 'status'
    | 'error'
    | 'completed_at'
    | 'is_cut'
    | 'total'
    | 'page_count'
    | 'failures'
    | 'pace_from'
    | 'pace_done'
  >
>;

/** Changes a translation that is running; undefined when it is not, or is gone. */
export const updateRunning = (
  db: Db,
  id: string,
  change: RunningChange,
): Promise<TranslationRow | undefined> =>
  db
    .updateTable('translation')
    .set(change)
    .where('id', '=', id)
    .where('status', '=', 'running')
    .returningAll()
    .executeTakeFirst();

/** Holds a translation that is running until the transaction ends; false when it is not, or is gone. */
export async function lockRunning(trx: Trx, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('translation')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'running')
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts segments that were done; undefined, and nothing counted, when the translation is not running, or is gone. */
export const addDone = (trx: Trx, id: string, count: number): Promise<TranslationRow | undefined> =>
  trx
    .updateTable('translation')
    .set(({ eb }) => ({ done: eb('done', '+', count), failures: 0 }))
    .where('id', '=', id)
    .where('status', '=', 'running')
    .returningAll()
    .executeTakeFirst();

/** Counts another failed attempt. */
export const addFailure = (db: Db, id: string): Promise<TranslationRow | undefined> =>
  db
    .updateTable('translation')
    .set(({ eb }) => ({ failures: eb('failures', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'running')
    .returningAll()
    .executeTakeFirst();

/** False when there is none. */
export async function deleteTranslation(db: Db, { accountId, id }: Owned): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('translation')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The translations of some files. */
export async function listOfFiles(db: Db, { accountId, fileIds }: DeletedFiles): Promise<string[]> {
  const rows = await db
    .selectFrom('translation')
    .select('id')
    .where('account_id', '=', accountId)
    .where('file_id', '=', sql<string>`any(${[...fileIds]}::text[])`)
    .execute();
  return rows.map(({ id }) => id);
}

/** The files that these translations are of. */
export async function listFilesOf(
  db: Db,
  accountId: string,
  ids: readonly string[],
): Promise<readonly AboutFile[]> {
  const { rows } = await sql<AboutFile>`
    select id, file_id as "fileId" from translation
    where account_id = ${accountId} and file_id is not null and id = any(${[...ids]}::text[])`.execute(db);
  return rows;
}
