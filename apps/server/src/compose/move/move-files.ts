import { BackupError } from '#adapters/backup/manifest.ts';
import { hashOfStored } from '#adapters/backup/measure.ts';
import { listMovedFiles, type MovedFile, noteFile } from '#adapters/database/backup/move-progress.ts';
import { query } from '#adapters/database/backup/tables.ts';
import type { MoveSource } from '#compose/move/move-source.ts';
import type { MoveTarget } from '#compose/move/move-target.ts';
import type { BlobStore } from '#kernel/blobs.ts';

/** Files under way at a time: a bucket answers each request late, and several as fast. */
const AT_ONCE = 4;

export interface MovedFiles {
  readonly files: number;
  readonly fileBytes: number;
  /** Originals that were damaged or missing before, in sentences. */
  readonly damaged: readonly string[];
}

interface Moving {
  readonly source: MoveSource;
  readonly target: MoveTarget;
  readonly onStep: (text: string) => void;
}

/** Copies every stored file that has not arrived yet, reads it back and compares its hash. */
export async function moveFiles({ source, target, onStep }: Moving): Promise<MovedFiles> {
  const known = await listMovedFiles(target.database);
  const arrived = new Map<string, MovedFile>();
  const keys = await listKeys(source.blobs);
  await eachAtOnce(keys, async (key, at) => {
    onStep(`stored files: ${at} of ${keys.length}`);
    const before = known.get(key);
    if (before && (await target.blobs.stat(key))?.size === before.size) {
      arrived.set(key, before);
      return;
    }
    const stored = await moveFile(source.blobs, target.blobs, key);
    await noteFile(target.database, key, stored);
    arrived.set(key, stored);
  });
  // Of a move that was given up, after which somebody has worked on in the old place.
  for await (const key of target.blobs.list('')) if (!arrived.has(key)) await target.blobs.delete(key);
  return {
    files: arrived.size,
    fileBytes: [...arrived.values()].reduce((sum, { size }) => sum + size, 0),
    damaged: await findDamaged(source, arrived),
  };
}

async function moveFile(from: BlobStore, to: BlobStore, key: string): Promise<MovedFile> {
  const found = await from.stat(key);
  if (!found) throw new BackupError(`The stored file ${key} has gone while it was moved.`);
  const sent = await to.put(key, await from.stream(key), { maxBytes: found.size });
  if ((await hashOfStored(to, key)) !== sent.sha256)
    throw new BackupError(
      `The stored file ${key} has arrived otherwise than it was sent. Look at the store, then run the same command again; it goes on.`,
    );
  return sent;
}

/** The rows of uploads know the hash of their bytes: what differs was damaged before, and is told. */
async function findDamaged(source: MoveSource, arrived: ReadonlyMap<string, MovedFile>): Promise<string[]> {
  const rows = await source.read((trx) =>
    query<{ id: string; hash: string }>(trx, 'select id::text as id, hash from public.file order by id'),
  );
  return rows.flatMap(({ id, hash }) => {
    const sha256 = arrived.get(`originals/${id}`)?.sha256;
    if (sha256 === hash) return [];
    return sha256 === undefined
      ? `The original of the file ${id} was missing in ${source.folder} already.`
      : `The original of the file ${id} was damaged in ${source.folder} already: its hash is not that of its upload.`;
  });
}

export async function listKeys(store: BlobStore): Promise<string[]> {
  return (await Array.fromAsync(store.list(''))).sort();
}

/** Does the work for each, a few at a time; ends with the first that fails, when none is under way any more. */
export async function eachAtOnce<T>(
  items: readonly T[],
  work: (item: T, at: number) => Promise<void>,
): Promise<void> {
  const left = items.entries();
  let hasFailed = false;
  const turns = Array.from({ length: AT_ONCE }, async () => {
    for (const [at, item] of left) {
      if (hasFailed) return;
      await work(item, at).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
    }
  });
  const ended = await Promise.allSettled(turns);
  for (const turn of ended) if (turn.status === 'rejected') throw turn.reason;
}
