import { LANGUAGES } from '@recto/contract/languages';
import type { FileItem } from '@recto/contract/library';
import type { FoundFile, SearchOrder, SearchPart } from '@recto/contract/search';
import { readSearchWords, type SearchWords } from '@recto/contract/search-words';
import { toLibraryQuery } from '@recto/core/search';
import type { Database } from '#kernel/database.ts';
import type { Reading } from '#modules/ingestion/reading.ts';
import { ofFile } from '#modules/ingestion/save-index.ts';
import { searchFile, searchLibrary } from '#modules/ingestion/search.store.ts';
import * as store from '#modules/ingestion/store.ts';
import { type FileRow, type Library, toFileItem } from '#modules/library/index.ts';

interface SearchDeps {
  readonly database: Database;
  readonly library: Library;
  readonly reading: Pick<Reading, 'extractorVersionOf' | 'findHits'>;
}

interface Search {
  readonly q: string;
  readonly folderId: string | null;
  readonly in?: SearchPart | undefined;
  readonly lang?: FileItem['lang'] | undefined;
  readonly type?: FileItem['type'] | undefined;
  readonly sort: SearchOrder;
  readonly page: number;
  readonly limit: number;
}

interface FileSearch {
  readonly q: string;
  readonly from: number;
  readonly limit: number;
}

/** Files taken for named by the words of a search. */
const MAX_NAMED = 500;

/** The search over names and contents of a whole library, or of a folder and all below it. */
export function makeSearchLibrary({ database, library, reading }: SearchDeps) {
  /** The hits on the given pages of files; a page that has gone meanwhile is left out. */
  async function findHits(
    accountId: string,
    query: SearchWords,
    found: readonly {
      readonly file: FileRow;
      readonly pages: readonly number[];
      readonly pageCount: number;
    }[],
  ): Promise<FoundFile[]> {
    const stored = await store.findPages(
      database.root,
      found.flatMap(({ file, pages }) => pages.map((number) => ({ ...ofFile(file, reading), number }))),
    );
    const shown = found.map(({ file, pages: numbers }) =>
      numbers.flatMap((number) => stored.get(file.id)?.get(number) ?? []),
    );
    const pages = shown.flatMap((contents, index) =>
      contents.map((content) => ({ ...content, language: found[index]?.file.lang ?? 'en' })),
    );
    const hits = pages.length > 0 ? await reading.findHits({ account: accountId, query, pages }) : [];
    let at = 0;
    return found.map(({ file, pageCount }, index) => {
      const own = hits.slice(at, (at += shown[index]?.length ?? 0));
      return { file: toFileItem(file), pages: own.filter((hit) => hit !== null), pageCount };
    });
  }

  /** Files whose names have all the words and none that must not be there. */
  async function findNamed(accountId: string, { text, without }: SearchWords): Promise<string[]> {
    if (text === '') return [];
    const { items } = await library.findFilesByName(accountId, { q: text, page: 1, limit: MAX_NAMED });
    const unwanted = without.map((words) => words.toLowerCase());
    const isWanted = (name: string) => !unwanted.some((words) => name.toLowerCase().includes(words));
    return items.filter(({ file }) => isWanted(file.name)).map(({ file }) => file._id);
  }

  const searchAll = async (
    accountId: string,
    { q, folderId, in: part, lang, type, sort: order, page, limit }: Search,
  ) => {
    const sort = order === 'best' ? undefined : order;
    const isFiltered = folderId !== null || lang !== undefined || type !== undefined || sort !== undefined;
    const filter = { folderId, lang, type, sort };
    const within = isFiltered ? await library.selectFiltered(accountId, filter) : undefined;
    const words = readSearchWords(q);
    const named = await findNamed(accountId, words);
    const query = toLibraryQuery(words, LANGUAGES);
    const scope = {
      accountId,
      query,
      named,
      within,
      part,
      isCounted: page === 1,
    };
    const shown = { ...scope, offset: (page - 1) * limit, limit };
    const { files, total, counts } = await searchLibrary(database.root, shown);
    const groups = await library.groupFiles(
      accountId,
      counts.map(([fileId, pages, isNamed]) => ({ fileId, pages, isNamed })),
    );
    const rows = await library.mapFiles(
      accountId,
      files.map(({ fileId }) => fileId),
    );
    const found = files.flatMap(({ fileId, pages, pageCount }) => {
      const file = rows.get(fileId);
      // With names alone asked for, its pages are not looked at.
      return file ? [{ file, pages: part === 'names' ? [] : pages, pageCount }] : [];
    });
    return { items: await findHits(accountId, words, found), page, limit, total, groups };
  };

  /** Further pages of one file that was found. */
  const searchOne = async (accountId: string, fileId: string, { q, from, limit }: FileSearch) => {
    const file = await library.getFile(accountId, fileId);
    const words = readSearchWords(q);
    const query = toLibraryQuery(words, LANGUAGES);
    const { pages, total } = await searchFile(database.root, {
      accountId,
      fileId,
      query,
      offset: from,
      limit,
    });
    const [found] = await findHits(accountId, words, [{ file, pages, pageCount: total }]);
    return { items: found?.pages ?? [], from, limit, total };
  };

  return { searchAll, searchOne };
}
