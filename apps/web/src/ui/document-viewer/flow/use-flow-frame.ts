import { useState } from 'react';
import { type PageFlow, usePageFlow } from '#ui/document-viewer/flow/use-page-flow.ts';
import type { ReadPagesState, ViewerProps } from '#ui/document-viewer/frame/types.ts';
import { useViewerFrame, type ViewerFrameState } from '#ui/document-viewer/frame/use-viewer-frame.ts';

/** The frame around pages that follow each other. The browser lays them out itself, so that they fit at any zoom. */
export function useFlowFrame(
  viewer: ViewerProps,
  pages: ReadPagesState,
  look: string,
): { readonly flow: PageFlow; readonly frame: ViewerFrameState } {
  const [percent, setPercent] = useState(100);
  const flow = usePageFlow(viewer, pages.pageCount, `${look} ${percent}`);
  const frame = useViewerFrame(viewer, {
    pageCount: pages.pageCount,
    ownLabels: null,
    size: null,
    isFlowing: true,
    flow,
  });
  if (frame.zoom.percent !== percent) setPercent(frame.zoom.percent);
  return { flow, frame };
}
