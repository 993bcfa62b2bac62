import type { Cell } from '@recto/contract/batches';
import { Check, CircleAlert, CircleHelp, Dot, EqualNot, Flag, History, X } from 'lucide-react';
import { memo } from 'react';
import { cx } from '#lib/cx.ts';
import { cellLabel, topAnswerOfCell, pageNameOf, searchedText } from './cell-text.ts';
import { showValue } from './cell-value.ts';
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

/** The first pages of an answer, or that of the passage that comes nearest; a click on one opens the cell with it. */
export function PageChips({ cell }: { cell: Cell }) {
  const [nearest] = cell.pages;
  if (stateOf(cell) === 'close' && nearest !== undefined)
    return (
      <span
        data-page={nearest}
        className="max-w-16 shrink-0 truncate rounded-[4px] border border-near border-dashed px-1 text-ink-2 tabular-nums"
      >
        {pageNameOf(cell, 0)}
      </span>
    );
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
  close: 'truncate font-read text-ink-2 text-[13px]/5 italic',
  'not-found': 'truncate text-ink-2 text-sm',
  failed: 'truncate text-bad text-sm',
  running: 'truncate text-ink-3 text-sm',
  waiting: 'truncate text-ink-3 text-sm',
} as const;

const FLAG_ICONS = { outlier: Dot, disagrees: EqualNot, unsure: CircleHelp, changed: History } as const;

/** What stands out of a cell; its names stand in the name of the cell. */
export function FlagIcons({ cell }: { cell: Cell }) {
  return cell.flags?.map((flag) => {
    const Icon = FLAG_ICONS[flag];
    return <Icon key={flag} aria-hidden="true" className="size-3.5 shrink-0 text-warn" />;
  });
}

const NAME_CHIPS = 2;

/** A value in the form of its column: names as chips, a number with its unit beside it. */
function TypedTopAnswer({ cell }: { cell: Cell }) {
  const { value } = cell;
  const shown = value && showValue(value);
  if (!value || !shown) return null;
  if (value.type === 'names') {
    const more = value.names.length - NAME_CHIPS;
    return (
      <span className="flex min-w-0 grow basis-full gap-1 overflow-hidden">
        {value.names.slice(0, NAME_CHIPS).map(({ name, shortName }) => (
          <span
            key={name}
            dir="auto"
            className="min-w-0 truncate rounded-[4px] bg-quiet-2 px-1.5 font-medium text-ink text-xs/[17px]"
          >
            {shortName ?? name}
          </span>
        ))}
        {more > 0 && <span className="shrink-0 text-xs/[17px]">{`+${more}`}</span>}
      </span>
    );
  }
  return (
    <span dir="auto" className="min-w-0 grow basis-full truncate font-medium text-ink text-sm tabular-nums">
      {value.type === 'yesNo' && (
        <span
          aria-hidden="true"
          className={cx(
            'me-1.5 inline-block size-2 rounded-[2px] border border-ink-2',
            value.yes && 'bg-ink-2',
          )}
        />
      )}
      {shown.main}
      {shown.unit !== undefined && <span className="font-normal text-ink-2 text-xs">{` ${shown.unit}`}</span>}
    </span>
  );
}

/** The short text of a cell. */
export function CellTopAnswer({ cell, isOver }: { cell: Cell; isOver: boolean }) {
  const state = stateOf(cell);
  const isTyped = state === 'answered' && cell.value !== undefined && cell.value.type !== 'text';
  const topAnswer = isTyped ? (
    <TypedTopAnswer cell={cell} />
  ) : (
    <span dir="auto" className={cx('min-w-0 basis-full', LOOKS[state])}>
      {state === 'failed' && <CircleAlert aria-hidden="true" className="-mt-px me-1 inline size-3.5" />}
      {topAnswerOfCell(cell, isOver)}
    </span>
  );
  if (state !== 'answered' || !cell.flags) return topAnswer;
  return (
    <span className="flex min-w-0 basis-full items-center gap-1">
      {topAnswer}
      <FlagIcons cell={cell} />
    </span>
  );
}

/** How much was searched in vain, or why there is no answer. */
export const cellNote = (cell: Cell): string | null =>
  cell.kind === 'none' ? (cell.error ?? searchedText(cell)) : null;

/** Of when a value is, or how often it is paid. */
function ValueNote({ cell: { value } }: { cell: Cell }) {
  const note = value && showValue(value)?.note;
  return note === undefined ? null : <span className="min-w-0 truncate">{note}</span>;
}

const isStandingOut = (cell: Cell | undefined): boolean =>
  cell?.flags?.some((flag) => flag === 'outlier' || flag === 'disagrees') ?? false;

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
        isStandingOut(cell) && 'border-s-2 border-s-warn',
        isActive && 'inset-ring-2 inset-ring-accent',
        isOpen || isMatch ? 'bg-wash' : 'group-hover:bg-quiet',
      )}
    >
      {cell && (
        <>
          <CellTopAnswer cell={cell} isOver={isOver} />
          <PageChips cell={cell} />
          {stateOf(cell) === 'close' ? 'close' : cellNote(cell)}
          <ValueNote cell={cell} />
          <MarkIcon cell={cell} className="ms-auto" />
        </>
      )}
    </div>
  );
});
