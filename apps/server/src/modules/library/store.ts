import type { FileType, PageKind } from '@recto/contract/file-types';
import type { LanguageSource } from '@recto/contract/library';
import { sql } from 'kysely';
import type { Db, Trx } from '#kernel/database.ts';
import { type FileRow, typeOfPages } from '#modules/library/file-item.ts';
import type { FileTable } from '#modules/library/tables.ts';

/** Every call names the account, so that nobody's rows can be reached by their ids alone. */
type Owned = { accountId: string };

type NewFile = Pick<
  FileTable,
  'id' | 'account_id' | 'folder_id' | 'name' | 'type' | 'size' | 'lang' | 'hash'
> & {
  previous_file_id?: string | null;
  page_kind: PageKind;
  lang_from?: LanguageSource;
  is_sample?: boolean;
  at: Date;
};

/** Inserts a file that waits for processing; undefined when the account has the same bytes already. */
export async function insertFile(trx: Trx, { at, ...file }: NewFile): Promise<FileRow | undefined> {
  return trx
    .insertInto('file')
    .values({ ...file, status: 'waiting', stages_completed: 2, created_at: at, updated_at: at })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'hash']).where('status', '<>', 'failed').doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
}

export async function findFile(
  db: Db,
  { accountId, fileId }: Owned & { fileId: string },
): Promise<FileRow | undefined> {
  return db
    .selectFrom('file')
    .selectAll()
    .where('id', '=', fileId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** Keeps a file from being deleted until the transaction ends; false when it does not exist. */
export async function holdFile(
  trx: Trx,
  { accountId, fileId }: Owned & { fileId: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom('file')
    .select('id')
    .where('id', '=', fileId)
    .where('account_id', '=', accountId)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** A file by its id alone: for background work, which acts for the file's owner. */
export async function findFileForWork(db: Db, fileId: string): Promise<FileRow | undefined> {
  return db.selectFrom('file').selectAll().where('id', '=', fileId).executeTakeFirst();
}

/** Those of these files that are the account's, with the names of the folders they lie in. */
export async function listFilesById(
  db: Db,
  { accountId, fileIds }: Owned & { fileIds: readonly string[] },
): Promise<(FileRow & { folder_name: string | null })[]> {
  return db
    .selectFrom('file')
    .leftJoin('folder', 'folder.id', 'file.folder_id')
    .selectAll('file')
    .select('folder.name as folder_name')
    .where('file.account_id', '=', accountId)
    .where('file.id', '=', sql<string>`any(${fileIds}::text[])`)
    .execute();
}

/** The types of what the pages of files are read from, by their ids alone: for background work. */
export async function findTypesOfPages(db: Db, fileIds: readonly string[]): Promise<Map<string, FileType>> {
  const rows = await db
    .selectFrom('file')
    .select(['id', 'type', 'read_as'])
    .where('id', '=', sql<string>`any(${fileIds}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, typeOfPages(row)]));
}

/** The same of all files that have not been read yet. */
export async function findTypesUnderWay(db: Db): Promise<Map<string, FileType>> {
  const rows = await db
    .selectFrom('file')
    .select(['id', 'type', 'read_as'])
    .where('status', 'in', ['waiting', 'processing'])
    .execute();
  return new Map(rows.map((row) => [row.id, typeOfPages(row)]));
}

export interface StatusFigures {
  readonly status: FileRow['status'];
  readonly files: number;
  readonly bytes: number;
}

/** How many files of each status there are, of all accounts, and how large their originals are. */
export async function measureStatuses(db: Db): Promise<StatusFigures[]> {
  const rows = await db
    .selectFrom('file')
    .select(({ fn }) => [
      'status',
      fn.countAll<number>().as('files'),
      sql<number>`coalesce(sum(size), 0)::bigint`.as('bytes'),
    ])
    .groupBy('status')
    .execute();
  return rows.map(({ status, files, bytes }) => ({ status, files: Number(files), bytes: Number(bytes) }));
}

export async function getInstallationId(db: Db): Promise<string> {
  return (await db.selectFrom('installation').select('id').executeTakeFirstOrThrow()).id;
}

/** How many files there are, of all accounts, and how large their originals are together. */
export async function measureFiles(db: Db): Promise<{ files: number; bytes: number }> {
  const { files, bytes } = await db
    .selectFrom('file')
    .select(({ fn }) => [
      fn.countAll<number>().as('files'),
      sql<number>`coalesce(sum(size), 0)::bigint`.as('bytes'),
    ])
    .executeTakeFirstOrThrow();
  return { files: Number(files), bytes: Number(bytes) };
}

/** Which of these ids are files, of whatever account: for sweeping what belongs to none. */
export async function findExistingFiles(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('file').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Files with these bytes, but for those that failed: such bytes can be uploaded again. */
export async function findFilesByHash(
  db: Db,
  { accountId, hashes }: Owned & { hashes: readonly string[] },
): Promise<FileRow[]> {
  return db
    .selectFrom('file')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('hash', 'in', hashes)
    .where('status', '<>', 'failed')
    .execute();
}

export const findFileByHash = async (
  db: Db,
  { accountId, hash }: Owned & { hash: string },
): Promise<FileRow | undefined> => (await findFilesByHash(db, { accountId, hashes: [hash] }))[0];

/** Undefined when the account has no such file. */
export async function renameFile(
  db: Db,
  { accountId, fileId, name, at }: Owned & { fileId: string; name: string; at: Date },
): Promise<FileRow | undefined> {
  return db
    .updateTable('file')
    .set({ name, updated_at: at })
    .where('id', '=', fileId)
    .where('account_id', '=', accountId)
    .returningAll()
    .executeTakeFirst();
}

export type FileProgress = Partial<
  Pick<
    FileTable,
    | 'status'
    | 'stages_completed'
    | 'pages'
    | 'lang'
    | 'progress_page'
    | 'progress_of'
    | 'progress_eta'
    | 'error_customer'
    | 'error_internal'
    | 'error_code'
  >
> & {
  readonly page_kind?: PageKind;
  readonly read_as?: FileType | null;
  readonly encoding?: string | null;
  readonly unfinished_attempts?: number;
};

/**
 * Records how far processing has come; undefined when the file is gone. An attempt that begins anew does not take back
 * stages that were shown as done: only what sends the file back does.
 */
export async function updateFile(
  db: Db,
  fileId: string,
  { stages_completed: stages = 0, ...progress }: FileProgress,
  at: Date,
): Promise<FileRow | undefined> {
  return db
    .updateTable('file')
    .set({
      ...progress,
      stages_completed: sql`greatest(stages_completed, ${stages}::integer)`,
      updated_at: at,
    })
    .where('id', '=', fileId)
    .returningAll()
    .executeTakeFirst();
}

/** Marks a file that waits for its password as being read with it; undefined when it does not wait for one. */
export async function startUnlock(
  db: Db,
  { accountId, fileId, code, at }: Owned & { fileId: string; code: string; at: Date },
): Promise<FileRow | undefined> {
  return db
    .updateTable('file')
    .set({
      status: 'processing',
      unlocking: true,
      stages_completed: 2,
      error_customer: null,
      error_internal: null,
      error_code: null,
      updated_at: at,
    })
    .where('id', '=', fileId)
    .where('account_id', '=', accountId)
    .where('status', '=', 'failed')
    .where('error_code', '=', code)
    .returningAll()
    .executeTakeFirst();
}

export async function endUnlocking(db: Db, fileId: string): Promise<void> {
  await db.updateTable('file').set({ unlocking: false }).where('id', '=', fileId).execute();
}

export async function heartbeatUnlock(db: Db, fileId: string, at: Date): Promise<void> {
  await db
    .updateTable('file')
    .set({ updated_at: at })
    .where('id', '=', fileId)
    .where('unlocking', '=', true)
    .execute();
}

/** Files whose password died with the process that held it: nothing has been heard of them since `before`. */
export async function findInterruptedUnlocks(db: Db, before: Date): Promise<FileRow[]> {
  return db
    .selectFrom('file')
    .selectAll()
    .where('unlocking', '=', true)
    .where('updated_at', '<', before)
    .execute();
}
