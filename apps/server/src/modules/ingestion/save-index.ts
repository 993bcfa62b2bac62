import type { BlobStore } from '#kernel/blobs.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database.ts';
import { replaceBlocks } from '#modules/ingestion/blocks.store.ts';
import type { Reading } from '#modules/ingestion/reading.ts';
import { isCorruptPage } from '#modules/ingestion/storage-faults.ts';
import { replaceSearchRows } from '#modules/ingestion/search.store.ts';
import * as store from '#modules/ingestion/store.ts';
import type { BuiltIndex } from '#modules/ingestion/tasks/build-index.ts';
import { type FileRow, typeOfPages } from '#modules/library/index.ts';

export interface IndexDeps {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly reading: Reading;
  readonly clock: Clock;
}

export interface StoredIndex {
  readonly key: string;
  /** Changes whenever the content of the index does, the key only with the versions of reader and analyser. */
  readonly sha256: string;
}

/** Where every index of a file lies. */
export const indexFolder = (fileId: string) => `indexes/${fileId}/`;

/** The pages of a file that this version of its reader writes. */
export const ofFile = (
  file: Pick<FileRow, 'id' | 'type' | 'read_as'>,
  reading: Pick<Reading, 'extractorVersionOf'>,
): store.OfFile => ({ fileId: file.id, extractorVersion: reading.extractorVersionOf(typeOfPages(file)) });

/** The key changes with the reader and the analyser, so that no version takes the index of another for its own. */
export const indexKey = (
  file: Pick<FileRow, 'id' | 'type' | 'read_as'>,
  reading: Pick<Reading, 'extractorVersionOf' | 'analyserVersion'>,
) => `${indexFolder(file.id)}${reading.extractorVersionOf(typeOfPages(file))}-${reading.analyserVersion}`;

/** Deletes the indexes of a file but the one to be kept. */
export async function deleteIndexes(blobs: BlobStore, fileId: string, kept?: string): Promise<void> {
  for await (const key of blobs.list(indexFolder(fileId))) if (key !== kept) await blobs.delete(key);
}

/** Makes the labels and the retrieval index of a file from its stored pages; damaged ones are dropped, to be read again. */
export async function buildIndex(
  { database, reading }: Pick<IndexDeps, 'database' | 'reading'>,
  file: FileRow,
  { pageCount, signal }: { readonly pageCount: number; readonly signal?: AbortSignal | undefined },
): Promise<BuiltIndex> {
  const pages = store.streamPages(database.root, ofFile(file, reading));
  try {
    return await reading.buildIndex({
      account: file.account_id,
      pageCount,
      pages,
      language: file.lang,
      isCertain: file.lang_from === 'owner',
      signal,
    });
  } catch (error) {
    if (isCorruptPage(error)) await store.deletePages(database.root, file.id);
    throw error;
  }
}

/** Stores the retrieval index of a file, its rows of the search and the blocks of its pages, in the place of those it had; gives what its bytes can be told by. */
export async function saveIndex(
  { database, blobs, reading, clock }: IndexDeps,
  file: FileRow,
  { bytes, vectors, blocks }: Pick<BuiltIndex, 'bytes' | 'vectors' | 'blocks'>,
): Promise<StoredIndex> {
  const blobKey = indexKey(file, reading);
  const { sha256 } = await blobs.put(blobKey, bytes, { maxBytes: bytes.length });
  const index = {
    fileId: file.id,
    blobKey,
    analyserVersion: reading.analyserVersion,
    sha256,
    at: new Date(clock()),
  };
  try {
    await database.transaction(async (trx) => {
      await store.upsertIndex(trx, index);
      await replaceSearchRows(trx, { fileId: file.id, accountId: file.account_id, vectors });
      await replaceBlocks(trx, { fileId: file.id, blocks });
    });
  } catch (error) {
    // Most likely the file has been deleted meanwhile, and its blobs with it: this one came too late to be among them.
    await blobs.delete(blobKey);
    throw error;
  }
  await deleteIndexes(blobs, file.id, blobKey);
  return { key: blobKey, sha256 };
}
