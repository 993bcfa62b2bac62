import { pagesText } from '#shared/files/page-words.ts';
import { fileExtension } from '@recto/contract/file-names';
import { memo, type Ref, useImperativeHandle, useRef } from 'react';
import { Link } from 'react-router';
import { cx } from '#lib/cx.ts';
import { FileIcon } from '#shared/files/file-icon.tsx';
import { FileName } from '#shared/files/file-name.tsx';
import { MatrixCell } from './matrix-cell.tsx';
import { moveInGrid } from './matrix-keys.ts';
import type { BatchColumn } from './column-values.ts';
import { MatrixFoot } from './matrix-foot.tsx';
import { MatrixHead } from './matrix-head.tsx';
import { FILE_COLUMN, type Filtered, type MatrixRow, type Place, type Sorting } from './matrix-rows.ts';
import { FILE_WIDTH, ROW_HEIGHT, useMatrixWindow } from './use-matrix-window.ts';

export interface MatrixHandle {
  /** Gives the focus to the place where keys go on. */
  focus(): void;
}

interface MatrixGridProps {
  readonly columns: readonly BatchColumn[];
  /** All rows, whatever is looked for: what columns come to. */
  readonly all: readonly MatrixRow[];
  readonly filtered: Filtered;
  readonly sorting: Sorting | null;
  readonly onSort: (column: number) => void;
  readonly active: Place | null;
  readonly isOpen: boolean;
  readonly isOver: boolean;
  readonly onMove: (place: Place) => void;
  readonly onOpen: (place: Place, page: number | null) => void;
  readonly handle: Ref<MatrixHandle>;
}

/** Files down, questions across. Only what is in sight is drawn, and the place where keys go on. */
export function MatrixGrid({
  columns,
  all,
  filtered: { rows, matches },
  sorting,
  onSort,
  active,
  isOpen,
  isOver,
  onMove,
  onOpen,
  handle,
}: MatrixGridProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const found = active ? rows.findIndex(({ file }) => file.fileId === active.fileId) : -1;
  const activeRow = Math.max(0, found);
  const activeColumn = found < 0 ? 0 : (active?.column ?? 0);
  const isShown = isOpen && found >= 0;
  const view = useMatrixWindow(scroller, {
    rows: rows.length,
    columns: columns.length,
    activeRow,
    activeColumn,
  });
  useImperativeHandle(handle, () => ({ focus: view.focusActive }), [view.focusActive]);

  const placeAt = (row: number, column: number): Place | null => {
    const fileId = rows[row]?.file.fileId;
    return fileId === undefined ? null : { fileId, column };
  };
  const press = (event: React.KeyboardEvent) => {
    // The heads have buttons of their own.
    if (event.target instanceof Element && event.target.closest('[role="columnheader"]')) return;
    const { pageRows } = view;
    const size = { rows: rows.length, columns: columns.length, pageRows };
    const to = moveInGrid({ row: activeRow, column: activeColumn }, event, size);
    const isOpening = (event.key === 'Enter' || event.key === ' ') && activeColumn !== FILE_COLUMN;
    if (!to && !isOpening) return;
    event.preventDefault();
    const place = to ? placeAt(to.row, to.column) : placeAt(activeRow, activeColumn);
    if (!place) return;
    view.focusActive();
    if (to) onMove(place);
    else onOpen(place, null);
  };
  const click = (event: React.MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const column = event.target.closest('[data-column]')?.getAttribute('data-column');
    const row = event.target.closest('[data-row]')?.getAttribute('data-row');
    const place = row && column ? placeAt(Number(row), Number(column)) : null;
    const page = event.target.closest('[data-page]')?.getAttribute('data-page');
    if (place && place.column !== FILE_COLUMN) onOpen(place, page ? Number(page) : null);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- its cells have the focus, and keys come from there
    <div
      ref={scroller}
      role="grid"
      aria-label="Answers"
      aria-rowcount={rows.length + 2}
      aria-colcount={columns.length + 1}
      onKeyDown={press}
      onClick={click}
      className="relative min-h-0 grow overflow-auto overscroll-none bg-surface [contain:strict]"
    >
      <div role="rowgroup" className="relative" style={{ width: view.width, height: view.height }}>
        <MatrixHead
          columns={columns}
          drawn={view.columns}
          columnWidth={view.columnWidth}
          active={activeColumn}
          sorting={sorting}
          onSort={onSort}
        />
        {view.rows.map(({ index, start }) => {
          const row = rows[index];
          if (!row) return null;
          const isActive = index === activeRow;
          return (
            <Row
              key={row.file.fileId}
              row={row}
              index={index}
              top={start}
              columns={view.columns}
              columnWidth={view.columnWidth}
              activeColumn={isActive ? activeColumn : null}
              isOpen={isActive && isShown}
              matches={matches}
              isOver={isOver}
            />
          );
        })}
      </div>
      <MatrixFoot
        rows={all}
        drawn={view.columns}
        columnWidth={view.columnWidth}
        width={view.width}
        rowIndex={rows.length + 2}
      />
    </div>
  );
}

interface RowProps {
  readonly row: MatrixRow;
  readonly index: number;
  readonly top: number;
  readonly columns: readonly number[];
  readonly columnWidth: number;
  /** Null in every row but that where keys go on. */
  readonly activeColumn: number | null;
  readonly isOpen: boolean;
  readonly matches: Filtered['matches'];
  readonly isOver: boolean;
}

const Row = memo(function Row({
  row,
  index,
  top,
  columns,
  columnWidth,
  activeColumn,
  isOpen,
  ...rest
}: RowProps) {
  const { matches, isOver } = rest;
  const { _id, fileName, pages, pageKind } = row.file;
  // The cell that has the focus stays, however far it was scrolled away.
  const isAway = activeColumn !== null && activeColumn !== FILE_COLUMN && !columns.includes(activeColumn);
  const drawn = isAway ? [...columns, activeColumn].sort((a, b) => a - b) : columns;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      data-row={index}
      style={{ top, height: ROW_HEIGHT }}
      className="group absolute inset-x-0 border-line border-b"
    >
      <div
        role="rowheader"
        aria-colindex={1}
        data-column={FILE_COLUMN}
        style={{ width: FILE_WIDTH }}
        className={cx(
          'sticky start-0 z-10 flex h-full items-center gap-2.5 border-line border-e ps-5 pe-2 max-lg:ps-3',
          activeColumn === null ? 'bg-bg group-hover:bg-quiet' : 'bg-wash',
        )}
      >
        <FileIcon type={fileExtension(fileName).toUpperCase()} />
        <span className="min-w-0">
          <Link
            to={`/history-element?item=${_id}`}
            tabIndex={activeColumn === FILE_COLUMN ? 0 : -1}
            data-focus=""
            className="flex min-w-0 font-medium text-[12.5px]/[18px] hover:underline"
          >
            <FileName name={fileName} />
          </Link>
          {pages !== null && (
            <span className="block text-[11px]/[16px] text-ink-2">{pagesText(pageKind, pages)}</span>
          )}
        </span>
      </div>
      {drawn.map((column) => {
        const cell = row.cells[column];
        return (
          <MatrixCell
            key={column}
            cell={cell}
            column={column}
            left={FILE_WIDTH + column * columnWidth}
            width={columnWidth}
            isActive={activeColumn === column}
            isOpen={isOpen && activeColumn === column}
            isMatch={cell !== undefined && matches !== null && matches.has(cell)}
            isOver={isOver}
          />
        );
      })}
    </div>
  );
});
