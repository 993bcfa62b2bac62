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
