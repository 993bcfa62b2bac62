import type { FileItem } from '@recto/contract/library';
import { Check, Copy, Link, MessageSquareQuote, Table2, TextQuote } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type Copied, copyWithLinks } from '#lib/clipboard.ts';
import { tableCopy } from '#lib/copied-table.ts';
import { answerText } from '#shared/questions/answer-text.ts';
import { useCitedTable } from '#shared/questions/cited-table.ts';
import { topAnswerCitation, topAnswerText } from '#shared/questions/citation-text.ts';
import type { ListedQuestion } from '#shared/questions/queries.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { toast } from '#ui/toast.tsx';

const COPIED_MS = 1_500;

/** What is copied with everything that belongs to it. */
const WHOLE = {
  answer: 'Copy question, answer and quotes',
  closest: 'Copy question and passages',
  none: 'Copy question and result',
} as const;

interface CopyMenuProps {
  readonly question: ListedQuestion;
  readonly file: Pick<FileItem, '_id' | 'name' | 'pageKind'>;
}

/**
 * The answer for elsewhere: its words alone, as a citation, or whole, and the table in which it stands. Passages that are no
 * answer are copied whole only.
 */
export function CopyMenu({ question, file }: CopyMenuProps) {
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
  const copyLinked = (copied: Copied) => void put(() => copyWithLinks(copied));
  const trigger = (
    <IconButton label={isCopied ? 'Copied' : 'Copy answer'} className="max-sm:size-9">
      {isCopied ? <Check /> : <Copy />}
    </IconButton>
  );
  return (
    <Menu trigger={trigger}>
      {question.kind === 'answer' && (
        <>
          <MenuItem icon={<TextQuote />} onSelect={() => void copyPlain(topAnswerText(question))}>
            Copy the answer alone
          </MenuItem>
          <MenuItem
            icon={<Link />}
            onSelect={() => copyLinked(topAnswerCitation(question, file, window.location.origin))}
          >
            Copy with citation
          </MenuItem>
        </>
      )}
      <MenuItem icon={<MessageSquareQuote />} onSelect={() => void copyPlain(answerText(question, file))}>
        {WHOLE[question.kind]}
      </MenuItem>
      {question.kind === 'answer' && <CopyTable question={question} onCopy={copyLinked} />}
    </Menu>
  );
}

interface CopyTableProps {
  readonly question: ListedQuestion;
  readonly onCopy: (copied: Copied) => void;
}

/** Looked for when the menu opens; the last item, so that none moves when it is found. */
function CopyTable({ question, onCopy }: CopyTableProps) {
  const table = useCitedTable(question);
  if (!table) return null;
  return (
    <MenuItem icon={<Table2 />} onSelect={() => onCopy(tableCopy(table))}>
      Copy table
    </MenuItem>
  );
}
