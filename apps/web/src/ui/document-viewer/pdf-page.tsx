import type { PDFPageProxy } from 'pdfjs-dist';
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { boxStyle } from '#ui/document-viewer/box-style.ts';
import { locateQuote } from '#ui/document-viewer/locate-quote.ts';
import { PageMarks, SearchMarks } from '#ui/document-viewer/page-marks.tsx';
import type { PageBox, PageMark } from '#ui/document-viewer/types.ts';
import { usePageCanvas } from '#ui/document-viewer/use-page-canvas.ts';
import { useTextLayer } from '#ui/document-viewer/use-text-layer.ts';

interface PdfPageProps {
  readonly page: PDFPageProxy;
  readonly percent: number;
  readonly name: string;
  readonly lang: string;
  /** The marks of this page. */
  readonly marks: readonly PageMark[];
  readonly currentMark: number | null;
  /** Every change lets the current mark glow once. */
  readonly glow: number;
  readonly onMark: (mark: PageMark) => void;
  /** Of a search on this page; undefined while there is none. */
  readonly hits: readonly PageMark[] | undefined;
  readonly currentHit: number | null;
  /** Quotes of this page that are no evidence. */
  readonly passages: readonly string[];
  readonly currentPassage: string | null;
  readonly onDrawn: () => void;
  readonly failure: ReactNode;
}

/** A page as it is printed: picture, selectable words, and marks that are fractions of it. */
export function PdfPage(props: PdfPageProps) {
  const { page, percent, marks, passages, onDrawn } = props;
  const sheet = useRef<HTMLElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const size = useMemo(() => page.getViewport({ scale: 1 }), [page]);
  const viewport = useMemo(() => page.getViewport({ scale: percent / 100 }), [page, percent]);
  const drawing = usePageCanvas(picture, page, viewport);
  const runs = useTextLayer(words, page, viewport, drawing === 'drawn');
  const located = useLocated(sheet, runs, passages);

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
      aria-label={props.name}
      aria-busy={drawing === 'waiting'}
      data-testid="pdf-page"
      data-page={page.pageNumber}
    >
      <div ref={picture} className="viewer-picture" />
      {drawing === 'drawn' && (
        <PageMarks
          marks={marks}
          current={props.currentMark}
          size={size}
          height={viewport.height}
          glow={props.glow}
          onMark={props.onMark}
          isResting={props.hits !== undefined}
        />
      )}
      {drawing === 'drawn' && props.hits && (
        <SearchMarks hits={props.hits} current={props.currentHit} size={size} />
      )}
      {located.map(({ quote, boxes }) => (
        <Outline key={quote} boxes={boxes} current={quote === props.currentPassage} />
      ))}
      <div ref={words} className="textLayer" dir="auto" lang={props.lang} />
      {drawing === 'failed' && <div className="viewer-page-failed">{props.failure}</div>}
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
