import { type Ref, useEffect } from 'react';
import { SheetMarks } from '#ui/document-viewer/frame/sheet-marks.tsx';
import type { PageSize, ViewerProps } from '#ui/document-viewer/frame/types.ts';
import type { ViewerFrameState } from '#ui/document-viewer/frame/use-viewer-frame.ts';

/** Of the sheet and its letters at 100 %, in CSS pixels. */
const TEXT_WIDTH = 760;
const FONT_SIZE = { lines: 13, prose: 16 };

interface TextSheetProps {
  readonly ref: Ref<HTMLElement>;
  readonly lines: readonly string[];
  /** The number of the first line in the file; lines of flowing text have no numbers. */
  readonly firstLine: number | undefined;
  readonly viewer: ViewerProps;
  readonly frame: ViewerFrameState;
  /** The sheet in CSS pixels; null until it is measured. */
  readonly size: PageSize | null;
}

/** A page of text, its lines with their numbers where they have any: columns kept, long lines broken where they do not fit. */
export function TextSheet({ ref, lines, firstLine, viewer, frame, size }: TextSheetProps) {
  const { page, onDrawn } = frame;
  const scale = frame.zoom.percent / 100;
  const fontSize = firstLine === undefined ? FONT_SIZE.prose : FONT_SIZE.lines;
  const isDrawn = size !== null;
  useEffect(() => {
    if (isDrawn) onDrawn();
  }, [isDrawn, onDrawn]);
  return (
    <section
      ref={ref}
      className={`viewer-sheet viewer-text${firstLine === undefined ? ' viewer-prose' : ''}`}
      style={{ maxWidth: TEXT_WIDTH * scale, fontSize: fontSize * scale }}
      aria-label={nameOf(page, firstLine, lines.length)}
      data-testid="text-page"
      data-page={page}
    >
      {size && <SheetMarks viewer={viewer} frame={frame} size={size} height={size.height} />}
      <div className="viewer-lines" lang={viewer.lang}>
        {lines.map((line, index) => (
          <div key={index} className="viewer-line">
            {firstLine !== undefined && (
              <span className="viewer-line-number" aria-hidden="true">
                {firstLine + index}
              </span>
            )}
            <span data-line={(firstLine ?? 1) + index} dir="auto">
              {line}
            </span>
          </div>
        ))}
      </div>
    </section>
  );
}

const nameOf = (page: number, firstLine: number | undefined, count: number): string =>
  firstLine === undefined ? `Page ${page}` : `Page ${page}, lines ${firstLine} to ${firstLine + count - 1}`;
