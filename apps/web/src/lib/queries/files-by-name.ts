import { contract } from '@recto/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { withoutDeleted } from '#lib/deletions/deleted.ts';
import { libraryKeys, type PlacedFile } from '#lib/queries/files.ts';

/** The best matches anywhere in the library; without words the newest files. */
export const filesByNameQuery = (words: string) =>
  queryOptions({
    queryKey: [...libraryKeys.all, 'by-name', words] as const,
    queryFn: async ({ signal }): Promise<PlacedFile[]> => {
      const query = words === '' ? {} : { q: words };
      return withoutDeleted((await call(contract.files.byName, { query, signal })).items);
    },
  });
