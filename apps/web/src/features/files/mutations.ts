import { contract } from '@recto/contract';
import type { LibraryItem } from '@recto/contract/library';
import { mutationOptions, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { isFile, itemsQuery, libraryKeys, putFile } from '#shared/files/queries.ts';
import { questionKeys } from '#shared/questions/queries.ts';
import { toastFailure } from '#lib/report-failure.ts';
import { useSingleMutation } from '#lib/use-single-mutation.ts';
import { toast } from '#ui/toast.tsx';

export function useCreateFolder() {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: { name: string; parentFolderId: string | null }) =>
      call(contract.folders.create, { body }),
    onSuccess: () => {
      toast.success('Folder Created');
      return client.invalidateQueries({ queryKey: libraryKeys.all });
    },
    onError: (error) => toastFailure(error, 'Error while creating folder'),
  });
}

export function useProtectFolder() {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ id, neverSendOutside }: { id: string; neverSendOutside: boolean }) =>
      call(contract.folders.settings, { params: { id }, body: { neverSendOutside } }),
    // Folders below inherit it.
    onSuccess: () => client.invalidateQueries({ queryKey: libraryKeys.all }),
    onError: (error) => toastFailure(error),
  });
}

/** Another name for a file or folder; the caller says where a failure is told. */
export function useRename(onError: (error: Error) => void) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: async ({ item: { _id: id, type }, name }: { item: LibraryItem; name: string }) => {
      const input = { params: { id }, body: { name } };
      if (type === 'FOLDER') await call(contract.folders.rename, input);
      else putFile(client, await call(contract.files.rename, input));
    },
    onSuccess: () => {
      // They carry the names of folders.
      void client.invalidateQueries({ queryKey: questionKeys.conversations });
      return client.invalidateQueries({ queryKey: libraryKeys.all });
    },
    onError,
  });
}

/** Downloads one file as it was uploaded, several and folders as a zip. They come as attachments, so the page stays where it is. */
export const useDownloadItems = () =>
  useSingleMutation({
    mutationFn: (items: readonly LibraryItem[]) => {
      const [only, ...others] = items;
      if (only && isFile(only) && others.length === 0)
        return call(contract.files.originalUrl, { body: { fileId: only._id } });
      const idsOf = (wanted: readonly LibraryItem[]) => wanted.map(({ _id }) => _id);
      const [files, folders] = [items.filter(isFile), items.filter((item) => !isFile(item))];
      return call(contract.files.selectedUrl, {
        body: { fileIds: idsOf(files), folderIds: idsOf(folders) },
      });
    },
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => toastFailure(error),
  });

interface Move {
  readonly item: LibraryItem;
  /** Where it goes; null is the top. */
  readonly folderId: string | null;
}

/** Calls at once; each change of the tree waits for the one before it on the server. */
const MOVE_CONCURRENCY = 5;

async function moveOne({ item: { _id: id, type }, folderId }: Move): Promise<void> {
  if (type === 'FOLDER')
    await call(contract.folders.move, { params: { id }, body: { parentFolderId: folderId } });
  else await call(contract.files.move, { body: { fileId: id, folderId } });
}

/** Moves files and folders. What is not moved when one fails stays where it was. */
export const moveMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: async (moves: readonly Move[]) => {
      for (let at = 0; at < moves.length; at += MOVE_CONCURRENCY)
        await Promise.all(moves.slice(at, at + MOVE_CONCURRENCY).map(moveOne));
    },
    onSuccess: (_, moves) => {
      // Each list is asked for anew by itself: for a while two of them would show the same.
      for (const { item } of moves)
        client.setQueryData(itemsQuery(item.parentFolderId).queryKey, (items) =>
          items?.filter(({ _id }) => _id !== item._id),
        );
    },
    onSettled: () => {
      // They carry the names of folders.
      void client.invalidateQueries({ queryKey: questionKeys.conversations });
      return client.invalidateQueries({ queryKey: libraryKeys.all });
    },
  });
