import type { ReactNode } from 'react';
import type { ViewerFrameState } from '#ui/document-viewer/frame/use-viewer-frame.ts';
import { PageFailed } from '#ui/document-viewer/frame/viewer-states.tsx';

interface PageViewportProps {
  readonly frame: ViewerFrameState;
  /** Of the open page. */
  readonly status: 'loading' | 'ready' | 'failed';
  readonly footer: ReactNode;
  /** The sheet of a page that is ready. */
  readonly children: ReactNode;
}

/** The ground on which the one open page lies; until it is ready a blank sheet keeps its place. */
export function PageViewport({ frame, status, footer, children }: PageViewportProps) {
  const { page, zoom } = frame;
  const shown = frame.isLaidOut ? status : 'loading';
  return (
    <div className="grid min-h-0 min-w-0 grid-rows-[minmax(0,1fr)_auto]">
      {/* Takes the focus itself: a page without marks holds nothing else that would let keys scroll it. */}
      <div
        ref={frame.viewport}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
        tabIndex={0}
        role="group"
        aria-label="Open page"
        className="viewer-desk focus-visible:outline-offset-[-2px]"
      >
        {shown === 'ready' ? (
          children
        ) : (
          <div
            className="viewer-sheet"
            style={{
              width: (zoom.size.width * zoom.percent) / 100,
              height: (zoom.size.height * zoom.percent) / 100,
            }}
            aria-busy={shown === 'loading'}
          >
            {shown === 'failed' && <PageFailed page={page} />}
          </div>
        )}
      </div>
      {/* In a row of its own: over the page it would cover the words that it is about. */}
      {footer && <div className="min-w-0 bg-desk">{footer}</div>}
    </div>
  );
}
