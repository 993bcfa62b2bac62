import { renameFile } from '@recto/contract/file-names';
import type { FileType } from '@recto/contract/file-types';
import type { Clock } from '#kernel/clock.ts';
import { type Database, type Trx, violates } from '#kernel/database.ts';
import type { JobQueue } from '#kernel/define-job.ts';
import { type DeleteDeps, makeDeleteFiles } from '#modules/library/delete-files.ts';
import { type FileRow, typeOfPages } from '#modules/library/file-item.ts';
import { makeFolders } from '#modules/library/folders.ts';
import { processFile } from '#modules/library/jobs.ts';
import * as errors from '#modules/library/library.errors.ts';
import { makeListFiles } from '#modules/library/list-files.ts';
import { makeMove } from '#modules/library/move.ts';
import {
  hasProtectedFolder,
  listProtectedAmong,
  listProtectingFolders,
  type ProtectingFolder,
} from '#modules/library/protection.store.ts';
import { makeRecordProgress, PASSWORD_NEEDED } from '#modules/library/record-progress.ts';
import * as store from '#modules/library/store.ts';
import {
  resetCompleteFiles,
  resetReadFile,
  resetRetriableFile,
  type WantedReading,
} from '#modules/library/reset-files.store.ts';
import type { Meter } from '#modules/plans/index.ts';
import type { Outbox } from '#modules/realtime/index.ts';

interface LibraryDeps extends Pick<DeleteDeps, 'idempotency' | 'beforeFilesDeleted'> {
  readonly database: Database;
  readonly jobs: JobQueue;
  readonly meter: Meter;
  readonly realtime: Pick<Outbox, 'defineEvent' | 'fail' | 'eraseEventsAbout'>;
  readonly clock: Clock;
}

/** A file that failed was given back; trying again counts it anew. */
async function countAgain(
  meter: Meter,
  trx: Trx,
  { id: key, account_id: accountId, is_sample: isFree }: FileRow,
): Promise<void> {
  if (!isFree) await meter.take(trx, { key, accountId, metric: 'files' });
}

/** Folders and files of an account: what routes do, and what later capabilities ask of files. */
export function makeLibrary(deps: LibraryDeps) {
  const { database, jobs, meter, clock } = deps;
  const { publish, ...recording } = makeRecordProgress(deps);
  const ofFolders = makeFolders({ database, clock });
  const { getFolder } = ofFolders;

  const getFile = async (accountId: string, fileId: string): Promise<FileRow> => {
    const file = await store.findFile(database.root, { accountId, fileId });
    if (!file) throw errors.fileNotFound();
    return file;
  };

  return {
    ...ofFolders,
    ...recording,
    getFile,
    ...makeListFiles({ database, getFolder }),
    ...makeDeleteFiles(deps),
    ...makeMove({ database, clock, publish }),

    async renameFile(accountId: string, fileId: string, wanted: string): Promise<FileRow> {
      const name = renameFile((await getFile(accountId, fileId)).name, wanted);
      const at = new Date(clock());
      return database.transaction(async (trx) => {
        const row = await store.renameFile(trx, { accountId, fileId, name, at });
        if (!row) throw errors.fileNotFound();
        await publish(trx, row);
        return row;
      });
    },

    /** Queues a file again that has failed, or whose scanned pages the plan left unread. */
    async retryFile(accountId: string, fileId: string): Promise<FileRow> {
      await getFile(accountId, fileId);
      const retrying = database.transaction(async (trx) => {
        const reset = await resetRetriableFile(trx, { accountId, fileId, at: new Date(clock()) });
        if (!reset) throw errors.fileNotFailed();
        await countAgain(meter, trx, reset);
        await jobs.enqueue(trx, processFile, { fileId, accountId });
        await publish(trx, reset);
        return reset;
      });
      return retrying.catch(toDuplicateConflict);
    },

    /** Queues Complete files again, whosever they are, for this version of the reader; answers how many there were. */
    async reprocess(
      fileIds: readonly string[],
      extractorVersionOf: (type: FileType) => number,
    ): Promise<number> {
      const rows = await database.transaction(async (trx) => {
        const reset = await resetCompleteFiles(trx, fileIds, new Date(clock()));
        for (const row of reset) {
          const { id: fileId, account_id: accountId } = row;
          const request = { fileId, accountId, extractorVersion: extractorVersionOf(typeOfPages(row)) };
          await jobs.enqueue(trx, processFile, request);
          await publish(trx, row);
        }
        return reset;
      });
      return rows.length;
    },

    /** Queues a file that has been read, or could not be, to be read otherwise. */
    async reprocessAs(
      trx: Trx,
      { accountId, fileId, scanLang, ...wanted }: WantedReading & { accountId: string; fileId: string },
    ): Promise<FileRow> {
      const at = new Date(clock());
      const row = await resetReadFile(trx, { accountId, fileId, at, ...wanted }).catch(toDuplicateConflict);
      if (!row) throw errors.fileUnderWay();
      await countAgain(meter, trx, row);
      await jobs.enqueue(trx, processFile, { fileId, accountId, ...(scanLang && { scanLang }) });
      await publish(trx, row);
      return row;
    },

    /** Takes a file that waits for its password out of waiting; from now on only the caller can finish it. */
    async startUnlock(accountId: string, fileId: string): Promise<FileRow> {
      const unlocking = { accountId, fileId, code: PASSWORD_NEEDED, at: new Date(clock()) };
      const starting = database.transaction(async (trx) => {
        const row = await store.startUnlock(trx, unlocking);
        if (!row) throw errors.fileNotLocked();
        await publish(trx, row);
        return row;
      });
      return starting.catch(toDuplicateConflict);
    },

    endUnlocking: (fileId: string) => store.endUnlocking(database.root, fileId),

    /** A sign of life from the process that holds the password. */
    heartbeatUnlock: (fileId: string) => store.heartbeatUnlock(database.root, fileId, new Date(clock())),

    findInterruptedUnlocks: (silentForMs: number) =>
      store.findInterruptedUnlocks(database.root, new Date(clock() - silentForMs)),

    /** The folder that keeps one of these files from being sent outside; null where none does. 404 for a file that is gone. */
    async findProtectingFolder(
      accountId: string,
      fileIds: readonly string[],
    ): Promise<ProtectingFolder | null> {
      const wanted = new Set(fileIds);
      if (wanted.size === 0) return null;
      const files = await listProtectingFolders(database.root, { accountId, fileIds: [...wanted] });
      if (files.length < wanted.size) throw errors.fileNotFound();
      return files.find(({ protected_by: folder }) => folder !== null)?.protected_by ?? null;
    },

    hasProtectedFolder: (accountId: string) => hasProtectedFolder(database.root, accountId),

    /** Of these ids, those of files and folders that are kept from being sent outside. */
    listProtectedAmong: (accountId: string, ids: readonly string[]) =>
      listProtectedAmong(database.root, { accountId, ids }),

    findFileForWork: (fileId: string) => store.findFileForWork(database.root, fileId),

    /** The types of what the pages of files are read from, whosever they are; of those that are there. */
    findTypesOfPages: (fileIds: readonly string[]) => store.findTypesOfPages(database.root, fileIds),

    /** The same of all files that have not been read yet, or not again. */
    findTypesUnderWay: () => store.findTypesUnderWay(database.root),
  };
}
export type Library = ReturnType<typeof makeLibrary>;

/** A failed file leaves its bytes free to be uploaded again; where they were, it cannot come back beside the other one. */
function toDuplicateConflict(error: unknown): never {
  throw violates(error, 'file_content') ? errors.fileAlreadyThere() : error;
}
