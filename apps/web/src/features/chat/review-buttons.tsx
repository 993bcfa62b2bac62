import { Check, Flag, X } from 'lucide-react';
import { isTopAnswerWrong } from '#shared/questions/answer-parts.ts';
import type { ChatWorkspace } from '#features/chat/chat-workspace.ts';
import { useReviewing } from '#features/chat/use-reviewing.ts';
import { cx } from '#lib/cx.ts';
import type { ReviewInput } from '#shared/questions/mutations.ts';
import type { ListedQuestion } from '#shared/questions/queries.ts';
import { IconButton } from '#ui/icon-button.tsx';

/** What somebody who calls an answer wrong says: the first time all that leads, after that the claim that has led since. */
function wrongOf({ kind, claims, review }: ListedQuestion): ReviewInput {
  if (review?.mark !== 'wrong' || kind !== 'answer') return { mark: 'wrong' };
  return { mark: 'wrong', claim: claims.findIndex(({ isFurther }) => !isFurther) };
}

interface ReviewButtonsProps {
  readonly question: ListedQuestion;
  readonly workspace: ChatWorkspace;
}

/** Accepted, wrong, or to be looked at again; a second press takes it back. Of closest passages one is accepted by itself. */
export function ReviewButtons({ question, workspace }: ReviewButtonsProps) {
  const { mutate, isPending } = useReviewing(question, workspace);
  const mark = question.review?.mark;
  // After a wrong answer the marks are those of what leads since.
  const isWrong = mark === 'wrong' && (question.kind !== 'answer' || isTopAnswerWrong(question));
  const press = (isOn: boolean, input: ReviewInput) => !isPending && mutate(isOn ? { mark: 'none' } : input);
  return (
    <>
      {question.kind !== 'closest' && (
        <AcceptButton
          isAccepted={mark === 'accepted'}
          onPress={() => press(mark === 'accepted', { mark: 'accepted' })}
        />
      )}
      <IconButton
        label="Wrong"
        aria-pressed={isWrong}
        className={cx('max-sm:size-9', isWrong && 'bg-removed-bg! text-removed!')}
        onClick={() => press(isWrong, wrongOf(question))}
      >
        <X />
      </IconButton>
      <IconButton
        label="To check"
        aria-pressed={mark === 'check'}
        on={mark === 'check'}
        className="max-sm:size-9"
        onClick={() => press(mark === 'check', { mark: 'check' })}
      >
        <Flag />
      </IconButton>
    </>
  );
}

/** One element in both states, so that the focus stays on it. */
function AcceptButton({ isAccepted, onPress }: { isAccepted: boolean; onPress: () => void }) {
  const label = isAccepted ? 'Accepted' : 'Accept';
  return (
    <button
      type="button"
      aria-pressed={isAccepted}
      title={label}
      onClick={onPress}
      className={cx(
        'flex h-7 min-w-7 flex-none items-center justify-center gap-1.5 rounded-control text-xs font-medium transition-colors max-sm:size-9',
        isAccepted ? 'bg-added-bg px-2 text-added-ink max-sm:px-0' : 'text-ink-2 hover:bg-quiet',
      )}
    >
      <Check className="size-4" aria-hidden="true" />
      <span className={isAccepted ? 'max-sm:sr-only' : 'sr-only'}>{label}</span>
    </button>
  );
}

const MARKS = {
  accepted: { text: 'Accepted', Icon: Check, look: 'bg-added-bg text-added-ink' },
  wrong: { text: 'Marked wrong', Icon: X, look: 'bg-removed-bg text-removed' },
  check: { text: 'To check', Icon: Flag, look: 'bg-wash text-accent-ink' },
} as const;

/** What was said of an answer that is not open; that another one was wrong says nothing of what leads since. */
export function ReviewTag({ question }: { question: ListedQuestion }) {
  const mark = question.review?.mark;
  if (mark === undefined || (mark === 'wrong' && !isTopAnswerWrong(question))) return null;
  const { text, Icon, look } = MARKS[mark];
  return (
    <span className={cx('ml-auto inline-flex h-6 items-center gap-1.5 rounded-[4px] px-2 font-medium', look)}>
      <Icon size={13} aria-hidden="true" />
      {text}
    </span>
  );
}
