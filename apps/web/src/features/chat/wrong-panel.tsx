import type { WrongReason } from '@recto/contract/reviews';
import { REVIEW_NOTE_MAX_LENGTH } from '@recto/contract/limits';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { isTopAnswerWrong } from '#shared/questions/answer-parts.ts';
import type { ChatWorkspace } from '#features/chat/chat-workspace.ts';
import { useReviewing } from '#features/chat/use-reviewing.ts';
import { cx } from '#lib/cx.ts';
import type { ListedQuestion } from '#shared/questions/queries.ts';
import { Button } from '#ui/button.tsx';

const REASONS: readonly [WrongReason, string][] = [
  ['not-asked', 'Not what I asked'],
  ['other-figure', 'Another figure is right'],
  ['cut-short', 'The quote is cut short'],
];

interface WrongPanelProps {
  readonly question: ListedQuestion;
  readonly workspace: ChatWorkspace;
}

/** Below an answer that was called wrong: why, in a word or in their own. */
export function WrongPanel({ question, workspace }: WrongPanelProps) {
  return question.review?.mark === 'wrong' && <WrongForm question={question} workspace={workspace} />;
}

function WrongForm({ question, workspace }: WrongPanelProps) {
  const { review, kind } = question;
  const [note, setNote] = useState(review?.note ?? '');
  const { mutate } = useReviewing(question, workspace);
  // Of its own: a note that is sent while the reason is on its way goes out, too.
  const noting = useReviewing(question, workspace);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const card = form.current?.closest('article');
    if (!card?.contains(document.activeElement)) return;
    // It has just been opened by a button of its card, below which there may be no room.
    form.current?.scrollIntoView({ block: 'nearest' });
    // By the one that marks it, and not by a page that was chosen, its note is what is typed next.
    if (document.activeElement?.closest('footer')) field.current?.focus({ preventScroll: true });
  }, []);
  const isSaved = note.trim() === (review?.note ?? '');
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isSaved) noting.mutate({ mark: 'wrong', note });
  };
  return (
    <form
      ref={form}
      aria-label="What is the matter with this answer"
      className="flex flex-col gap-2.5 border-t border-line bg-quiet px-4 py-3 text-sm @3xl:px-5"
      onSubmit={save}
    >
      <div className="flex flex-wrap items-center gap-2">
        <p className="text-ink-2">
          <strong className="font-semibold text-ink">Marked wrong.</strong>{' '}
          {kind === 'answer' && !isTopAnswerWrong(question) && 'The next best passage leads now. '}
          What is the matter?
        </p>
        {kind !== 'none' &&
          REASONS.map(([reason, text]) => (
            <button
              key={reason}
              type="button"
              aria-pressed={review?.reason === reason}
              onClick={() => mutate({ mark: 'wrong', reason })}
              className={cx(
                'h-7 rounded-full border px-3 text-xs font-medium',
                review?.reason === reason
                  ? 'border-accent bg-wash text-accent-ink'
                  : 'border-control bg-surface hover:bg-quiet',
              )}
            >
              {text}
            </button>
          ))}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <input
          ref={field}
          name="note"
          aria-label="Note"
          placeholder="Add a note, for example the page that answers it"
          maxLength={REVIEW_NOTE_MAX_LENGTH}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
          className="h-8 min-w-0 grow basis-full rounded-control @3xl:basis-52 border border-control bg-surface px-2.5 text-sm focus:border-accent focus:ring-3 focus:ring-accent/20 focus:outline-none max-sm:text-lg"
        />
        <Button type="submit" disabled={isSaved} loading={noting.isPending && !isSaved}>
          Save note
        </Button>
        <Button variant="quiet" onClick={() => mutate({ mark: 'none' })}>
          Undo
        </Button>
      </div>
    </form>
  );
}
