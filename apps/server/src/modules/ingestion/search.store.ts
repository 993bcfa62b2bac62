import type { SearchPart } from '@recto/contract/search';
import { BLOCKS_VERSION } from '@recto/core/document';
import type { LibraryQuery } from '@recto/core/search';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '#kernel/database.ts';
import type { FilteredFiles } from '#modules/library/index.ts';

/** Raised when a page has other terms than before; files of an older one are filled again. */
export const SEARCH_VERSION = 3;
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

/** The next file, by id, that has been read and whose pages are not in the search, or have not the blocks, that this version writes. */
export async function findUnfilled(db: Db, after: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('retrieval_index')
    .select('file_id')
    .where('file_id', '>', after)
    .where((eb) =>
      eb.or([
        eb('search_version', 'is', null),
        eb('search_version', '<', SEARCH_VERSION),
        eb('blocks_version', 'is', null),
        eb('blocks_version', '<', BLOCKS_VERSION),
      ]),
    )
    .orderBy('file_id')
    .limit(1)
    .executeTakeFirst();
  return row?.file_id;
}

export interface PageSearch {
  readonly accountId: string;
  readonly query: LibraryQuery;
  /** Files whose names hold the words: they stand before those that only say them. */
  readonly named: readonly string[];
  /** Only these files; all where absent. */
  readonly within?: FilteredFiles | undefined;
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

/** All in one row. */
interface FoundRow {
  readonly total: number;
  readonly counts: readonly (readonly [fileId: string, pages: number, isNamed: boolean])[] | null;
  readonly files:
    | readonly (readonly [fileId: string, pages: number[] | null, pageCount: number | null])[]
    | null;
}

/** What pages have before those that have some of the words, and nothing else; terms alone rank from 0 to 1. */
const RANKS = { exact: 30, sequence: 20, all: 10 };
/** A file that has all words, but on no page together, comes before those that have some. */
const ALL_IN_FILE = 5;
/** Files that are named by the words come before all. */
const NAMED = 100;
/** Cover density between 0 and 1: the nearer the words stand together, the more. */
const WITHIN_ONE = 32;

/**
 * Pages with which of the words each has (bit by bit). The terms of a page lie compressed, and to unpack them takes longer
 * than to look up all words: `ts_delete` of a term that no page has hands them on unpacked, and `offset 0` keeps the
 * planner from having that done again at each use.
 */
const readPages = (words: readonly string[], where: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select file_id, page, unpacked, ${wordBits(words)} as has_words from (
    select file_id, page, ts_delete(terms, '') as unpacked from page_search where ${where} offset 0
  ) as unpacked_pages offset 0`;

/**
 * What an account has on any page, by the index of terms, in which every page has the id of its account as well. A query without
 * any term finds nothing, and not everything that the account has.
 */
const inAccount = (accountId: string, { filter }: LibraryQuery): RawBuilder<unknown> =>
  sql`account_id = ${accountId} and numnode(${filter}::tsquery) > 0
    and account_terms(account_id, terms) @@ (${`'${accountId}'`}::tsquery && ${filter}::tsquery)`;

/** Pages that are found, each with what it is worth. */
function rankedPages(query: LibraryQuery, isFound: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select file_id, page, has_words, ts_rank(unpacked, ${query.any}::tsquery, 1) + ${tierOf(query)} as rank
    from (${readPages(query.words, isFound)}) as read_pages offset 0`;
}

/** What a page is worth for how it has the words; how they stand there is looked at where it has all. */
function tierOf({ exact, sequence, all, words }: LibraryQuery): RawBuilder<unknown> {
  const whenOrdered = (query: string | null, rank: number) =>
    query === null ? sql`` : sql`when unpacked @@ ${query}::tsquery then ${sql.lit(rank)}`;
  if (words.length < 2 || all === null)
    return exact === null ? sql`0` : sql`case ${whenOrdered(exact, RANKS.exact)} else 0 end`;
  return sql`case when has_words <> ${sql.lit(allBits(words))} then 0
    ${whenOrdered(exact, RANKS.exact)} ${whenOrdered(sequence, RANKS.sequence)}
    else ${sql.lit(RANKS.all)} + ts_rank_cd(unpacked, ${all}::tsquery, ${sql.lit(WITHIN_ONE)}) end`;
}

/** Which of several words a page has; no more than the bits of an `integer`. */
const wordBits = (words: readonly string[]): RawBuilder<unknown> =>
  words.length < 2
    ? sql`0`
    : sql.join(
        words.map((word, at) => sql`(unpacked @@ ${word}::tsquery)::int * ${sql.lit(2 ** at)}`),
        sql` + `,
      );

const allBits = (words: readonly string[]): number => 2 ** words.length - 1;

/** Files with pages that are found, with their best ones. */
const foundFiles = (
  accountId: string,
  query: LibraryQuery,
  scope: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`select file_id, (array_agg(page order by rank desc, page))[1:${sql.lit(PAGES_PER_FILE)}] as pages,
    count(*)::int as page_count, max(rank) + ${worthOfFile(query)} as rank
  from (${rankedPages(query, sql`${inAccount(accountId, query)} ${scope}`)}) as hits group by file_id`;

/** What a file is worth that has all words, be it on several pages; also on such as are not found themselves. */
function worthOfFile({ any, words, isNarrowed }: LibraryQuery): RawBuilder<unknown> {
  if (words.length < 2) return sql`0`;
  const hasAll = sql`bit_or(has_words) = ${sql.lit(allBits(words))}`;
  const inFile = sql`file_id = hits.file_id and terms @@ ${any}::tsquery`;
  const hasAllElsewhere = sql`(select ${hasAll} from (${readPages(words, inFile)}) as all_pages)`;
  return sql`case when ${hasAll} ${isNarrowed ? sql`or ${hasAllElsewhere}` : sql``} then ${sql.lit(ALL_IN_FILE)} else 0 end`;
}

/** The same with the files that are named by the words. */
const withNamed = (files: RawBuilder<unknown>, named: readonly string[]): RawBuilder<unknown> =>
  named.length === 0
    ? sql`select file_id, false as is_named, pages, page_count, rank from (${files}) as by_page`
    : sql`select file_id, by_name.file_id is not null as is_named, pages, page_count,
          coalesce(by_page.rank, 0) + case when by_name.file_id is null then 0 else ${sql.lit(NAMED)} end as rank
        from (${files}) as by_page full join unnest(${named}::text[]) as by_name(file_id) using (file_id)`;

/** Files that have the words, those that have them best first, with their best pages; in one statement. */
export async function searchLibrary(
  db: Db,
  { accountId, query, named, within, part, isCounted, offset, limit }: PageSearch,
): Promise<{ files: FoundPages[]; total: number; counts: NonNullable<FoundRow['counts']> }> {
  // Looked up for each that was found: with `offset 0` the planner does not read the whole library beforehand.
  const wanted = (select: RawBuilder<unknown>) =>
    sql`select wanted.* from (${select}) as wanted where wanted.id = file_id offset 0`;
  const inScope = within ? sql`and exists (${wanted(within.select)})` : sql``;
  const inHits = isCounted ? sql`` : inScope;
  // The best files first, where no other order is asked for.
  const placed = within?.order
    ? sql`select every.*, row_number() over (order by ${within.order}) as place from every
        cross join lateral (${wanted(within.select)}) as given where true`
    : sql`select *, -rank as place from every where true ${inScope}`;
  const ofPart =
    part === undefined ? sql`` : part === 'names' ? sql`and is_named` : sql`and page_count is not null`;
  const counts = isCounted
    ? sql`(select json_agg(json_build_array(file_id, coalesce(page_count, 0), is_named)) from every)`
    : sql`null::json`;
  const { rows } = await sql<FoundRow>`
    with every as (
      ${withNamed(foundFiles(accountId, query, inHits), named)}
    ), found as (
      ${placed} ${ofPart}
    )
    select count(*)::int as total, ${counts} as counts,
      (select json_agg(json_build_array(file_id, pages, page_count) order by place, file_id) from (
        select * from found order by place, file_id offset ${offset} limit ${limit}
      ) as shown) as files
    from found`.execute(db);
  const [found] = rows;
  return {
    files: (found?.files ?? []).map(([fileId, pages, pageCount]) => ({
      fileId,
      pages: pages ?? [],
      pageCount: pageCount ?? 0,
    })),
    total: found?.total ?? 0,
    counts: found?.counts ?? [],
  };
}

/** The pages of one file that have the words, the best ones first, as the search over all files puts them. */
export async function searchFile(
  db: Db,
  {
    accountId,
    fileId,
    query,
    offset,
    limit,
  }: Pick<PageSearch, 'accountId' | 'query' | 'offset' | 'limit'> & {
    readonly fileId: string;
  },
): Promise<{ pages: number[]; total: number }> {
  // By its file alone: the other index is worth its while for many.
  const isFound = sql`file_id = ${fileId} and account_id = ${accountId} and terms @@ ${query.filter}::tsquery`;
  const { rows } = await sql<{ page: number | null; total: number }>`
    with found as (
      ${rankedPages(query, isFound)}
    )
    select shown.page, counted.total from (select count(*)::int as total from found) as counted left join lateral (
      select page, rank from found order by rank desc, page offset ${offset} limit ${limit}
    ) as shown on true order by shown.rank desc, shown.page`.execute(db);
  return { pages: rows.flatMap(({ page }) => page ?? []), total: rows[0]?.total ?? 0 };
}
