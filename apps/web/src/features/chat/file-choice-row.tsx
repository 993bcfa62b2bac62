import { pagesText } from '#shared/files/page-words.ts';
import type { FileItem, FolderItem, PlacedFile } from '@recto/contract/library';
import { Folder } from 'lucide-react';
import { cx } from '#lib/cx.ts';
import { plural } from '#lib/format.ts';
import { FileIcon } from '#shared/files/file-icon.tsx';
import { FileName } from '#shared/files/file-name.tsx';
import { FileStatus } from '#shared/files/file-status.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const ROW = 'flex min-h-[50px] w-full items-center gap-3 border-b border-line px-6 py-2 max-sm:px-4';

/** What lies directly in a folder: one that holds folders only is not empty. */
function contentsOf({ itemCount, fileCount }: FolderItem): string {
  const folders = itemCount - fileCount;
  const parts = [folders > 0 && plural(folders, 'folder'), fileCount > 0 && plural(fileCount, 'document')];
  return parts.filter(Boolean).join(', ') || 'empty';
}

export function FolderRow({ folder, onEnter }: { folder: FolderItem; onEnter: () => void }) {
  return (
    <button type="button" className={cx(ROW, 'text-left hover:bg-quiet')} onClick={onEnter}>
      <span className="w-4" />
      <Folder size={20} className="flex-none text-ink-2" aria-hidden="true" />
      <span className="min-w-0 grow truncate text-sm font-semibold" dir="auto">
        {folder.name}
      </span>
      <span className="text-xs text-ink-3 tabular-nums">{contentsOf(folder)}</span>
    </button>
  );
}

interface FileRowProps {
  readonly file: FileItem;
  /** The folder that it lies in, where the list is not that folder's. */
  readonly folder?: string | null;
  /** How often it was asked. */
  readonly questions: number;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** One file. Only a Complete one can be chosen; the others stay in sight with the reason why not. */
function FileRow({ file, folder = null, questions, isChosen, onChoose }: FileRowProps) {
  const isComplete = file.status === 'complete';
  return (
    <label
      className={cx(
        ROW,
        isComplete && 'cursor-pointer',
        isChosen ? 'bg-wash' : isComplete && 'hover:bg-quiet',
      )}
    >
      <input
        type="radio"
        name="file"
        aria-label={file.name}
        checked={isChosen}
        disabled={!isComplete}
        onChange={onChoose}
        className="size-4 flex-none accent-accent"
      />
      <span className={cx('contents', !isComplete && '*:opacity-60')}>
        <FileIcon type={file.type} />
      </span>
      <span className={cx('min-w-0 grow text-sm font-semibold', !isComplete && 'text-ink-3')}>
        <FileName name={file.name} />
        {folder !== null && (
          <span dir="auto" className="block truncate text-xs font-normal text-ink-3">
            {folder}
          </span>
        )}
        {!isComplete && (
          <span className="block font-normal sm:hidden">
            <FileStatus file={file} />
          </span>
        )}
      </span>
      <span className="flex-none text-xs text-ink-2 tabular-nums">
        {questions > 0 && plural(questions, 'question')}
      </span>
      <span className="w-20 flex-none text-right text-xs text-ink-2 tabular-nums max-sm:hidden">
        {file.pages !== null && pagesText(file.pageKind, file.pages)}
      </span>
      <span className="w-52 flex-none max-sm:hidden">
        <FileStatus file={file} />
      </span>
    </label>
  );
}

export interface FileRowsProps {
  readonly label: string;
  readonly files: readonly PlacedFile[];
  /** How often each file was asked; those that were not may be missing. */
  readonly counts: ReadonlyMap<string, number>;
  readonly chosen: FileItem | null;
  readonly onChoose: (file: FileItem) => void;
}

/** Files to choose one from. */
export const FileRows = ({ label, files, counts, chosen, onChoose }: FileRowsProps) => (
  <div role="radiogroup" aria-label={label}>
    {files.map(({ file, folder }) => (
      <FileRow
        key={file._id}
        file={file}
        folder={folder}
        questions={counts.get(file._id) ?? 0}
        isChosen={chosen?._id === file._id}
        onChoose={() => onChoose(file)}
      />
    ))}
  </div>
);

export const FilesFailed = ({ onRetry }: { onRetry: () => void }) => (
  <div className="mx-auto max-w-[960px] p-6">
    <Notice tone="bad">
      The files could not be loaded.{' '}
      <button type="button" className="font-medium underline" onClick={onRetry}>
        Try again
      </button>
    </Notice>
  </div>
);

export function FilesLoading() {
  return (
    <div role="status" className="mx-auto max-w-[960px]">
      <span className="sr-only">Loading the files</span>
      {['w-56', 'w-40', 'w-64', 'w-48', 'w-52'].map((width) => (
        <div key={width} className={ROW}>
          <Skeleton className="size-4 rounded-full" />
          <Skeleton className="h-6 w-5" />
          <Skeleton className={`h-3.5 ${width}`} />
        </div>
      ))}
    </div>
  );
}
