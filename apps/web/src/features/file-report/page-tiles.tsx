import type { PageKind } from '@recto/contract/file-types';
import { useEffect, useRef } from 'react';
import { cx } from '#lib/cx.ts';
import { pagePosition } from '#shared/files/page-names.ts';
import type { PagePainter } from '#ui/document-viewer/frame/types.ts';
import { hidesText } from './page-flags.ts';
import { type PageState, type ReportPage, stateText } from './report-text.ts';

export interface PageTilesProps {
  readonly kind: PageKind;
  readonly pages: readonly ReportPage[];
  readonly current: number;
  readonly onCurrent: (page: number) => void;
  /** Draws the pictures of the pages; the sheets stay empty without. */
  readonly painter?: PagePainter;
}

/** Fewer stand beside each other instead of at both ends of their row. */
const FULL_ROW = 5;

const TONES: Readonly<Partial<Record<PageState, string>>> = { damaged: 'text-bad', low: 'text-warn' };

/** Pages as small sheets; choosing one shows what became of it. */
export const PageTiles = ({ kind, pages, current, onCurrent, painter }: PageTilesProps) => (
  <ul
    className={cx(
      'flex gap-3 overflow-x-auto px-6 pt-1 pb-2 max-sm:px-4',
      pages.length >= FULL_ROW && 'min-[1060px]:justify-between',
    )}
  >
    {pages.map((page) => (
      <li key={page.page} className="shrink-0">
        <button
          type="button"
          aria-pressed={page.page === current}
          onClick={() => onCurrent(page.page)}
          className="group block rounded-[2px] text-start text-ink-2 text-xs"
        >
          <span
            aria-hidden="true"
            className={cx(
              'mb-1.5 block h-31 w-24 overflow-hidden rounded-[2px] bg-paper ring-1 group-aria-pressed:ring-[2.5px] group-aria-pressed:ring-accent',
              page.state === 'damaged' ? 'page-hatched ring-bad' : 'ring-ink/15',
            )}
          >
            {painter && page.state !== 'damaged' && <Picture painter={painter} page={page.page} />}
          </span>
          <b className="block font-semibold text-ink tabular-nums">{pagePosition(kind, page.page)}</b>
          <span className={TONES[page.state]}>
            {page.state === 'text' && hidesText(page) ? 'Hidden text' : stateText(page)}
          </span>
        </button>
      </li>
    ))}
  </ul>
);

function Picture({ painter, page }: { painter: PagePainter; page: number }) {
  const frame = useRef<HTMLSpanElement>(null);
  useEffect(() => painter.request(page, (canvas) => frame.current?.replaceChildren(canvas)), [painter, page]);
  return <span ref={frame} className="block [&>canvas]:w-full" />;
}
