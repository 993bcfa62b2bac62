import { contract } from '@recto/contract';
import { FOUND_PAGES_PER_CALL } from '@recto/contract/limits';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { withoutDeleted } from '#shared/deletions/deleted.ts';
import { libraryKeys } from '#shared/files/queries.ts';
import type { LibrarySearch } from './use-search-url.ts';

const PAGE_SIZE = 20;

/** Files by their names and pages, everywhere or in a folder and below it. */
export const librarySearchQuery = ({ words, folderId, part, lang, type, sort }: LibrarySearch) =>
  infiniteQueryOptions({
    queryKey: [
      ...libraryKeys.all,
      'search',
      folderId ?? 'everywhere',
      words,
      { part, lang, type, sort },
    ] as const,
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        q: words,
        page: pageParam,
        limit: PAGE_SIZE,
        sort,
        ...(folderId !== null && { folderId }),
        ...(part !== null && { in: part }),
        ...(lang !== null && { lang }),
        ...(type !== null && { type }),
      };
      const list = await call(contract.search.library, { query, signal });
      return { ...list, items: withoutDeleted(list.items) };
    },
    initialPageParam: 1,
    getNextPageParam: (last) => (last.page * last.limit < last.total ? last.page + 1 : undefined),
  });

/** The pages of one file behind the first ones, best first. */
export const foundPagesQuery = (fileId: string, words: string, from: number) =>
  infiniteQueryOptions({
    queryKey: [...libraryKeys.all, 'search', 'pages', fileId, words, from] as const,
    queryFn: ({ pageParam, signal }) =>
      call(contract.search.pages, {
        params: { id: fileId },
        query: { q: words, from: pageParam, limit: FOUND_PAGES_PER_CALL },
        signal,
      }),
    initialPageParam: from,
    getNextPageParam: ({ from: before, limit, total }) =>
      before + limit < total ? before + limit : undefined,
  });

/** How many files are still being read, and so cannot be found by their contents. */
export const unreadCountQuery = queryOptions({
  queryKey: [...libraryKeys.all, 'unread-count'] as const,
  queryFn: async ({ signal }) =>
    (await call(contract.files.byName, { query: { status: 'running', limit: 1 }, signal })).total,
});
