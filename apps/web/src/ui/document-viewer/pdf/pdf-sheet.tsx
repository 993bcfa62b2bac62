import type { PDFPageProxy } from 'pdfjs-dist';
import { type CSSProperties, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { boxStyle } from '#ui/document-viewer/frame/box-style.ts';
import { locateQuote } from '#ui/document-viewer/pdf/locate-quote.ts';
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
  const sheet = useRef<HTMLElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const size = useMemo(() => page.getViewport({ scale: 1 }), [page]);
  const viewport = useMemo(() => page.getViewport({ scale: percent / 100 }), [page, percent]);
  const drawing = usePageCanvas(picture, page, viewport);
  const runs = useTextLayer(words, page, viewport, drawing === 'drawn');
  const { passages } = viewer;
  const quotes = useMemo(
    () => passages.filter((passage) => passage.page === number).map(({ quote }) => quote),
    [passages, number],
  );
  const located = useLocated(sheet, runs, quotes);
  const currentPassage = passages[viewer.currentPassage ?? -1];

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
      ref={sheet}
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
      {located.map(({ quote, boxes }) => (
        <Outline
          key={quote}
          boxes={boxes}
          current={currentPassage?.page === number && quote === currentPassage.quote}
        />
      ))}
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

interface Located {
  readonly quote: string;
  readonly boxes: readonly PageBox[];
}

/** Passages come without boxes; they are looked up among the words once these lie on the page. */
function useLocated(
  sheet: RefObject<HTMLElement | null>,
  runs: readonly HTMLElement[] | null,
  quotes: readonly string[],
): readonly Located[] {
  const [located, setLocated] = useState<readonly Located[]>([]);
  useEffect(() => {
    const element = sheet.current;
    if (!element || !runs) return;
    setLocated(quotes.map((quote) => ({ quote, boxes: locateQuote(element, runs, quote) })));
  }, [sheet, runs, quotes]);
  return located;
}
