import type { PDFPageProxy } from 'pdfjs-dist';
import { type CSSProperties, useEffect, useMemo, useRef } from 'react';
import { boxStyle } from '#ui/document-viewer/frame/box-style.ts';
import { PageMarks, SearchMarks } from '#ui/document-viewer/frame/page-marks.tsx';
import type { PageBox, ViewerProps } from '#ui/document-viewer/frame/types.ts';
import type { ViewerFrameState } from '#ui/document-viewer/frame/use-viewer-frame.ts';
import { PageFailed } from '#ui/document-viewer/frame/viewer-states.tsx';
import { usePageCanvas } from '#ui/document-viewer/pdf/use-page-canvas.ts';
import { useTextLayer } from '#ui/document-viewer/pdf/use-text-layer.ts';

interface PdfSheetProps {
  readonly page: PDFPageProxy;
  readonly viewer: ViewerProps;
  readonly frame: ViewerFrameState;
}

/** A page as it is printed: picture, selectable words, and marks that are fractions of it. */
export function PdfSheet({ page, viewer, frame }: PdfSheetProps) {
  const { onDrawn, search } = frame;
  const { percent } = frame.zoom;
  const number = page.pageNumber;
  const picture = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
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
        <PageMarks
          marks={viewer.marks.filter((mark) => mark.page === number)}
          current={viewer.currentMark}
          size={size}
          height={viewport.height}
          glow={viewer.glow}
          onMark={viewer.onMark}
          isResting={search !== undefined}
        />
      )}
      {drawing === 'drawn' && search && (
        <SearchMarks
          hits={search.hits.filter((hit) => hit.page === number)}
          current={frame.currentHit?.number ?? null}
          size={size}
        />
      )}
      {drawing === 'drawn' &&
        viewer.passages.map(
          (passage, index) =>
            passage.page === number && (
              <Outline key={index} boxes={passage.boxes} current={index === viewer.currentPassage} />
            ),
        )}
      {drawing === 'drawn' && viewer.place?.page === number && <PlaceBar boxes={viewer.place.boxes} />}
      <div ref={words} className="textLayer" dir="auto" lang={viewer.lang} />
      {drawing === 'failed' && (
        <div className="viewer-page-failed">
          <PageFailed page={number} />
        </div>
      )}
    </section>
  );
}

function Outline({ boxes, current }: { boxes: readonly PageBox[]; current: boolean }) {
  return (
    <div aria-hidden="true" className="viewer-layer" data-current={current || undefined}>
      {boxes.map((box, index) => (
        <div key={index} className="viewer-outline" data-testid="passage" style={boxStyle(box)} />
      ))}
      {boxes[0] && (
        <div className="viewer-tick" style={{ top: `${(boxes[0].y + boxes[0].height / 2) * 100}%` }} />
      )}
    </div>
  );
}

/** Beside the lines to which the contents have led. */
function PlaceBar({ boxes }: { boxes: readonly PageBox[] }) {
  const [first] = boxes;
  const last = boxes.at(-1);
  if (!first || !last) return null;
  return (
    <div aria-hidden="true" className="viewer-layer">
      <div
        className="viewer-place"
        data-testid="place"
        style={{ top: `${first.y * 100}%`, height: `${(last.y + last.height - first.y) * 100}%` }}
      />
    </div>
  );
}
