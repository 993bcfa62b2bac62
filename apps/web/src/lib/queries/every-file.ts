import type { Conversation } from '@recto/contract/history';
import type { FileItem } from '@recto/contract/library';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { foldersQuery, isFile, itemsQuery, libraryKeys, type PlacedFile } from '#lib/queries/files.ts';

export type { PlacedFile } from '#lib/queries/files.ts';

/** Folders that are looked into; the files of a larger library are found in its tree. */
const MOST_FOLDERS = 200;
const AT_ONCE = 6;

/** Every file of the account with the name of its folder, gathered from the same lists that the tree shows. */
export const everyFileQuery = queryOptions({
  queryKey: libraryKeys.everyFile,
  queryFn: ({ client }) => gather(client),
});

async function gather(client: QueryClient): Promise<PlacedFile[]> {
  const folders = await client.query(foldersQuery);
  const places = [null, ...folders.filter(({ itemCount }) => itemCount > 0).slice(0, MOST_FOLDERS)];
  const found: PlacedFile[][] = [];
  let next = 0;
  const look = async () => {
    for (let index = next++; index < places.length; index = next++) {
      const folder = places[index] ?? null;
      const items = await client.query(itemsQuery(folder?._id ?? null));
      found[index] = items.filter(isFile).map((file) => ({ file, folder: folder?.name ?? null }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, look));
  return found.flat();
}

/** Files as somebody is likely to want them: those asked last first, the others by the time of their upload. */
export function lastAskedFirst<T extends { file: FileItem }>(
  files: readonly T[],
  conversations: readonly Pick<Conversation, 'fileId' | 'lastAskedAt'>[],
): T[] {
  const askedAt = new Map(conversations.map(({ fileId, lastAskedAt }) => [fileId, lastAskedAt]));
  const wantedAt = ({ file }: T) => askedAt.get(file._id) ?? '';
  return files.toSorted(
    (a, b) => wantedAt(b).localeCompare(wantedAt(a)) || b.file.createdAt.localeCompare(a.file.createdAt),
  );
}
