import { type Selectable, sql } from 'kysely';
import type { Db, Trx } from '#kernel/database.ts';
import type { AboutFile, DeletedFiles } from '#kernel/module.ts';
import type { ExportTable } from '#modules/exports/tables.ts';

export type ExportRow = Selectable<ExportTable>;

interface NewExport extends Omit<ExportRow, 'status' | 'done' | 'size' | 'error' | 'remarks'> {
  readonly fileIds: readonly string[];
}

export async function insertExport(trx: Trx, { fileIds, options, ...row }: NewExport): Promise<ExportRow> {
  const inserted = await trx
    .insertInto('export')
    .values({
      ...row,
      options: JSON.stringify(options),
      status: 'running',
      done: 0,
      size: null,
      error: null,
      remarks: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await sql`insert into export_file (export_id, file_id)
    select distinct ${row.id}, file_id from unnest(${[...fileIds]}::text[]) as named (file_id)`.execute(trx);
  return inserted;
}

export const findExport = (
  db: Db,
  { accountId, id }: { readonly accountId: string; readonly id: string },
): Promise<ExportRow | undefined> =>
  db
    .selectFrom('export')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();

/** By its id alone: for background work, which acts for the one who asked. */
export const findExportForWork = (db: Db, id: string): Promise<ExportRow | undefined> =>
  db.selectFrom('export').selectAll().where('id', '=', id).executeTakeFirst();

/** Changes an export that is being written; undefined when it has ended, or is gone. */
export const updateRunning = (
  db: Db,
  id: string,
  { remarks, ...changed }: Partial<Pick<ExportRow, 'status' | 'done' | 'size' | 'error' | 'remarks'>>,
): Promise<ExportRow | undefined> =>
  db
    .updateTable('export')
    .set({ ...changed, ...(remarks && { remarks: JSON.stringify(remarks) }) })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .returningAll()
    .executeTakeFirst();

/** All of an account, newest first. */
export const listExports = (db: Db, accountId: string): Promise<ExportRow[]> =>
  db
    .selectFrom('export')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Complete exports of conversations, of which questions may have been deleted. */
export const listConversations = (db: Db): Promise<ExportRow[]> =>
  db.selectFrom('export').selectAll().where('kind', '=', 'conversation').execute();

/** Of these ids, those that an export still has. */
export async function findExisting(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('export').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

export async function deleteExports(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('export').where('id', 'in', ids).execute();
}

export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('export').where('expires_at', '<=', now).execute();
}

/** Deletes what tells of any of these files; answers the ids. */
export async function deleteAbout(trx: Trx, { accountId, fileIds }: DeletedFiles): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from export where account_id = ${accountId} and id in (
      select export_id from export_file where file_id = any(${[...fileIds]}::text[])
    ) returning id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** The files that these exports tell of. */
export async function listFilesOf(
  db: Db,
  accountId: string,
  ids: readonly string[],
): Promise<readonly AboutFile[]> {
  const { rows } = await sql<AboutFile>`
    select export.id, export_file.file_id as "fileId" from export
    join export_file on export_file.export_id = export.id
    where export.account_id = ${accountId} and export.id = any(${[...ids]}::text[])`.execute(db);
  return rows;
}
