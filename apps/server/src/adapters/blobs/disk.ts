import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { checkKey } from '#adapters/blobs/check-key.ts';
import { BlobNotFoundError, type BlobStore, BlobTooLargeError, type StoredBlob } from '#kernel/blobs.ts';

/** Where a blob lies until it is whole; what a killed process left here is swept at start. */
const UNFINISHED = '.tmp';

/**
 * Blobs as files. A blob appears under its key only when it is whole and on the disk: written beside, synced, renamed,
 * and the folder synced.
 */
export async function makeDiskBlobStore(folder: string): Promise<BlobStore> {
  const unfinished = join(folder, UNFINISHED);
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const pathOf = (key: string) => join(folder, checkKey(key));

  return {
    async put(key, source, { maxBytes }) {
      const path = pathOf(key);
      const temporary = join(unfinished, randomUUID());
      try {
        const stored = await write(temporary, source, maxBytes);
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await rename(temporary, path);
        await syncFolder(dirname(path));
        return stored;
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },

    get: (key) => readFile(pathOf(key)).catch((error: unknown) => refuseMissing(error, key)),

    async stream(key, range) {
      const path = pathOf(key);
      await stat(path).catch((error: unknown) => refuseMissing(error, key));
      return createReadStream(path, range);
    },

    async stat(key) {
      const found = await stat(pathOf(key)).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      });
      return found && { size: found.size };
    },

    delete: (key) => rm(pathOf(key), { force: true }),

    async *list(prefix) {
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
        const key = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/');
        if (entry.isFile() && !key.startsWith(`${UNFINISHED}/`) && key.startsWith(prefix)) yield key;
      }
    },
  };
}

async function write(path: string, source: Readable | Uint8Array, maxBytes: number): Promise<StoredBlob> {
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > maxBytes) return done(new BlobTooLargeError(maxBytes));
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const readable = source instanceof Readable ? source : Readable.from([source]);
  await pipeline(readable, measure, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
  return { size, sha256: hash.digest('hex') };
}

/** Renaming is on the disk only when the folder that holds the name is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

function refuseMissing(error: unknown, key: string): never {
  throw isMissing(error) ? new BlobNotFoundError(key) : error;
}
