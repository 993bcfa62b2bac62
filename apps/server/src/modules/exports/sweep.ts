import type { BlobStore } from '#kernel/blobs.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database.ts';
import * as store from '#modules/exports/store.ts';

interface SweepDeps {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly clock: Clock;
  readonly isWhole: (row: store.ExportRow) => Promise<boolean>;
}

const KEYS_PER_LOOK = 500;

/**
 * Deletes exports that have had their time, those of conversations of which a question was deleted, and every file whose
 * export is gone. A file is stored after its row was made, so one without a row belongs to nobody.
 */
export function makeSweepExports({ database, blobs, clock, isWhole }: SweepDeps) {
  const sweepKeys = async (keys: readonly string[]): Promise<void> => {
    const idOf = (key: string) => key.split('/')[1] ?? '';
    const kept = await store.findExisting(database.root, keys.map(idOf));
    for (const key of keys) if (!kept.has(idOf(key))) await blobs.delete(key);
  };

  return async (): Promise<void> => {
    await store.deleteExpired(database.root, new Date(clock()));
    for (const row of await store.listConversations(database.root))
      if (!(await isWhole(row))) await store.deleteExports(database.root, [row.id]);
    let keys: string[] = [];
    for await (const key of blobs.list('exports/')) {
      keys.push(key);
      if (keys.length < KEYS_PER_LOOK) continue;
      await sweepKeys(keys);
      keys = [];
    }
    await sweepKeys(keys);
  };
}
