import { pagesText } from '#shared/files/page-words.ts';
import type { FileItem } from '@recto/contract/library';
import { Ellipsis, Info, LockKeyholeOpen, MessageSquareText, RotateCw, Trash2 } from 'lucide-react';
import { type ComponentProps, memo } from 'react';
import { Link } from 'react-router';
import { cx } from '#lib/cx.ts';
import { useFileDetails } from '#shared/files/file-details.ts';
import { askForPassword } from '#shared/files/file-to-unlock.ts';
import { formatBytes, formatDate } from '#lib/format.ts';
import { toastFailure } from '#lib/report-failure.ts';
import { useRetryFile } from '#shared/files/mutations.ts';
import { canRetry, isLocked } from '#shared/files/queries.ts';
import { Button } from '#ui/button.tsx';
import { FileIcon } from '#shared/files/file-icon.tsx';
import { FileName } from '#shared/files/file-name.tsx';
import { FileStatus } from '#shared/files/file-status.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useFileSelection } from './file-selection.ts';
import { openMenuBelow, startDelete, useItemActions } from './item-actions.ts';
import { END_HINT, RenameField, SHOWS_ITEM } from './rename-field.tsx';

// What is hidden on narrow lists is in the menu, or under the name. The columns follow the room that the list itself has, whatever stands beside it. Below a width and from it on are
// the same number: @max is "less than".
export const STATUS = '@max-[560px]:hidden';
export const WIDE = '@max-[760px]:hidden';
export const NUMBER = cx('whitespace-nowrap px-2 text-end text-xs tabular-nums', WIDE);

export const chatOf = (file: FileItem): string => `/chat?file=${file._id}`;

function Meta({ file }: { file: FileItem }) {
  const parts = [
    file.pages === null ? null : pagesText(file.pageKind, file.pages),
    formatBytes(file.size),
    formatDate(file.createdAt),
  ];
  return <span className="block truncate text-ink-3 text-xs">{parts.filter(Boolean).join(' · ')}</span>;
}

/**
 * Over the last columns while the row is pointed at or has the focus, so that names have the room else; in a column of
 * its own where nothing can hover.
 */
const ON_ROW =
  'flex items-center justify-end gap-1 pointer-fine:absolute pointer-fine:@min-[760px]:min-w-36 pointer-fine:inset-y-0 pointer-fine:end-full pointer-fine:bg-(--row) pointer-fine:ps-3 ' +
  'pointer-fine:opacity-0 pointer-fine:focus-within:opacity-100 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100';
/** The column of what can be done with a row, where all that is shown of it at rest is its menu. */
export const PLAIN_ACTIONS = 'w-13 pointer-coarse:w-37 @max-[560px]:w-12';

/** Beside its icon on narrow lists only for screen readers. */
export const LABEL = '@max-[560px]:sr-only';

function RetryButton({ file }: { file: FileItem }) {
  const retry = useRetryFile(toastFailure);
  return (
    <Button size="sm" icon={<RotateCw />} loading={retry.isPending} onClick={() => retry.mutate(file._id)}>
      <span className={LABEL}>Retry</span>
    </Button>
  );
}

function RowAction({ file }: { file: FileItem }) {
  if (isLocked(file)) {
    return (
      <Button size="sm" icon={<LockKeyholeOpen />} onClick={() => askForPassword(file)}>
        <span className={LABEL}>Unlock</span>
      </Button>
    );
  }
  if (canRetry(file)) return <RetryButton file={file} />;
  // Nothing else helps a file that cannot be read, however often.
  if (file.status === 'failed') {
    return (
      <Button size="sm" icon={<Trash2 />} onClick={() => startDelete(file)}>
        <span className={LABEL}>Delete</span>
      </Button>
    );
  }
  if (file.status !== 'complete') return null;
  return (
    <Link
      to={chatOf(file)}
      draggable={false}
      aria-label={`Start Question Answering with ${file.name}`}
      title="Start Question Answering"
      className={cx(
        'inline-flex h-7 items-center gap-1.5 rounded-control px-2 font-medium text-accent-ink text-xs hover:bg-surface',
        STATUS,
      )}
    >
      <MessageSquareText aria-hidden="true" className="size-3.5" />
      Ask
    </Link>
  );
}

