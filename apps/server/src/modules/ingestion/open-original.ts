import { BlobNotFoundError, type BlobStore, type LocalBlob } from '#kernel/blobs.ts';
import { OriginalMissingError } from '#modules/ingestion/reading-failures.ts';
import { renditionKey } from '#modules/ingestion/renditions.ts';
import { type FileRow, originalKey } from '#modules/library/index.ts';

/** The original of a file; without it nothing can be read, however often it is tried. */
export const openOriginal = (blobs: BlobStore, fileId: string): Promise<LocalBlob> =>
  openLocal(blobs, originalKey(fileId));

/** What the pages of a file are read from: its rendition, or the original. */
export const openReadable = (blobs: BlobStore, file: Pick<FileRow, 'id' | 'read_as'>): Promise<LocalBlob> =>
  openLocal(blobs, file.read_as === null ? originalKey(file.id) : renditionKey(file.id));

async function openLocal(blobs: BlobStore, key: string): Promise<LocalBlob> {
  try {
    return await blobs.openLocal(key);
  } catch (error) {
    throw error instanceof BlobNotFoundError ? new OriginalMissingError(error) : error;
  }
}
