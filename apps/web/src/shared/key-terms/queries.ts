import { contract } from '@recto/contract';
import type { FileItem } from '@recto/contract/library';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';

/** Key figures of a report or key terms of a contract; made anew when the file has been read again. */
export const keyTermsQuery = ({ _id: id, updatedAt }: Pick<FileItem, '_id' | 'updatedAt'>) =>
  queryOptions({
    queryKey: ['key-terms', id, updatedAt] as const,
    queryFn: ({ signal }) => call(contract.keyTerms.get, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
