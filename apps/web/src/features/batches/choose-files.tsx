import { pagesText } from '#shared/files/page-words.ts';
import type { FileItem } from '@recto/contract/library';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, FolderOpen, Search } from 'lucide-react';
import { useState } from 'react';
import { cx } from '#lib/cx.ts';
import { matchWords } from '#lib/match-words.ts';
import { FileIcon } from '#shared/files/file-icon.tsx';
import { FileName } from '#shared/files/file-name.tsx';
import { FileStatus, statusText } from '#shared/files/file-status.tsx';
import { foldersQuery, isFile, isLocked, itemsQuery } from '#shared/files/queries.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

interface ChooseFilesProps {
  readonly folderId: string | null;
  readonly onFolder: (id: string | null) => void;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
}

const isReady = ({ status }: FileItem): boolean => status === 'complete';

/** The files of a batch, of any number of folders. Complete ones can be chosen, others stay in sight with the reason why not. */
export function ChooseFiles({ folderId, onFolder, chosen, onChoose }: ChooseFilesProps) {
  const [filter, setFilter] = useState('');
  const { data: items, isPending, isError, refetch } = useQuery(itemsQuery(folderId));
  const { data: folders = [] } = useQuery(foldersQuery);
  const words = filter.trim();
  const files = (items ?? [])
    .filter(isFile)
    .filter(({ name }) => words === '' || matchWords(name, words) !== null);
  const ready = files.filter(isReady).map(({ _id }) => _id);
  const areAllChosen = ready.length > 0 && ready.every((id) => chosen.has(id));
  const toggle = (ids: readonly string[], isOn: boolean) => {
    const next = new Set(chosen);
    for (const id of ids)
      if (isOn) next.add(id);
      else next.delete(id);
    onChoose(next);
  };
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="flex flex-none flex-wrap items-center gap-2 border-line border-b px-6 pb-3 max-sm:px-4 max-sm:pt-3">
        <Select
          aria-label="Folder"
          className="max-w-48"
          value={folderId ?? ''}
          onChange={({ target }) => onFolder(target.value === '' ? null : target.value)}
        >
          <option value="">All documents</option>
          {folders.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </Select>
        <label className="relative block min-w-36 max-w-56 flex-1">
          <span className="sr-only">Filter by name</span>
          <Search aria-hidden="true" className="absolute inset-y-0 start-2.5 my-auto size-4 text-ink-3" />
          <input
            type="search"
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
            placeholder="Filter by name"
            className="h-8 w-full rounded-control border border-control bg-surface ps-9 pe-2 text-sm focus:border-accent focus:outline-none focus:ring-3 focus:ring-accent/20"
          />
        </label>
        <Button
          variant="quiet"
          className="ms-auto"
          disabled={ready.length === 0}
          onClick={() => toggle(ready, !areAllChosen)}
        >
          {areAllChosen ? 'Select none' : 'Select all complete'}
        </Button>
      </div>
      <div role="group" aria-label="Files" className="min-h-0 flex-1 overflow-y-auto">
        {isPending && <FilesSkeleton />}
        {isError && (
          <div className="p-6">
            <Notice tone="bad">
              The files could not be loaded.{' '}
              <button type="button" className="font-medium underline" onClick={() => void refetch()}>
                Try again
              </button>
            </Notice>
          </div>
        )}
        {items && files.length === 0 && (
          <EmptyState icon={<FolderOpen />} title={words === '' ? 'No files here' : 'No name matches'}>
            Choose another folder, or upload documents under Files.
          </EmptyState>
        )}
        {files.map((file) => (
          <Row
            key={file._id}
            file={file}
            isChosen={chosen.has(file._id)}
            onChoose={(isOn) => toggle([file._id], isOn)}
          />
        ))}
      </div>
    </div>
  );
}

interface RowProps {
  readonly file: FileItem;
  readonly isChosen: boolean;
  readonly onChoose: (isOn: boolean) => void;
}

function Row({ file, isChosen, onChoose }: RowProps) {
  const canChoose = isReady(file);
  return (
    <label
      className={cx(
        'flex min-h-11 items-center gap-3 border-line border-b px-6 py-1.5 max-sm:px-4',
        canChoose && 'cursor-pointer',
        isChosen ? 'bg-wash' : canChoose && 'hover:bg-quiet',
      )}
    >
      <Checkbox
        aria-label={file.name}
        checked={isChosen}
        disabled={!canChoose}
        onChange={(event) => onChoose(event.target.checked)}
        className={canChoose ? '' : 'opacity-40'}
      />
      <FileIcon type={file.type} />
      <span className={cx('min-w-0 flex-1 font-semibold text-sm', !canChoose && 'text-ink-3')}>
        <FileName name={file.name} />
      </span>
      <span className="w-20 flex-none text-end text-ink-2 text-xs tabular-nums max-sm:hidden">
        {file.pages !== null && pagesText(file.pageKind, file.pages)}
      </span>
      <span className="w-36 flex-none max-sm:w-auto max-sm:max-w-32">
        {file.status === 'failed' ? <Unread file={file} /> : <FileStatus file={file} />}
      </span>
    </label>
  );
}

/** Why in one line; the list of files says more. */
const Unread = ({ file }: { file: FileItem }) => (
  <span className="flex items-center gap-1.5 text-bad text-xs" title={statusText(file)}>
    <CircleAlert aria-hidden="true" className="size-3.5 shrink-0" />
    {isLocked(file) ? 'Password needed' : 'Not readable'}
  </span>
);

const FilesSkeleton = () => (
  <div role="status">
    <span className="sr-only">Loading the files</span>
    {['w-56', 'w-40', 'w-64', 'w-48'].map((width) => (
      <div key={width} className="flex min-h-11 items-center gap-3 border-line border-b px-6 max-sm:px-4">
        <Skeleton className="size-4" />
        <Skeleton className={`h-3.5 ${width}`} />
      </div>
    ))}
  </div>
);
