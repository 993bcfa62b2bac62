import { useQuery } from '@tanstack/react-query';
import type { ExtractionReport } from '@recto/contract/extraction-report';
import type { FileItem } from '@recto/contract/library';
import { fileDetailQuery, isRunning } from '#shared/files/queries.ts';
import { readingStates } from '#shared/files/reading-states.ts';
import type { PageNote } from '#ui/document-viewer/frame/types.ts';

/** Of an open page that is a scan: how surely it was read, or that it was not. */
export function usePageNote(file: Pick<FileItem, '_id' | 'status'>, shown: number): PageNote | undefined {
  const { data } = useQuery(fileDetailQuery(file._id));
  const page = data?.report.pages.find(({ page: number }) => number === shown);
  switch (page?.state) {
    case 'needs-ocr':
      if (!isRunning(file)) return { text: 'not read', isDoubtful: true };
      return { text: data && isBeingRead(data, shown) ? 'being read' : 'waits for OCR', isDoubtful: false };
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

type Detail = Pick<FileItem, 'pages' | 'progress'> & { readonly report: ExtractionReport };

const isBeingRead = ({ pages: total, progress, report: { pages } }: Detail, page: number): boolean =>
  readingStates({ pages, total: total ?? 0, isReading: progress !== null })[page - 1] === 'reading';
