import { useState } from 'react';
import type { PagePainter, ReadPage, ReadPageState, ViewerProps } from '#ui/document-viewer/frame/types.ts';
import { useSpanBoxes } from '#ui/document-viewer/frame/use-span-boxes.ts';
import {
  clampPage,
  useViewerFrame,
  type ViewerFrameState,
} from '#ui/document-viewer/frame/use-viewer-frame.ts';

/** The rail shows pages of text by their numbers alone. */
export const NO_PICTURES: PagePainter = { hold: () => undefined, wish: () => () => undefined };
interface FlowingPage {
  /** Takes the sheet, whose elements say by `data-start` where their text begins. */
  readonly setSheet: (sheet: HTMLElement | null) => void;
  /** What was read from the open page; null while it is loaded. */
  readonly content: ReadPage | null;
  /** With boxes for what is marked on the open page. */
  readonly viewer: ViewerProps;
  readonly frame: ViewerFrameState;
  /** The sheet in CSS pixels; null until it is measured. */
  readonly size: ReturnType<typeof useSpanBoxes>['measured'];
}

/** The frame around a page that the browser lays out itself, with its marks where their words have come to lie. */
export function useFlowingPage(viewer: ViewerProps, read: ReadPageState, look?: string): FlowingPage {
  const [sheet, setSheet] = useState<HTMLElement | null>(null);
  const page = clampPage(viewer.page, read.pageCount);
  const content = read.page?.page === page ? read.page : null;
  const onPage = [
    ...viewer.marks,
    ...viewer.passages,
    ...(viewer.place ? [viewer.place] : []),
    ...(viewer.search?.isOpen ? viewer.search.hits : []),
  ].filter((anchor) => anchor.page === page);
  const { measured, boxesOf } = useSpanBoxes(sheet, {
    spans: onPage.map(({ span }) => span),
    shown: content && `${look} ${content.page} ${content.text.length}`,
  });
  const measuredViewer = placeAnchors(viewer, page, boxesOf);
  const frame = useViewerFrame(measuredViewer, {
    pageCount: read.pageCount,
    ownLabels: null,
    size: content && measured,
    isFlowing: true,
  });
  return { setSheet, content, viewer: measuredViewer, frame, size: measured };
}

/** The same marks with boxes on the open page, so that everything that works by boxes works for lines of text. */
function placeAnchors(
  viewer: ViewerProps,
  page: number,
  boxesOf: ReturnType<typeof useSpanBoxes>['boxesOf'],
): ViewerProps {
  const place = <T extends ViewerProps['passages'][number]>(anchor: T): T =>
    anchor.page === page ? { ...anchor, boxes: boxesOf(anchor.span) } : anchor;
  return {
    ...viewer,
    marks: viewer.marks.map(place),
    passages: viewer.passages.map(place),
    place: viewer.place && place(viewer.place),
    ...(viewer.search && { search: { ...viewer.search, hits: viewer.search.hits.map(place) } }),
  };
}
