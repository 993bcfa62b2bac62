import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useMemo } from 'react';
import { PageViewport } from '#ui/document-viewer/frame/page-viewport.tsx';
import { THUMBNAIL_WIDTH } from '#ui/document-viewer/frame/thumbnails.tsx';
import type { ViewerProps } from '#ui/document-viewer/frame/types.ts';
import { clampPage, useViewerFrame } from '#ui/document-viewer/frame/use-viewer-frame.ts';
import { ViewerFrame } from '#ui/document-viewer/frame/viewer-frame.tsx';
import { DocumentFailed, DocumentLoading } from '#ui/document-viewer/frame/viewer-states.tsx';
import { DocumentLocked } from '#ui/document-viewer/pdf/document-locked.tsx';
import { PdfSheet } from '#ui/document-viewer/pdf/pdf-sheet.tsx';
import { ThumbnailPainter } from '#ui/document-viewer/pdf/thumbnail-painter.ts';
import { usePage } from '#ui/document-viewer/pdf/use-page.ts';
import { usePdf } from '#ui/document-viewer/pdf/use-pdf.ts';

/** Reads a PDF page by page, with marks on its words. */
export default function PdfViewer(props: ViewerProps) {
  const { state, retry } = usePdf(props.source);
  if (state.status === 'failed') return <DocumentFailed onRetry={retry} />;
  if (state.status === 'locked') return <DocumentLocked locked={state} />;
  if (state.status === 'loading') return <DocumentLoading />;
  return <OpenPdf key={props.source.key} viewer={props} pdf={state.pdf} ownLabels={state.labels} />;
}

interface OpenPdfProps {
  readonly viewer: ViewerProps;
  readonly pdf: PDFDocumentProxy;
  readonly ownLabels: readonly string[] | null;
}

function OpenPdf({ viewer, pdf, ownLabels }: OpenPdfProps) {
  const loaded = usePage(pdf, clampPage(viewer.page, pdf.numPages));
  const size = loaded.status === 'ready' ? loaded.page.getViewport({ scale: 1 }) : null;
  const frame = useViewerFrame(viewer, { pageCount: pdf.numPages, ownLabels, size });
  const painter = useMemo(() => new ThumbnailPainter(pdf, THUMBNAIL_WIDTH * 2), [pdf]);
  return (
    <ViewerFrame viewer={viewer} frame={frame} painter={painter}>
      <PageViewport frame={frame} status={loaded.status} footer={viewer.footer}>
        {loaded.status === 'ready' && (
          <PdfSheet key={frame.page} page={loaded.page} viewer={viewer} frame={frame} />
        )}
      </PageViewport>
    </ViewerFrame>
  );
}
