import type { Database, Trx } from '#kernel/database.ts';
import type { JobQueue } from '#kernel/define-job.ts';
import { FILES_PER_ERASE, type Erased, erase } from '#kernel/erase.ts';
import type { DeletedFiles } from '#kernel/module.ts';
import type { IdempotencyApi } from '#modules/idempotency/index.ts';
import * as store from '#modules/library/delete-files.store.ts';
import { holdTree } from '#modules/library/folder.store.ts';
import { fileNotFound, folderNotFound } from '#modules/library/library.errors.ts';
import type { Meter } from '#modules/plans/index.ts';
import type { Outbox } from '#modules/realtime/index.ts';

export interface DeleteDeps {
  readonly database: Database;
  readonly jobs: JobQueue;
  readonly meter: Meter;
  readonly realtime: Pick<Outbox, 'eraseEventsAbout'>;
  readonly idempotency: Pick<IdempotencyApi, 'eraseMentions'>;
  /** Has later capabilities let go of what they made of files; answers the ids of what goes with them. */
  readonly beforeFilesDeleted: (trx: Trx, deleted: DeletedFiles) => Promise<readonly string[]>;
}

/**
 * Deletes what an account keeps. One transaction takes the rows, gives the stock back and enqueues `erase`, by which every
 * capability lets go of what does not lie in rows.
 */
export function makeDeleteFiles(deps: DeleteDeps) {
  const { database, jobs, meter, realtime, idempotency, beforeFilesDeleted } = deps;

  const enqueue = async (trx: Trx, fileIds: readonly string[]): Promise<void> => {
    for (let from = 0; from < fileIds.length; from += FILES_PER_ERASE) {
      const gone: Erased = { fileIds: fileIds.slice(from, from + FILES_PER_ERASE) };
      await jobs.enqueue(trx, erase, gone);
    }
  };

  const deleteIn = async (trx: Trx, accountId: string, fileIds: readonly string[]): Promise<string[]> => {
    if (fileIds.length === 0) return [];
    const locked = { accountId, fileIds: await store.lockFiles(trx, { accountId, fileIds }) };
    const gone = await beforeFilesDeleted(trx, locked);
    const deleted = await store.deleteFiles(trx, locked);
    await idempotency.eraseMentions(trx, accountId, [...deleted, ...gone]);
    await realtime.eraseEventsAbout(trx, accountId, [...deleted, ...gone]);
    await meter.drop(trx, accountId, deleted);
    await enqueue(trx, deleted);
    return deleted;
  };

  const deleteFiles = async (accountId: string, fileIds: readonly string[]) => {
    const deleted = await database.transaction((trx) => deleteIn(trx, accountId, fileIds));
    const there = new Set(deleted);
    return { deleted, failed: [...new Set(fileIds)].filter((id) => !there.has(id)) };
  };

  return {
    /** Deletes those of the files that are the account's; the others are named as failed. */
    deleteFiles,

    async deleteFile(accountId: string, fileId: string): Promise<void> {
      const { deleted } = await deleteFiles(accountId, [fileId]);
      if (deleted.length === 0) throw fileNotFound();
    },

    /** Deletes a folder with every folder and file in it. */
    async deleteFolder(accountId: string, folderId: string): Promise<void> {
      await database.transaction(async (trx) => {
        await holdTree(trx, { accountId });
        const folderIds = await store.lockFolders(trx, { accountId, folderId });
        if (folderIds.length === 0) throw folderNotFound();
        const fileIds = await store.listFileIdsIn(trx, { accountId, folderIds });
        await deleteIn(trx, accountId, fileIds);
        await store.deleteFolder(trx, { accountId, folderId });
        await idempotency.eraseMentions(trx, accountId, folderIds);
      });
    },

    /**
     * Enqueues the erasing of an account's files. The caller has locked the account's row, so that no file is added
     * meanwhile, and deletes it in the same transaction.
     */
    async eraseFilesOf(trx: Trx, accountId: string): Promise<void> {
      await enqueue(trx, await store.listFileIds(trx, { accountId }));
    },
  };
}
