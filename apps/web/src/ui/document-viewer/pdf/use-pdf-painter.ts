import { useMemo } from 'react';
import type { DocumentSource, PagePainter } from '#ui/document-viewer/frame/types.ts';
import { ThumbnailPainter } from '#ui/document-viewer/pdf/thumbnail-painter.ts';
import { usePdf } from '#ui/document-viewer/pdf/use-pdf.ts';

/** Pictures of the pages of a PDF, `width` device pixels wide; null until it is open, and while it is locked. */
export function usePdfPainter(source: DocumentSource, width: number): PagePainter | null {
  const { state } = usePdf(source);
  const pdf = state.status === 'ready' ? state.pdf : null;
  return useMemo(() => (pdf ? new ThumbnailPainter(pdf, width) : null), [pdf, width]);
}
