import { cleanName } from '@recto/contract/clean-name';
import type { FolderItem } from '@recto/contract/library';
import { FOLDER_NAME_MAX_LENGTH } from '@recto/contract/limits';
import type { QueryClient } from '@tanstack/react-query';
import { runMutation } from '#lib/run-mutation.ts';
import { foldersQuery, libraryKeys } from '#shared/files/queries.ts';
import { uploadFolderMutation } from '#shared/uploads/upload-mutations.ts';

/** Finds the folder that a file goes to: below `parentId`, by the names of a way down. */
export type FindFolder = (parentId: string | null, names: readonly string[]) => Promise<string | null>;

const folderName = (name: string): string =>
  cleanName(name).slice(0, FOLDER_NAME_MAX_LENGTH).trim() || 'Folder';

/**
 * Makes the folders that were dropped, each once and where it is not there already. What fails is tried again with the
 * next file that needs it.
 */
export function makeFindFolder(client: QueryClient): FindFolder {
  const known = new Map<string, Promise<string>>();
  let before: Promise<readonly FolderItem[]> | null = null;

  const findOrMake = async (parentId: string | null, name: string): Promise<string> => {
    before ??= client.query({ ...foldersQuery, staleTime: 0 });
    before.catch(() => (before = null));
    const there = (await before).find((folder) => folder.parentFolderId === parentId && folder.name === name);
    if (there) return there._id;
    const { _id } = await runMutation(client, uploadFolderMutation, { name, parentFolderId: parentId });
    void client.invalidateQueries({ queryKey: libraryKeys.items(parentId) });
    return _id;
  };

  return async (parentId, names) => {
    let folderId = parentId;
    for (const name of names.map(folderName)) {
      const key = `${folderId ?? ''}/${name}`;
      const found = known.get(key) ?? findOrMake(folderId, name);
      known.set(key, found);
      found.catch(() => known.delete(key));
      folderId = await found;
    }
    return folderId;
  };
}
