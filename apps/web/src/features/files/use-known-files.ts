import type { FileItem } from '@recto/contract/library';
import { useQuery } from '@tanstack/react-query';
import { commitDeletions } from '#shared/deletions/delete-later.ts';
import { isDeleted } from '#shared/deletions/deleted.ts';
import { filesByHashQuery } from '#shared/files/queries.ts';
import type { UploadItem } from '#shared/uploads/upload-checks.ts';

/** Which of the chosen files the account has already, by their hash. */
export function useKnownFiles(selection: readonly UploadItem[]) {
  const hashes = [...new Set(selection.flatMap(({ hash }) => hash ?? []))].toSorted();
  const { data, isLoading } = useQuery({ ...filesByHashQuery(hashes), enabled: hashes.length > 0 });
  const known = new Map<string, FileItem>();
  for (const [hash, file] of data ?? []) if (!isDeleted(file)) known.set(hash, file);
  return {
    known,
    isLooking: isLoading,
    /** The same bytes are taken anew only when those that were just deleted are gone on the server, too. */
    async makeSpace(): Promise<void> {
      const hasDeleted = [...(data?.values() ?? [])].some(isDeleted);
      if (hasDeleted) await commitDeletions({ keepalive: false });
    },
  };
}
