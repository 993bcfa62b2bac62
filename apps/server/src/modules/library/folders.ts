import { randomUUID } from 'node:crypto';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database.ts';
import type { FolderRow } from '#modules/library/file-item.ts';
import * as store from '#modules/library/folder.store.ts';
import { setNeverSendOutside } from '#modules/library/protection.store.ts';
import { folderNotFound } from '#modules/library/library.errors.ts';

interface FolderDeps {
  readonly database: Database;
  readonly clock: Clock;
}

/** The folders of an account, one at a time. Equal names are allowed. */
export function makeFolders({ database, clock }: FolderDeps) {
  const getFolder = async (accountId: string, folderId: string): Promise<FolderRow> => {
    const folder = await store.findFolder(database.root, { accountId, folderId });
    if (!folder) throw folderNotFound();
    return folder;
  };
  return {
    getFolder,

    async createFolder(accountId: string, { name, parentId }: { name: string; parentId: string | null }) {
      const id = randomUUID();
      await database.transaction(async (trx) => {
        if (parentId && !(await store.holdFolder(trx, { accountId, folderId: parentId })))
          throw folderNotFound();
        await store.insertFolder(trx, { id, accountId, parentId, name, at: new Date(clock()) });
      });
      return getFolder(accountId, id);
    },

    async renameFolder(accountId: string, folderId: string, name: string): Promise<FolderRow> {
      if (!(await store.renameFolder(database.root, { accountId, folderId, name }))) throw folderNotFound();
      return getFolder(accountId, folderId);
    },

    /** Switches whether anything in the folder, at any depth, may be sent outside. */
    async protectFolder(accountId: string, folderId: string, neverSendOutside: boolean): Promise<FolderRow> {
      if (!(await setNeverSendOutside(database.root, { accountId, folderId, neverSendOutside })))
        throw folderNotFound();
      return getFolder(accountId, folderId);
    },

    async describeFolder(accountId: string, folderId: string) {
      const folder = await getFolder(accountId, folderId);
      const crumbs = await store.listCrumbs(database.root, { accountId, folderId });
      return { folder, crumbs };
    },
  };
}
export type Folders = ReturnType<typeof makeFolders>;
