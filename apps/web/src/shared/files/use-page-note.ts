import { useQuery } from '@tanstack/react-query';
import type { FileItem } from '@recto/contract/library';
import { fileDetailQuery, isRunning } from '#shared/files/queries.ts';
import type { PageNote } from '#ui/document-viewer/frame/types.ts';

/** Of an open page that is a scan: how surely it was read, or that it was not. */
export function usePageNote(file: Pick<FileItem, '_id' | 'status'>, shown: number): PageNote | undefined {
  const { data } = useQuery(fileDetailQuery(file._id));
  const page = data?.report.pages.find(({ page: number }) => number === shown);
  switch (page?.state) {
    case 'needs-ocr':
      return { text: isRunning(file) ? 'waits for OCR' : 'not read', isDoubtful: !isRunning(file) };
    case 'ocr':
    case 'low':
      return {
        text: page.confidence === undefined ? 'read by OCR' : `read by OCR, ${page.confidence}%`,
        isDoubtful: page.state === 'low',
      };
    default:
      return undefined;
  }
}
