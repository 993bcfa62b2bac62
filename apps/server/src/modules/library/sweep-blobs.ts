import type { BlobStore } from '#kernel/blobs.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database.ts';
import * as store from '#modules/library/store.ts';

/** Where the second part of a key is the id of the file that the blob belongs to. */
const FILE_BLOBS = ['originals/', 'indexes/'];
const KEYS_AT_ONCE = 500;

/** Holds the id of the database that the store belongs to. */
const OWNER_KEY = 'installation';

/** The store belongs to another database, in which its files may well exist. */
export class ForeignBlobStoreError extends Error {
  constructor() {
    super('The stored files belong to another database than the one that is open. Nothing was deleted.');
    this.name = 'ForeignBlobStoreError';
  }
}

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
export function makeSweepBlobs({ database, blobs, clock }: SweepDeps) {
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

  /** A store without an owner takes the first database that opens it. */
  const checkOwner = async (): Promise<void> => {
    const own = await store.getInstallationId(database.root);
    if (await blobs.stat(OWNER_KEY)) {
      if (new TextDecoder().decode(await blobs.get(OWNER_KEY)) !== own) throw new ForeignBlobStoreError();
      return;
    }
    const bytes = new TextEncoder().encode(own);
    await blobs.put(OWNER_KEY, bytes, { maxBytes: bytes.length });
  };

  /** Answers how many blobs were deleted. */
  return async ({ minAgeMs }: { minAgeMs: number }): Promise<number> => {
    await checkOwner();
    let swept = 0;
    for (const prefix of FILE_BLOBS) {
      let keys: string[] = [];
      for await (const key of blobs.list(prefix)) {
        keys.push(key);
        if (keys.length < KEYS_AT_ONCE) continue;
        swept += await sweepKeys(keys, minAgeMs);
        keys = [];
      }
      if (keys.length > 0) swept += await sweepKeys(keys, minAgeMs);
    }
    return swept;
  };
}
