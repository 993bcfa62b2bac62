import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ChatWorkspace } from '#features/chat/chat-workspace.ts';
import { documentPageQuery, fileDetailQuery } from '#shared/files/queries.ts';
import type { ReadPageState } from '#ui/document-viewer/frame/types.ts';
import { namePage } from '#shared/files/page-names.ts';

/** The open page as it was read; none of a file whose viewer opens the original. */
export function useReadPage({ file, reading }: ChatWorkspace): ReadPageState | undefined {
  const isRead = file.pageKind !== 'layout';
  const pageCount = file.pages ?? 1;
  const found = useQuery({
    ...documentPageQuery(file, Math.min(pageCount, Math.max(1, reading.page))),
    enabled: isRead,
    placeholderData: keepPreviousData,
  });
  const { data: detail } = useQuery({ ...fileDetailQuery(file._id), enabled: file.pageKind === 'sheet' });
  const sheets = detail?.report.pages.map(({ page, label }) => ({
    page,
    name: namePage('sheet', { page, label }).name,
  }));
  if (!isRead) return undefined;
  const status = found.isError ? 'failed' : found.isSuccess ? 'ready' : 'loading';
  return { pageCount, status, page: found.data, sheets, onRetry: () => void found.refetch() };
}
