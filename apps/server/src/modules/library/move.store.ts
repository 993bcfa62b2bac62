import type { Db, Trx } from '#kernel/database.ts';
import type { FileRow } from '#modules/library/file-item.ts';

type Owned = { accountId: string };

/** The folder that each folder of the account lies in. The caller holds the tree. */
export async function listParents(
  trx: Trx,
  { accountId }: Owned,
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await trx
    .selectFrom('folder')
    .select(['id', 'parent_id'])
    .where('account_id', '=', accountId)
    .execute();
  return new Map(rows.map(({ id, parent_id }) => [id, parent_id]));
}

export async function setParent(
  trx: Trx,
  { accountId, folderId, parentId }: Owned & { folderId: string; parentId: string | null },
): Promise<void> {
  await trx
    .updateTable('folder')
    .set({ parent_id: parentId })
    .where('id', '=', folderId)
    .where('account_id', '=', accountId)
    .execute();
}

/** Undefined when the account has no such file. */
export async function setFolder(
  db: Db,
  { accountId, fileId, folderId, at }: Owned & { fileId: string; folderId: string | null; at: Date },
): Promise<FileRow | undefined> {
  return db
    .updateTable('file')
    .set({ folder_id: folderId, updated_at: at })
    .where('id', '=', fileId)
    .where('account_id', '=', accountId)
    .returningAll()
    .executeTakeFirst();
}
