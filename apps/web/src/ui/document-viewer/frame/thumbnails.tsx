import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { cx } from '#lib/cx.ts';
import type { PageAnchor, PageMark, PagePainter } from '#ui/document-viewer/frame/types.ts';

/** CSS pixels. */
export const THUMBNAIL_WIDTH = 38;
/** Picture of a letter page, its number and the gap. */
const ROW = 49 + 16 + 8;
/** A number alone. */
const NUMBER_ROW = 27;

interface ThumbnailsProps {
  /** Draws at twice `THUMBNAIL_WIDTH`; null where pages are shown by their numbers alone. */
  readonly painter: PagePainter | null;
  readonly pageCount: number;
  readonly page: number;
  readonly marks: readonly PageMark[];
  readonly passages: readonly PageAnchor[];
  /** Pages are drawn here only while the large page is not. */
  readonly isIdle: boolean;
  readonly onPage: (page: number) => void;
}

/** The rail of pages; ticks show where marks stand. */
export function Thumbnails({ painter, pageCount, page, marks, passages, isIdle, onPage }: ThumbnailsProps) {
  const rail = useRef<HTMLElement>(null);
  useEffect(() => painter?.hold(!isIdle), [painter, isIdle]);

  const rows = useVirtualizer({
    count: pageCount,
    getScrollElement: () => rail.current,
    estimateSize: () => (painter ? ROW : NUMBER_ROW),
    overscan: 2,
    paddingStart: 10,
    paddingEnd: 10,
  });
  useEffect(() => {
    const isNear = rows.getVirtualItems().some((row) => row.index === page - 1);
    rows.scrollToIndex(page - 1, { align: isNear ? 'auto' : 'center' });
  }, [rows, page]);

  return (
    <nav
      ref={rail}
      aria-label="Pages"
      className="h-full overflow-y-auto border-l border-line bg-bg [scrollbar-width:none]"
    >
      <div className="relative" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map((row) => {
          const number = row.index + 1;
          const own = marks.filter((mark) => mark.page === number);
          const hasPassage = passages.some((passage) => passage.page === number);
          return (
            <button
              key={number}
              type="button"
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
              className={cx(
                'group absolute inset-x-0 tabular-nums text-ink-3 aria-[current]:font-semibold aria-[current]:text-accent-ink',
                painter
                  ? 'mx-auto flex w-[38px] flex-col text-[10px]/[16px]'
                  : 'h-[27px] border-l-2 border-transparent text-center text-xs aria-[current]:border-accent',
              )}
              style={{ transform: `translateY(${row.start}px)` }}
              onClick={() => onPage(number)}
            >
              {painter ? (
                <Thumbnail painter={painter} page={number} marks={own} hasPassage={hasPassage} />
              ) : (
                <Tick hasMark={own.length > 0} hasPassage={hasPassage} />
              )}
              {number}
            </button>
          );
        })}
      </div>
    </nav>
  );
}

/** Beside the number of a page on which something is marked. */
function Tick({ hasMark, hasPassage }: { hasMark: boolean; hasPassage: boolean }) {
  if (!hasMark && !hasPassage) return null;
  return (
    <span
      aria-hidden="true"
      className={cx(
        'absolute top-1/2 right-1.5 h-[3px] w-2 -translate-y-1/2 rounded-full',
        hasMark ? 'bg-[#f2b705]' : 'bg-[#6b7fb8]',
      )}
    />
  );
}

interface ThumbnailProps {
  readonly painter: PagePainter;
  readonly page: number;
  readonly marks: readonly PageMark[];
  readonly hasPassage: boolean;
}

function Thumbnail({ painter, page, marks, hasPassage }: ThumbnailProps) {
  const frame = useRef<HTMLSpanElement>(null);
  useEffect(() => painter.request(page, (canvas) => frame.current?.replaceChildren(canvas)), [painter, page]);
  return (
    <span className="relative block h-[49px] w-[38px] overflow-hidden rounded-[1px] bg-white shadow-[0_0_0_1px_rgb(28_30_36/0.13)] group-aria-[current]:shadow-[0_0_0_2px_var(--accent)]">
      <span ref={frame} className="block [&>canvas]:w-full" />
      {marks.flatMap((mark) =>
        mark.boxes
          .slice(0, 1)
          .map((box) => (
            <span
              key={mark.number}
              className="absolute inset-x-0 h-[3px] bg-[#f2b705]/80"
              style={{ top: `${box.y * 100}%` }}
            />
          )),
      )}
      {hasPassage && <span className="absolute inset-y-0 left-0 w-[3px] bg-[#6b7fb8]" />}
    </span>
  );
}
