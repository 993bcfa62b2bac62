import type { FileItem } from '@recto/contract/library';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Fragment, type RefObject, useMemo, useRef } from 'react';
import { cx } from '#lib/cx.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { COLUMN_LABELS, type Column, nextSort, type Sort } from './arrange-files.ts';
import { FileRow, NUMBER, ACTIONS, STATUS, WIDE } from './file-row.tsx';
import { clearSelection, selectAll, useFileSelection } from './file-selection.ts';
import { useRowEvents } from './use-row-events.ts';
import { useRowsInSight } from './use-rows-in-sight.ts';

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

/** One box for all files of the list. */
function SelectAll({ files }: { files: readonly FileItem[] }) {
  const ids = useFileSelection((state) => state.ids);
  const selected = ids.size === 0 ? 0 : files.filter(({ _id }) => ids.has(_id)).length;
  const areAll = selected === files.length;
  return (
    <th scope="col" className={cx(HEAD, 'ps-4 text-start @min-[560px]:ps-6')}>
      <Checkbox
        aria-label="Select all documents"
        className="align-middle"
        checked={areAll}
        isMixed={selected > 0 && !areAll}
        onChange={() => (areAll ? clearSelection() : selectAll(files.map(({ _id }) => _id)))}
      />
    </th>
  );
}

interface FileTableProps extends SortProps {
  readonly files: readonly FileItem[];
  /** What scrolls. */
  readonly viewport: RefObject<HTMLElement | null>;
}

export function FileTable({ files, viewport, ...sorting }: FileTableProps) {
  const areAllPlain = useMemo(() => files.every(isPlain), [files]);
  const body = useRef<HTMLTableSectionElement>(null);
  const { rows, after, measure, focusRow, keepRow } = useRowsInSight(files, viewport, body);
  const { handlers, indexOf } = useRowEvents(files, focusRow);
  return (
    <table
      aria-label="Documents"
      aria-rowcount={files.length + 1}
      className="w-full table-fixed border-collapse text-sm"
    >
      <colgroup>
        <col className="w-8 @min-[560px]:w-10" />
        <col />
        <col className={cx(areAllPlain ? 'w-28' : 'w-60', STATUS)} />
        <col className={cx('w-15', WIDE)} />
        <col className={cx('w-18', WIDE)} />
        <col className={cx('w-18', WIDE)} />
        <col className={ACTIONS} />
      </colgroup>
      <thead className="@max-[560px]:sr-only">
        <tr aria-rowindex={1}>
          <SelectAll files={files} />
          <Heading column="name" className="px-3 text-start" {...sorting} />
          <Heading column="status" className={cx(STATUS, 'px-3 text-start')} {...sorting} />
          <Heading column="pages" className={NUMBER} {...sorting} />
          <Heading column="size" className={NUMBER} {...sorting} />
          <Heading column="added" className={NUMBER} {...sorting} />
          <th scope="col" className={HEAD}>
            <span className="sr-only">Action</span>
          </th>
        </tr>
      </thead>
      {/* What is heard here comes from the links, boxes and buttons of the rows. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <tbody ref={body} {...handlers} onFocus={(event) => keepRow(indexOf(event))}>
        {rows.map(({ file, index, gap }) => (
          <Fragment key={file._id}>
            <Gap height={gap} />
            <FileRow ref={measure} file={file} index={index} />
          </Fragment>
        ))}
        <Gap height={after} />
      </tbody>
    </table>
  );
}

/** Stands for the rows that are out of sight. */
const Gap = ({ height }: { height: number }) =>
  height > 0 && (
    <tr aria-hidden="true">
      <td aria-hidden="true" colSpan={7} style={{ height }} className="p-0" />
    </tr>
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
