import type { ChangeReview, ComparisonChange } from '@recto/contract/comparisons';
import { REVIEW_NOTE_MAX_LENGTH } from '@recto/contract/limits';
import { Flag, X } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import type { ReviewChange } from '#features/comparisons/mutations.ts';
import { cx } from '#lib/cx.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';

const TAGS = {
  wrong: { text: 'Marked wrong', Icon: X, look: 'bg-removed-bg text-removed' },
  check: { text: 'To check', Icon: Flag, look: 'bg-wash text-accent-ink' },
} as const;

/** What was said of a change; that it was reviewed its tick says. */
export function ReviewTag({ review }: { review: ChangeReview | undefined }) {
  if (review?.mark !== 'wrong' && review?.mark !== 'check') return null;
  const { text, Icon, look } = TAGS[review.mark];
  return (
    <span className={cx('inline-flex items-center gap-1 rounded-sm px-1.5 py-0.5 font-medium', look)}>
      <Icon size={12} aria-hidden="true" />
      {text}
    </span>
  );
}

interface ReviewFormProps {
  readonly change: ComparisonChange;
  readonly onReview: ReviewChange;
}

/** Below the selected change: wrong, to check, and a note. */
export function ReviewForm({ change, onReview }: ReviewFormProps) {
  const { review, _id: id } = change;
  const mark = review?.mark ?? 'none';
  const [note, setNote] = useState(review?.note ?? '');
  const isSaved = note.trim() === (review?.note ?? '');
  const toggle = (own: 'wrong' | 'check') => onReview(change, { mark: mark === own ? 'none' : own });
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isSaved) onReview(change, { mark, note: note.trim() });
  };
  return (
    <form aria-label={`Review of change ${id}`} onSubmit={save} className="flex items-center gap-1 px-4 pb-3">
      <input
        aria-label="Note"
        placeholder="Add a note"
        maxLength={REVIEW_NOTE_MAX_LENGTH}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
        className="h-7 min-w-0 grow rounded-control border border-control bg-surface px-2 text-xs focus:border-accent focus:ring-3 focus:ring-accent/20 focus:outline-none max-sm:h-9 max-sm:text-lg"
      />
      {!isSaved && (
        <Button type="submit" size="sm">
          Save note
        </Button>
      )}
      <IconButton
        label="Wrong"
        aria-pressed={mark === 'wrong'}
        className={cx('max-sm:size-9', mark === 'wrong' && 'bg-removed-bg! text-removed!')}
        onClick={() => toggle('wrong')}
      >
        <X />
      </IconButton>
      <IconButton
        label="To check"
        aria-pressed={mark === 'check'}
        on={mark === 'check'}
        className="max-sm:size-9"
        onClick={() => toggle('check')}
      >
        <Flag />
      </IconButton>
    </form>
  );
}
