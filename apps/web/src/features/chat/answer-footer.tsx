import { Check, Copy, Monitor, Sparkles } from 'lucide-react';
import { useEffect, useState } from 'react';
import { answerText } from '#features/chat/answer-text.ts';
import type { ChatWorkspace } from '#features/chat/chat-workspace.ts';
import { ReviewButtons } from '#features/chat/review-buttons.tsx';
import type { ListedQuestion } from '#shared/questions/queries.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { toast } from '#ui/toast.tsx';

const COPIED_MS = 1_500;

interface AnswerFooterProps {
  readonly question: ListedQuestion;
  readonly workspace: ChatWorkspace;
}

/** Who answered, the answer for elsewhere, and what a person says of it. */
export function AnswerFooter({ question, workspace }: AnswerFooterProps) {
  const isLocal = question.answeredBy === 'extract';
  const Icon = isLocal ? Monitor : Sparkles;
  const worked = question.kind === 'answer' ? 'Answered' : 'Searched';
  const by = isLocal ? `${worked} on this machine` : `${worked} by ${question.answeredBy}`;
  return (
    <footer className="flex h-[38px] items-center gap-0.5 border-t border-line pr-2 pl-4 text-xs text-ink-3 max-sm:h-11 @3xl:h-auto @3xl:grow @3xl:border-0 @3xl:py-1 @3xl:pl-0">
      <span className="flex min-w-0 grow items-center gap-1.5 @3xl:justify-end" title={by}>
        <Icon size={14} className="flex-none @3xl:mx-1.5" aria-hidden="true" />
        <span className="truncate @3xl:sr-only">{by}</span>
      </span>
      <CopyButton text={() => answerText(question, workspace.file)} />
      <span aria-hidden="true" className="mx-1 h-4 w-px bg-line max-sm:hidden" />
      <ReviewButtons question={question} workspace={workspace} />
    </footer>
  );
}

function CopyButton({ text }: { text: () => string }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setCopied(true);
    } catch {
      toast.error('The browser did not allow copying. Select the text instead.');
    }
  };
  return (
    <IconButton label={isCopied ? 'Copied' : 'Copy answer'} className="max-sm:size-9" onClick={copy}>
      {isCopied ? <Check /> : <Copy />}
    </IconButton>
  );
}
