import type { Clock } from '#kernel/clock.ts';
import type { Database, Trx } from '#kernel/database.ts';
import type { FileRow, FolderRow } from '#modules/library/file-item.ts';
import { findFolder, holdTree } from '#modules/library/folder.store.ts';
import { fileNotFound, folderInsideItself, folderNotFound } from '#modules/library/library.errors.ts';
import * as store from '#modules/library/move.store.ts';

interface MoveDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly publish: (trx: Trx, file: FileRow) => Promise<void>;
}

/** Puts files and folders of an account into other folders; `null` is the top. */
export function makeMove({ database, clock, publish }: MoveDeps) {
  return {
    async moveFile(accountId: string, fileId: string, folderId: string | null): Promise<FileRow> {
      return database.transaction(async (trx) => {
        // Waits for whoever deletes the folder that it leaves: the file goes with it, or is out of it.
        await holdTree(trx, { accountId });
        if (folderId !== null && !(await findFolder(trx, { accountId, folderId }))) throw folderNotFound();
        const moved = await store.setFolder(trx, { accountId, fileId, folderId, at: new Date(clock()) });
        if (!moved) throw fileNotFound();
        await publish(trx, moved);
        return moved;
      });
    },

    async moveFolder(accountId: string, folderId: string, parentId: string | null): Promise<FolderRow> {
      const moved = await database.transaction(async (trx) => {
        // Of two moves the second sees what the first has made of the tree.
        await holdTree(trx, { accountId });
        const parents = await store.listParents(trx, { accountId });
        if (!parents.has(folderId) || (parentId !== null && !parents.has(parentId))) throw folderNotFound();
        for (let above = parentId; above !== null; above = parents.get(above) ?? null)
          if (above === folderId) throw folderInsideItself();
        await store.setParent(trx, { accountId, folderId, parentId });
        return findFolder(trx, { accountId, folderId });
      });
      if (!moved) throw folderNotFound();
      return moved;
    },
  };
}
