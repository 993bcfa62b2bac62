import { sql } from 'kysely';
import type { Db } from '#kernel/database.ts';
import type { OfFile } from '#modules/ingestion/store.ts';

/** Files with pages that not every type's present version has written, with the versions that have. */
export async function listOtherVersions(
  db: Db,
  versions: readonly number[],
): Promise<{ fileId: string; extractorVersion: number }[]> {
  return db
    .selectFrom('page')
    .select(['file_id as fileId', 'extractor_version as extractorVersion'])
    .distinct()
    .where('extractor_version', '<>', sql<number>`any(${versions}::integer[])`)
    .execute();
}

/** How many of these files have pages of an earlier version than theirs. */
export async function countOutdated(db: Db, files: readonly OfFile[]): Promise<number> {
  const ids = files.map(({ fileId }) => fileId);
  const versions = files.map(({ extractorVersion }) => extractorVersion);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from unnest(${ids}::text[], ${versions}::integer[]) as given(file_id, version)
    where exists (select from page
      where page.file_id = given.file_id and page.extractor_version < given.version)`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Whether pages of the file were written by an earlier version, and whether its pages or its index by a later one. */
export async function compareVersions(
  db: Db,
  { fileId, extractorVersion, analyserVersion }: OfFile & { analyserVersion: number },
): Promise<{ isOlder: boolean; isNewer: boolean }> {
  const { rows } = await sql<{ isOlder: boolean; isNewer: boolean }>`select
    exists (select from page where file_id = ${fileId} and extractor_version < ${extractorVersion}) as "isOlder",
    exists (select from page where file_id = ${fileId} and extractor_version > ${extractorVersion})
      or exists (select from retrieval_index
        where file_id = ${fileId} and analyser_version > ${analyserVersion}) as "isNewer"`.execute(db);
  return rows[0] ?? { isOlder: false, isNewer: false };
}
