import type { FileType } from '@recto/contract/file-types';
import type { Language } from '@recto/contract/languages';
import type { FolderItem } from '@recto/contract/library';
import type { FoundGroup } from '@recto/contract/search';
import { foldersBelow } from '#shared/files/folder-paths.ts';
import type { LibrarySearch } from './use-search-url.ts';

interface Counts {
  /** Pages that have the words, and the files they are of. */
  readonly pages: number;
  readonly files: number;
  /** Files whose names have the words. */
  readonly named: number;
}

export interface Facet<T> extends Counts {
  readonly value: T;
}

export interface Facets {
  /** What is shown with everything that is chosen. */
  readonly all: Counts;
  /** What each choice would show beside the other choices, most pages first. */
  readonly languages: readonly Facet<Language>[];
  readonly types: readonly Facet<FileType>[];
  /** Of a folder and all below it. */
  readonly inFolder: (folderId: string | null) => Counts;
}

const sum = (groups: readonly FoundGroup[]): Counts => ({
  pages: groups.reduce((total, { pages }) => total + pages, 0),
  files: groups.reduce((total, { files }) => total + files, 0),
  named: groups.reduce((total, { named }) => total + named, 0),
});

function facetsBy<T extends string>(
  groups: readonly FoundGroup[],
  valueOf: (group: FoundGroup) => T,
): Facet<T>[] {
  return [...Map.groupBy(groups, valueOf)]
    .map(([value, own]) => ({ value, ...sum(own) }))
    .sort((a, b) => b.pages - a.pages || b.named - a.named || a.value.localeCompare(b.value));
}

type Chosen = Pick<LibrarySearch, 'folderId' | 'lang' | 'type'>;

/** Counts what was found by folder, language and type. What is chosen of one of these does not hide its other values. */
export function facetsOf(
  groups: readonly FoundGroup[],
  chosen: Chosen,
  folders: readonly FolderItem[],
): Facets {
  const idsIn = (folderId: string) => new Set(foldersBelow(folders, folderId).map(({ _id }) => _id));
  const withChosen = ({ folderId, lang, type }: Chosen) => {
    const ids = folderId === null ? null : idsIn(folderId);
    return groups.filter(
      (group) =>
        (ids === null || (group.folderId !== null && ids.has(group.folderId))) &&
        (lang === null || group.lang === lang) &&
        (type === null || group.type === type),
    );
  };
  return {
    all: sum(withChosen(chosen)),
    languages: facetsBy(withChosen({ ...chosen, lang: null }), ({ lang }) => lang),
    types: facetsBy(withChosen({ ...chosen, type: null }), ({ type }) => type),
    inFolder: (folderId) => sum(withChosen({ ...chosen, folderId })),
  };
}

export interface ScopeRow {
  readonly id: string;
  readonly name: string;
  /** The names of the folders above it, from the top. */
  readonly above: readonly string[];
  readonly counts: Counts | null;
}

/** Folders as a tree, those alone in which, or below which, something was found; all while that is not known. */
export function scopeRows(
  folders: readonly FolderItem[],
  facets: Facets | null,
  chosenId: string | null,
): ScopeRow[] {
  const byParent = Map.groupBy(folders, ({ parentFolderId }) => parentFolderId);
  const rowsIn = (parentId: string | null, above: readonly string[]): ScopeRow[] =>
    (byParent.get(parentId) ?? [])
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .flatMap(({ _id: id, name }) => {
        const counts = facets?.inFolder(id) ?? null;
        const below = rowsIn(id, [...above, name]);
        const isEmpty = counts !== null && counts.pages + counts.named === 0;
        return isEmpty && id !== chosenId && below.length === 0
          ? []
          : [{ id, name, above, counts }, ...below];
      });
  return rowsIn(null, []);
}
