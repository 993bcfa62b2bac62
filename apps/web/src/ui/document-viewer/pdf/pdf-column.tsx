import { useVirtualizer } from '@tanstack/react-virtual';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type ReactNode, type Ref, type RefObject, useEffect, useRef, useState } from 'react';
import type { DocumentSource, PageBox, PageSize } from '#ui/document-viewer/frame/types.ts';
import { DocumentFailed, PageSkeleton } from '#ui/document-viewer/frame/viewer-states.tsx';
import { ColumnPage, RATIO } from '#ui/document-viewer/pdf/column-page.tsx';
import { DocumentLocked } from '#ui/document-viewer/pdf/document-locked.tsx';
import { useCommonWidth } from '#ui/document-viewer/pdf/ink-window.ts';
import { type PdfColumnHandle, useColumnHandle } from '#ui/document-viewer/pdf/use-column-handle.ts';
import { usePdf } from '#ui/document-viewer/pdf/use-pdf.ts';
import '#ui/document-viewer/frame/viewer.css';

export type { PdfColumnHandle } from '#ui/document-viewer/pdf/use-column-handle.ts';

const GAP_PX = 12;

interface PdfColumnProps {
  readonly source: DocumentSource;
  readonly lang: string;
  readonly label: string;
  readonly handle: Ref<PdfColumnHandle>;
  /** Of the width of the column, which 1 fills. */
  readonly zoom: number;
  /** Without the margins of its pages. */
  readonly isTrimmed: boolean;
  /** Lies over a page that is drawn. */
  readonly renderOverlay: (page: number, size: PageSize) => ReactNode;
  readonly onScroll: () => void;
  /** A reader moves it, by whatever means. */
  readonly onMoved: () => void;
  /** The document is open. */
  readonly onOpen: () => void;
}

/** The pages of a PDF below each other, as wide as the column or zoomed; only those in sight are drawn. */
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

function OpenColumn(props: PdfColumnProps & { readonly pdf: PDFDocumentProxy }) {
  const { pdf, lang, label, handle, zoom, isTrimmed, renderOverlay, onScroll, onMoved, onOpen } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const room = useContentWidth(scroller);
  const width = room === null ? null : Math.round(room * zoom);
  const windows = useRef(new Map<number, PageBox>());
  const trim = { isAsked: isTrimmed, common: useCommonWidth(pdf, isTrimmed) };
  const list = useVirtualizer({
    count: width === null ? 0 : pdf.numPages,
    getScrollElement: () => scroller.current,
    estimateSize: () => (width ?? 0) * RATIO + GAP_PX,
    overscan: 1,
  });
  useColumnHandle(handle, { list, scroller, windows, gap: GAP_PX, width, isTrimmed, onMoved });
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
      <div
        style={{ height: list.getTotalSize(), width: Math.max(room ?? 0, width ?? 0) }}
        className="relative"
      >
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
              trim={trim}
              lang={lang}
              renderOverlay={renderOverlay}
              onWindow={(page, shown) => windows.current.set(page, shown)}
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
