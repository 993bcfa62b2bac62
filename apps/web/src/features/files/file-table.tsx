import type { FileItem } from '@recto/contract/library';
import { Info, LockKeyholeOpen, MessageSquareText, RotateCw } from 'lucide-react';
import { memo, type MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { cx } from '#lib/cx.ts';
import { useFileDetails } from '#lib/file-details.ts';
import { askForPassword } from '#lib/file-to-unlock.ts';
import { formatBytes, formatDate, plural } from '#lib/format.ts';
import { canRetry, isLocked } from '#lib/queries/files.ts';
import { Button } from '#ui/button.tsx';
import { FileIcon } from '#ui/file-icon.tsx';
import { FileName } from '#ui/file-name.tsx';
import { FileStatus } from '#ui/file-status.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useRetryFile } from './mutations.ts';

const HEAD = 'h-8 px-3 font-medium text-ink-3 text-xs';
// The columns follow the room that the list itself has, whatever stands beside it. Below a width and from it on are
// the same number: @max is "less than".
const STATUS = '@max-[560px]:hidden';
const WIDE = '@max-[760px]:hidden';
const NUMBER = cx('whitespace-nowrap px-3 text-end text-xs tabular-nums', WIDE);

const chatOf = (file: FileItem): string => `/chat?file=${file._id}`;

function TableFrame({ children }: { children: React.ReactNode }) {
  return (
    <table aria-label="Documents" className="w-full table-fixed border-collapse text-sm">
      <colgroup>
        <col />
        <col className={cx('w-60', STATUS)} />
        <col className={cx('w-16', WIDE)} />
        <col className={cx('w-20', WIDE)} />
        <col className={cx('w-20', WIDE)} />
        <col className="w-34 @max-[560px]:w-32" />
      </colgroup>
      <thead className="@max-[560px]:sr-only">
        <tr className="border-line border-b">
          <th scope="col" className={cx(HEAD, 'text-start @min-[560px]:ps-6')}>
            Name
          </th>
          <th scope="col" className={cx(HEAD, STATUS, 'text-start')}>
            Status
          </th>
          <th scope="col" className={cx(HEAD, NUMBER)}>
            Pages
          </th>
          <th scope="col" className={cx(HEAD, NUMBER)}>
            Size
          </th>
          <th scope="col" className={cx(HEAD, NUMBER)}>
            Added
          </th>
          <th scope="col" className={HEAD}>
            <span className="sr-only">Action</span>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

export const FileTable = ({ files }: { files: readonly FileItem[] }) => (
  <TableFrame>
    {files.map((file) => (
      <FileRow key={file._id} file={file} />
    ))}
  </TableFrame>
);

export const FileTableSkeleton = () => (
  <div role="status">
    <span className="sr-only">Loading the documents</span>
    {Array.from({ length: 6 }, (_, index) => (
      <div key={index} className="flex h-13 items-center gap-3.5 border-line border-b px-4 sm:px-6">
        <Skeleton className="h-6 w-5" />
        <Skeleton className="h-3.5 w-2/5" />
        <Skeleton className="ms-auto h-3 w-32 max-sm:hidden" />
      </div>
    ))}
  </div>
);

function Meta({ file }: { file: FileItem }) {
  const parts = [
    file.pages === null ? null : plural(file.pages, 'page'),
    formatBytes(file.size),
    formatDate(file.createdAt),
  ];
  return <span className="block truncate text-ink-3 text-xs">{parts.filter(Boolean).join(' · ')}</span>;
}

/** Quiet until the row is pointed at or reached by keys; always there where nothing can hover. */
const ON_ROW =
  'transition-opacity sm:opacity-0 sm:focus-visible:opacity-100 sm:group-hover:opacity-100 pointer-coarse:opacity-100';

function DetailsButton({ file }: { file: FileItem }) {
  const { open } = useFileDetails();
  return (
    <IconButton label={`Details of ${file.name}`} className={ON_ROW} onClick={() => open(file._id)}>
      <Info />
    </IconButton>
  );
}

function RowAction({ file }: { file: FileItem }) {
  const retry = useRetryFile();
  if (isLocked(file)) {
    return (
      <Button size="sm" icon={<LockKeyholeOpen />} onClick={() => askForPassword(file)}>
        Unlock
      </Button>
    );
  }
  if (canRetry(file)) {
    return (
      <Button size="sm" icon={<RotateCw />} loading={retry.isPending} onClick={() => retry.mutate(file._id)}>
        Retry
      </Button>
    );
  }
  if (file.status !== 'complete') return null;
  return (
    <Link
      to={chatOf(file)}
      aria-label={`Start Question Answering with ${file.name}`}
      title="Start Question Answering"
      className={cx(
        'inline-flex h-7 items-center gap-1.5 rounded-control px-2 font-medium text-accent-ink text-xs hover:bg-wash',
        ON_ROW,
      )}
    >
      <MessageSquareText aria-hidden="true" className="size-3.5" />
      Ask
    </Link>
  );
}

/** One document. The whole row of a Complete one opens the chat; its name is the link for keyboards. */
const FileRow = memo(function FileRow({ file }: { file: FileItem }) {
  const navigate = useNavigate();
  const usable = file.status === 'complete';
  const open = (event: MouseEvent) => {
    const onControl = (event.target as Element).closest('a, button');
    if (usable && !onControl) void navigate(chatOf(file));
  };
  return (
    <tr
      onClick={open}
      className={cx(
        'group border-line border-b [content-visibility:auto]',
        usable && 'cursor-pointer hover:bg-quiet',
      )}
    >
      <td className="h-13 py-2 ps-4 pe-3 @min-[560px]:ps-6">
        <span className="flex min-w-0 items-center gap-3.5">
          <FileIcon type={file.type} />
          <span className="block min-w-0 flex-1">
            <span className="block font-semibold text-ink">
              {usable ? (
                <Link to={chatOf(file)} className="block">
                  <FileName name={file.name} />
                </Link>
              ) : (
                <FileName name={file.name} />
              )}
            </span>
            <span className="block @min-[560px]:hidden">
              {usable ? <Meta file={file} /> : <FileStatus file={file} />}
            </span>
            <span className="block @max-[560px]:hidden @min-[760px]:hidden">
              <Meta file={file} />
            </span>
          </span>
        </span>
      </td>
      <td className={cx('px-3 py-2', STATUS)}>
        <FileStatus file={file} />
      </td>
      <td className={cx(NUMBER, 'text-ink-2')}>{file.pages ?? ''}</td>
      <td className={cx(NUMBER, 'text-ink-2')}>{formatBytes(file.size)}</td>
      <td className={cx(NUMBER, 'text-ink-2')}>{formatDate(file.createdAt)}</td>
      <td className="pe-4 @min-[560px]:pe-5">
        <span className="flex items-center justify-end gap-1">
          <DetailsButton file={file} />
          <RowAction file={file} />
        </span>
      </td>
    </tr>
  );
});
