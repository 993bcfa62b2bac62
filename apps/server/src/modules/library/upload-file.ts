import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { cleanFileName, fileExtension } from '@recto/contract/file-names';
import type { Language } from '@recto/contract/languages';
import type { FileType } from '@recto/contract/library';
import { FILE_MAX_BYTES } from '@recto/contract/limits';
import { type BlobStore, BlobStoreFullError, BlobTooLargeError, type StoredBlob } from '#kernel/blobs.ts';
import type { Trx } from '#kernel/database.ts';
import type { IncomingFile } from '#kernel/multipart.ts';
import { type AcceptDeps, acceptFile, originalKey } from '#modules/library/accept-file.ts';
import type { FileRow } from '#modules/library/file-item.ts';
import { findFolder } from '#modules/library/folder.store.ts';
import * as errors from '#modules/library/library.errors.ts';
import type { Meter } from '#modules/plans/index.ts';

export interface UploadDeps extends AcceptDeps {
  readonly meter: Meter;
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

/** As much of a file as telling its type needs. */
const HEAD_BYTES = 4_100;

/** Streams a file to the store, then makes its row, its count and its job together. The same bytes again change nothing. */
export function makeUploadFile(deps: UploadDeps) {
  return async (upload: Upload, file: IncomingFile): Promise<{ file: FileRow; duplicate: boolean }> => {
    const { database, blobs, meter } = deps;
    const { accountId } = upload;
    if ((await deps.freeSpace()) < deps.minFreeBytes) throw errors.storageFull();
    if (upload.folderId && !(await findFolder(database.root, { ...upload, folderId: upload.folderId }))) {
      throw errors.folderNotFound();
    }
    const name = cleanFileName(upload.name);
    const { head, whole } = await peek(file.stream, HEAD_BYTES);
    const type = acceptType(name, head, await deps.detectType(head));
    const id = randomUUID();
    const stored = await keep(blobs, originalKey(id), whole, file);
    const count = async (trx: Trx) => {
      await meter.take(trx, { key: id, accountId, metric: 'files' });
      await meter.take(trx, { key: id, accountId, metric: 'storedFiles' });
    };
    // Somebody's many uploads must not hold up what others read and ask.
    return database.inBackground(() => acceptFile(deps, { ...upload, ...stored, id, name, type }, count));
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
    if (error instanceof BlobTooLargeError) throw errors.fileTooLarge(FILE_MAX_BYTES);
    throw error instanceof BlobStoreFullError ? errors.storageFull(error) : error;
  });
  try {
    await file.finish();
    return stored;
  } catch (error) {
    await blobs.delete(key);
    throw error;
  }
}

/** The first bytes of a stream, and the whole of it still to be read. */
async function peek(stream: Readable, bytes: number): Promise<{ head: Uint8Array; whole: Readable }> {
  const chunks: Buffer[] = [];
  let size = 0;
  const iterator = untilCut(stream);
  while (size < bytes) {
    const { value, done } = await iterator.next();
    if (done) break;
    chunks.push(value);
    size += value.length;
  }
  const whole = Readable.from(
    (async function* () {
      yield* chunks;
      yield* iterator;
    })(),
    { objectMode: false },
  );
  return { head: Buffer.concat(chunks), whole };
}

/** What breaks while it is read was cut off by the client; what breaks while it is stored is another matter. */
async function* untilCut(stream: Readable): AsyncGenerator<Buffer, void> {
  try {
    for await (const chunk of stream) yield chunk as Buffer;
  } catch (error) {
    throw errors.uploadCut(error);
  }
}
