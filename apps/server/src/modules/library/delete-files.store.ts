import { sql } from 'kysely';
import type { Db, Trx } from '#kernel/database.ts';

type Owned = { accountId: string };

/** One parameter however many ids: a statement takes some thirty thousand at most. */
const anyOf = (ids: readonly string[]) => sql<string>`any(${ids}::text[])`;

/** Locks files of the account, so that nothing new can be made of them before the transaction ends; answers which there are. */
export async function lockFiles(
  trx: Trx,
  { accountId, fileIds }: Owned & { fileIds: readonly string[] },
): Promise<string[]> {
  const rows = await trx
    .selectFrom('file')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', anyOf(fileIds))
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes files of the account with everything that hangs on their rows; answers which there were. */
export async function deleteFiles(
  trx: Trx,
  { accountId, fileIds }: Owned & { fileIds: readonly string[] },
): Promise<string[]> {
  const rows = await trx
    .deleteFrom('file')
    .where('account_id', '=', accountId)
    .where('id', '=', anyOf(fileIds))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function listFileIds(db: Db, { accountId }: Owned): Promise<string[]> {
  const rows = await db.selectFrom('file').select('id').where('account_id', '=', accountId).execute();
  return rows.map(({ id }) => id);
}

export async function listFileIdsIn(
  db: Db,
  { accountId, folderIds }: Owned & { folderIds: readonly string[] },
): Promise<string[]> {
  const rows = await db
    .selectFrom('file')
    .select('id')
    .where('account_id', '=', accountId)
    .where('folder_id', '=', anyOf(folderIds))
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Locks a folder and all folders below it, so that nothing can be put into them before the transaction ends; answers
 * their ids, none when the folder does not exist.
 */
export async function lockFolders(
  trx: Trx,
  { accountId, folderId }: Owned & { folderId: string },
): Promise<string[]> {
  // Locking may wait for one who is just making a folder in them: looked for again until no new one turns up.
  for (let known = -1; ; ) {
    const { rows } = await sql<{ id: string }>`
      select id from folder where id in (
        with recursive below as (
          select id from folder where id = ${folderId} and account_id = ${accountId}
          union all
          select folder.id from folder join below on folder.parent_id = below.id
        )
        select id from below
      )
      order by id for update`.execute(trx);
    if (rows.length === known) return rows.map(({ id }) => id);
    known = rows.length;
  }
}

/** Deletes a folder and the folders below it. */
export async function deleteFolder(trx: Trx, { accountId, folderId }: Owned & { folderId: string }) {
  await trx.deleteFrom('folder').where('id', '=', folderId).where('account_id', '=', accountId).execute();
}
