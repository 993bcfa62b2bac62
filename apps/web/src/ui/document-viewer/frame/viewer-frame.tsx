import { type ReactNode, useRef } from 'react';
import '#ui/document-viewer/frame/viewer.css';
import { cx } from '#lib/cx.ts';
import { useIsNarrow } from '#lib/use-is-narrow.ts';
import { announce, announceWalk } from '#ui/document-viewer/frame/hits.ts';
import { SearchHits } from '#ui/document-viewer/frame/search-hits.tsx';
import { Thumbnails } from '#ui/document-viewer/frame/thumbnails.tsx';
import type { PagePainter, ViewerProps } from '#ui/document-viewer/frame/types.ts';
import type { ViewerFrameState } from '#ui/document-viewer/frame/use-viewer-frame.ts';
import { ViewerToolbar } from '#ui/document-viewer/frame/viewer-toolbar.tsx';

interface ViewerFrameProps {
  readonly viewer: ViewerProps;
  readonly frame: ViewerFrameState;
  /** Of the rail of pages, which may show their numbers alone; null where there is no rail. */
  readonly painter: PagePainter | 'numbers' | null;
  /** What pages are called, where not by number. */
  readonly nameOf?: (page: number) => string;
  /** Stands below the toolbar. */
  readonly tools?: ReactNode;
  /** The page. */
  readonly children: ReactNode;
}

/** Toolbar, page, rail of pages or hits of a search: the same around every kind of document. */
export function ViewerFrame({ viewer, frame, painter, nameOf, tools, children }: ViewerFrameProps) {
  const { marks, passages } = viewer;
  const { page, pageCount, zoom, search, isDrawn } = frame;
  const isListed = search !== undefined && viewer.hasThumbnails && search.hits.length > 0;
  const label = frame.labelOf(page);
  const hasRail = viewer.hasThumbnails && !isListed && painter !== null;
  const mark = marks.find((candidate) => candidate.number === viewer.currentMark && candidate.page === page);
  const walk = viewer.place?.page === page ? viewer.walk : undefined;
  const announced = mark || !walk ? announce(page, pageCount, mark, marks) : announceWalk(page, walk);
  return (
    <div className="grid h-full min-h-0 min-w-0 grid-rows-[auto_minmax(0,1fr)]">
      <div className="min-w-0">
        <ViewerToolbar
          page={page}
          pages={pageCount}
          name={nameOf?.(page) ?? (label === String(page) ? undefined : `printed ${label}`)}
          note={viewer.note}
          percent={zoom.percent}
          hitNavigation={frame.hitNavigation}
          hasThumbnails={viewer.hasThumbnails}
          hasRail={painter !== null}
          isCompact={viewer.isCompact}
          onPage={frame.goTo}
          onZoom={zoom.setZoom}
          onZoomStep={zoom.step}
          onFit={() => zoom.setZoom('fit')}
          onThumbnails={viewer.onThumbnails}
          text={viewer.text}
          search={viewer.search}
        />
        {tools}
      </div>
      <div
        className={cx(
          'grid min-h-0',
          isListed && 'grid-cols-[minmax(0,1fr)_256px]',
          hasRail && 'grid-cols-[minmax(0,1fr)_64px]',
        )}
      >
        <Pane text={viewer.text?.isShown ? viewer.text.pane : null}>{children}</Pane>
        {isListed && search && (
          <SearchHits
            search={search}
            lang={viewer.lang}
            nameOf={nameOf ?? ((number) => `p. ${frame.labelOf(number)}`)}
          />
        )}
        {hasRail && (
          <div className="min-h-0">
            <Thumbnails
              painter={painter === 'numbers' ? null : painter}
              pageCount={pageCount}
              page={page}
              marks={marks}
              passages={passages}
              isIdle={isDrawn}
              onPage={frame.goTo}
            />
          </div>
        )}
      </div>
      <p className="sr-only" aria-live="polite">
        {isDrawn ? announced : ''}
      </p>
    </div>
  );
}

/** In pixels: with less room the two would squeeze each other. */
const BESIDE_PX = 600;

/** The page, and its words beside it; in little room over it, where the page keeps its zoom and its marks meanwhile. */
function Pane({ text, children }: { text: ReactNode; children: ReactNode }) {
  const pane = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(pane, BESIDE_PX);
  const isBeside = text !== null && !isNarrow;
  return (
    <div ref={pane} className={cx('relative grid min-h-0 min-w-0', isBeside && 'grid-cols-2')}>
      <div className="grid min-h-0 min-w-0" inert={text !== null && !isBeside}>
        {children}
      </div>
      {text !== null && (
        <div className={isBeside ? 'min-h-0 min-w-0 border-line border-s' : 'absolute inset-0 z-10'}>
          {text}
        </div>
      )}
    </div>
  );
}
