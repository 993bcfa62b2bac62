import type { Language } from '@recto/contract/languages';
import type { IndexablePage } from '@recto/core/answers';
import type { BlobStore } from '#kernel/blobs.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database.ts';
import type { Reading } from '#modules/ingestion/reading.ts';
import * as store from '#modules/ingestion/store.ts';
import type { FileRow } from '#modules/library/index.ts';

export interface IndexDeps {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly reading: Reading;
  readonly clock: Clock;
}

/** Where every index of a file lies. */
export const indexFolder = (fileId: string) => `indexes/${fileId}/`;

/** The key changes with the reader and the analyser: what is kept under it elsewhere is never taken for something else. */
export const indexKey = (fileId: string, reading: Pick<Reading, 'extractorVersion' | 'analyserVersion'>) =>
  `${indexFolder(fileId)}${reading.extractorVersion}-${reading.analyserVersion}`;

/** Deletes the indexes of a file but the one to be kept. */
export async function deleteIndexes(blobs: BlobStore, fileId: string, kept?: string): Promise<void> {
  for await (const key of blobs.list(indexFolder(fileId))) if (key !== kept) await blobs.delete(key);
}

/** Builds the retrieval index of a file from its page texts and stores it; gives its bytes and the language found. */
export async function saveIndex(
  { database, blobs, reading, clock }: IndexDeps,
  file: FileRow,
  pages: readonly IndexablePage[],
): Promise<{ bytes: Uint8Array; language: Language | null }> {
  const built = await reading.buildIndex({ account: file.account_id, pages, language: file.lang });
  const blobKey = indexKey(file.id, reading);
  await blobs.put(blobKey, built.bytes, { maxBytes: built.bytes.length });
  const index = {
    fileId: file.id,
    blobKey,
    analyserVersion: reading.analyserVersion,
    at: new Date(clock()),
  };
  try {
    await store.upsertIndex(database.root, index);
  } catch (error) {
    // Most likely the file has been deleted meanwhile, and its blobs with it: this one came too late to be among them.
    await blobs.delete(blobKey);
    throw error;
  }
  await deleteIndexes(blobs, file.id, blobKey);
  return built;
}
