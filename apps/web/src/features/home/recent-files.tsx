import { pagesText } from '#shared/files/page-words.ts';
import type { FileItem } from '@recto/contract/library';
import { useQueryClient } from '@tanstack/react-query';
import {
  Download,
  Ellipsis,
  FolderOpen,
  GitCompareArrows,
  Info,
  MessageSquareText,
  Trash2,
} from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { cx } from '#lib/cx.ts';
import { formatDate } from '#lib/format.ts';
import { deleteFile } from '#shared/deletions/mutations.ts';
import { useFileDetails } from '#shared/files/file-details.ts';
import { FileIcon } from '#shared/files/file-icon.tsx';
import { FileName } from '#shared/files/file-name.tsx';
import { FileStatus } from '#shared/files/file-status.tsx';
import { useDownload } from '#shared/files/mutations.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx';
import { chatPath, folderPath } from './file-paths.ts';
import { HomeSection } from './home-section.tsx';

const SHOWN = 6;

/** In place of pages and date while the row is pointed at or reached by keys, and where nothing can hover. */
const SHOWS_ACTIONS =
  'opacity-0 group-hover:opacity-100 group-has-[:focus-visible]:opacity-100 group-has-[[data-state=open]]:opacity-100 pointer-coarse:opacity-100';
const GIVES_WAY =
  'sm:group-hover:opacity-0 sm:group-has-[:focus-visible]:opacity-0 sm:group-has-[[data-state=open]]:opacity-0 sm:pointer-coarse:opacity-0';
const ACTION =
  'inline-flex h-7 items-center gap-1.5 rounded-control px-2 font-medium text-xs transition-colors [&_svg]:size-3.5';

function FileActions({ file }: { file: FileItem }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const details = useFileDetails();
  const download = useDownload(file._id);
  const isUsable = file.status === 'complete';
  return (
    <span className={cx('absolute inset-y-0 end-1 flex items-center gap-1 max-sm:hidden', SHOWS_ACTIONS)}>
      {isUsable && (
        <>
          <Link
            to={chatPath(file)}
            aria-label={`Ask ${file.name}`}
            className={cx(ACTION, 'text-accent-ink hover:bg-wash')}
          >
            <MessageSquareText aria-hidden="true" />
            Ask
          </Link>
          <Link
            to={`/compare-docs?first=${file._id}`}
            aria-label={`Compare ${file.name}`}
            className={cx(ACTION, 'text-ink-2 hover:bg-quiet-2')}
          >
            <GitCompareArrows aria-hidden="true" />
            Compare
          </Link>
        </>
      )}
      <Menu
        trigger={
          <IconButton label={`Actions for ${file.name}`}>
            <Ellipsis />
          </IconButton>
        }
      >
        <MenuItem icon={<Info />} onSelect={() => details.open(file._id)}>
          Details
        </MenuItem>
        <MenuItem icon={<FolderOpen />} onSelect={() => void navigate(folderPath(file))}>
          Show in its folder
        </MenuItem>
        <MenuItem icon={<Download />} onSelect={() => download.mutate('original')}>
          Download
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} danger onSelect={() => deleteFile(client, file)}>
          Delete
        </MenuItem>
      </Menu>
    </span>
  );
}

function RecentFile({ file }: { file: FileItem }) {
  const isUsable = file.status === 'complete';
  return (
    <li className="group relative border-line border-b transition-colors hover:bg-quiet">
      <div className="flex min-h-11 items-center gap-3.5 py-1.5 ps-1 pe-2 text-sm">
        <FileIcon type={file.type} />
        {/* What is not ready says more than a date: on a phone below the name. */}
        <span
          className={cx(
            'flex min-w-0 flex-1 gap-x-3.5',
            isUsable ? 'items-center' : 'sm:items-center max-sm:flex-col',
          )}
        >
          <Link
            to={isUsable ? chatPath(file) : folderPath(file)}
            className="flex min-w-0 flex-1 font-semibold after:absolute after:inset-0"
          >
            <FileName name={file.name} />
          </Link>
          {isUsable ? (
            <span
              className={cx(
                'flex gap-6 text-ink-2 text-xs tabular-nums sm:min-w-44 sm:justify-end',
                GIVES_WAY,
              )}
            >
              {file.pages !== null && (
                <span className="max-sm:hidden">{pagesText(file.pageKind, file.pages)}</span>
              )}
              <span className="w-12 text-end">{formatDate(file.createdAt)}</span>
            </span>
          ) : (
            <span className="sm:w-1/2 sm:shrink-0 sm:pe-9">
              <FileStatus file={file} />
            </span>
          )}
        </span>
      </div>
      <FileActions file={file} />
    </li>
  );
}

/** The newest documents, and the way to all of them. */
export function RecentFiles({ files }: { files: readonly FileItem[] }) {
  return (
    <HomeSection title="Recent files" link={{ to: '/files', text: 'All files' }}>
      {files.slice(0, SHOWN).map((file) => (
        <RecentFile key={file._id} file={file} />
      ))}
    </HomeSection>
  );
}
