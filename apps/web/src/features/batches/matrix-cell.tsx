import type { Cell } from '@recto/contract/batches';
import { Check, CircleAlert, Flag, X } from 'lucide-react';
import { memo } from 'react';
import { cx } from '#lib/cx.ts';
import { cellLabel, leadOfCell, pageNameOf, searchedText } from './cell-text.ts';
import { stateOf } from './cell-state.ts';

const CHIPS = 2;

const MARK_ICONS = {
  accepted: { Icon: Check, look: 'text-added' },
  wrong: { Icon: X, look: 'text-removed' },
  check: { Icon: Flag, look: 'text-warn' },
} as const;

/** What a person said of a cell, as a small picture; its name stands in the name of the cell. */
export function MarkIcon({ cell, className }: { cell: Cell; className?: string }) {
  if (!cell.review) return null;
  const { Icon, look } = MARK_ICONS[cell.review.mark];
  return <Icon aria-hidden="true" className={cx('size-3.5 shrink-0', look, className)} />;
}

/** The first pages of an answer; a click on one opens the cell with it. Passages that come close are shown by the likeliest one. */
export function PageChips({ cell }: { cell: Cell }) {
  if (cell.kind !== 'answer') return null;
  const more = cell.pages.length - CHIPS;
  return (
    <>
      {cell.pages.slice(0, CHIPS).map((page, at) => (
        <span
          key={page}
          data-page={page}
          className="max-w-16 shrink-0 truncate rounded-[4px] bg-chip px-1.5 font-medium text-chip-ink tabular-nums"
        >
          {pageNameOf(cell, at)}
        </span>
      ))}
      {more > 0 && `+${more}`}
    </>
  );
}

const LOOKS = {
  answered: 'truncate font-medium text-ink text-sm',
  close: 'line-clamp-2 break-words text-ink-2 text-xs',
  'not-found': 'truncate text-ink-2 text-sm',
  failed: 'truncate text-bad text-sm',
  running: 'truncate text-ink-3 text-sm',
  waiting: 'truncate text-ink-3 text-sm',
} as const;

/** The short text of a cell. */
export function CellLead({ cell, isOver }: { cell: Cell; isOver: boolean }) {
  const state = stateOf(cell);
  return (
    <span dir="auto" className={cx('basis-full', LOOKS[state])}>
      {state === 'failed' && <CircleAlert aria-hidden="true" className="-mt-px me-1 inline size-3.5" />}
      {leadOfCell(cell, isOver)}
    </span>
  );
}

/** How much was searched in vain, or why there is no answer. */
export const cellNote = (cell: Cell): string | null =>
  cell.kind === 'none' ? (cell.error ?? searchedText(cell)) : null;

interface MatrixCellProps {
  readonly cell: Cell | undefined;
  readonly column: number;
  readonly left: number;
  readonly width: number;
  /** It is where keys go on. */
  readonly isActive: boolean;
  /** Its answer is shown beside the matrix. */
  readonly isOpen: boolean;
  readonly isMatch: boolean;
  /** The batch asks nothing more. */
  readonly isOver: boolean;
}

/** A question of a file in the matrix. There are hundreds in sight, so it is made of few elements. */
export const MatrixCell = memo(function MatrixCell(props: MatrixCellProps) {
  const { cell, column, left, width, isActive, isOpen, isMatch, isOver } = props;
  return (
    <div
      role="gridcell"
      data-column={column}
      aria-colindex={column + 2}
      aria-selected={isOpen}
      aria-label={cellLabel(cell, isOver)}
      title={cell?.text}
      tabIndex={isActive ? 0 : -1}
      style={{ left, width }}
      className={cx(
        'absolute inset-y-0 flex cursor-default flex-wrap content-start items-center gap-x-1 overflow-hidden border-line border-e px-2.5 py-[3px] text-[11px]/[17px] focus-visible:outline-none',
        (cell?.searched?.unread ?? 0) > 0 ? 'text-warn' : 'text-ink-2',
        isActive && 'inset-ring-2 inset-ring-accent',
        isOpen || isMatch ? 'bg-wash' : 'group-hover:bg-quiet',
      )}
    >
      {cell && (
        <>
          <CellLead cell={cell} isOver={isOver} />
          <PageChips cell={cell} />
          {cellNote(cell)}
          <MarkIcon cell={cell} className="ms-auto" />
        </>
      )}
    </div>
  );
});
