import { pagesText } from '#shared/files/page-words.ts';
import type { FileItem } from '@recto/contract/library';
import {
  Download,
  FolderInput,
  GitCompareArrows,
  ListChecks,
  MessageSquareText,
  Trash2,
  X,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button, buttonClass } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { clearSelection } from './file-selection.ts';
import { startDelete, startMove } from './item-actions.ts';
import { useDownloadItems } from './mutations.ts';
import { downloadObstacle, type Way, waysOf } from './selection-ways.ts';

/** Beside its icon only for screen readers where the bar has no room for all. */
const LABEL = '@max-[740px]:sr-only';

interface WayProps extends Way {
  readonly icon: ReactNode;
  readonly className?: string;
  readonly variant?: 'quiet' | 'plain' | 'primary';
  readonly children: ReactNode;
}

/** A link to what can be done with the selected files, or a button that says why it cannot. */
function WayLink({ to, obstacle, icon, variant = 'quiet', className, children }: WayProps) {
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

/** One file as it is, several as a zip. */
function DownloadButton({ files }: { files: readonly FileItem[] }) {
  const download = useDownloadItems();
  const obstacle = downloadObstacle(files);
  return (
    <Button
      variant="quiet"
      icon={<Download aria-hidden="true" />}
      loading={download.isPending}
      disabled={obstacle !== null}
      title={obstacle ?? undefined}
      onClick={() => download.mutate(files)}
    >
      <span className={LABEL}>Download</span>
    </Button>
  );
}

/** What can be done with the files that are selected; it stands where the list is filtered else. */
export function SelectionBar({ files }: { files: readonly FileItem[] }) {
  const [first, second] = files;
  if (!first) return null;
  const pages = files.reduce((sum, file) => sum + (file.pages ?? 0), 0);
  const kind = files.every(({ pageKind }) => pageKind === 'sheet') ? 'sheet' : 'layout';
  const { ask, batch, comparison } = waysOf(files);
  return (
    <div role="group" aria-label="Selected documents" className="flex h-8 min-w-0 flex-1 items-center gap-1">
      <IconButton label="Clear the selection" onClick={clearSelection}>
        <X />
      </IconButton>
      <span role="status" className="me-2 whitespace-nowrap text-sm tabular-nums">
        <span className="font-semibold">
          {files.length.toLocaleString('en-US')}
          <span className="@max-[330px]:sr-only"> selected</span>
        </span>
        <span className="ms-2 text-ink-3 text-xs @max-[760px]:hidden">{pagesText(kind, pages)}</span>
      </span>
      {second ? (
        <WayLink icon={<ListChecks aria-hidden="true" />} {...batch}>
          Batch
        </WayLink>
      ) : (
        <WayLink icon={<MessageSquareText aria-hidden="true" />} {...ask}>
          Ask
        </WayLink>
      )}
      <Button variant="quiet" icon={<FolderInput aria-hidden="true" />} onClick={() => startMove(...files)}>
        <span className={LABEL}>Move</span>
      </Button>
      <DownloadButton files={files} />
      <Button variant="danger" icon={<Trash2 aria-hidden="true" />} onClick={() => startDelete(...files)}>
        <span className={LABEL}>Delete</span>
      </Button>
      <WayLink
        icon={<GitCompareArrows aria-hidden="true" />}
        variant={comparison.obstacle === null ? 'primary' : 'plain'}
        className="ms-auto"
        {...comparison}
      >
        Start file Comparison
      </WayLink>
    </div>
  );
}
