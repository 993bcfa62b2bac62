import type { FileItem } from '@recto/contract/library';
import { MessageSquareText, RotateCw } from 'lucide-react';
import { memo, type MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { cx } from '#lib/cx.ts';
import { formatBytes, formatDate, plural } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { FileIcon } from '#ui/file-icon.tsx';
import { FileName } from '#ui/file-name.tsx';
import { FileStatus } from '#ui/file-status.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useRetryFile } from './mutations.ts';

const HEAD = 'h-8 px-3 text-start font-medium text-ink-3 text-xs';
const NUMBER = 'px-3 text-end text-ink-2 text-xs tabular-nums whitespace-nowrap max-lg:hidden';

const chatOf = (file: FileItem): string => `/chat?file=${file._id}`;

function TableFrame({ children }: { children: React.ReactNode }) {
  return (
    <table className="w-full table-fixed border-collapse text-sm">
      <thead className="max-sm:sr-only">
        <tr className="border-line border-b">
          <th scope="col" className={cx(HEAD, 'sm:ps-6')}>
            Name
          </th>
          <th scope="col" className={cx(HEAD, 'w-60 max-sm:w-0')}>
            Status
          </th>
          <th scope="col" className={cx(HEAD, 'w-20 text-end max-lg:hidden')}>
            Pages
          </th>
          <th scope="col" className={cx(HEAD, 'w-24 text-end max-lg:hidden')}>
            Size
          </th>
          <th scope="col" className={cx(HEAD, 'w-24 text-end max-lg:hidden')}>
            Added
          </th>
          <th scope="col" className={cx(HEAD, 'w-26 max-sm:w-24')}>
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
  return <span className="text-ink-3 text-xs">{parts.filter(Boolean).join(' · ')}</span>;
}

function RowAction({ file }: { file: FileItem }) {
  const retry = useRetryFile();
  if (file.status === 'failed') {
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
      className="inline-flex h-7 items-center gap-1.5 rounded-control px-2 font-medium text-accent-ink text-xs transition-opacity hover:bg-wash sm:opacity-0 sm:focus-visible:opacity-100 sm:group-hover:opacity-100"
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
      <td className="h-13 px-4 py-2 sm:px-3 sm:ps-6">
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
            <span className="block sm:hidden">
              {usable ? <Meta file={file} /> : <FileStatus file={file} />}
            </span>
            <span className="block max-sm:hidden lg:hidden">
              <Meta file={file} />
            </span>
          </span>
        </span>
      </td>
      <td className="px-3 max-sm:hidden">
        <FileStatus file={file} />
      </td>
      <td className={NUMBER}>{file.pages ?? ''}</td>
      <td className={NUMBER}>{formatBytes(file.size)}</td>
      <td className={NUMBER}>{formatDate(file.createdAt)}</td>
      <td className="pe-4 text-end">
        <RowAction file={file} />
      </td>
    </tr>
  );
});
