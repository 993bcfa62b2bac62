import { BlobNotFoundError, type BlobStore, type LocalBlob } from '#kernel/blobs.ts';
import { OriginalMissingError } from '#modules/ingestion/reading-failures.ts';
import { originalKey } from '#modules/library/index.ts';

/** The original of a file; without it nothing can be read, however often it is tried. */
export async function openOriginal(blobs: BlobStore, fileId: string): Promise<LocalBlob> {
  try {
    return await blobs.openLocal(originalKey(fileId));
  } catch (error) {
    throw error instanceof BlobNotFoundError ? new OriginalMissingError(error) : error;
  }
}
