import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import '#ui/document-viewer/document-viewer.css';
import { cx } from '#lib/cx.ts';
import { PageViewport } from '#ui/document-viewer/page-viewport.tsx';
import { announce } from '#ui/document-viewer/hits.ts';
import { DocumentLocked } from '#ui/document-viewer/document-locked.tsx';
import { hitNavigationOf } from '#ui/document-viewer/hit-navigation.ts';
import { SearchHits } from '#ui/document-viewer/search-hits.tsx';
import { Thumbnails } from '#ui/document-viewer/thumbnails.tsx';
import type { DocumentSearch, DocumentSource, PageMark, PagePassage } from '#ui/document-viewer/types.ts';
import {
  useInnerWidth,
  useScrollTo,
  useSteadyMiddle,
  useWheelTurning,
} from '#ui/document-viewer/use-page-viewport.ts';
import { usePage } from '#ui/document-viewer/use-page.ts';
import { usePdf } from '#ui/document-viewer/use-pdf.ts';
import { useViewerKeys } from '#ui/document-viewer/use-viewer-keys.ts';
import { useZoom } from '#ui/document-viewer/use-zoom.ts';
import { DocumentFailed, DocumentLoading } from '#ui/document-viewer/viewer-states.tsx';
import { ViewerToolbar } from '#ui/document-viewer/viewer-toolbar.tsx';

export interface DocumentViewerProps {
  readonly source: DocumentSource;
  /** Of the words on its pages. */
  readonly lang: string;
  /** From 1; a number beyond the document shows its last page. */
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** All marks of the document, ordered by their numbers. */
  readonly marks: readonly PageMark[];
  /** Number of the current mark. */
  readonly currentMark: number | null;
  readonly onMark: (mark: PageMark) => void;
  /** Walked through in place of marks when there are none. */
  readonly passages: readonly PagePassage[];
  /** Index of the current passage. */
  readonly currentPassage: number | null;
  readonly onPassage: (index: number) => void;
  /** Numbers printed on pages, where they are known. */
  readonly labels: ReadonlyMap<number, string>;
  /** Every change lets the current mark glow once. */
  readonly glow: number;
  readonly hasThumbnails: boolean;
  /** In little room the toolbar keeps what turns and zooms pages; the footer takes care of the hits. */
  readonly isCompact: boolean;
  readonly onThumbnails: () => void;
  /** The words of the page in place of its picture; absent where there are none to show. */
  readonly text?: { readonly isShown: boolean; readonly onToggle: () => void; readonly pane: ReactNode };
  /** Absent where the pages cannot be searched. */
  readonly search?: DocumentSearch;
  /** Stands below the page. */
  readonly footer?: ReactNode;
}

/** Reads a PDF page by page, with marks on its words. What is shown is the caller's; zoom is the viewer's own. */
export default function DocumentViewer(props: DocumentViewerProps) {
  const { state, retry } = usePdf(props.source);
  if (state.status === 'failed') return <DocumentFailed onRetry={retry} />;
  if (state.status === 'locked') return <DocumentLocked locked={state} />;
  if (state.status === 'loading') return <DocumentLoading />;
  return <OpenDocument key={props.source.key} {...props} pdf={state.pdf} ownLabels={state.labels} />;
}

interface OpenDocumentProps extends DocumentViewerProps {
  readonly pdf: PDFDocumentProxy;
  readonly ownLabels: readonly string[] | null;
}

