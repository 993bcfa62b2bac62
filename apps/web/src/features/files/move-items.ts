import type { FolderItem, LibraryItem } from '@recto/contract/library';
import type { QueryClient } from '@tanstack/react-query';
import { plural, shortenMiddle } from '#lib/format.ts';
import { toastFailure } from '#lib/report-failure.ts';
import { runMutation } from '#lib/run-mutation.ts';
import { isFile } from '#shared/files/queries.ts';
import { toast } from '#ui/toast.tsx';
import { clearSelection } from './file-selection.ts';
import { foldersBelow } from '#shared/files/folder-paths.ts';
import { moveMutation } from './mutations.ts';

/** A folder to move things to; `id` is null for the top. */
export interface Destination {
  readonly id: string | null;
  readonly name: string;
}

const SHOWN_LETTERS = 28;

/** Why things cannot go to a folder; null when they can. Something that is there already does not keep the others. */
export function findMoveObstacle(
  items: readonly LibraryItem[],
  folderId: string | null,
  folders: readonly FolderItem[],
): string | null {
  if (items.every(({ parentFolderId }) => parentFolderId === folderId)) return 'Already here.';
  const isInside = items.some(
    (item) => !isFile(item) && foldersBelow(folders, item._id).some(({ _id }) => _id === folderId),
  );
  return isInside ? 'A folder cannot go into itself.' : null;
}

const nameOf = (items: readonly LibraryItem[]): string =>
  items.length === 1
    ? shortenMiddle(items[0]?.name ?? '', SHOWN_LETTERS)
    : plural(items.length, items.every(isFile) ? 'file' : 'item');

/** Moves files and folders, says so, and offers to move them back. */
export async function moveItems(
  client: QueryClient,
  items: readonly LibraryItem[],
  { id, name }: Destination,
): Promise<boolean> {
  const moved = items.filter(({ parentFolderId }) => parentFolderId !== id);
  clearSelection();
  try {
    await runMutation(
      client,
      moveMutation(client),
      moved.map((item) => ({ item, folderId: id })),
    );
  } catch (error) {
    toastFailure(error as Error);
    return false;
  }
  const undo = () =>
    void runMutation(
      client,
      moveMutation(client),
      moved.map((item) => ({ item: { ...item, parentFolderId: id }, folderId: item.parentFolderId })),
    ).catch((error: Error) => toastFailure(error));
  toast.success(moved.some(isFile) ? 'File Moved' : 'Folder Moved', {
    description: `${nameOf(moved)} to ${shortenMiddle(name, SHOWN_LETTERS)}`,
    action: { label: 'Undo', onClick: undo },
  });
  return true;
}
