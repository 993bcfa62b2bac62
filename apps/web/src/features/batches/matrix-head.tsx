import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { memo } from 'react';
import { cx } from '#lib/cx.ts';
import { COLUMN_TYPES } from '#shared/templates/column-types.tsx';
import type { BatchColumn } from './column-values.ts';
import { FILE_COLUMN, type Sorting } from './matrix-rows.ts';
import { FILE_WIDTH, HEAD_HEIGHT } from './use-matrix-window.ts';

interface HeadProps {
  readonly columns: readonly BatchColumn[];
  /** Those in sight. */
  readonly drawn: readonly number[];
  readonly columnWidth: number;
  readonly active: number;
  readonly sorting: Sorting | null;
  readonly onSort: (column: number) => void;
}

type Sort = 'ascending' | 'descending';

function sortOf(column: number, sorting: Sorting | null): Sort | undefined {
  if (sorting?.column !== column) return undefined;
  return sorting.isDown ? 'descending' : 'ascending';
}

/** The questions, with what kind of answer each wants; a press sorts by it. */
export const MatrixHead = memo(function MatrixHead(props: HeadProps) {
  const { columns, drawn, columnWidth, active, sorting, onSort } = props;
  const fileSort = sortOf(FILE_COLUMN, sorting);
  return (
    <div
      role="row"
      aria-rowindex={1}
      style={{ height: HEAD_HEIGHT }}
      className="sticky top-0 z-20 border-line border-b bg-bg"
    >
      <div
        role="columnheader"
        aria-colindex={1}
        aria-sort={fileSort ?? 'none'}
        style={{ width: FILE_WIDTH }}
        className="sticky start-0 z-10 h-full border-line border-e bg-bg px-5 py-3 font-medium text-ink-2 text-xs max-lg:px-3"
      >
        <button type="button" className="flex items-center gap-1.5" onClick={() => onSort(FILE_COLUMN)}>
          File
          <SortIcon sort={fileSort} />
        </button>
      </div>
      {drawn.map((at) => {
        const column = columns[at];
        if (!column) return null;
        const { label, Icon } = COLUMN_TYPES[column.type];
        const sort = sortOf(at, sorting);
        return (
          <div
            key={at}
            role="columnheader"
            aria-colindex={at + 2}
            aria-sort={sort ?? 'none'}
            aria-label={column.question}
            title={column.question}
            style={{ left: FILE_WIDTH + at * columnWidth, width: columnWidth }}
            className={cx('absolute inset-y-0 border-line border-e text-start', at === active && 'bg-wash')}
          >
            <button
              type="button"
              onClick={() => onSort(at)}
              className="flex h-full w-full flex-col justify-start overflow-hidden px-2.5 py-1.5 text-start focus-visible:outline-offset-[-2px]"
            >
              <span className="flex w-full items-center gap-1 text-[11px]/[16px] text-ink-2">
                <Icon aria-hidden="true" className="size-3" />
                {label}
                {sort && (
                  <span className="ms-auto">
                    <SortIcon sort={sort} />
                  </span>
                )}
              </span>
              <span dir="auto" className="line-clamp-2 break-words font-semibold text-[12.5px]/[17px]">
                {column.question}
              </span>
            </button>
          </div>
        );
      })}
    </div>
  );
});

function SortIcon({ sort }: { sort: Sort | undefined }) {
  const Icon = sort === undefined ? ArrowUpDown : sort === 'ascending' ? ArrowUp : ArrowDown;
  return <Icon aria-hidden="true" className="size-3" />;
}
