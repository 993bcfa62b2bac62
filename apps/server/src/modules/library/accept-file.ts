import { setTimeout as sleep } from 'node:timers/promises';
import { FILE_TYPES, type FileType } from '@recto/contract/file-types';
import type { Language } from '@recto/contract/languages';
import type { BlobStore, StoredBlob } from '#kernel/blobs.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database, Trx } from '#kernel/database.ts';
import type { JobQueue } from '#kernel/define-job.ts';
import { AppError } from '#kernel/errors.ts';
import type { FileRow } from '#modules/library/file-item.ts';
import { holdFolder } from '#modules/library/folder.store.ts';
import { processFile } from '#modules/library/jobs.ts';
import * as errors from '#modules/library/library.errors.ts';
import * as store from '#modules/library/store.ts';

export interface AcceptDeps {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly jobs: JobQueue;
  readonly clock: Clock;
}

/** A file whose bytes are stored and whose row is still to come. */
interface NewFile extends StoredBlob {
  readonly id: string;
  readonly accountId: string;
  readonly folderId: string | null;
  /** Of which it is a newer version. */
  readonly previousFileId?: string | undefined;
  readonly name: string;
  readonly type: FileType;
  /** Detected where it is not given. */
  readonly lang?: Language | undefined;
  /** Neither it nor what is asked of it is counted. */
  readonly isSample?: boolean;
}

export const originalKey = (fileId: string) => `originals/${fileId}`;

/**
 * Makes the row of a stored file and its job, with what `alongside` adds, together. Where the account has the same bytes
 * already that file is the answer. A blob that no row came to is deleted again.
 */
export async function acceptFile(
  deps: AcceptDeps,
  file: NewFile,
  alongside: (trx: Trx) => Promise<unknown> = async () => {},
): Promise<{ file: FileRow; duplicate: boolean }> {
  const { accountId, sha256: hash } = file;
  const row = await insert(deps, file, alongside).catch((error: unknown) => settle(deps, file, error));
  if (row) return { file: row, duplicate: false };
  await deps.blobs.delete(originalKey(file.id));
  const existing = await store.findFileByHash(deps.database.root, { accountId, hash });
  if (!existing) throw errors.fileAlreadyThere();
  return { file: existing, duplicate: true };
}

const insert = (deps: AcceptDeps, file: NewFile, alongside: (trx: Trx) => Promise<unknown>) =>
  deps.database.transaction(async (trx) => {
    const { id, accountId, folderId, previousFileId, name, type, lang, size, sha256: hash } = file;
    const { isSample = false } = file;
    // Looked for once more: it may have been deleted while the file was on its way.
    if (folderId && !(await holdFolder(trx, { accountId, folderId }))) throw errors.folderNotFound();
    if (previousFileId && !(await store.holdFile(trx, { accountId, fileId: previousFileId })))
      throw errors.fileNotFound();
    const ofFile = {
      id,
      account_id: accountId,
      folder_id: folderId,
      previous_file_id: previousFileId ?? null,
    };
    const row = await store.insertFile(trx, {
      ...ofFile,
      name,
      type,
      page_kind: FILE_TYPES[type].pageKind,
      lang: lang ?? 'en',
      lang_from: lang === undefined ? 'text' : 'upload',
      size,
      hash,
      is_sample: isSample,
      at: new Date(deps.clock()),
    });
    if (!row) return undefined;
    await alongside(trx);
    await deps.jobs.enqueue(trx, processFile, { fileId: id, accountId });
    return row;
  });

/** Waits before the database is asked again: all connections may have broken at once, or it starts again. */
const ASK_AGAIN_AFTER_MS = [50, 250, 1_000];

/**
 * A connection that breaks at the commit leaves open whether it was one: then the row tells. Where not even that can be
 * asked the blob stays; the sweeper will know.
 */
async function settle(
  { database, blobs }: AcceptDeps,
  { id, accountId }: NewFile,
  error: unknown,
): Promise<FileRow> {
  const look = async (waits: readonly number[]): Promise<FileRow | undefined> => {
    try {
      return await store.findFile(database.root, { accountId, fileId: id });
    } catch {
      const [wait, ...rest] = waits;
      if (wait === undefined) throw error;
      await sleep(wait);
      return look(rest);
    }
  };
  const row = error instanceof AppError ? undefined : await look(ASK_AGAIN_AFTER_MS);
  if (row) return row;
  await blobs.delete(originalKey(id));
  throw error;
}
