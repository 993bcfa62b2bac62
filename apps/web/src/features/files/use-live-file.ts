import type { FileItem } from '@recto/contract/library';
import { useQuery } from '@tanstack/react-query';
import { fileQuery } from '#shared/files/queries.ts';

/** The newest state of an uploaded file: news over the socket arrive in the cache that this reads. */
export function useLiveFile(file: FileItem | null): FileItem | null {
  const { data } = useQuery({
    ...fileQuery(file?._id ?? ''),
    enabled: file !== null,
    // The list of uploads asks for all of them.
    refetchInterval: false,
    ...(file && { initialData: file }),
  });
  return data ?? file;
}
