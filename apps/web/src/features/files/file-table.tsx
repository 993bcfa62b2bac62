import type { FileItem } from '@recto/contract/library';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { cx } from '#lib/cx.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { COLUMN_LABELS, type Column, nextSort, type Sort } from './arrange-files.ts';
import { FileRow, NUMBER, STATUS, WIDE } from './file-row.tsx';

interface SortProps {
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}

// The line is a shadow: a border of a sticky cell would be left behind when the list is scrolled.
const HEAD = 'sticky top-0 z-10 h-8 bg-bg font-medium text-ink-3 text-xs shadow-[inset_0_-1px_var(--line)]';

/** A heading that sorts by its column, and turns the order round when it does so already. */
function Heading({ column, sort, onSort, className }: SortProps & { column: Column; className: string }) {
  const isSorted = sort.by === column;
  const Arrow = sort.order === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th scope="col" aria-sort={isSorted ? sort.order : 'none'} className={cx(HEAD, className)}>
      <button
        type="button"
        onClick={() => onSort(nextSort(sort, column))}
        className={cx(
          'inline-flex h-7 items-center gap-1 rounded-control hover:text-ink [&_svg]:size-3',
          isSorted && 'text-ink-2',
        )}
      >
        {COLUMN_LABELS[column]}
        {isSorted && <Arrow aria-hidden="true" />}
      </button>
    </th>
  );
}

/** Where everything is simply Complete, the names get the room. */
const isPlain = (file: FileItem): boolean => file.status === 'complete' && !file.error_msg_customer;

export function FileTable({ files, ...sorting }: SortProps & { files: readonly FileItem[] }) {
  const statusWidth = files.every(isPlain) ? 'w-28' : 'w-52 @min-[1100px]:w-60';
  return (
    <table aria-label="Documents" className="w-full table-fixed border-collapse text-sm">
      <colgroup>
        <col />
        <col className={cx(statusWidth, STATUS)} />
        <col className={cx('w-15', WIDE)} />
        <col className={cx('w-18', WIDE)} />
        <col className={cx('w-18', WIDE)} />
        <col className={files.every(isPlain) ? 'w-37 @max-[560px]:w-28' : 'w-40 @max-[560px]:w-30'} />
      </colgroup>
      <thead className="@max-[560px]:sr-only">
        <tr>
          <Heading column="name" className="px-3 text-start @min-[560px]:ps-6" {...sorting} />
          <Heading column="status" className={cx(STATUS, 'px-3 text-start')} {...sorting} />
          <Heading column="pages" className={NUMBER} {...sorting} />
          <Heading column="size" className={NUMBER} {...sorting} />
          <Heading column="added" className={NUMBER} {...sorting} />
          <th scope="col" className={HEAD}>
            <span className="sr-only">Action</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {files.map((file) => (
          <FileRow key={file._id} file={file} />
        ))}
      </tbody>
    </table>
  );
}

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
