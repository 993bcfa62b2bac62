import type { LibraryItem } from '@recto/contract/library';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Folder, FolderOpen, Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '#lib/api-error.ts';
import { cx } from '#lib/cx.ts';
import { plural } from '#lib/format.ts';
import { matchWords } from '#lib/match-words.ts';
import { useCloseOnBack } from '#lib/use-close-on-back.ts';
import { foldersQuery, isFile } from '#shared/files/queries.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { folderPaths } from '#shared/files/folder-paths.ts';
import { type Destination, findMoveObstacle, moveItems } from './move-items.ts';

const FORM_ID = 'move';
/** From so many folders on they can be filtered. */
const FILTERED_FROM = 8;

const titleOf = (items: readonly LibraryItem[]): string => {
  if (items.length > 1) return `Move ${plural(items.length, 'file')}`;
  return items.every(isFile) ? 'Move file' : 'Move folder';
};

interface ChoiceProps {
  readonly destination: Destination;
  readonly isChosen: boolean;
  /** Why it cannot be chosen. */
  readonly obstacle: string | null;
  readonly onChoose: () => void;
}

function Choice({ destination, isChosen, obstacle, onChoose }: ChoiceProps) {
  const Icon = destination.id === null ? FolderOpen : Folder;
  return (
    <label
      className={cx(
        'flex min-h-10 items-center gap-2.5 px-5 py-1.5 text-sm has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:-outline-offset-2',
        isChosen ? 'bg-wash font-medium text-accent-ink' : obstacle === null && 'hover:bg-quiet',
        obstacle === null ? 'cursor-pointer' : 'text-ink-3',
      )}
    >
      <input
        type="radio"
        name="folder"
        className="sr-only"
        checked={isChosen}
        disabled={obstacle !== null}
        onChange={onChoose}
      />
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <span dir="auto" className="min-w-0 flex-1 break-words">
        {destination.name}
      </span>
      {obstacle !== null && <span className="shrink-0 text-ink-3 text-xs">{obstacle}</span>}
    </label>
  );
}

/** Another folder for files or a folder, without a pointer. */
export function MoveDialog({ items, onClose }: { items: readonly LibraryItem[]; onClose: () => void }) {
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<Destination | null>(null);
  const [isMoving, setMoving] = useState(false);
  useCloseOnBack(onClose);
  const { data: folders, error } = useQuery({ ...foldersQuery, staleTime: 0 });
  const all: readonly Destination[] = folders
    ? [
        { id: null, name: 'All documents' },
        ...folderPaths(folders).map(({ id, path }) => ({ id, name: path })),
      ]
    : [];
  const shown = words.trim() === '' ? all : all.filter(({ name }) => matchWords(name, words) !== null);
  const isFiltered = all.length >= FILTERED_FROM;
  const isThere = folders !== undefined;
  useEffect(() => {
    if (isThere)
      form.current?.querySelector<HTMLElement>(isFiltered ? '[type=search]' : 'input:enabled')?.focus();
  }, [isThere, isFiltered]);
  const move = async () => {
    if (!chosen || isMoving) return;
    setMoving(true);
    const isMoved = await moveItems(client, items, chosen);
    setMoving(false);
    if (isMoved) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width="sm"
      title={titleOf(items)}
      {...(items.length === 1 && items[0] && { description: items[0].name })}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={FORM_ID} variant="primary" disabled={!chosen} loading={isMoving}>
            Move
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={FORM_ID}
        onSubmit={(event) => {
          event.preventDefault();
          void move();
        }}
        className="py-3"
      >
        {isFiltered && (
          <label className="relative mx-5 mb-3 block">
            <span className="sr-only">Filter folders</span>
            <Search aria-hidden="true" className="absolute inset-y-0 start-2.5 my-auto size-4 text-ink-3" />
            <input
              type="search"
              value={words}
              onChange={(event) => setWords(event.target.value)}
              placeholder="Filter folders"
              className="h-8 w-full rounded-control border border-control bg-surface ps-9 pe-2 text-sm focus:border-accent focus:outline-none focus:ring-3 focus:ring-accent/20"
            />
          </label>
        )}
        {!folders && !error && <Skeleton className="mx-5 h-4 w-3/5" />}
        {error && (
          <div className="px-5">
            <Notice tone="bad">{sentenceOf(error)}</Notice>
          </div>
        )}
        <div role="radiogroup" aria-label="Move to folder" className="max-h-72 overflow-y-auto">
          {shown.map((destination) => (
            <Choice
              key={destination.id}
              destination={destination}
              isChosen={chosen?.id === destination.id}
              obstacle={findMoveObstacle(items, destination.id, folders ?? [])}
              onChoose={() => setChosen(destination)}
            />
          ))}
          {folders && shown.length === 0 && (
            <p className="px-5 text-ink-3 text-sm">No folder has these words in its name.</p>
          )}
        </div>
      </form>
    </Dialog>
  );
}
