import type { FileItem } from '@recto/contract/library';
import { BATCH_MAX_FILES } from '@recto/contract/limits';
import { FolderInput, GitCompareArrows, ListChecks, MessageSquareText, Trash2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { plural } from '#lib/format.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { chatOf, LABEL } from './file-row.tsx';
import { clearSelection } from './file-selection.ts';
import { startDelete, startMove } from './item-actions.ts';

interface WayProps {
  readonly to: string;
  /** Why it cannot be gone now. */
  readonly obstacle: string | null;
  readonly icon: ReactNode;
  readonly className?: string;
  readonly variant?: 'quiet' | 'plain' | 'primary';
  readonly children: ReactNode;
}

/** A link to what can be done with the selected files, or a button that says why it cannot. */
function Way({ to, obstacle, icon, variant = 'quiet', className, children }: WayProps) {
  const content = (
    <>
      {icon}
      <span className={LABEL}>{children}</span>
    </>
  );
  if (obstacle === null)
    return (
      <Link to={to} className={buttonClass(variant, 'md', className)}>
        {content}
      </Link>
    );
  return (
    <Button variant={variant} className={className} disabled title={obstacle}>
      {content}
    </Button>
  );
}

const batchOf = (files: readonly FileItem[]): string => {
  const folderId = files[0]?.parentFolderId;
  const params = new URLSearchParams({ several: '', ...(folderId && { folder: folderId }) });
  for (const { _id } of files) params.append('file', _id);
  return `/qna?${params}`;
};

/** What can be done with the files that are selected; it stands where the list is filtered else. */
export function SelectionBar({ files }: { files: readonly FileItem[] }) {
  const [first, second] = files;
  if (!first) return null;
  const pages = files.reduce((sum, file) => sum + (file.pages ?? 0), 0);
  const unread = files.some(({ status }) => status !== 'complete')
    ? 'Only documents that are Complete can be asked or compared.'
    : null;
  const tooMany = files.length > BATCH_MAX_FILES ? `At most ${BATCH_MAX_FILES} documents at a time.` : null;
  const notTwo = second && files.length === 2 ? null : 'Select exactly two documents to compare them.';
  return (
    <div role="group" aria-label="Selected documents" className="flex h-8 min-w-0 flex-1 items-center gap-1">
      <IconButton label="Clear the selection" onClick={clearSelection}>
        <X />
      </IconButton>
      <span role="status" className="me-2 whitespace-nowrap text-sm tabular-nums">
        <span className="font-semibold">{`${files.length.toLocaleString('en-US')} selected`}</span>
        <span className="ms-2 text-ink-3 text-xs @max-[760px]:hidden">{plural(pages, 'page')}</span>
      </span>
      {second ? (
        <Way icon={<ListChecks aria-hidden="true" />} to={batchOf(files)} obstacle={unread ?? tooMany}>
          Batch
        </Way>
      ) : (
        <Way icon={<MessageSquareText aria-hidden="true" />} to={chatOf(first)} obstacle={unread}>
          Ask
        </Way>
      )}
      <Button variant="quiet" icon={<FolderInput aria-hidden="true" />} onClick={() => startMove(...files)}>
        <span className={LABEL}>Move</span>
      </Button>
      <Button variant="danger" icon={<Trash2 aria-hidden="true" />} onClick={() => startDelete(...files)}>
        <span className={LABEL}>Delete</span>
      </Button>
      <Way
        icon={<GitCompareArrows aria-hidden="true" />}
        variant={(unread ?? notTwo) === null ? 'primary' : 'plain'}
        className="ms-auto"
        to={`/compare-docs?first=${first._id}&second=${second?._id}`}
        obstacle={unread ?? notTwo}
      >
        Start file Comparison
      </Way>
    </div>
  );
}
