import { Check, Copy, Link, MessageSquareQuote, Monitor, Sparkles, TextQuote } from 'lucide-react';
import { useEffect, useState } from 'react';
import { answerText } from '#features/chat/answer-text.ts';
import type { ChatWorkspace } from '#features/chat/chat-workspace.ts';
import { leadCitation, leadText } from '#features/chat/citation-text.ts';
import { ReviewButtons } from '#features/chat/review-buttons.tsx';
import { pagesText } from '#shared/files/page-words.ts';
import { copyWithLinks } from '#lib/clipboard.ts';
import type { ListedQuestion } from '#shared/questions/queries.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
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

/** What is copied with everything that belongs to it. */
const WHOLE = {
  answer: 'Copy question, answer and quotes',
  closest: 'Copy question and passages',
  none: 'Copy question and result',
} as const;

interface CopyMenuProps {
  readonly question: ListedQuestion;
  readonly file: ChatWorkspace['file'];
}

/** The answer for elsewhere: its words alone, as a citation, or whole. Passages that are no answer are copied whole only. */
function CopyMenu({ question, file }: CopyMenuProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const put = async (copy: () => Promise<void>) => {
    try {
      await copy();
      setCopied(true);
    } catch {
      toast.error('The browser did not allow copying. Select the text instead.');
    }
  };
  const copyPlain = (text: string) => put(() => navigator.clipboard.writeText(text));
  const trigger = (
    <IconButton label={isCopied ? 'Copied' : 'Copy answer'} className="max-sm:size-9">
      {isCopied ? <Check /> : <Copy />}
    </IconButton>
  );
  return (
    <Menu trigger={trigger}>
      {question.kind === 'answer' && (
        <>
          <MenuItem icon={<TextQuote />} onSelect={() => void copyPlain(leadText(question))}>
            Copy the answer alone
          </MenuItem>
          <MenuItem
            icon={<Link />}
            onSelect={() =>
              void put(() => copyWithLinks(leadCitation(question, file, window.location.origin)))
            }
          >
            Copy with citation
          </MenuItem>
        </>
      )}
      <MenuItem icon={<MessageSquareQuote />} onSelect={() => void copyPlain(answerText(question, file))}>
        {WHOLE[question.kind]}
      </MenuItem>
    </Menu>
  );
}