function OpenDocument({ pdf, ownLabels, onPage, ...props }: OpenDocumentProps) {
  const { marks, passages } = props;
  const search = props.search?.isOpen ? props.search : undefined;
  const hit = search?.hits[search.current];
  const viewport = useRef<HTMLDivElement>(null);
  const number = Math.min(pdf.numPages, Math.max(1, props.page));
  const loaded = usePage(pdf, number);
  const width = useInnerWidth(viewport);
  const zoom = useZoom(loaded.status === 'ready' ? loaded.page : null, width);
  const [drawnPage, setDrawnPage] = useState(0);
  const onDrawn = useCallback(() => setDrawnPage(number), [number]);
  const isDrawn = drawnPage === number;

  const mark = marks.find((candidate) => candidate.number === props.currentMark);
  const printed = props.labels.get(number) ?? ownLabels?.[number - 1];
  const hitNavigation = hitNavigationOf(props);
  const isListed = search !== undefined && props.hasThumbnails && search.hits.length > 0;
  const nameOf = (page: number) => `p. ${props.labels.get(page) ?? ownLabels?.[page - 1] ?? page}`;
  const goTo = (page: number) => {
    if (page !== number && page >= 1 && page <= pdf.numPages) onPage(page);
  };
  const fit = () => zoom.setZoom('fit');

  useScrollTo(viewport, {
    mark: search ? hit : mark,
    page: number,
    height: isDrawn ? (zoom.size.height * zoom.percent) / 100 : null,
    glow: props.glow,
  });
  useSteadyMiddle(viewport, zoom.percent);
  useWheelTurning(viewport, (direction) => goTo(number + direction));
  useViewerKeys({
    onHit: (direction) => (search ?? hitNavigation)?.onStep(direction),
    onPage: (direction) => goTo(number + direction),
    onZoom: zoom.step,
    onFit: fit,
    onSearch: props.search?.onOpen,
  });

  return (
    <div className="grid h-full min-h-0 min-w-0 grid-rows-[44px_minmax(0,1fr)]">
      <ViewerToolbar
        page={number}
        pages={pdf.numPages}
        printed={printed === String(number) ? undefined : printed}
        percent={zoom.percent}
        hitNavigation={hitNavigation}
        hasThumbnails={props.hasThumbnails}
        isCompact={props.isCompact}
        onPage={goTo}
        onZoom={zoom.setZoom}
        onZoomStep={zoom.step}
        onFit={fit}
        onThumbnails={props.onThumbnails}
        text={props.text}
        search={props.search}
      />
      <div
        className={cx(
          'grid min-h-0',
          isListed && 'grid-cols-[minmax(0,1fr)_256px]',
          !isListed && props.hasThumbnails && 'grid-cols-[minmax(0,1fr)_64px]',
        )}
      >
        <Pane over={props.text?.isShown ? props.text.pane : null}>
          <PageViewport
            viewport={viewport}
            loaded={width === null ? { status: 'loading' } : loaded}
            number={number}
            lang={props.lang}
            size={zoom.size}
            percent={zoom.percent}
            marks={marks}
            currentMark={props.currentMark}
            onMark={props.onMark}
            hits={search?.hits}
            currentHit={hit}
            passages={passages}
            currentPassage={passages[props.currentPassage ?? -1]}
            glow={props.glow}
            onDrawn={onDrawn}
            footer={props.footer}
          />
        </Pane>
        {isListed && search && <SearchHits search={search} lang={props.lang} nameOf={nameOf} />}
        {props.hasThumbnails && !isListed && (
          <div className="min-h-0">
            <Thumbnails
              pdf={pdf}
              page={number}
              marks={marks}
              passages={passages}
              isIdle={isDrawn}
              onPage={goTo}
            />
          </div>
        )}
      </div>
      <p className="sr-only" aria-live="polite">
        {isDrawn ? announce(number, pdf.numPages, mark?.page === number ? mark : undefined, marks) : ''}
      </p>
    </div>
  );
}

/** The page, and over it what is shown in its place: the page keeps its zoom and its marks meanwhile. */
function Pane({ over, children }: { over: ReactNode; children: ReactNode }) {
  return (
    <div className="relative grid min-h-0 min-w-0">
      <div className="grid min-h-0 min-w-0" inert={over !== null}>
        {children}
      </div>
      {over !== null && <div className="absolute inset-0 z-10">{over}</div>}
    </div>
  );
}
