import { useMemo, useState } from 'react';
import { PageViewport } from '#ui/document-viewer/frame/page-viewport.tsx';
import type { PagePainter, ViewerProps } from '#ui/document-viewer/frame/types.ts';
import { clampPage, useViewerFrame } from '#ui/document-viewer/frame/use-viewer-frame.ts';
import { ViewerFrame } from '#ui/document-viewer/frame/viewer-frame.tsx';
import { DocumentFailed, DocumentLoading } from '#ui/document-viewer/frame/viewer-states.tsx';
import { TextSheet } from '#ui/document-viewer/text/text-sheet.tsx';
import { useSpanBoxes } from '#ui/document-viewer/text/use-span-boxes.ts';

/** The rail shows pages of text by their numbers alone. */
const NO_PICTURES: PagePainter = { hold: () => undefined, wish: () => () => undefined };
const NO_LINES: readonly string[] = [];

/** Reads text page by page, with marks on its words: plain text by its lines, flowing text by its paragraphs. */
export default function TextViewer(viewer: ViewerProps) {
  const { read } = viewer;
  if (!read) return null;
  if (read.status === 'failed') return <DocumentFailed onRetry={read.onRetry} />;
  if (read.status === 'loading' && !read.page) return <DocumentLoading />;
  return <OpenText viewer={viewer} read={read} />;
}

interface OpenTextProps {
  readonly viewer: ViewerProps;
  readonly read: NonNullable<ViewerProps['read']>;
}

function OpenText({ viewer, read }: OpenTextProps) {
  const [sheet, setSheet] = useState<HTMLElement | null>(null);
  const page = clampPage(viewer.page, read.pageCount);
  const content = read.page?.page === page ? read.page : null;
  const lines = useMemo(() => content?.text.split('\n') ?? NO_LINES, [content]);
  const onPage = [
    ...viewer.marks,
    ...viewer.passages,
    ...(viewer.place ? [viewer.place] : []),
    ...(viewer.search?.isOpen ? viewer.search.hits : []),
  ].filter((anchor) => anchor.page === page);
  const { measured, boxesOf } = useSpanBoxes(sheet, {
    spans: onPage.map(({ span }) => span),
    lines,
  });
  const measuredViewer = placeAnchors(viewer, page, boxesOf);
  const frame = useViewerFrame(measuredViewer, {
    pageCount: read.pageCount,
    ownLabels: null,
    size: content && measured,
    isFlowing: true,
  });
  return (
    <ViewerFrame viewer={measuredViewer} frame={frame} painter={NO_PICTURES}>
      <PageViewport frame={frame} status={content ? 'ready' : 'loading'} footer={viewer.footer}>
        {content && (
          <TextSheet
            key={page}
            ref={setSheet}
            lines={lines}
            firstLine={content.firstLine}
            viewer={measuredViewer}
            frame={frame}
            size={measured}
          />
        )}
      </PageViewport>
    </ViewerFrame>
  );
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
