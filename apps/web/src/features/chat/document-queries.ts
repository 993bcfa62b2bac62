import { contract } from '@recto/contract';
import type { FileItem } from '@recto/contract/library';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';

/** What a file is and holds; made anew when the file has been read again. */
export const outlineQuery = ({ _id: id, updatedAt }: Pick<FileItem, '_id' | 'updatedAt'>) =>
  queryOptions({
    queryKey: ['outline', id, updatedAt] as const,
    queryFn: ({ signal }) => call(contract.outline.get, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
