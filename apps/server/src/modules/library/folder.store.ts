import { sql } from 'kysely';
import type { Db, Trx } from '#kernel/database.ts';
import { countOf } from '#modules/counts/index.ts';
import type { FolderRow } from '#modules/library/file-item.ts';
import { protectingFolder } from '#modules/library/protection.store.ts';

/** Every call names the account, so that nobody's rows can be reached by their ids alone. */
type Owned = { accountId: string };

const of = { account: sql.ref('folder.account_id'), scope: sql.ref('folder.id') };
const fileCount = countOf('files', of);

/** How much lies directly in a folder, and what keeps it from being sent outside. */
export const folderExtras = [
  sql<number>`${countOf('folders', of)} + ${fileCount}`.as('item_count'),
  fileCount.as('file_count'),
  protectingFolder(sql.ref('folder.id')).as('protected_by'),
] as const;

export async function insertFolder(
  db: Db,
  folder: { id: string; accountId: string; parentId: string | null; name: string; at: Date },
): Promise<void> {
  await db
    .insertInto('folder')
    .values({
      id: folder.id,
      account_id: folder.accountId,
      parent_id: folder.parentId,
      name: folder.name,
      created_at: folder.at,
    })
    .execute();
}

export async function findFolder(
  db: Db,
  { accountId, folderId }: Owned & { folderId: string },
): Promise<FolderRow | undefined> {
  return db
    .selectFrom('folder')
    .selectAll()
    .select(folderExtras)
    .where('id', '=', folderId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** False when the account has no such folder. */
export async function renameFolder(
  db: Db,
  { accountId, folderId, name }: Owned & { folderId: string; name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('folder')
    .set({ name })
    .where('id', '=', folderId)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The folders from the top down to and including the given one. */
export async function listCrumbs(db: Db, { accountId, folderId }: Owned & { folderId: string }) {
  return db
    .withRecursive('way', (cte) =>
      cte
        .selectFrom('folder')
        .select(['id', 'name', 'parent_id', sql<number>`0`.as('depth')])
        .where('id', '=', folderId)
        .where('account_id', '=', accountId)
        .unionAll(
          cte
            .selectFrom('folder')
            .innerJoin('way', 'way.parent_id', 'folder.id')
            .select(['folder.id', 'folder.name', 'folder.parent_id', sql<number>`way.depth + 1`.as('depth')]),
        ),
    )
    .selectFrom('way')
    .select(['id', 'name'])
    .orderBy('depth', 'desc')
    .execute();
}

/**
 * Has whoever else moves or deletes in the account's folders wait until the transaction ends. It comes before any lock on
 * a row: such changes need several folders, and by locking these one by one two of them would lock each other out.
 */
export async function holdTree(trx: Trx, { accountId }: Owned): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('recto.folders'), hashtext(${accountId}))`.execute(trx);
}

/** Keeps a folder from being deleted until the transaction ends; false when it does not exist. */
export async function holdFolder(
  trx: Trx,
  { accountId, folderId }: Owned & { folderId: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom('folder')
    .select('id')
    .where('id', '=', folderId)
    .where('account_id', '=', accountId)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}
