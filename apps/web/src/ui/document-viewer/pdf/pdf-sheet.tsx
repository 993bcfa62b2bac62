import type { PDFPageProxy } from 'pdfjs-dist';
import { type CSSProperties, useEffect, useMemo, useRef } from 'react';
import { SheetMarks } from '#ui/document-viewer/frame/sheet-marks.tsx';
import type { ViewerProps } from '#ui/document-viewer/frame/types.ts';
import type { ViewerFrameState } from '#ui/document-viewer/frame/use-viewer-frame.ts';
import { PageFailed } from '#ui/document-viewer/frame/viewer-states.tsx';
import { ScanWords } from '#ui/document-viewer/frame/scan-words.tsx';
import { usePageCanvas } from '#ui/document-viewer/pdf/use-page-canvas.ts';
import { useTextLayer } from '#ui/document-viewer/pdf/use-text-layer.ts';

interface PdfSheetProps {
  readonly page: PDFPageProxy;
  readonly viewer: ViewerProps;
  readonly frame: ViewerFrameState;
}

/** A page as it is printed: picture, selectable words, and marks that are fractions of it. */
export function PdfSheet({ page, viewer, frame }: PdfSheetProps) {
  const { onDrawn } = frame;
  const { percent } = frame.zoom;
  const number = page.pageNumber;
  const picture = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const scan = viewer.read?.page?.page === number ? viewer.read.page : undefined;
  const size = useMemo(() => page.getViewport({ scale: 1 }), [page]);
  const viewport = useMemo(() => page.getViewport({ scale: percent / 100 }), [page, percent]);
  const drawing = usePageCanvas(picture, page, viewport);
  useTextLayer(words, page, viewport, drawing === 'drawn');

  useEffect(() => {
    if (drawing === 'drawn') onDrawn();
  }, [drawing, onDrawn]);

  const style: CSSProperties & Record<`--${string}`, string | number> = {
    width: viewport.width,
    height: viewport.height,
    '--total-scale-factor': viewport.scale,
    '--scale-factor': viewport.scale,
  };
  return (
    <section
      className="viewer-sheet"
      style={style}
      aria-label={`Page ${number}`}
      aria-busy={drawing === 'waiting'}
      data-testid="pdf-page"
      data-page={number}
    >
      <div ref={picture} className="viewer-picture" />
      {drawing === 'drawn' && (
        <SheetMarks viewer={viewer} frame={frame} page={number} size={size} height={viewport.height} />
      )}
      <div ref={words} className="textLayer" dir="auto" lang={viewer.lang} />
      {drawing === 'drawn' && scan?.words && (
        <ScanWords text={scan.text} words={scan.words} lang={viewer.lang} />
      )}
      {drawing === 'failed' && (
        <div className="viewer-page-failed">
          <PageFailed page={number} />
        </div>
      )}
    </section>
  );
}
