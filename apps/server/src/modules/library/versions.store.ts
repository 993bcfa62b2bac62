import { sql } from 'kysely';
import type { Db } from '#kernel/database.ts';

/** A file, and one that it is a newer version of, or that is a newer version of it. */
export interface VersionRow {
  readonly fileId: string;
  readonly otherId: string;
  /** How many versions lie between, and one. */
  readonly distance: number;
}

interface WantedVersions {
  readonly accountId: string;
  readonly fileIds: readonly string[];
}

/** Further versions are not looked for: nobody has so many, and a row that is wrong must not make it endless. */
const MAX_DISTANCE = 100;

/** What these files are newer versions of, the nearest first. */
export async function listOlderVersions(
  db: Db,
  { accountId, fileIds }: WantedVersions,
): Promise<readonly VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    with recursive older as (
      select id as "fileId", previous_file_id as "otherId", 1 as distance from file
      where account_id = ${accountId} and id = any(${[...fileIds]}::text[]) and previous_file_id is not null
      union all
      select older."fileId", file.previous_file_id, older.distance + 1
      from older join file on file.id = older."otherId"
      where file.account_id = ${accountId} and file.previous_file_id is not null
        and older.distance < ${MAX_DISTANCE}::integer
    )
    select * from older order by "fileId", distance`.execute(db);
  return rows;
}

/** What is a newer version of these files and has been read, the newest first. */
export async function listNewerVersions(
  db: Db,
  { accountId, fileIds }: WantedVersions,
): Promise<readonly VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    with recursive newer as (
      select previous_file_id as "fileId", id as "otherId", 1 as distance, status, created_at from file
      where account_id = ${accountId} and previous_file_id = any(${[...fileIds]}::text[])
      union all
      select newer."fileId", file.id, newer.distance + 1, file.status, file.created_at
      from newer join file on file.previous_file_id = newer."otherId"
      where file.account_id = ${accountId} and newer.distance < ${MAX_DISTANCE}::integer
    )
    select "fileId", "otherId", distance from newer where status = 'complete'
    order by "fileId", distance desc, created_at desc, "otherId"`.execute(db);
  return rows;
}
