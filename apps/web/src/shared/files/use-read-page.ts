import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FileItem } from '@recto/contract/library';
import { namePage } from '#shared/files/page-names.ts';
import { documentPageQuery, fileDetailQuery } from '#shared/files/queries.ts';
import type { ReadPageState } from '#ui/document-viewer/frame/types.ts';

/** States of pages whose text was read from their pictures. */
const SCANNED = new Set<string | undefined>(['ocr', 'low']);

/** The open sheet as it was read; of a file whose viewer opens the original only a page that was read from its picture. */
export function useReadPage(file: FileItem, shown: number): ReadPageState | undefined {
  const pageCount = file.pages ?? 1;
  const page = Math.min(pageCount, Math.max(1, shown));
  const { data: detail } = useQuery(fileDetailQuery(file._id));
  const isScanned = SCANNED.has(detail?.report.pages[page - 1]?.state);
  const isRead = file.pageKind === 'sheet' || isScanned;
  const found = useQuery({
    ...documentPageQuery(file, page),
    enabled: isRead,
    placeholderData: keepPreviousData,
  });
  const sheets =
    file.pageKind === 'sheet'
      ? detail?.report.pages.map(({ page, label }) => ({
          page,
          name: namePage('sheet', { page, label }).name,
        }))
      : undefined;
  if (!isRead) return undefined;
  const status = found.isError ? 'failed' : found.isSuccess ? 'ready' : 'loading';
  return { pageCount, status, page: found.data, sheets, onRetry: () => void found.refetch() };
}
