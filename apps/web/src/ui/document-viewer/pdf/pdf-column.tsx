import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { DocumentSource, PageSize } from '#ui/document-viewer/frame/types.ts';
import { DocumentFailed, PageFailed, PageSkeleton } from '#ui/document-viewer/frame/viewer-states.tsx';
import { DocumentLocked } from '#ui/document-viewer/pdf/document-locked.tsx';
import { usePage } from '#ui/document-viewer/pdf/use-page.ts';
import { usePageCanvas } from '#ui/document-viewer/pdf/use-page-canvas.ts';
import { usePdf } from '#ui/document-viewer/pdf/use-pdf.ts';
import { useTextLayer } from '#ui/document-viewer/pdf/use-text-layer.ts';
import '#ui/document-viewer/frame/viewer.css';

const GAP_PX = 12;
/** A place is held so far down the column, as a share of its height. */
const EYE = 0.3;
/** Of A4, until a page is there. */
const RATIO = 297 / 210;

/** A place in a document: 3.25 is a quarter down page 3. */
export interface PdfColumnHandle {
  /** The place at which a reader looks; null before the document is there. */
  place(): number | null;
  showPlace(place: number): void;
}

interface PdfColumnProps {
  readonly source: DocumentSource;
  readonly lang: string;
  readonly label: string;
  readonly handle: Ref<PdfColumnHandle>;
  /** Lies over a page that is drawn. */
  readonly renderOverlay: (page: number, size: PageSize) => ReactNode;
  readonly onScroll: () => void;
  /** A reader moves it, by whatever means. */
  readonly onMoved: () => void;
  /** The document is open. */
  readonly onOpen: () => void;
}

/** The pages of a PDF below each other, each as wide as the column; only those in sight are drawn. */
export default function PdfColumn(props: PdfColumnProps) {
  const { state, retry } = usePdf(props.source);
  if (state.status === 'failed') return <DocumentFailed onRetry={retry} />;
  if (state.status === 'locked') return <DocumentLocked locked={state} />;
  if (state.status === 'loading')
    return (
      <div className="viewer-desk h-full" role="status">
        <span className="sr-only">Loading the document</span>
        <PageSkeleton />
      </div>
    );
  return <OpenColumn {...props} pdf={state.pdf} />;
}

function OpenColumn({
  pdf,
  lang,
  label,
  handle,
  renderOverlay,
  onScroll,
  onMoved,
  onOpen,
}: PdfColumnProps & { readonly pdf: PDFDocumentProxy }) {
  const scroller = useRef<HTMLDivElement>(null);
  const width = useContentWidth(scroller);
  const list = useVirtualizer({
    count: width === null ? 0 : pdf.numPages,
    getScrollElement: () => scroller.current,
    estimateSize: () => (width ?? 0) * RATIO + GAP_PX,
    overscan: 1,
  });
  useColumnHandle(handle, { list, scroller, onMoved });
  const isMeasured = width !== null;
  useEffect(() => {
    if (isMeasured) onOpen();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each document
  }, [isMeasured, pdf]);
  return (
    <div
      ref={scroller}
      role="group"
      aria-label={label}
      // Scrolled by keys.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="viewer-desk relative h-full [scrollbar-gutter:stable] focus-visible:outline-offset-[-2px]"
      onScroll={onScroll}
    >
      <div style={{ height: list.getTotalSize() }} className="relative">
        {list.getVirtualItems().map(({ index, start }) => (
          <div
            key={index}
            data-index={index}
            ref={list.measureElement}
            className="absolute inset-x-0"
            style={{ transform: `translateY(${start}px)`, paddingBottom: GAP_PX }}
          >
            <ColumnPage
              pdf={pdf}
              number={index + 1}
              width={width ?? 0}
              lang={lang}
              renderOverlay={renderOverlay}
            />
          </div>
        ))}
      </div>
    </div>
  );
}

