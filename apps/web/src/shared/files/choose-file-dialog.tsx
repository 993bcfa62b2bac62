import type { FileItem } from '@recto/contract/library';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { sentenceOf } from '#lib/api-error.ts';
import { plural } from '#lib/format.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { filesByNameQuery } from '#shared/files/by-name-queries.ts';
import { FileIcon } from '#shared/files/file-icon.tsx';
import { FileName } from '#shared/files/file-name.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

interface DialogProps {
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onChoose: (file: FileItem) => void;
}

const TYPING_MS = 200;

/** A file of the whole library, by its name; those that are not Complete are shown and cannot be chosen. */
export function ChooseFileDialog({ title, isOpen, onOpenChange, onChoose }: DialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const { data, error } = useQuery({
    ...filesByNameQuery(useDebounced(words.trim(), TYPING_MS)),
    enabled: isOpen,
  });
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange} title={title} initialFocus={field}>
      <div className="sticky top-0 border-line border-b bg-surface px-5 py-3">
        <label className="relative block">
          <span className="sr-only">Find by name</span>
          <Search aria-hidden="true" className="absolute inset-y-0 start-2.5 my-auto size-4 text-ink-3" />
          <input
            ref={field}
            type="search"
            value={words}
            onChange={({ target }) => setWords(target.value)}
            placeholder="Find by name"
            className="h-8 w-full rounded-control border border-control bg-surface ps-9 pe-2 text-sm focus:border-accent focus:ring-3 focus:ring-accent/20 focus:outline-none"
          />
        </label>
      </div>
      {error && (
        <div className="p-5">
          <Notice tone="bad">{sentenceOf(error)}</Notice>
        </div>
      )}
      {!data && !error && <Skeleton className="m-5 h-32" />}
      {data?.length === 0 && (
        <p className="px-5 py-10 text-center text-ink-2 text-sm">No file has this name.</p>
      )}
      <ul>
        {data?.map(({ file, folder }) => (
          <li key={file._id}>
            <button
              type="button"
              disabled={file.status !== 'complete'}
              onClick={() => onChoose(file)}
              className="flex w-full items-center gap-3 border-line border-b px-5 py-2.5 text-start hover:not-disabled:bg-quiet disabled:opacity-60"
            >
              <FileIcon type={file.type} />
              <span className="min-w-0 grow text-sm">
                <FileName name={file.name} />
                <span className="text-ink-3 text-xs">
                  {file.status === 'complete' ? plural(file.pages ?? 0, 'page') : 'Not Complete yet'}
                  {folder && ` · ${folder}`}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
