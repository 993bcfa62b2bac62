import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, type Dirent } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { checkKey } from '#adapters/blobs/blob-key.ts';
import { clearHeld, keepIfHeld } from '#adapters/blobs/held-deletions.ts';
import { Measure } from '#adapters/blobs/measure.ts';
import { BlobNotFoundError, type BlobStore, BlobStoreFullError } from '#kernel/blobs.ts';

/** Unfinished uploads lie here, on the same file system as their place. No key begins with a dot. */
const UNFINISHED = '.tmp';

/**
 * Blobs as files of a folder. A blob is written beside its place, synced, renamed into it, and the
 * folder synced: after a crash or a power cut it is there whole or not at all.
 */
export async function makeDiskBlobStore(folder: string): Promise<BlobStore> {
  const unfinished = join(folder, UNFINISHED);
  await mkdir(unfinished, { recursive: true, mode: 0o700 });

  const pathOf = (key: string): string => {
    checkKey(key);
    return join(folder, ...key.split('/'));
  };

  return {
    async put(key, source, { maxBytes }) {
      const path = pathOf(key);
      const temporary = join(unfinished, randomUUID());
      const measure = new Measure(maxBytes);
      try {
        const file = createWriteStream(temporary, { flags: 'wx', mode: 0o600, flush: true });
        await pipeline(source instanceof Uint8Array ? Readable.from([source]) : source, measure, file);
        // What it takes the place of may be what the rows in a backup name.
        await keepIfHeld(folder, key, path);
        await moveInto(folder, temporary, path);
      } catch (error) {
        await rm(temporary, { force: true });
        throw isFull(error) ? new BlobStoreFullError(error) : error;
      }
      await syncFolder(dirname(path));
      return measure.result();
    },

    async get(key) {
      return new Uint8Array(await readFile(pathOf(key)).catch(missing(key)));
    },

    async stream(key, range) {
      // Opened here, so that a missing blob is an error of this call and not of the stream.
      const file = await open(pathOf(key), 'r').catch(missing(key));
      return createReadStream('', { fd: file, ...range });
    },

    async openLocal(key) {
      const path = pathOf(key);
      const { size } = await stat(path).catch(missing(key));
      return { path, size, release: async () => {} };
    },

    async stat(key) {
      try {
        const { size, mtime } = await stat(pathOf(key));
        return { size, storedAt: mtime };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },

    async delete(key) {
      const path = pathOf(key);
      await keepIfHeld(folder, key, path);
      await rm(path, { force: true });
      await syncFolder(dirname(path)).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
      await removeEmptyFolder(folder, dirname(path));
    },

    list: (prefix) => listFiles(folder, prefix),

    async deleteUnfinished({ minAgeMs }) {
      await clearHeld(folder);
      for (const name of await readdir(unfinished)) {
        const path = join(unfinished, name);
        // Gone meanwhile: finished.
        const found = await stat(path).catch(() => null);
        if (found && Date.now() - found.mtimeMs >= minAgeMs) await rm(path, { force: true });
      }
    },
  };
}

async function* listFiles(folder: string, prefix: string): AsyncIterable<string> {
  // Only the folder that the prefix names is read, not the whole store.
  const parent = prefix.slice(0, prefix.lastIndexOf('/') + 1);
  const top = join(folder, ...parent.split('/').filter((segment) => segment !== ''));
  if (parent !== '') checkKey(parent.slice(0, -1));
  yield* walk(top, folder, prefix);
}

async function* walk(at: string, folder: string, prefix: string): AsyncIterable<string> {
  const entries: Dirent[] = await readdir(at, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const entry of entries) {
    const path = join(at, entry.name);
    const key = relative(folder, path).split(sep).join('/');
    if (entry.isDirectory() && !entry.name.startsWith('.')) {
      if (`${key}/`.startsWith(prefix) || prefix.startsWith(`${key}/`)) yield* walk(path, folder, prefix);
    } else if (entry.isFile() && key.startsWith(prefix)) yield key;
  }
}

/** Whose folder a deletion has just removed makes it again. */
async function moveInto(top: string, temporary: string, path: string, attempts = 3): Promise<void> {
  await makeFolder(top, dirname(path));
  try {
    await rename(temporary, path);
  } catch (error) {
    if (!isMissing(error) || attempts === 1) throw error;
    await moveInto(top, temporary, path, attempts - 1);
  }
}

/** The folder of a blob that is gone must not keep its name, which is an id. Folders of the first level stay. */
async function removeEmptyFolder(top: string, path: string): Promise<void> {
  if (dirname(path) === top || path === top) return;
  await rmdir(path).catch((error: unknown) => {
    if (!isMissing(error) && !hasCode(error, 'ENOTEMPTY') && !hasCode(error, 'EEXIST')) throw error;
  });
}

/** Creates a folder and syncs each new one into its parent. */
async function makeFolder(top: string, path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = path; made.length >= first.length && made !== top; made = dirname(made)) {
    await syncFolder(dirname(made));
  }
}

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** No space on the disk, or none within a quota. */
function isFull(error: unknown): boolean {
  return hasCode(error, 'ENOSPC') || hasCode(error, 'EDQUOT');
}

function isMissing(error: unknown): boolean {
  return hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR');
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

function missing(key: string): (error: unknown) => never {
  return (error) => {
    throw isMissing(error) ? new BlobNotFoundError(key) : error;
  };
}
