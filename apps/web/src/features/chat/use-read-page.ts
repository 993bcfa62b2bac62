import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ChatWorkspace } from '#features/chat/chat-workspace.ts';
import { documentPageQuery } from '#shared/files/queries.ts';
import type { ReadPageState } from '#ui/document-viewer/frame/types.ts';

/** The open page as it was read; none of a file whose viewer opens the original. */
export function useReadPage({ file, reading }: ChatWorkspace): ReadPageState | undefined {
  const isRead = file.pageKind !== 'layout';
  const pageCount = file.pages ?? 1;
  const found = useQuery({
    ...documentPageQuery(file, Math.min(pageCount, Math.max(1, reading.page))),
    enabled: isRead,
    placeholderData: keepPreviousData,
  });
  if (!isRead) return undefined;
  const status = found.isError ? 'failed' : found.isSuccess ? 'ready' : 'loading';
  return { pageCount, status, page: found.data, onRetry: () => void found.refetch() };
}
