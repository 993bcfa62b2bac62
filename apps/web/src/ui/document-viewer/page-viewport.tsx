import { type ReactNode, type RefObject, useMemo } from 'react';
import { PdfPage } from '#ui/document-viewer/pdf-page.tsx';
import type { PageMark, PagePassage, PageSize } from '#ui/document-viewer/types.ts';
import type { PageState } from '#ui/document-viewer/use-page.ts';
import { PageFailed } from '#ui/document-viewer/viewer-states.tsx';

interface PageViewportProps {
  readonly viewport: RefObject<HTMLDivElement | null>;
  readonly loaded: PageState;
  readonly number: number;
  readonly lang: string;
  readonly size: PageSize;
  readonly percent: number;
  readonly marks: readonly PageMark[];
  readonly currentMark: number | null;
  readonly onMark: (mark: PageMark) => void;
  /** Of a search; while there is one, quotes rest as underlines. */
  readonly hits: readonly PageMark[] | undefined;
  readonly currentHit: PageMark | undefined;
  readonly passages: readonly PagePassage[];
  readonly currentPassage: PagePassage | undefined;
  readonly glow: number;
  readonly onDrawn: () => void;
  readonly footer: ReactNode;
}

/** The ground on which the one open page lies. */
export function PageViewport(props: PageViewportProps) {
  const { loaded, number, marks, passages, currentPassage } = props;
  const quotes = useMemo(
    () => passages.filter((passage) => passage.page === number).map((passage) => passage.quote),
    [passages, number],
  );
  return (
    <div className="grid min-h-0 min-w-0 grid-rows-[minmax(0,1fr)_auto]">
      {/* Takes the focus itself: a page without marks holds nothing else that would let keys scroll it. */}
      <div
        ref={props.viewport}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
        tabIndex={0}
        role="group"
        aria-label="Open page"
        className="viewer-desk focus-visible:outline-offset-[-2px]"
      >
        {loaded.status === 'ready' ? (
          <PdfPage
            key={number}
            page={loaded.page}
            percent={props.percent}
            name={`Page ${number}`}
            lang={props.lang}
            marks={marks.filter((mark) => mark.page === number)}
            currentMark={props.currentMark}
            onMark={props.onMark}
            hits={props.hits?.filter((hit) => hit.page === number)}
            currentHit={props.currentHit?.number ?? null}
            passages={quotes}
            currentPassage={currentPassage?.page === number ? currentPassage.quote : null}
            glow={props.glow}
            onDrawn={props.onDrawn}
            failure={<PageFailed page={number} />}
          />
        ) : (
          <div
            className="viewer-sheet"
            style={sheetSize(props.size, props.percent)}
            aria-busy={loaded.status === 'loading'}
          >
            {loaded.status === 'failed' && <PageFailed page={number} />}
          </div>
        )}
      </div>
      {/* In a row of its own: over the page it would cover the words that it is about. */}
      {props.footer && <div className="min-w-0 bg-desk">{props.footer}</div>}
    </div>
  );
}

const sheetSize = (size: PageSize, percent: number) => ({
  width: (size.width * percent) / 100,
  height: (size.height * percent) / 100,
});
