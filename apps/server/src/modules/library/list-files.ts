import type { LibraryItem } from '@recto/contract/library';
import type { Database, Db } from '#kernel/database.ts';
import { toFileItem, toFolderItem } from '#modules/library/file-item.ts';
import { findFilesByName, selectNamed, type WantedFiles } from '#modules/library/find-files.store.ts';
import * as inFolder from '#modules/library/list-items.store.ts';
import type { Folders } from '#modules/library/folders.ts';
import { listSelectedFileIds, type Selection } from '#modules/library/selected.store.ts';
import * as store from '#modules/library/store.ts';
import { listNewerVersions, listOlderVersions, type VersionRow } from '#modules/library/versions.store.ts';
import * as whole from '#modules/library/whole-library.store.ts';

export interface NameSearch extends Paging, WantedFiles {
  readonly q: string;
}

export interface Paging {
  readonly page: number;
  readonly limit: number;
}

/** `limit` things of a page of what is wanted of a folder. */
export type Listing = Paging & inFolder.Wanted;

interface ListDeps {
  readonly database: Database;
  readonly getFolder: Folders['getFolder'];
}

/** The lists of an account's folders and files. */
export function makeListFiles({ database, getFolder }: ListDeps) {
  return {
    /** Of these files and folders, and all that lies below, the ids of the files that are the account's. */
    listSelectedFileIds: (accountId: string, selection: Selection) =>
      listSelectedFileIds(database.root, { accountId, ...selection }),

    /** Those of these files that are the account's, by their ids, with the names of their folders. */
    mapFiles: (accountId: string, fileIds: readonly string[]) =>
      mapFilesIn(database.root, accountId, fileIds),
    mapFilesIn,

    /** The ids of the earlier versions of each of these files, the nearest first; files without one are left out. */
    async mapOlderVersions(
      accountId: string,
      fileIds: readonly string[],
    ): Promise<ReadonlyMap<string, string[]>> {
      const rows = await listOlderVersions(database.root, { accountId, fileIds });
      return groupVersions(rows);
    },

    /** The ids of the newer versions of each of these files that are Complete, the newest first. */
    async mapNewerVersions(
      accountId: string,
      fileIds: readonly string[],
    ): Promise<ReadonlyMap<string, string[]>> {
      const rows = await listNewerVersions(database.root, { accountId, fileIds });
      return groupVersions(rows);
    },

    listAllFiles: (accountId: string) => whole.listAllFiles(database.root, { accountId }),

    findFilesByHash: (accountId: string, hashes: readonly string[]) =>
      store.findFilesByHash(database.root, { accountId, hashes }),

    /** The files that a filter lets through; throws where the account has no such folder. */
    async selectFiltered(accountId: string, filter: whole.FileFilter): Promise<whole.FilteredFiles> {
      if (filter.folderId) await getFolder(accountId, filter.folderId);
      return whole.selectFiltered({ accountId, ...filter });
    },

    groupFiles: (accountId: string, counts: readonly whole.FileCounts[]) =>
      whole.groupFiles(database.root, { accountId, counts }),

    countFiles: (accountId: string) => whole.countFiles(database.root, { accountId }),

    listAllFolders: (accountId: string) => whole.listAllFolders(database.root, { accountId }),

    /** Folders by name, then files, as one paged list. */
    async listItems(accountId: string, folderId: string | null, { page, limit, ...wanted }: Listing) {
      if (folderId) await getFolder(accountId, folderId);
      const all = { ...wanted, accountId, folderId };
      const count = await inFolder.countItems(database.root, all);
      const from = (page - 1) * limit;
      const inside = await inFolder.listFolders(database.root, {
        ...all,
        offset: from,
        limit,
        total: count.folders,
      });
      const files = await inFolder.listFiles(database.root, {
        ...all,
        offset: Math.max(0, from - count.folders),
        limit: limit - inside.length,
        total: count.files,
      });
      const items: LibraryItem[] = [...inside.map(toFolderItem), ...files.map(toFileItem)];
      return { items, page, limit, total: count.folders + count.files };
    },

    async listFiles(accountId: string, folderId: string | null, paging?: Paging) {
      if (folderId) await getFolder(accountId, folderId);
      const place = { accountId, folderId };
      const total = (await inFolder.countItems(database.root, place)).files;
      const { page, limit } = paging ?? { page: 1, limit: total };
      const files = await inFolder.listFiles(database.root, {
        ...place,
        offset: (page - 1) * limit,
        limit,
        total,
      });
      return { items: files.map(toFileItem), page, limit, total };
    },

    async findFilesByName(accountId: string, { q, page, limit, status, first }: NameSearch) {
      const search = { accountId, query: q, status, first, offset: (page - 1) * limit, limit };
      const found = await findFilesByName(database.root, search);
      const items = found.files.map((file) => ({ file: toFileItem(file), folder: file.folder_name }));
      return { items, page, limit, total: found.total };
    },

    /** The ids of files whose names hold a word, for the statement of another module. */
    selectNamed: (accountId: string, word: string) => selectNamed(database.root, accountId, word),
  };
}

async function mapFilesIn(db: Db, accountId: string, fileIds: readonly string[]) {
  const wanted = [...new Set(fileIds)];
  const files = wanted.length > 0 ? await store.listFilesById(db, { accountId, fileIds: wanted }) : [];
  return new Map(files.map((file) => [file.id, file]));
}

function groupVersions(rows: readonly VersionRow[]): ReadonlyMap<string, string[]> {
  const groups = Map.groupBy(rows, ({ fileId }) => fileId);
  return new Map([...groups].map(([fileId, own]) => [fileId, own.map(({ otherId }) => otherId)]));
}
