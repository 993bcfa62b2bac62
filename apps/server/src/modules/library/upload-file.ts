import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { cleanFileName, fileExtension } from '@recto/contract/file-names';
import { FILE_TYPES, type FileType } from '@recto/contract/file-types';
import type { Language } from '@recto/contract/languages';
import { FILE_MAX_BYTES } from '@recto/contract/limits';
import type { Refusal } from '@recto/readers';
import type { Admission } from '#kernel/admission.ts';
import { BlobStoreFullError, BlobTooLargeError, inspectBlob, type StoredBlob } from '#kernel/blobs.ts';
import type { Trx } from '#kernel/database.ts';
import type { Log } from '#kernel/log.ts';
import type { IncomingFile } from '#kernel/multipart.ts';
import type { VirusScanner } from '#kernel/virus-scanner.ts';
import { type AcceptDeps, acceptFile, originalKey } from '#modules/library/accept-file.ts';
import type { FileRow } from '#modules/library/file-item.ts';
import { findFolder } from '#modules/library/folder.store.ts';
import * as errors from '#modules/library/library.errors.ts';
import { refuseInfected } from '#modules/library/refuse-infected.ts';
import { findFile } from '#modules/library/store.ts';
import { limitReached, type Meter } from '#modules/plans/index.ts';

/** What tells types apart by content. */
export interface FileTypes {
  /** Those that can be read. */
  readonly types: readonly FileType[];
  /** Whether a file that begins so may be of one of them. */
  mayBeReadable(head: Uint8Array): boolean;
  /** The type of a whole file, be it one that can be read or not, or null; `named` is what its name ends in. */
  detectType(file: Blob, named?: string): Promise<FileType | null>;
  /** What a file is that is of no type here, where that is known. */
  explainRefusal(file: Blob): Promise<Refusal | null>;
}

export interface UploadDeps extends AcceptDeps {
  readonly meter: Meter;
  readonly readers: FileTypes;
  readonly admission: Admission;
  /** Free bytes where files are kept. */
  readonly freeSpace: () => Promise<number>;
  readonly minFreeBytes: number;
  /** Null where none is configured. */
  readonly virusScanner: VirusScanner | null;
  readonly log: Pick<Log, 'warn'>;
}

interface Upload {
  readonly accountId: string;
  readonly folderId: string | null;
  /** Of which it is a newer version. */
  readonly previousFileId?: string | undefined;
  /** Detected where it is not given. */
  readonly lang?: Language | undefined;
  readonly name: string;
}

/** As much of a file as shows that it is none of ours; what it is the stored file tells. */
const HEAD_BYTES = 4_096;

/**
 * Streams a file to the store, tells its type there, then makes its row, its count and its job together. The same bytes
 * again change nothing; of a file that is refused nothing is kept.
 */
export function makeUploadFile(deps: UploadDeps) {
  return async (upload: Upload, file: IncomingFile): Promise<{ file: FileRow; duplicate: boolean }> => {
    const { database, meter, readers } = deps;
    const { accountId, previousFileId } = upload;
    await deps.admission();
    if ((await deps.freeSpace()) < deps.minFreeBytes) throw errors.storageFull();
    if (upload.folderId && !(await findFolder(database.root, { ...upload, folderId: upload.folderId }))) {
      throw errors.folderNotFound();
    }
    if (previousFileId && !(await findFile(database.root, { accountId, fileId: previousFileId }))) {
      throw errors.fileNotFound();
    }
    const name = cleanFileName(upload.name);
    const { head, whole } = await peek(file.stream, HEAD_BYTES);
    if (head.length === 0) throw errors.fileEmpty();
    if (!readers.mayBeReadable(head)) throw errors.fileTypeRefused(readers.types);
    const id = randomUUID();
    const { type, ...stored } = await keep(deps, originalKey(id), { accountId, name, whole, file });
    const count = async (trx: Trx) => {
      await meter.take(trx, { key: id, accountId, metric: 'files' });
      await meter.take(trx, { key: id, accountId, metric: 'storedFiles' });
      await meter.take(trx, { key: id, accountId, metric: 'storedBytes', amount: stored.size });
    };
    // Somebody's many uploads must not hold up what others read and ask.
    return database.inBackground(() => acceptFile(deps, { ...upload, ...stored, id, name, type }, count));
  };
}

/** Stores a file, has it scanned and tells its type; what is refused then is deleted again. */
async function keep(
  { blobs, meter, readers, virusScanner, log }: UploadDeps,
  key: string,
  { accountId, name, whole, file }: { accountId: string; name: string; whole: Readable; file: IncomingFile },
): Promise<StoredBlob & { type: FileType }> {
  const planned = await meter.allowedOf(accountId, 'fileBytes');
  const isPlanned = planned !== null && planned < FILE_MAX_BYTES;
  const maxBytes = isPlanned ? planned : FILE_MAX_BYTES;
  const stored = await blobs.put(key, whole, { maxBytes }).catch((error: unknown) => {
    if (error instanceof BlobTooLargeError)
      throw isPlanned
        ? // How large it is nobody knows: the rest was not awaited.
          limitReached({
            metric: 'fileBytes',
            used: maxBytes,
            allowed: maxBytes,
            resetsAt: null,
            needed: maxBytes + 1,
          })
        : errors.fileTooLarge(FILE_MAX_BYTES);
    throw error instanceof BlobStoreFullError ? errors.storageFull(error) : error;
  });
  try {
    await file.finish();
    // Before anything else looks into it.
    if (virusScanner) await refuseInfected({ blobs, virusScanner, log }, key);
    const type = await inspectBlob(blobs, key, (content) => acceptType(readers, name, content));
    return { ...stored, type };
  } catch (error) {
    await blobs.delete(key);
    throw error;
  }
}

async function acceptType(readers: FileTypes, name: string, content: Blob): Promise<FileType> {
  const extension = fileExtension(name);
  const type = await readers.detectType(content, extension);
  if (!type) {
    const refusal = await readers.explainRefusal(content);
    throw refusal ? errors.fileKindRefused(refusal) : errors.fileTypeRefused(readers.types);
  }
  if (!readers.types.includes(type)) throw errors.fileTypeRefused(readers.types);
  if (extension && extension !== FILE_TYPES[type].extension) throw errors.fileTypeDiffers(extension, type);
  return type;
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