/** Without its padding; null until it is known. */
function useContentWidth(element: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

interface ColumnParts {
  readonly list: Virtualizer<HTMLDivElement, Element>;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly onMoved: () => void;
}

function useColumnHandle(handle: Ref<PdfColumnHandle>, { list, scroller, onMoved }: ColumnParts) {
  /** A place that was gone to: pages before it that get their heights later push it away. */
  const wanted = useRef<number | null>(null);
  const lineOfSight = () => (scroller.current?.clientHeight ?? 0) * EYE;
  const scrollTo = (place: number) => {
    const index = Math.min(Math.max(1, Math.floor(place)), Math.max(1, list.options.count)) - 1;
    const page = list.measurementsCache[index];
    if (!page || !scroller.current) return;
    const inside = Math.min(1, Math.max(0, place - 1 - index)) * (page.size - GAP_PX);
    scroller.current.scrollTop = page.start + inside - lineOfSight();
  };
  useImperativeHandle(handle, () => ({
    place() {
      const at = (scroller.current?.scrollTop ?? 0) + lineOfSight();
      const page = list.getVirtualItemForOffset(at);
      if (!page) return null;
      return page.index + 1 + Math.min(0.999, Math.max(0, (at - page.start) / (page.size - GAP_PX)));
    },
    showPlace(place) {
      wanted.current = place;
      scrollTo(place);
    },
  }));
  const total = list.getTotalSize();
  useEffect(() => {
    if (wanted.current !== null) scrollTo(wanted.current);
    // oxlint-disable-next-line react/exhaustive-deps -- anew whenever heights have changed
  }, [total]);
  const announceMoved = useRef(onMoved);
  useEffect(() => {
    announceMoved.current = onMoved;
  });
  useEffect(() => {
    const element = scroller.current;
    const letGo = () => {
      wanted.current = null;
      announceMoved.current();
    };
    const taken = ['wheel', 'pointerdown', 'touchstart', 'keydown'] as const;
    for (const event of taken) element?.addEventListener(event, letGo, { passive: true });
    return () => {
      for (const event of taken) element?.removeEventListener(event, letGo);
    };
  }, [scroller]);
}

interface ColumnPageProps extends Pick<PdfColumnProps, 'lang' | 'renderOverlay'> {
  readonly pdf: PDFDocumentProxy;
  readonly number: number;
  readonly width: number;
}

function ColumnPage({ pdf, number, width, lang, renderOverlay }: ColumnPageProps) {
  const loaded = usePage(pdf, number);
  if (loaded.status === 'ready')
    return <DrawnPage page={loaded.page} width={width} lang={lang} renderOverlay={renderOverlay} />;
  return (
    <div className="viewer-sheet" style={{ height: width * RATIO }} aria-busy={loaded.status === 'loading'}>
      {loaded.status === 'failed' && <PageFailed page={number} />}
    </div>
  );
}

interface DrawnPageProps extends Pick<PdfColumnProps, 'lang' | 'renderOverlay'> {
  readonly page: PDFPageProxy;
  readonly width: number;
}

function DrawnPage({ page, width, lang, renderOverlay }: DrawnPageProps) {
  const picture = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const size = useMemo(() => page.getViewport({ scale: 1 }), [page]);
  const viewport = useMemo(() => page.getViewport({ scale: width / size.width }), [page, size, width]);
  const drawing = usePageCanvas(picture, page, viewport);
  useTextLayer(words, page, viewport, drawing === 'drawn');
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    width: viewport.width,
    height: viewport.height,
    '--total-scale-factor': viewport.scale,
    '--scale-factor': viewport.scale,
  };
  return (
    <div
      role="group"
      className="viewer-sheet"
      style={style}
      aria-label={`Page ${page.pageNumber}`}
      aria-busy={drawing === 'waiting'}
      data-testid="pdf-page"
      data-page={page.pageNumber}
    >
      <div ref={picture} className="viewer-picture" />
      <div ref={words} className="textLayer" dir="auto" lang={lang} />
      {drawing === 'drawn' && renderOverlay(page.pageNumber, size)}
      {drawing === 'failed' && (
        <div className="viewer-page-failed">
          <PageFailed page={page.pageNumber} />
        </div>
      )}
    </div>
  );
}
