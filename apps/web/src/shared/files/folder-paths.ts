import type { FolderItem } from '@recto/contract/library';

/** Every folder with the names on its way from the top, in alphabetical order. */
export function folderPaths(folders: readonly FolderItem[]): { id: string; path: string }[] {
  const byId = new Map(folders.map((folder) => [folder._id, folder]));
  const pathOf = (folder: FolderItem): string => {
    const names: string[] = [];
    const seen = new Set<string>();
    for (let at: FolderItem | undefined = folder; at && !seen.has(at._id); ) {
      seen.add(at._id);
      names.unshift(at.name);
      at = at.parentFolderId === null ? undefined : byId.get(at.parentFolderId);
    }
    return names.join(' › ');
  };
  return folders
    .map((folder) => ({ id: folder._id, path: pathOf(folder) }))
    .sort((a, b) => a.path.localeCompare(b.path));
}

/** A folder and all below it. */
export function foldersBelow(folders: readonly FolderItem[], folderId: string): FolderItem[] {
  const inside = Map.groupBy(folders, (folder) => folder.parentFolderId);
  const below = folders.filter(({ _id }) => _id === folderId);
  // The list grows while it is walked, level by level.
  for (const folder of below) below.push(...(inside.get(folder._id) ?? []));
  return below;
}
