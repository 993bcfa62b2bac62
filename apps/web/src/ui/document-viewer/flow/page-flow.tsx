import { useEffect } from 'react';
import '#ui/document-viewer/flow/flow.css';
import { FlowPage, type FlowSheet } from '#ui/document-viewer/flow/flow-page.tsx';
import type { PageFlow } from '#ui/document-viewer/flow/use-page-flow.ts';
import type { ReadPagesState, ViewerProps } from '#ui/document-viewer/frame/types.ts';
import type { ViewerFrameState } from '#ui/document-viewer/frame/use-viewer-frame.ts';

interface PageFlowViewportProps {
  readonly viewer: ViewerProps;
  readonly frame: ViewerFrameState;
  readonly pages: ReadPagesState;
  readonly flow: PageFlow;
  /** How the pages of this kind of document are drawn. */
  readonly sheet: FlowSheet;
}

/** The ground on which all pages follow each other; those out of sight are not drawn. */
export function PageFlowViewport({ viewer, frame, pages, flow, sheet }: PageFlowViewportProps) {
  const { onSight } = pages;
  const inSight = flow.rows.map(({ page }) => page).join(' ');
  useEffect(() => onSight(inSight === '' ? [] : inSight.split(' ').map(Number)), [onSight, inSight]);
  return (
    <div className="grid min-h-0 min-w-0 grid-rows-[minmax(0,1fr)_auto]">
      {/* Takes the focus itself: pages without marks hold nothing else that would let keys scroll them. */}
      <div
        ref={flow.viewport}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
        tabIndex={0}
        role="group"
        aria-label="Pages of the document"
        className="viewer-desk flow-desk focus-visible:outline-offset-[-2px]"
      >
        <div className="relative" style={{ height: flow.height }}>
          {flow.rows.map((row) => (
            <FlowPage
              key={row.page}
              row={row}
              state={pages.pageOf(row.page)}
              viewer={viewer}
              frame={frame}
              flow={flow}
              sheet={sheet}
            />
          ))}
        </div>
      </div>
      {/* In a row of its own: over the page it would cover the words that it is about. */}
      {viewer.footer && <div className="min-w-0 bg-desk">{viewer.footer}</div>}
    </div>
  );
}