/** Beside what such a row always shows. */
const QUIET =
  'transition-opacity pointer-fine:opacity-0 pointer-fine:focus-visible:opacity-100 pointer-fine:group-hover:opacity-100';

function RowControls({ file }: { file: FileItem }) {
  const usable = file.status === 'complete';
  const { open } = useFileDetails();
  return (
    <span className="relative flex items-center justify-end gap-1">
      <span className={usable ? ON_ROW : 'flex items-center gap-1'}>
        <IconButton
          label={`Details of ${file.name}`}
          className={cx(STATUS, !usable && QUIET)}
          onClick={() => open(file._id)}
        >
          <Info />
        </IconButton>
        <RowAction file={file} />
      </span>
      <IconButton
        label={`Actions for ${file.name}`}
        aria-haspopup="menu"
        onClick={(event) => openMenuBelow([file], event.currentTarget)}
      >
        <Ellipsis />
      </IconButton>
    </span>
  );
}

/** The name, and on narrow lists what has no column there. */
function Name({ file }: { file: FileItem }) {
  const usable = file.status === 'complete';
  return (
    <span className="block min-w-0 flex-1">
      <span className="block font-semibold text-ink">
        {usable ? (
          <Link to={chatOf(file)} draggable={false} className="block">
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
  );
}

interface FileRowProps extends Pick<ComponentProps<'tr'>, 'ref'> {
  file: FileItem;
  /** Its place in the list as it is sorted, from 0. */
  index: number;
}

/** One document. Its name is the link for keyboards; clicks and keys on the row are the table's. */
export const FileRow = memo(function FileRow({ file, index, ref }: FileRowProps) {
  const usable = file.status === 'complete';
  const isSelected = useFileSelection(({ ids }) => ids.has(file._id));
  const isRenaming = useItemActions(({ renaming }) => renaming?.item._id === file._id);
  return (
    <tr
      {...SHOWS_ITEM}
      ref={ref}
      draggable={!isRenaming}
      data-index={index}
      // The heading is the first row.
      aria-rowindex={index + 2}
      className={cx(
        'group border-line border-b',
        usable && 'cursor-pointer',
        isSelected
          ? 'bg-wash [--row:var(--wash)]'
          : usable && 'hover:bg-quiet focus-within:bg-quiet [--row:var(--quiet)]',
      )}
    >
      <td className="ps-4 @min-[560px]:ps-6">
        <Checkbox
          aria-label={`Select ${file.name}`}
          className="align-middle"
          checked={isSelected}
          // Which keys are held is known to clicks alone; they are heard by the table.
          onChange={() => undefined}
        />
      </td>
      <td className="h-13 py-2 ps-3 pe-3">
        <span className="flex min-w-0 items-center gap-3.5">
          <FileIcon type={file.type} />
          {isRenaming ? (
            <RenameField item={file} className="px-2 font-semibold text-sm" />
          ) : (
            <Name file={file} />
          )}
        </span>
      </td>
      <td className={cx('px-3 py-2', STATUS)}>
        {isRenaming ? <span className="text-ink-3 text-xs">{END_HINT}</span> : <FileStatus file={file} />}
      </td>
      <td className={cx(NUMBER, 'text-ink-2')}>{file.pages ?? ''}</td>
      <td className={cx(NUMBER, 'text-ink-2')}>{formatBytes(file.size)}</td>
      <td className={cx(NUMBER, 'text-ink-2')}>{formatDate(file.createdAt)}</td>
      <td className="pe-2.5 @min-[560px]:pe-4">
        <RowControls file={file} />
      </td>
    </tr>
  );
});
