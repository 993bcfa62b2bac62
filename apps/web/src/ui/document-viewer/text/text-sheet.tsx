import { type Ref, useEffect } from 'react';
import { SheetMarks } from '#ui/document-viewer/frame/sheet-marks.tsx';
import type { PageSize, ViewerProps } from '#ui/document-viewer/frame/types.ts';
import type { ViewerFrameState } from '#ui/document-viewer/frame/use-viewer-frame.ts';

/** Of the sheet and its letters at 100 %, in CSS pixels. */
const TEXT_WIDTH = 760;
const FONT_SIZE = 13;

interface TextSheetProps {
  readonly ref: Ref<HTMLElement>;
  readonly lines: readonly string[];
  /** The number of the first line in the file. */
  readonly firstLine: number;
  readonly viewer: ViewerProps;
  readonly frame: ViewerFrameState;
  /** The sheet in CSS pixels; null until it is measured. */
  readonly size: PageSize | null;
}

/** A page of text, its lines with their numbers: columns kept, long lines broken where they do not fit. */
export function TextSheet({ ref, lines, firstLine, viewer, frame, size }: TextSheetProps) {
  const { page, onDrawn } = frame;
  const scale = frame.zoom.percent / 100;
  const starts = startsOf(lines);
  const isDrawn = size !== null;
  useEffect(() => {
    if (isDrawn) onDrawn();
  }, [isDrawn, onDrawn]);
  return (
    <section
      ref={ref}
      className="viewer-sheet viewer-text"
      style={{ maxWidth: TEXT_WIDTH * scale, fontSize: FONT_SIZE * scale }}
      aria-label={`Page ${page}, lines ${firstLine} to ${firstLine + lines.length - 1}`}
      data-testid="text-page"
      data-page={page}
    >
      {size && <SheetMarks viewer={viewer} frame={frame} size={size} height={size.height} />}
      <div className="viewer-lines" lang={viewer.lang}>
        {lines.map((line, index) => (
          <div key={index} className="viewer-line">
            <span className="viewer-line-number" aria-hidden="true">
              {firstLine + index}
            </span>
            <span data-line={firstLine + index} data-start={starts[index]} dir="auto">
              {line}
            </span>
          </div>
        ))}
      </div>
    </section>
  );
}

/** Where each line begins in the text of the page. */
function startsOf(lines: readonly string[]): number[] {
  let start = 0;
  return lines.map((line) => {
    const at = start;
    start += line.length + 1;
    return at;
  });
}
