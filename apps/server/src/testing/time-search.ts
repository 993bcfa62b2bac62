import { LANGUAGES } from '@recto/contract/languages';
import { readSearchWords } from '@recto/contract/search-words';
import { toLibraryQuery } from '@recto/core/search';
import { sql } from 'kysely';
import { type DatabaseSettings, openDatabase } from '#adapters/database/open-database.ts';
import { searchLibrary } from '#modules/ingestion/search.store.ts';

interface TimedSearch {
  /** Pages that have any of its terms. */
  readonly pages: number;
  /** The statement of the product, and one written for the contents alone, by turns; in milliseconds. */
  readonly product: number;
  readonly bare: number;
  /** The file that the bare one has first. */
  readonly bareFirst: string | undefined;
}

const FILES = 20;

/** Times the searches of the only account of a database that no server has open. */
export async function timeSearches(
  where: DatabaseSettings,
  searches: readonly string[],
  rounds: number,
): Promise<TimedSearch[]> {
  const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
  const { database, close } = await openDatabase(where, { log: silent });
  const db = database.root;
  try {
    const { rows } = await sql<{ account_id: string }>`select account_id from page_search limit 1`.execute(
      db,
    );
    if (!rows[0]) throw new Error('there is nothing to be searched');
    const accountId = rows[0].account_id;
    const timed: TimedSearch[] = [];
    for (const search of searches) {
      const query = toLibraryQuery(readSearchWords(search), LANGUAGES);
      const { any } = query;
      // As the index has them.
      const isFound = sql`account_terms(account_id, terms) @@ ${any}::tsquery`;
      const product = () =>
        searchLibrary(db, {
          accountId,
          query,
          named: [],
          within: undefined,
          isCounted: true,
          offset: 0,
          limit: FILES,
        });
      const bare = () =>
        sql<{ file_id: string }>`select file_id, max(rank) as rank, count(*) over () as total,
          (array_agg(page order by rank desc, page))[1:3] as pages
        from (select file_id, page, ts_rank(terms, ${any}::tsquery, 1) as rank from page_search
          where account_id = ${accountId} and ${isFound}) as hits
        group by file_id order by rank desc, file_id limit ${FILES}`.execute(db);
      const count = await sql<{ pages: number }>`select count(*)::int as pages from page_search
        where ${isFound}`.execute(db);
      const times = { product: Infinity, bare: Infinity };
      for (let round = 0; round < rounds; round++) {
        times.bare = Math.min(times.bare, await millisecondsOf(bare));
        times.product = Math.min(times.product, await millisecondsOf(product));
      }
      const [first] = (await bare()).rows;
      timed.push({ pages: count.rows[0]?.pages ?? 0, ...times, bareFirst: first?.file_id });
    }
    return timed;
  } finally {
    await close();
  }
}

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
