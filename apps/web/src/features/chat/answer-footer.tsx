import { Monitor, Sparkles } from 'lucide-react';
import type { ChatWorkspace } from '#features/chat/chat-workspace.ts';
import { ReviewButtons } from '#features/chat/review-buttons.tsx';
import { pagesText } from '#shared/files/page-words.ts';
import { CopyMenu } from '#shared/questions/copy-menu.tsx';
import type { ListedQuestion } from '#shared/questions/queries.ts';

interface AnswerFooterProps {
  readonly question: ListedQuestion;
  readonly workspace: ChatWorkspace;
}

/** Who answered, the answer for elsewhere, and what a person says of it. */
export function AnswerFooter({ question, workspace }: AnswerFooterProps) {
  const isLocal = question.answeredBy === 'extract';
  const Icon = isLocal ? Monitor : Sparkles;
  const by = `${workOf(question, workspace.file)} ${isLocal ? 'on this machine' : `by ${question.answeredBy}`}`;
  return (
    <footer className="flex h-[38px] items-center gap-0.5 border-t border-line pr-2 pl-4 text-xs text-ink-3 max-sm:h-11 @3xl:h-auto @3xl:grow @3xl:border-0 @3xl:py-1 @3xl:pl-0">
      <span className="flex min-w-0 grow items-center gap-1.5 @3xl:justify-end" title={by}>
        <Icon size={14} className="flex-none @3xl:mx-1.5" aria-hidden="true" />
        <span className="truncate @3xl:sr-only">{by}</span>
      </span>
      <CopyMenu question={question} file={workspace.file} />
      <span aria-hidden="true" className="mx-1 h-4 w-px bg-line max-sm:hidden" />
      <ReviewButtons question={question} workspace={workspace} />
    </footer>
  );
}

/** What was done for it: of passages that are no answer, how much of the document they are the best of. */
function workOf({ kind, searched }: ListedQuestion, { pageKind, pages }: ChatWorkspace['file']): string {
  if (kind === 'answer') return 'Answered';
  if (kind === 'none' || !searched || searched.unread.length > 0) return 'Searched';
  return `${pagesText(pageKind, pages ?? searched.pages)} searched`;
}
