import { useQuery } from '@tanstack/react-query';
import { matchWords, rankOf } from '#lib/match-words.ts';
import { folderPaths } from '#shared/files/folder-paths.ts';
import { foldersQuery } from '#shared/files/queries.ts';

const SHOWN_FOLDERS = 4;

export interface FoundFolder {
  readonly id: string;
  readonly name: string;
  /** The way to it from the top, where it does not lie there. */
  readonly path: string | undefined;
}

/** Folders whose names fit a query, the best match first. */
export function useFoundFolders(query: string): readonly FoundFolder[] {
  const { data = [] } = useQuery(foldersQuery);
  if (query === '') return [];
  const names = new Map(data.map(({ _id, name }) => [_id, name]));
  return folderPaths(data)
    .map(({ id, path }) => ({ id, name: names.get(id) ?? '', path }))
    .filter(({ name }) => matchWords(name, query) !== null)
    .toSorted((a, b) => rankOf(a.name, query) - rankOf(b.name, query))
    .slice(0, SHOWN_FOLDERS)
    .map(({ id, name, path }) => ({ id, name, path: path === name ? undefined : path }));
}
