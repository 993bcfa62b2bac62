import { pagesText } from '#shared/files/page-words.ts';
import type { FileItem } from '@recto/contract/library';
import { Ellipsis, Info } from 'lucide-react';
import { type ComponentProps, memo } from 'react';
import { Link } from 'react-router';
import { cx } from '#lib/cx.ts';
import { useFileDetails } from '#shared/files/file-details.ts';
import { askForPassword } from '#shared/files/file-to-unlock.ts';
import { formatBytes, formatDate } from '#lib/format.ts';
import { toastFailure } from '#lib/report-failure.ts';
import { useRetryFile } from '#shared/files/mutations.ts';
import { canRetry, isLocked } from '#shared/files/queries.ts';
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
 * Over the last column alone while the row is pointed at or has the focus, so that names have the room else; in a column
 * of its own where nothing can hover.
 */
const ON_ROW =
  'flex items-center justify-end gap-1 pointer-fine:absolute pointer-fine:@min-[760px]:min-w-18 pointer-fine:inset-y-0 pointer-fine:end-full pointer-fine:bg-(--row) pointer-fine:@max-[760px]:ps-3 ' +
  'pointer-fine:opacity-0 pointer-fine:focus-within:opacity-100 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100';
/** The column of what can be done with a row, where all that is shown of it at rest is its menu. */
export const ACTIONS = 'w-13 pointer-coarse:w-37 @max-[560px]:w-12';

/** Inside a sentence, and large enough to be hit. */
const WAY_ON = 'link relative ms-0.5 whitespace-nowrap after:absolute after:-inset-2 disabled:opacity-50';

function RetryButton({ file }: { file: FileItem }) {
  const retry = useRetryFile(toastFailure);
  return (
    <button
      type="button"
      className={WAY_ON}
      disabled={retry.isPending}
      onClick={() => retry.mutate(file._id)}
    >
      Retry
    </button>
  );
}

/** What helps a file that failed, beside the reason. */
function WayOn({ file }: { file: FileItem }) {
  if (isLocked(file)) {
    return (
      <button type="button" className={WAY_ON} onClick={() => askForPassword(file)}>
        Unlock
      </button>
    );
  }
  if (canRetry(file)) return <RetryButton file={file} />;
  // Nothing else helps a file that cannot be read, however often.
  return (
    <button type="button" className={WAY_ON} onClick={() => startDelete(file)}>
      Delete
    </button>
  );
}

const Status = ({ file }: { file: FileItem }) => <FileStatus file={file} wayOn={<WayOn file={file} />} />;

function RowControls({ file }: { file: FileItem }) {
  const { open } = useFileDetails();
  return (
    <span className="relative flex items-center justify-end gap-1">
      <span className={ON_ROW}>
        <IconButton label={`Details of ${file.name}`} className={STATUS} onClick={() => open(file._id)}>
          <Info />
        </IconButton>
        {file.status === 'complete' && (
          <Link
            to={chatOf(file)}
            draggable={false}
            aria-label={`Start Question Answering with ${file.name}`}
            title="Start Question Answering"
            className={cx(
              'inline-flex h-7 items-center rounded-control px-2 font-medium text-accent-ink text-xs hover:bg-surface',
              STATUS,
            )}
          >
            Ask
          </Link>
        )}
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
        {usable ? <Meta file={file} /> : <Status file={file} />}
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
          : cx(
              usable && 'hover:bg-quiet focus-within:bg-quiet',
              usable ? '[--row:var(--quiet)]' : '[--row:var(--bg)]',
            ),
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
        {isRenaming ? <span className="text-ink-3 text-xs">{END_HINT}</span> : <Status file={file} />}
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
