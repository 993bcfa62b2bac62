import { sql } from 'kysely';
import type { Db } from '#kernel/database.ts';
import type { FileTable } from '#modules/library/tables.ts';

/** Files and folders that somebody has chosen. */
export interface Selection {
  readonly fileIds: readonly string[];
  readonly folderIds: readonly string[];
}

interface FoundFolder {
  readonly id: string;
  readonly parent_id: string | null;
  readonly name: string;
}

/** What is named and what lies below it. */
export interface Selected {
  readonly folders: readonly FoundFolder[];
  readonly files: readonly Pick<FileTable, 'id' | 'folder_id' | 'name' | 'type' | 'size' | 'created_at'>[];
}

/** Every file of the account that is named or lies below a folder that is. */
export async function listSelectedFileIds(
  db: Db,
  { accountId, fileIds, folderIds }: Selection & { accountId: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive below as (
      select id from folder where id = any(${folderIds}::text[]) and account_id = ${accountId}
      union
      select folder.id from folder join below on folder.parent_id = below.id
    )
    select id from file where account_id = ${accountId}
      and (id = any(${fileIds}::text[]) or folder_id in (select id from below))`.execute(db);
  return rows.map(({ id }) => id);
}

/** The account's files and folders of a selection, with all that lies in the folders; of the files `limit` at most. */
export async function listSelected(
  db: Db,
  { accountId, fileIds, folderIds, limit }: Selection & { accountId: string; limit: number },
): Promise<Selected> {
  // `union` ends even on a cycle.
  const { rows: folders } = await sql<FoundFolder>`
    with recursive below as (
      select id, parent_id, name from folder where id = any(${folderIds}::text[]) and account_id = ${accountId}
      union
      select folder.id, folder.parent_id, folder.name from folder join below on folder.parent_id = below.id
    )
    select id, parent_id, name from below order by name, id`.execute(db);
  const inside = folders.map(({ id }) => id);
  const files = await db
    .selectFrom('file')
    .select(['id', 'folder_id', 'name', 'type', 'size', 'created_at'])
    .where('account_id', '=', accountId)
    .where((eb) =>
      eb.or([
        eb('id', '=', sql<string>`any(${fileIds}::text[])`),
        eb('folder_id', '=', sql<string>`any(${inside}::text[])`),
      ]),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return { folders, files };
}
