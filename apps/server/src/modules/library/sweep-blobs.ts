import type { BlobStore } from '#kernel/blobs.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database.ts';
import { claimBlobs } from '#modules/library/claim-blobs.ts';
import * as store from '#modules/library/store.ts';

/** Where the second part of a key is the id of the file that the blob belongs to. */
const FILE_BLOBS = ['originals/', 'renditions/', 'indexes/'];
const KEYS_PER_BATCH = 500;

interface SweepDeps {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly clock: Clock;
}

/**
 * Deletes blobs whose file does not exist: of uploads that were cut off between the blob and its row, and of deleted
 * files. In a store that belongs to another database every blob would look so: it throws `ForeignBlobStoreError` there and
 * deletes nothing. Younger ones than `minAgeMs` may belong to an upload whose row is still to come.
 */
export function makeSweepBlobs(deps: SweepDeps) {
  const { database, blobs, clock } = deps;
  const sweepKeys = async (keys: readonly string[], minAgeMs: number): Promise<number> => {
    const fileOf = (key: string) => key.split('/')[1] ?? '';
    const alive = await store.findExistingFiles(database.root, [...new Set(keys.map(fileOf))]);
    let swept = 0;
    for (const key of keys) {
      if (alive.has(fileOf(key))) continue;
      const found = await blobs.stat(key);
      if (!found || clock() - found.storedAt.getTime() < minAgeMs) continue;
      await blobs.delete(key);
      swept += 1;
    }
    return swept;
  };

  /** Answers how many blobs were deleted. */
  return async ({ minAgeMs }: { minAgeMs: number }): Promise<number> => {
    await claimBlobs(deps);
    await blobs.deleteUnfinished({ minAgeMs });
    let swept = 0;
    for (const prefix of FILE_BLOBS) {
      let keys: string[] = [];
      for await (const key of blobs.list(prefix)) {
        keys.push(key);
        if (keys.length < KEYS_PER_BATCH) continue;
        swept += await sweepKeys(keys, minAgeMs);
        keys = [];
      }
      if (keys.length > 0) swept += await sweepKeys(keys, minAgeMs);
    }
    return swept;
  };
}
