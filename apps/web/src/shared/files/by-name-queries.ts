import { contract } from '@recto/contract';
import type { PlacedFile } from '@recto/contract/library';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { withoutDeleted } from '#shared/deletions/deleted.ts';
import { libraryKeys } from '#shared/files/queries.ts';

/** The best matches anywhere in the library; without words the newest files. */
export const filesByNameQuery = (words: string) =>
  queryOptions({
    queryKey: [...libraryKeys.all, 'by-name', words] as const,
    queryFn: async ({ signal }): Promise<PlacedFile[]> => {
      const query = words === '' ? {} : { q: words };
      return withoutDeleted((await call(contract.files.byName, { query, signal })).items);
    },
  });

const PAGE_SIZE = 20;

/** Every match anywhere in the library, page by page, those that can be asked first. */
export const matchesQuery = (words: string) =>
  infiniteQueryOptions({
    queryKey: [...libraryKeys.matches, words] as const,
    queryFn: async ({ pageParam, signal }) => {
      const query = { q: words, first: 'complete', page: pageParam, limit: PAGE_SIZE } as const;
      const list = await call(contract.files.byName, { query, signal });
      return { ...list, items: withoutDeleted(list.items) };
    },
    initialPageParam: 1,
    getNextPageParam: (last) => (last.page * last.limit < last.total ? last.page + 1 : undefined),
  });
