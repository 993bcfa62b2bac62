import type { ComparisonChange } from '@recto/contract/comparisons';
import { type Tone, toneOf } from '#features/comparisons/change-kinds.ts';
import { Quoting } from '#features/comparisons/quoting.tsx';
import { ReviewForm, ReviewTag } from '#features/comparisons/review-change.tsx';
import type { ReviewChange } from '#features/comparisons/mutations.ts';
import { cx } from '#lib/cx.ts';
import { GeneratedMark } from '#shared/models/generated-by.tsx';
import { Checkbox } from '#ui/checkbox.tsx';

const TONES: Readonly<Record<Tone, { readonly name: string; readonly look: string }>> = {
  added: { name: 'Added', look: 'bg-added-bg text-added-ink' },
  removed: { name: 'Removed', look: 'bg-removed-bg text-removed' },
  moved: { name: 'Moved', look: 'bg-moved-bg text-moved' },
  changed: { name: 'Changed', look: 'bg-changed-bg text-changed' },
};
const SEVERITIES = { 1: 'light', 2: 'middling', 3: 'grave' } as const;

interface CardProps {
  change: ComparisonChange;
  /** Which model has worded it, where one has. */
  model: string | undefined;
  isSelected: boolean;
  onSelect: (change: ComparisonChange) => void;
  onReview: ReviewChange;
}

/** A change as one sentence, with a tick for "reviewed"; the selected one takes a mark and a note as well. */
export function ChangeCard({ change, model, isSelected, onSelect, onReview }: CardProps) {
  const { _id: id, written, review } = change;
  const isReviewed = review?.mark === 'accepted';
  return (
    <div
      className={cx(
        'relative border-line border-b border-s-3 has-[button:hover]:bg-quiet',
        isSelected ? 'border-s-accent bg-wash has-[button:hover]:bg-wash' : 'border-s-transparent',
      )}
    >
      <button
        type="button"
        aria-current={isSelected || undefined}
        onClick={() => onSelect(change)}
        className={cx('block w-full px-4 py-3 text-start', isReviewed && !isSelected && 'text-ink-2')}
      >
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 pe-10 text-xs">
          <span
            className={cx(
              'grid h-5 min-w-5 place-items-center rounded-[4px] border px-1 font-medium tabular-nums',
              isSelected
                ? 'border-accent/40 bg-surface text-accent-ink'
                : 'border-transparent bg-quiet text-ink-2',
            )}
          >
            {id}
          </span>
          <ToneBadge change={change} />
          <span className="text-ink-3">{placeOf(change)}</span>
          <ReviewTag review={review} />
          <Severity severity={change.severity} />
        </span>
        <span className="mt-1.5 block break-words text-sm">
          <Sentence change={change} />
        </span>
        {isWordForWord(change) && (
          <span className="mt-0.5 block text-ink-2 text-xs">Word for word the same</span>
        )}
        {written && model !== undefined && (
          <span dir="auto" className="mt-1 block break-words text-ink-2 text-xs">
            <Quoting text={toldOf(change)} />
            <GeneratedMark model={model} />
          </span>
        )}
        {written?.impact !== undefined && (
          <span dir="auto" className="mt-1 block break-words text-ink-2 text-xs">
            {written.impact}
          </span>
        )}
        {review?.note && !isSelected && (
          <span dir="auto" className="mt-1 block break-words text-ink-2 text-xs italic">
            {review.note}
          </span>
        )}
      </button>
      <label
        className="absolute end-2 top-1 grid size-9 cursor-pointer place-items-center"
        title="Reviewed (r)"
      >
        <span className="sr-only">{`Change ${id} reviewed`}</span>
        <Checkbox
          checked={isReviewed}
          onChange={() => onReview(change, { mark: isReviewed ? 'none' : 'accepted' })}
        />
      </label>
      {isSelected && <ReviewForm change={change} onReview={onReview} />}
    </div>
  );
}

function ToneBadge({ change }: { change: ComparisonChange }) {
  const { name, look } = TONES[toneOf(change)];
  return (
    <span className={cx('rounded-sm px-1.5 py-0.5 font-medium', look)}>
      {change.class === 'clause-renumbered' ? 'Renumbered' : name}
    </span>
  );
}

/** Three short bars, as many of them dark as it is grave. */
function Severity({ severity }: Pick<ComparisonChange, 'severity'>) {
  const name = SEVERITIES[severity as 1 | 2 | 3];
  return (
    <span className="ms-auto flex gap-0.5" title={`Severity: ${name}`}>
      <span className="sr-only">{name}</span>
      {[1, 2, 3].map((step) => (
        <span
          key={step}
          aria-hidden="true"
          className={cx('h-1 w-2.5 rounded-full', step <= severity ? 'bg-ink-2' : 'bg-line')}
        />
      ))}
    </span>
  );
}

const PARTS = {
  subject: 'font-medium',
  place: 'text-ink-2',
  old: 'rounded-[3px] bg-removed-word px-0.5 text-removed-ink line-through decoration-1',
  new: 'rounded-[3px] bg-added/20 px-0.5 text-added-ink underline decoration-2 underline-offset-3',
} as const;
/** What is struck and underlined needs no quotation marks. */
const bare = (text: string) => text.replace(/^“(.*)”$/su, '$1');

/** The sentence of a change; comparisons that were kept before there were any have what their changes said. */
function Sentence({ change }: { change: ComparisonChange }) {
  const { cardParts } = change;
  if (!cardParts) return <Quoting text={toldOf(change)} />;
  return cardParts.map(({ text, role }, at) => {
    const key = `${at}-${text}`;
    if (role === undefined) return <Quoting key={key} text={text} />;
    const isWords = role === 'old' || role === 'new';
    const Element = role === 'old' ? 'del' : role === 'new' ? 'ins' : 'bdi';
    return (
      <Element key={key} dir="auto" className={PARTS[role]}>
        {isWords ? bare(text) : text}
      </Element>
    );
  });
}

/** What follows the title of `changes`, which the badge says. */
function toldOf({ changes, place }: ComparisonChange): string {
  const placed = place === undefined ? '' : `(${place})`;
  const title = Math.max(0, changes.indexOf(placed)) + placed.length;
  return changes.slice(changes.indexOf(': ', changes.includes(placed) ? title : 0) + 2);
}

const isWordForWord = ({ kinds }: ComparisonChange): boolean =>
  kinds.includes('clause-moved') &&
  kinds.every((kind) => kind === 'clause-moved' || kind === 'clause-renumbered');

function placeOf({ masterLineId, childLineId, pages }: ComparisonChange): string {
  const line =
    masterLineId === null || childLineId === null || masterLineId === childLineId
      ? `line ${masterLineId ?? childLineId}`
      : `line ${masterLineId} → ${childLineId}`;
  const named = [pages.master, pages.child].filter((page) => page !== null);
  return `${line}, p. ${[...new Set(named)].join(' → ')}`;
}
