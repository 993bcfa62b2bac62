import { listFileTypes, READABLE_TYPES } from '@recto/contract/file-types';
import { useQuery } from '@tanstack/react-query';
import { Inbox, Search, TextSearch, Upload } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { ApiError, sentenceOf } from '#lib/api-error.ts';
import { plural } from '#lib/format.ts';
import { isFile, itemsQuery } from '#shared/files/queries.ts';
import { searchUrl } from '#shared/search/search-urls.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { Select } from '#ui/select.tsx';
import { clearSelection, useFileSelection } from './file-selection.ts';
import { FolderChips } from './folder-chips.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { FileTable, FileTableSkeleton } from './file-table.tsx';
import {
  arrangeFiles,
  COLUMN_LABELS,
  type Column,
  NEWEST_FIRST,
  type Sort,
  sortBy,
} from './arrange-files.ts';

interface FilterBarProps {
  folderId: string | null;
  filter: string;
  onFilter: (filter: string) => void;
  sort: Sort;
  onSort: (sort: Sort) => void;
  shown: number | null;
}

function Filter({ filter, onFilter }: Pick<FilterBarProps, 'filter' | 'onFilter'>) {
  return (
    <label className="relative block min-w-0 max-w-72 flex-1">
      <span className="sr-only">Filter by name</span>
      <Search aria-hidden="true" className="absolute inset-y-0 start-2.5 my-auto size-4 text-ink-3" />
      <input
        type="search"
        value={filter}
        onChange={(event) => onFilter(event.target.value)}
        placeholder="Filter by name"
        className="h-8 w-full rounded-control border border-control bg-surface ps-9 pe-2 text-sm focus:border-accent focus:outline-none focus:ring-3 focus:ring-accent/20"
      />
    </label>
  );
}

function FilterBar({ folderId, filter, onFilter, sort, onSort, shown }: FilterBarProps) {
  return (
    <>
      <Filter filter={filter} onFilter={onFilter} />
      <Link to={searchUrl(filter.trim(), folderId)} className={buttonClass('quiet')}>
        <TextSearch aria-hidden="true" />
        <span className="max-sm:sr-only">Search contents</span>
      </Link>
      {/* Where the headings have no room. */}
      <Select
        aria-label="Sort by"
        className="shrink-0 @min-[560px]:hidden"
        value={sort.by}
        onChange={(event) => onSort(sortBy(event.target.value as Column))}
      >
        {Object.entries(COLUMN_LABELS).map(([column, label]) => (
          <option key={column} value={column}>
            {label}
          </option>
        ))}
      </Select>
      <span role="status" className="ms-auto text-ink-3 text-xs tabular-nums max-sm:hidden">
        {shown !== null && plural(shown, 'document')}
      </span>
    </>
  );
}

/** The documents of a folder in each of its states: coming, failed, none, none that match, and there. */
export function FolderContents({ folderId, onUpload }: { folderId: string | null; onUpload: () => void }) {
  const items = useQuery(itemsQuery(folderId));
  const [filter, setFilter] = useState('');
  const [sort, setSort] = useState<Sort>(NEWEST_FIRST);
  const wanted = useDeferredValue(filter);
  const files = useMemo(() => (items.data ?? []).filter(isFile), [items.data]);
  const shown = useMemo(() => arrangeFiles(files, wanted, sort), [files, wanted, sort]);
  const ids = useFileSelection((state) => state.ids);
  // A file may leave the list while it is selected.
  const selected = ids.size === 0 ? [] : shown.filter(({ _id }) => ids.has(_id));
  const viewport = useRef<HTMLDivElement>(null);
  useEffect(() => clearSelection, []);
  // Another order, or another choice, is read from its beginning.
  useEffect(() => {
    viewport.current?.scrollTo({ top: 0 });
  }, [sort, wanted]);
  return (
    <>
      <div className="@container border-line border-b">
        <div className="flex items-center gap-3 px-4 pb-3 sm:px-6">
          {selected.length > 0 ? (
            <SelectionBar files={selected} />
          ) : (
            <FilterBar
              folderId={folderId}
              filter={filter}
              onFilter={setFilter}
              sort={sort}
              onSort={setSort}
              shown={items.data ? shown.length : null}
            />
          )}
        </div>
      </div>
      <FolderChips folderId={folderId} />
      <div
        ref={viewport}
        className="@container relative min-h-0 flex-1 scroll-pt-9 overflow-y-auto pb-24 [overflow-anchor:none]"
      >
        {items.isPending && <FileTableSkeleton />}
        {items.isError && !items.data && (
          <Failed error={items.error} isTrying={items.isFetching} onTry={() => void items.refetch()} />
        )}
        {items.data && files.length === 0 && <Empty folderId={folderId} onUpload={onUpload} />}
        {files.length > 0 && shown.length === 0 && (
          <EmptyState
            icon={<Search />}
            title="No name matches"
            action={
              <span className="flex flex-wrap justify-center gap-2">
                <Button onClick={() => setFilter('')}>Show all documents</Button>
                <Link to={searchUrl(wanted.trim(), folderId)} className={buttonClass()}>
                  Search contents
                </Link>
              </span>
            }
          >
            {`None of the ${plural(files.length, 'document')} here has “${wanted}” in its name.`}
          </EmptyState>
        )}
        {shown.length > 0 && <FileTable files={shown} viewport={viewport} sort={sort} onSort={setSort} />}
      </div>
    </>
  );
}

/** Asking again cannot bring back a folder that is gone; all documents are where to look for what was in it. */
function Failed({ error, isTrying, onTry }: { error: Error; isTrying: boolean; onTry: () => void }) {
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <div className="mx-auto max-w-120 space-y-3 p-6">
      <Notice tone="bad">{sentenceOf(error)}</Notice>
      {isGone ? (
        <Link to="/files" className={buttonClass()}>
          Show all documents
        </Link>
      ) : (
        <Button onClick={onTry} loading={isTrying}>
          Try again
        </Button>
      )}
    </div>
  );
}

function Empty({ folderId, onUpload }: { folderId: string | null; onUpload: () => void }) {
  return (
    <EmptyState
      icon={<Inbox />}
      title={folderId === null ? 'No documents here yet' : 'This folder is empty'}
      action={
        <Button variant="primary" icon={<Upload />} onClick={onUpload}>
          Upload Documents
        </Button>
      }
    >
      {`Drop ${listFileTypes(READABLE_TYPES)} files here, or whole folders: they are sent five at a time.`}
    </EmptyState>
  );
}
