import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { cleanFileName, fileExtension } from '@recto/contract/file-names';
import type { Language } from '@recto/contract/languages';
import type { FileType } from '@recto/contract/library';
import { FILE_MAX_BYTES } from '@recto/contract/limits';
import { type BlobStore, BlobTooLargeError, type StoredBlob } from '#kernel/blobs.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database.ts';
import type { JobQueue } from '#kernel/define-job.ts';
import type { IncomingFile } from '#kernel/multipart.ts';
import { holdFolder } from '#modules/library/delete-files.store.ts';
import type { FileRow } from '#modules/library/file-item.ts';
import { processFile } from '#modules/library/jobs.ts';
import * as errors from '#modules/library/library.errors.ts';
import * as store from '#modules/library/store.ts';
import type { Meter } from '#modules/plans/index.ts';

export interface UploadDeps {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly jobs: JobQueue;
  readonly meter: Meter;
  readonly clock: Clock;
  /** The type that the first bytes of a file show, or null. */
  readonly detectType: (head: Uint8Array) => Promise<FileType | null>;
  /** Free bytes where files are kept. */
  readonly freeSpace: () => Promise<number>;
  readonly minFreeBytes: number;
}

interface Upload {
  readonly accountId: string;
  readonly folderId: string | null;
  readonly lang: Language;
  readonly name: string;
}

export const originalKey = (fileId: string) => `originals/${fileId}`;

/** As much of a file as telling its type needs. */
const HEAD_BYTES = 4_100;

/** Streams a file to the store, then makes its row, its count and its job together. The same bytes again change nothing. */
export function makeUploadFile(deps: UploadDeps) {
  return async (upload: Upload, file: IncomingFile): Promise<{ file: FileRow; duplicate: boolean }> => {
    const { database, blobs } = deps;
    if ((await deps.freeSpace()) < deps.minFreeBytes) throw errors.storageFull();
    if (
      upload.folderId &&
      !(await store.findFolder(database.root, { ...upload, folderId: upload.folderId }))
    ) {
      throw errors.folderNotFound();
    }
    const name = cleanFileName(upload.name);
    const { head, whole } = await peek(file.stream, HEAD_BYTES);
    const type = acceptType(name, head, await deps.detectType(head));
    const id = randomUUID();
    const stored = await keep(blobs, originalKey(id), whole, file);
    const row = await accept(deps, { ...upload, id, name, type }, stored);
    if (row) return { file: row, duplicate: false };
    await blobs.delete(originalKey(id));
    const existing = await store.findFileByHash(database.root, {
      accountId: upload.accountId,
      hash: stored.sha256,
    });
    if (!existing) throw errors.fileAlreadyThere();
    return { file: existing, duplicate: true };
  };
}

function acceptType(name: string, head: Uint8Array, type: FileType | null): FileType {
  if (head.length === 0) throw errors.fileEmpty();
  if (type !== 'PDF') throw errors.fileTypeRefused();
  const extension = fileExtension(name);
  if (extension && extension !== type.toLowerCase()) throw errors.fileTypeDiffers(extension, type);
  return type;
}

async function keep(blobs: BlobStore, key: string, whole: Readable, file: IncomingFile): Promise<StoredBlob> {
  const stored = await blobs.put(key, whole, { maxBytes: FILE_MAX_BYTES }).catch((error: unknown) => {
    throw error instanceof BlobTooLargeError ? errors.fileTooLarge(FILE_MAX_BYTES) : errors.uploadCut(error);
  });
  try {
    await file.finish();
    return stored;
  } catch (error) {
    await blobs.delete(key);
    throw error;
  }
}

type NewFile = Upload & { readonly id: string; readonly type: FileType };

async function accept(deps: UploadDeps, file: NewFile, stored: StoredBlob): Promise<FileRow | undefined> {
  const { id, accountId, folderId, lang, name, type } = file;
  try {
    return await deps.database.transaction(async (trx) => {
      // Looked for once more: it may have been deleted while the file was on its way.
      if (folderId && !(await holdFolder(trx, { accountId, folderId }))) throw errors.folderNotFound();
      const at = new Date(deps.clock());
      const row = await store.insertFile(trx, {
        id,
        account_id: accountId,
        folder_id: folderId,
        name,
        type,
        lang,
        size: stored.size,
        hash: stored.sha256,
        at,
      });
      if (!row) return undefined;
      await deps.meter.take(trx, { key: id, accountId, metric: 'files_uploaded' });
      await deps.meter.take(trx, { key: id, accountId, metric: 'files_stored' });
      await deps.jobs.enqueue(trx, processFile, { fileId: id, accountId });
      return row;
    });
  } catch (error) {
    await deps.blobs.delete(originalKey(id));
    throw error;
  }
}

/** The first bytes of a stream, and the whole of it still to be read. */
async function peek(stream: Readable, bytes: number): Promise<{ head: Uint8Array; whole: Readable }> {
  const chunks: Buffer[] = [];
  let size = 0;
  const iterator = stream[Symbol.asyncIterator]();
  while (size < bytes) {
    const { value, done } = await iterator.next().catch((error: unknown) => {
      throw errors.uploadCut(error);
    });
    if (done) break;
    chunks.push(value as Buffer);
    size += (value as Buffer).length;
  }
  const whole = Readable.from(
    (async function* () {
      yield* chunks;
      yield* { [Symbol.asyncIterator]: () => iterator } as AsyncIterable<Buffer>;
    })(),
    { objectMode: false },
  );
  return { head: Buffer.concat(chunks), whole };
}
