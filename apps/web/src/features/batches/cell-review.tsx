import type { Cell } from '@recto/contract/batches';
import { REVIEW_NOTE_MAX_LENGTH } from '@recto/contract/limits';
import { Check, Flag, X } from 'lucide-react';
import { type KeyboardEvent, type Ref, useEffect, useEffectEvent, useId, useState } from 'react';
import { cx } from '#lib/cx.ts';
import { formatDate } from '#lib/format.ts';
import type { CellReview } from './mutations.ts';

/** A note is saved once nobody has typed for so long. */
const REST_MS = 600;

type Mark = NonNullable<Cell['review']>['mark'];

export const MARKS = [
  { mark: 'accepted', label: 'Accepted', Icon: Check, look: 'border-added bg-added-bg text-added-ink' },
  { mark: 'wrong', label: 'Wrong', Icon: X, look: 'border-removed bg-removed-bg text-removed' },
  { mark: 'check', label: 'To check', Icon: Flag, look: 'border-warn bg-changed-bg text-changed' },
] as const satisfies readonly { mark: Mark; label: string; Icon: unknown; look: string }[];

export const canReview = ({ status, error }: Cell): boolean => status === 'complete' && error === undefined;
/** Of passages that come close one is accepted by itself. */
export const canMark = (cell: Cell, mark: Mark): boolean =>
  canReview(cell) && (mark !== 'accepted' || cell.kind !== 'closest');

interface CellMarksProps {
  readonly cell: Cell;
  readonly onMark: (mark: Mark) => void;
  /** Icons alone; their names are for screen readers and pointers. */
  readonly isCompact?: boolean;
}

const WIDE =
  'flex h-8 items-center justify-center gap-2 whitespace-nowrap font-medium text-xs max-sm:h-11 max-sm:text-sm';
const COMPACT = 'grid size-8 place-items-center max-sm:size-11';

/** What a person says of a cell; a second press takes it back. */
export function CellMarks({ cell, onMark, isCompact = false }: CellMarksProps) {
  const off = isCompact
    ? 'border-transparent text-ink-2 not-disabled:hover:bg-quiet'
    : 'border-control bg-surface not-disabled:hover:bg-quiet';
  return (
    <div role="group" aria-label="Your mark" className={isCompact ? 'flex gap-1' : 'grid grid-cols-3 gap-2'}>
      {MARKS.map(({ mark, label, Icon, look }, at) => {
        const isOn = cell.review?.mark === mark;
        return (
          <button
            key={mark}
            type="button"
            aria-pressed={isOn}
            aria-keyshortcuts={`${at + 1}`}
            title={`${label} (${at + 1})`}
            disabled={!canMark(cell, mark)}
            onClick={() => onMark(mark)}
            className={cx(
              'rounded-control border transition-colors disabled:cursor-default disabled:opacity-50',
              isCompact ? COMPACT : WIDE,
              isOn ? look : off,
            )}
          >
            <Icon aria-hidden="true" className="size-3.5" />
            <span className={cx(isCompact && 'sr-only')}>{label}</span>
          </button>
        );
      })}
    </div>
  );
}

/** What the server was told of a note. */
interface Sent {
  readonly text: string;
  readonly state: 'known' | 'sending' | 'saved' | 'failed';
  readonly at?: string;
}

interface CellNoteProps {
  readonly cell: Cell;
  /** Answers whether it was kept. */
  readonly onSave: (review: CellReview) => Promise<boolean>;
  /** Leaves the field. */
  readonly onLeave: () => void;
  readonly field: Ref<HTMLTextAreaElement>;
}

/** A note on a cell. One without a mark is a thing to check. */
export function CellNote({ cell, onSave, onLeave, field }: CellNoteProps) {
  const stateId = useId();
  const known = cell.review?.note ?? '';
  const [text, setText] = useState(known);
  const [sent, setSent] = useState<Sent>({ text: known, state: 'known' });
  const isSent = text.trim() === sent.text.trim();
  const save = async () => {
    if (isSent) return;
    setSent({ text, state: 'sending' });
    const isKept = await onSave({
      answerId: cell.answerId,
      mark: cell.review?.mark ?? 'check',
      note: text.trim(),
    });
    setSent(
      isKept ? { text, state: 'saved', at: new Date().toISOString() } : { text: known, state: 'failed' },
    );
  };
  const saveNow = useEffectEvent(() => void save());
  useEffect(() => {
    const timer = setTimeout(() => saveNow(), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  // Another cell is opened, or the screen is left.
  useEffect(() => () => saveNow(), []);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    event.preventDefault();
    void save();
    onLeave();
  };
  return (
    <div>
      <textarea
        ref={field}
        aria-label="Note"
        aria-describedby={stateId}
        placeholder="Add a note"
        title="Add a note (n)"
        rows={2}
        maxLength={REVIEW_NOTE_MAX_LENGTH}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={() => void save()}
        onKeyDown={press}
        className="block w-full resize-none rounded-control border border-control bg-surface px-2.5 py-2 text-sm focus:border-accent focus:outline-none focus:ring-3 focus:ring-accent/20 max-sm:text-lg"
      />
      <p id={stateId} role="status" className="mt-1 min-h-[18px] text-ink-2 text-xs">
        {isSent || sent.state === 'sending' ? sentText(sent) : unsentText(sent, cell.review !== undefined)}
      </p>
    </div>
  );
}

function sentText({ state, at }: Sent): string {
  if (state === 'sending') return 'Saving…';
  return state === 'saved' && at !== undefined ? `Note saved ${formatDate(at)}` : '';
}

function unsentText({ state }: Sent, hasMark: boolean): string {
  if (state === 'failed') return 'The note could not be saved.';
  return hasMark ? 'Saved when you stop typing' : 'Saved when you stop typing, as “To check”';
}
