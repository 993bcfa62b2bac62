import { type CSSProperties, type ReactNode, useLayoutEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { cx } from '#lib/cx.ts';
import { anchorsOn, placeAnchors } from '#ui/document-viewer/flow/place-anchors.ts';
import type { FlowRow, PageFlow } from '#ui/document-viewer/flow/use-page-flow.ts';
import { useSpanBoxes } from '#ui/document-viewer/flow/use-span-boxes.ts';
import { SheetMarks } from '#ui/document-viewer/frame/sheet-marks.tsx';
import type { ReadPage, ReadPagesState, ViewerProps } from '#ui/document-viewer/frame/types.ts';
import type { ViewerFrameState } from '#ui/document-viewer/frame/use-viewer-frame.ts';
import { PageFailed, PageSkeleton } from '#ui/document-viewer/frame/viewer-states.tsx';

/** How pages of one kind of document are drawn. */
export interface FlowSheet {
  readonly testId: string;
  readonly className: string;
  /** Of the sheet and its letters at 100 %, in CSS pixels. */
  readonly width: number;
  readonly fontSize: number;
  /** What the strip above a page says of it. */
  readonly nameOf: (page: number, content: ReadPage | undefined) => string;
  /** Another value is another look of the same pages. */
  readonly look: string;
  readonly body: (content: ReadPage) => ReactNode;
}

interface FlowPageProps {
  readonly row: FlowRow;
  readonly state: ReturnType<ReadPagesState['pageOf']>;
  readonly viewer: ViewerProps;
  readonly frame: ViewerFrameState;
  readonly flow: PageFlow;
  readonly sheet: FlowSheet;
}

/** A strip that names the page, and the page, laid out by the browser, with its marks where their words have come to lie. */
export function FlowPage({ row, state, viewer, frame, flow, sheet }: FlowPageProps) {
  const { content } = state;
  const name = sheet.nameOf(row.page, content);
  return (
    <div ref={flow.measureRow} data-index={row.index} className="flow-row" style={{ top: row.start }}>
      <p className="flow-strip">
        <span>{name}</span>
      </p>
      {content ? (
        <DrawnPage name={name} {...{ row, content, viewer, frame, flow, sheet }} />
      ) : (
        <div
          className={cx(
            'viewer-sheet overflow-hidden',
            state.status === 'failed' && 'grid place-items-center',
          )}
          style={{ maxWidth: (sheet.width * frame.zoom.percent) / 100, minHeight: 400 }}
          aria-busy={state.status === 'loading'}
        >
          {state.status === 'failed' ? (
            <div className="grid justify-items-center text-[#4d5057]">
              <PageFailed page={row.page} />
              <Button size="sm" onClick={state.onRetry}>
                Try again
              </Button>
            </div>
          ) : (
            <PageSkeleton />
          )}
        </div>
      )}
    </div>
  );
}

interface DrawnPageProps extends Omit<FlowPageProps, 'state'> {
  readonly name: string;
  readonly content: ReadPage;
}

function DrawnPage({ name, row, content, viewer: given, frame, flow, sheet }: DrawnPageProps) {
  const { page } = row;
  const [element, setElement] = useState<HTMLElement | null>(null);
  const scale = frame.zoom.percent / 100;
  const { measured, boxesOf } = useSpanBoxes(element, {
    spans: anchorsOn(given, page).map(({ span }) => span),
    shown: `${sheet.look} ${scale} ${content.text.length}`,
  });
  const viewer = placeAnchors(given, page, boxesOf);
  const isLaidOut = measured !== null;
  const target = flow.target?.page === page ? boxesOf(flow.target.span)[0] : undefined;
  const top = target && element && measured ? element.offsetTop + target.y * measured.height : null;
  const { onLaidOut } = flow;
  useLayoutEffect(() => {
    if (isLaidOut) onLaidOut(page, top);
  });
  const isRead = isLaidOut && page === frame.page;
  const { onDrawn } = frame;
  useLayoutEffect(() => {
    if (isRead) onDrawn();
  }, [isRead, onDrawn]);
  const letters = `${sheet.fontSize * scale}px`;
  const style = {
    maxWidth: sheet.width * scale,
    fontSize: letters,
    '--flow-letters': letters,
  } as CSSProperties;
  return (
    <section
      ref={setElement}
      className={cx('viewer-sheet', sheet.className)}
      style={style}
      aria-label={name}
      data-testid={sheet.testId}
      data-page={page}
    >
      {measured && (
        <SheetMarks viewer={viewer} frame={frame} page={page} size={measured} height={measured.height} />
      )}
      {sheet.body(content)}
    </section>
  );
}
