import { sql } from 'kysely';
import type { Db } from '#kernel/database.ts';
import type { FileRow, FolderRow } from '#modules/library/file-item.ts';
import { folderExtras } from '#modules/library/folder.store.ts';

type Owned = { accountId: string };

export async function listAllFolders(db: Db, { accountId }: Owned): Promise<FolderRow[]> {
  return db
    .selectFrom('folder')
    .selectAll()
    .select(folderExtras)
    .where('account_id', '=', accountId)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

export async function listAllFiles(db: Db, { accountId }: Owned): Promise<FileRow[]> {
  return db
    .selectFrom('file')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function countFiles(db: Db, { accountId }: Owned): Promise<number> {
  const { total } = await db
    .selectFrom('file')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Ids of the files in a folder and in all below it. `union` ends even on a cycle. */
export async function listFileIdsBelow(
  db: Db,
  { accountId, folderId }: Owned & { folderId: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive below as (
      select id from folder where id = ${folderId} and account_id = ${accountId}
      union
      select folder.id from folder join below on folder.parent_id = below.id
    )
    select file.id from file join below on file.folder_id = below.id where file.account_id = ${accountId}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
