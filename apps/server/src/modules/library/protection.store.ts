import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#kernel/database.ts';

/** The nearest folder from which nothing is sent outside. */
export interface ProtectingFolder {
  readonly id: string;
  readonly name: string;
}

/**
 * The nearest folder at or above the given one that is never sent outside; null where none is. Found from the tree as it is,
 * so that whatever is moved is governed by its new place. `union` ends even on a cycle.
 */
export const protectingFolder = (folderId: RawBuilder<unknown>) => sql<ProtectingFolder | null>`(
  with recursive way as (
    select here.id, here.name, here.parent_id, here.never_send_outside
    from folder as here where here.id = ${folderId}
    union
    select above.id, above.name, above.parent_id, above.never_send_outside
    from folder as above join way on above.id = way.parent_id
    where not way.never_send_outside
  )
  select jsonb_build_object('id', way.id, 'name', way.name) from way where way.never_send_outside limit 1
)`;

/** Those of these files that the account has, each with the folder that keeps it from being sent outside. */
export async function listProtectingFolders(
  db: Db,
  { accountId, fileIds }: { accountId: string; fileIds: readonly string[] },
): Promise<{ id: string; protected_by: ProtectingFolder | null }[]> {
  return db
    .selectFrom('file')
    .select(['id', protectingFolder(sql.ref('file.folder_id')).as('protected_by')])
    .where('account_id', '=', accountId)
    .where('id', '=', sql<string>`any(${fileIds}::text[])`)
    .execute();
}

/** Whether anything of the account is kept from being sent outside: most accounts have nothing to look for. */
export async function hasProtectedFolder(db: Db, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('folder')
    .select('id')
    .where('account_id', '=', accountId)
    .where('never_send_outside', '=', true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Of these ids, those of files and folders of the account that are kept from being sent outside. */
export async function listProtectedAmong(
  db: Db,
  { accountId, ids }: { accountId: string; ids: readonly string[] },
): Promise<string[]> {
  const files = db
    .selectFrom('file')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .where(protectingFolder(sql.ref('file.folder_id')), 'is not', null);
  const folders = db
    .selectFrom('folder')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .where(protectingFolder(sql.ref('folder.id')), 'is not', null);
  return (await files.unionAll(folders).execute()).map(({ id }) => id);
}

/** False when the account has no such folder. */
export async function setNeverSendOutside(
  db: Db,
  {
    accountId,
    folderId,
    neverSendOutside,
  }: { accountId: string; folderId: string; neverSendOutside: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('folder')
    .set({ never_send_outside: neverSendOutside })
    .where('id', '=', folderId)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
