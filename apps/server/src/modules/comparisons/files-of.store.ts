import { sql } from 'kysely';
import type { Db } from '#kernel/database.ts';
import type { AboutFile } from '#kernel/module.ts';

/** The files that were compared. */
export async function listFilesOf(
  db: Db,
  accountId: string,
  ids: readonly string[],
): Promise<readonly AboutFile[]> {
  const { rows } = await sql<AboutFile>`
    select comparison.id, compared.file_id as "fileId" from comparison
    cross join lateral unnest(array[left_file_id, right_file_id]) as compared (file_id)
    where comparison.account_id = ${accountId} and comparison.id = any(${ids}::text[])`.execute(db);
  return rows;
}
