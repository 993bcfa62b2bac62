import type { PageAnchor, PageBox, ViewerProps } from '#ui/document-viewer/frame/types.ts';

/** Everything that is marked on a page. */
export function anchorsOn(viewer: ViewerProps, page: number): PageAnchor[] {
  return [
    ...viewer.marks,
    ...viewer.passages,
    ...(viewer.place ? [viewer.place] : []),
    ...(viewer.search?.isOpen ? viewer.search.hits : []),
  ].filter((anchor) => anchor.page === page);
}

/** The same marks with boxes on a page, so that everything that works by boxes works for lines of text. */
export function placeAnchors(
  viewer: ViewerProps,
  page: number,
  boxesOf: (span: PageAnchor['span']) => readonly PageBox[],
): ViewerProps {
  const place = <T extends PageAnchor>(anchor: T): T =>
    anchor.page === page ? { ...anchor, boxes: boxesOf(anchor.span) } : anchor;
  return {
    ...viewer,
    marks: viewer.marks.map(place),
    passages: viewer.passages.map(place),
    place: viewer.place && place(viewer.place),
    ...(viewer.search && { search: { ...viewer.search, hits: viewer.search.hits.map(place) } }),
  };
}
