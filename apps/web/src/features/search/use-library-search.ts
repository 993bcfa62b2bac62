import type { FolderItem } from '@recto/contract/library';
import { readSearchWords } from '@recto/contract/search-words';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { matchWords } from '#lib/match-words.ts';
import { folderPaths, foldersBelow } from '#shared/files/folder-paths.ts';
import { foldersQuery } from '#shared/files/queries.ts';
import { facetsOf } from './facets.ts';
import { librarySearchQuery } from './queries.ts';
import type { LibrarySearch } from './use-search-url.ts';

const NONE: readonly FolderItem[] = [];

/** What a search finds, and how much of which kind. Folders are few, and known: their names are looked through here. */
export function useLibrarySearch(search: LibrarySearch) {
  const { words, folderId, part, lang, type } = search;
  const namedWords = readSearchWords(words).text;
  const query = useInfiniteQuery({
    ...librarySearchQuery(search),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  });
  const { data: folders = NONE } = useQuery(foldersQuery);
  const paths = new Map(folderPaths(folders).map(({ id, path }) => [id, path]));
  const inScope = folderId === null ? folders : foldersBelow(folders, folderId);
  // Folders are of no language and no type, and have no contents.
  const mayBeFolders = namedWords !== '' && part !== 'contents' && lang === null && type === null;
  const folderNamed = mayBeFolders
    ? inScope.filter(({ _id, name }) => _id !== folderId && matchWords(name, namedWords) !== null)
    : [];
  const groups = query.data?.pages[0]?.groups;
  const facets = useMemo(
    () => (groups ? facetsOf(groups, { folderId, lang, type }, folders) : null),
    [groups, folderId, lang, type, folders],
  );
  return {
    query,
    allFolders: folders,
    folders: folderNamed.map((folder) => ({ folder, path: paths.get(folder._id) ?? folder.name })),
    pathOf: (id: string | null) => (id === null ? undefined : paths.get(id)),
    facets: words === '' ? null : facets,
  };
}

export type SearchResults = ReturnType<typeof useLibrarySearch>;
