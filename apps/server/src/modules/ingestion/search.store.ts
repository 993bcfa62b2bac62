import { sql } from 'kysely';
import type { Db, Trx } from '#kernel/database.ts';

/** Raised when a page has other terms than before; files of an older one are filled again. */
export const SEARCH_VERSION = 2;
/** Rows of one statement: a megabyte or two. */
const ROWS_PER_INSERT = 100;

/** Puts the terms of a file's pages (`tsvector` literals by page number) in the place of those it had. */
export async function replaceSearchRows(
  trx: Trx,
  { fileId, accountId, vectors }: { fileId: string; accountId: string; vectors: ReadonlyMap<number, string> },
): Promise<void> {
  await trx.deleteFrom('page_search').where('file_id', '=', fileId).execute();
  const rows = [...vectors];
  for (let from = 0; from < rows.length; from += ROWS_PER_INSERT) {
    const part = rows.slice(from, from + ROWS_PER_INSERT);
    await sql`insert into page_search (file_id, page, account_id, terms)
      select ${fileId}, given.page, ${accountId}, given.terms::tsvector
      from unnest(${part.map(([page]) => page)}::integer[], ${part.map(([, terms]) => terms)}::text[])
        as given(page, terms)`.execute(trx);
  }
  await trx
    .updateTable('retrieval_index')
    .set({ search_version: SEARCH_VERSION })
    .where('file_id', '=', fileId)
    .execute();
}

/** The next file, by id, that has been read and whose pages are not in the search as this version writes them. */
export async function findUnfilled(db: Db, after: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('retrieval_index')
    .select('file_id')
    .where('file_id', '>', after)
    .where((eb) => eb.or([eb('search_version', 'is', null), eb('search_version', '<', SEARCH_VERSION)]))
    .orderBy('file_id')
    .limit(1)
    .executeTakeFirst();
  return row?.file_id;
}

export interface PageSearch {
  readonly accountId: string;
  /** A `tsquery` literal. */
  readonly query: string;
  /** Files whose names hold the words: they stand before those that only say them. */
  readonly named: readonly string[];
  /** Only these files; all where absent. */
  readonly within?: readonly string[] | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** Pages shown of each file. */
const PAGES_PER_FILE = 3;

/** Files that have any of the terms, best page first, with their best pages; in one statement. */
export async function searchLibrary(
  db: Db,
  { accountId, query, named, within, offset, limit }: PageSearch,
): Promise<{ files: { fileId: string; pages: number[] }[]; total: number }> {
  const inScope = within ? sql`and file_id = any(${within}::text[])` : sql``;
  const { rows } = await sql<{ file_id: string | null; pages: number[] | null; total: number }>`
    with hits as (
      select file_id, page, ts_rank(terms, ${query}::tsquery, 1) as rank from page_search
      where account_id = ${accountId} and terms @@ ${query}::tsquery ${inScope}
    ), by_page as (
      select file_id, max(rank) as rank, (array_agg(page order by rank desc, page))[1:${sql.lit(PAGES_PER_FILE)}] as pages
      from hits group by file_id
    ), by_name as (
      select file_id from unnest(${named}::text[]) as given(file_id)
    ), found as (
      select file_id, coalesce(by_page.rank, 0) + case when by_name.file_id is null then 0 else 1 end as rank, pages
      from by_page full join by_name using (file_id)
    ), counted as (select count(*)::int as total from found)
    select shown.file_id, shown.pages, counted.total from counted left join lateral (
      select file_id, pages, rank from found order by rank desc, file_id offset ${offset} limit ${limit}
    ) as shown on true order by shown.rank desc, shown.file_id`.execute(db);
  return {
    files: rows.flatMap(({ file_id: fileId, pages }) => (fileId ? [{ fileId, pages: pages ?? [] }] : [])),
    total: rows[0]?.total ?? 0,
  };
}
