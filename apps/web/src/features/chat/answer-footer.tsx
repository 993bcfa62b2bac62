import type { FileItem } from '@recto/contract/library';
import { Check, Copy, Monitor, Sparkles } from 'lucide-react';
import { useEffect, useState } from 'react';
import { answerText } from '#features/chat/answer-text.ts';
import type { ListedQuestion } from '#shared/questions/queries.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { toast } from '#ui/toast.tsx';

const COPIED_MS = 1_500;

interface AnswerFooterProps {
  readonly question: ListedQuestion;
  readonly file: Pick<FileItem, 'name' | 'pageKind'>;
}

/** Who answered, and the answer for elsewhere. */
export function AnswerFooter({ question, file }: AnswerFooterProps) {
  const isLocal = question.answeredBy === 'extract';
  const Icon = isLocal ? Monitor : Sparkles;
  return (
    <footer className="flex h-[38px] items-center gap-1.5 border-t border-line pr-2 pl-4 text-xs text-ink-3 max-sm:h-11">
      <Icon size={14} aria-hidden="true" />
      <span className="grow">
        {isLocal ? 'Answered on this machine' : `Answered by ${question.answeredBy}`}
      </span>
      <CopyButton text={() => answerText(question, file)} />
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
