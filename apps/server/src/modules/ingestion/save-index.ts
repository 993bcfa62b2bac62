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

/** The key changes with the analyser, so that an index of another version is never taken for this one's. */
export const indexKey = (fileId: string, analyserVersion: number) => `indexes/${fileId}/${analyserVersion}`;

/** Builds the retrieval index of a file from its page texts and stores it; gives its bytes and the language found. */
export async function saveIndex(
  { database, blobs, reading, clock }: IndexDeps,
  file: FileRow,
  pages: readonly IndexablePage[],
): Promise<{ bytes: Uint8Array; language: Language | null }> {
  const built = await reading.buildIndex({ account: file.account_id, pages, language: file.lang });
  const { analyserVersion } = reading;
  const blobKey = indexKey(file.id, analyserVersion);
  await blobs.put(blobKey, built.bytes, { maxBytes: built.bytes.length });
  await store.upsertIndex(database.root, {
    fileId: file.id,
    blobKey,
    analyserVersion,
    at: new Date(clock()),
  });
  return built;
}
