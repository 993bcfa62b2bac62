import { type CSSProperties, type Ref, useEffect } from 'react';
import { SheetMarks } from '#ui/document-viewer/frame/sheet-marks.tsx';
import type { PageSize, ViewerProps } from '#ui/document-viewer/frame/types.ts';
import type { ViewerFrameState } from '#ui/document-viewer/frame/use-viewer-frame.ts';
import type { ChangesView, ShownBlock, ShownPage } from '#ui/document-viewer/word/flow-parts.ts';
import { DeletedParagraphs, WordBlock } from '#ui/document-viewer/word/word-block.tsx';

/** Of the sheet and its letters at 100 %, in CSS pixels. */
const SHEET_WIDTH = 780;
const FONT_SIZE = 16;

interface WordSheetProps {
  readonly ref: Ref<HTMLElement>;
  readonly shown: ShownPage;
  readonly view: ChangesView;
  /** The block whose change is the current one. */
  readonly changed: ShownBlock | undefined;
  readonly viewer: ViewerProps;
  readonly frame: ViewerFrameState;
  /** The sheet in CSS pixels; null until it is measured. */
  readonly size: PageSize | null;
}

/** A page of a Word document, laid out by the browser. */
export function WordSheet({ ref, shown, view, changed, viewer, frame, size }: WordSheetProps) {
  const { page, onDrawn } = frame;
  const scale = frame.zoom.percent / 100;
  const letters = `${FONT_SIZE * scale}px`;
  const style = { maxWidth: SHEET_WIDTH * scale, fontSize: letters, '--word-size': letters } as CSSProperties;
  const isDrawn = size !== null;
  useEffect(() => {
    if (isDrawn) onDrawn();
  }, [isDrawn, onDrawn]);
  return (
    <section
      ref={ref}
      className="viewer-sheet word-sheet"
      style={style}
      aria-label={`Page ${page}`}
      data-testid="word-page"
      data-page={page}
    >
      {size && <SheetMarks viewer={viewer} frame={frame} size={size} height={size.height} />}
      <div className="word-blocks" lang={viewer.lang}>
        {shown.blocks.map((drawn) => (
          <WordBlock key={drawn.block.start} drawn={drawn} view={view} isCurrent={drawn === changed} />
        ))}
        <DeletedParagraphs texts={shown.deletedAfter} view={view} />
      </div>
    </section>
  );
}
