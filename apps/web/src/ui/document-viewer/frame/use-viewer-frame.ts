import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { type HitNavigation, hitNavigationOf } from '#ui/document-viewer/frame/hit-navigation.ts';
import type { DocumentSearch, PageMark, PageSize, ViewerProps } from '#ui/document-viewer/frame/types.ts';
import { useViewerKeys } from '#ui/document-viewer/frame/use-viewer-keys.ts';
import { useZoom, type ZoomState } from '#ui/document-viewer/frame/use-zoom.ts';
import {
  useInnerWidth,
  useScrollTo,
  useSteadyMiddle,
  useWheelTurning,
} from '#ui/document-viewer/frame/viewport-effects.ts';

/** A number beyond the document shows its last page. */
export const clampPage = (page: number, pageCount: number): number => Math.min(pageCount, Math.max(1, page));

/** What a format knows of the document that it has opened. */
interface OpenedDocument {
  readonly pageCount: number;
  /** Numbers printed on the pages, where the file itself tells them. */
  readonly ownLabels: readonly string[] | null;
  /** The open page at 100 %, in CSS pixels; null until it is there. */
  readonly size: PageSize | null;
  /** Its lines break anew in the width there is, so that it always fits; then `size` is as displayed. */
  readonly isFlowing?: boolean;
  /** Its pages follow each other in one list, which knows where it is. */
  readonly flow?: {
    readonly viewport: RefObject<HTMLDivElement | null>;
    readonly page: number;
    readonly isStretch: boolean;
  };
}

export interface ViewerFrameState {
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  /** What is printed on a page, or its number. */
  readonly labelOf: (page: number) => string;
  /** Turns to a page that is there and not open. */
  readonly goTo: (page: number) => void;
  /** What scrolls the page. */
  readonly viewport: RefObject<HTMLDivElement | null>;
  readonly isLaidOut: boolean;
  readonly zoom: ZoomState;
  /** The open page is drawn to its end. */
  readonly isDrawn: boolean;
  readonly onDrawn: () => void;
  readonly hitNavigation: HitNavigation | null;
  /** While words are searched for. */
  readonly search: DocumentSearch | undefined;
  readonly currentHit: PageMark | undefined;
}

/** What every viewer does around its pages: turning, zooming, walking through hits, scrolling to them, keys. */
export function useViewerFrame(props: ViewerProps, opened: OpenedDocument): ViewerFrameState {
  const { pageCount, ownLabels, size, flow, isFlowing = false } = opened;
  const search = props.search?.isOpen ? props.search : undefined;
  const currentHit = search?.hits[search.current];
  const hitLabels = useMemo(
    () => new Map(search?.hits.map(({ page: at, label }) => [at, label])),
    [search?.hits],
  );
  const ownViewport = useRef<HTMLDivElement>(null);
  const viewport = flow?.viewport ?? ownViewport;
  const page = flow?.page ?? clampPage(props.page, pageCount);
  const width = useInnerWidth(viewport);
  const zoom = useZoom(size, isFlowing ? null : width);
  const height = isFlowing ? zoom.size.height : (zoom.size.height * zoom.percent) / 100;
  const [drawnPage, setDrawnPage] = useState(0);
  const onDrawn = useCallback(() => setDrawnPage(page), [page]);
  const isDrawn = drawnPage === page;

  const hitNavigation = hitNavigationOf(props);
  const goTo = (next: number) => {
    if (next !== page && next >= 1 && next <= pageCount) props.onPage(next);
  };
  useScrollTo(ownViewport, {
    mark: search
      ? currentHit
      : (props.marks.find(({ number }) => number === props.currentMark) ?? props.place),
    page,
    height: isDrawn ? height : null,
    glow: props.glow,
  });
  useSteadyMiddle(ownViewport, zoom.percent);
  useWheelTurning(viewport, (direction) => {
    if (!flow || flow.isStretch) goTo(page + direction);
  });
  useViewerKeys({
    onHit:
      props.hasHitKeys === false ? undefined : (direction) => (search ?? hitNavigation)?.onStep(direction),
    onPage: (direction) => goTo(page + direction),
    onZoom: zoom.step,
    onFit: () => zoom.setZoom('fit'),
    onSearch: props.search?.onOpen,
  });
  return {
    page,
    pageCount,
    labelOf: (number) =>
      props.labels.get(number) ?? hitLabels.get(number) ?? ownLabels?.[number - 1] ?? String(number),
    goTo,
    viewport,
    isLaidOut: width !== null,
    zoom,
    isDrawn,
    onDrawn,
    hitNavigation,
    search,
    currentHit,
  };
}
