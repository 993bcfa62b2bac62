import type { ReactNode } from 'react';
import '#ui/document-viewer/frame/viewer.css';
import { cx } from '#lib/cx.ts';
import { announce } from '#ui/document-viewer/frame/hits.ts';
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
        <Pane over={viewer.text?.isShown ? viewer.text.pane : null}>{children}</Pane>
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
        {isDrawn ? announce(page, pageCount, mark, marks) : ''}
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
