import type { SearchPart } from '@recto/contract/search';
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
  /** The best files first; else in the order of `within`. */
  readonly isRanked: boolean;
  /** Only files whose names, or whose pages, have the words. */
  readonly part?: SearchPart | undefined;
  /** Whether everything that is found is to be counted, whatever is asked for. */
  readonly isCounted: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** Pages shown of each file. */
const PAGES_PER_FILE = 3;

interface FoundPages {
  readonly fileId: string;
  /** The best ones. */
  readonly pages: number[];
  readonly pageCount: number;
}

interface FoundRow {
  readonly file_id: string | null;
  readonly pages: number[] | null;
  readonly page_count: number | null;
  readonly total: number;
  readonly counts: readonly (readonly [fileId: string, pages: number, isNamed: boolean])[] | null;
}

/** Files that have any of the terms, with their best pages; in one statement. */
export async function searchLibrary(
  db: Db,
  { accountId, query, named, within, part, isRanked, isCounted, offset, limit }: PageSearch,
): Promise<{ files: FoundPages[]; total: number; counts: NonNullable<FoundRow['counts']> }> {
  const inScope = within ? sql`and file_id = any(${within}::text[])` : sql``;
  const inHits = isCounted ? sql`` : inScope;
  const placed = isRanked
    ? sql`select *, -rank as place from every where true ${inScope}`
    : sql`select every.*, given.place from every
        join unnest(${within ?? []}::text[]) with ordinality as given(id, place) on given.id = file_id where true`;
  const ofPart =
    part === undefined ? sql`` : part === 'names' ? sql`and is_named` : sql`and page_count is not null`;
  const counts = isCounted
    ? sql`(select json_agg(json_build_array(file_id, coalesce(page_count, 0), is_named)) from every)`
    : sql`null::json`;
  const { rows } = await sql<FoundRow>`
    with hits as (
      select file_id, page, ts_rank(terms, ${query}::tsquery, 1) as rank from page_search
      where account_id = ${accountId} and terms @@ ${query}::tsquery ${inHits}
    ), by_page as (
      select file_id, max(rank) as rank, (array_agg(page order by rank desc, page))[1:${sql.lit(PAGES_PER_FILE)}] as pages,
        count(*)::int as page_count
      from hits group by file_id
    ), by_name as (
      select file_id from unnest(${named}::text[]) as given(file_id)
    ), every as (
      select file_id, by_name.file_id is not null as is_named, pages, page_count,
        coalesce(by_page.rank, 0) + case when by_name.file_id is null then 0 else 1 end as rank
      from by_page full join by_name using (file_id)
    ), found as (
      ${placed} ${ofPart}
    ), counted as (
      select count(*)::int as total, ${counts} as counts from found
    )
    select shown.file_id, shown.pages, shown.page_count, counted.total, counted.counts from counted left join lateral (
      select * from found order by place, file_id offset ${offset} limit ${limit}
    ) as shown on true order by shown.place, shown.file_id`.execute(db);
  return {
    files: rows.flatMap(({ file_id: fileId, pages, page_count: pageCount }) =>
      fileId ? [{ fileId, pages: pages ?? [], pageCount: pageCount ?? 0 }] : [],
    ),
    total: rows[0]?.total ?? 0,
    counts: rows[0]?.counts ?? [],
  };
}
