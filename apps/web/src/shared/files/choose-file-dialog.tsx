import type { FileItem, PlacedFile } from '@recto/contract/library';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { findObstacle, findVersions, likenessOf, wordsOfName } from '#shared/files/similar-names.ts';
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
  /** A file with which it is to be compared. */
  beside?: FileItem | null;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onChoose: (file: FileItem) => void;
}

const TYPING_MS = 200;

/** A file of the whole library, by its name: first those that look like versions of the other one. What cannot be taken says why. */
export function ChooseFileDialog({ title, beside = null, isOpen, onOpenChange, onChoose }: DialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const typed = useDebounced(words.trim(), TYPING_MS);
  const { data, error } = useQuery({
    ...filesByNameQuery(typed),
    enabled: isOpen,
  });
  const versions = useVersions(isOpen && typed === '' ? beside : null, data);
  const others = (data ?? []).filter(({ file }) => !versions.some((each) => each.file._id === file._id));
  const listed = { beside, onChoose };
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
      {versions.length > 0 && (
        <FileList title="Looks like another version of it" files={versions} {...listed} />
      )}
      {others.length > 0 && (
        <FileList title={versions.length > 0 ? 'Newest' : null} files={others} {...listed} />
      )}
    </Dialog>
  );
}

/** Files with a name like that of another one: among the newest, and where else in the library its words stand. */
function useVersions(beside: FileItem | null, newest: readonly PlacedFile[] | undefined) {
  const words = beside ? wordsOfName(beside.name) : '';
  const { data } = useQuery({ ...filesByNameQuery(words), enabled: words !== '' });
  return beside && newest ? findVersions([...newest, ...(data ?? [])], beside) : [];
}

interface FileListProps {
  readonly title: string | null;
  readonly files: readonly PlacedFile[];
  readonly beside: FileItem | null;
  readonly onChoose: (file: FileItem) => void;
}

function FileList({ title, files, beside, onChoose }: FileListProps) {
  return (
    <>
      {title !== null && <h3 className="px-5 pt-3 pb-1 font-medium text-ink-2 text-xs">{title}</h3>}
      <ul aria-label={title ?? 'Files'}>
        {files.map(({ file, folder }) => {
          const likeness = beside && likenessOf(file, beside);
          const obstacle = findObstacle(file);
          return (
            <li key={file._id}>
              <button
                type="button"
                disabled={obstacle !== null}
                onClick={() => onChoose(file)}
                className="flex w-full items-center gap-3 border-line border-b px-5 py-2.5 text-start hover:not-disabled:bg-quiet disabled:text-ink-3"
              >
                <FileIcon type={file.type} />
                <span className="min-w-0 grow text-sm">
                  <FileName name={file.name} />
                  <span className="text-ink-2 text-xs">
                    {obstacle ?? plural(file.pages ?? 0, 'page')}
                    {folder && ` · ${folder}`}
                    {file._id === beside?._id && ' · chosen already'}
                  </span>
                </span>
                {likeness && (
                  <span className="flex-none rounded-sm bg-wash px-1.5 py-0.5 text-accent-ink text-xs">
                    {likeness}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
