import type { PageKind } from '@recto/contract/file-types';
import { type KeyboardEvent, memo, useCallback, useMemo, useRef } from 'react';
import { Link } from 'react-router';
import { cx } from '#lib/cx.ts';
import { shapeOf, stepOf } from '#shared/files/page-grid.ts';
import { PAGE_LINK } from '#shared/files/page-link.ts';
import { useIsPhone } from '#lib/use-is-phone.ts';
import { cellsOf, type MapCell } from './map-cells.ts';
import { fitsFilter, type MapFilter, type ReportPage } from './report-text.ts';

interface PageMapProps {
  /** The file whose pages the cells open; null while it cannot be asked. */
  readonly fileId: string | null;
  readonly kind: PageKind;
  readonly pages: readonly ReportPage[];
  /** The page that the details beside the map are about. */
  readonly current: number;
  readonly onCurrent: (page: number) => void;
  /** Other pages are dimmed. */
  readonly filter: MapFilter | null;
}

export const pageUrl = (fileId: string, page: number): string => `/chat?file=${fileId}&page=${page}`;

/** Every page of a file as a cell. One Tab stop: arrows walk from page to page, Enter opens one. */
export function PageMap({ fileId, kind, pages, current, onCurrent, filter }: PageMapProps) {
  const grid = useRef<HTMLDivElement>(null);
  const cells = useMemo(() => cellsOf(kind, pages), [kind, pages]);
  const { columns, isSmall } = shapeOf(cells.length, useIsPhone());
  const currentIndex = Math.max(
    0,
    cells.findLastIndex((cell) => cell.key <= current),
  );

  const walk = useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const shown = [...(grid.current?.querySelectorAll<HTMLElement>('[data-page]') ?? [])];
      const to = stepOf(event.key, shown.indexOf(event.currentTarget), shown.length, columns);
      if (to === null) return;
      event.preventDefault();
      shown[to]?.focus();
    },
    [columns],
  );

  return (
    <div className="grid grid-cols-[28px_minmax(0,1fr)] gap-x-2">
      <RowNumbers cells={cells} columns={columns} isSmall={isSmall} />
      <div
        ref={grid}
        role="group"
        aria-label="Pages by state"
        className={cx('grid', isSmall ? 'gap-0.5' : 'gap-1')}
        style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      >
        {cells.map((cell, index) => (
          <Cell
            key={cell.key}
            cell={cell}
            to={fileId && pageUrl(fileId, cell.page.page)}
            isSmall={isSmall}
            isCurrent={index === currentIndex}
            isDimmed={filter !== null && !cell.pages.some((page) => fitsFilter(page, filter))}
            onCurrent={onCurrent}
            onKeyDown={walk}
          />
        ))}
      </div>
    </div>
  );
}

function RowNumbers({ cells, columns, isSmall }: { cells: MapCell[]; columns: number; isSmall: boolean }) {
  const firsts = cells.filter((_, index) => index % columns === 0);
  return (
    <div
      aria-hidden="true"
      className={cx('grid text-end text-[11px] text-ink-3 tabular-nums', isSmall ? 'gap-0.5' : 'gap-1')}
    >
      {firsts.map(({ key }, row) => (
        <span key={key} className={isSmall ? 'h-3 leading-3' : 'h-5.5 leading-5.5'}>
          {/* Small rows are too low for a number each. */}
          {isSmall && row % 2 === 1 ? '' : key}
        </span>
      ))}
    </div>
  );
}

interface CellProps {
  readonly cell: MapCell;
  readonly to: string | null;
  readonly isSmall: boolean;
  readonly isCurrent: boolean;
  readonly isDimmed: boolean;
  readonly onCurrent: (page: number) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

const Cell = memo(function Cell({ cell, to, isSmall, isCurrent, isDimmed, onCurrent, onKeyDown }: CellProps) {
  const take = () => onCurrent(cell.page.page);
  const shared = {
    'data-page': cell.key,
    'aria-label': cell.name,
    'aria-current': isCurrent || undefined,
    title: cell.name,
    tabIndex: isCurrent ? 0 : -1,
    onKeyDown,
    onFocus: take,
    onPointerEnter: take,
    className: cx(
      'page-state w-full',
      `page-${cell.state}`,
      cell.hides && 'page-hides',
      isSmall ? 'h-3 rounded-[2px]' : 'h-5.5 rounded-[3px]',
      isCurrent &&
        'outline-2 outline-accent outline-offset-[1.5px] focus-visible:ring-6 focus-visible:ring-accent/25',
      isDimmed && 'opacity-20',
    ),
  };
  return to === null ? (
    <button type="button" {...shared} onClick={take} />
  ) : (
    <Link to={to} state={PAGE_LINK} {...shared} />
  );
});
