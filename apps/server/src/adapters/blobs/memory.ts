import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { checkKey } from '#adapters/blobs/blob-key.ts';
import { Measure } from '#adapters/blobs/measure.ts';
import { BlobNotFoundError, type BlobStore } from '#kernel/blobs.ts';

/** Blobs in memory, for tests. */
export function makeMemoryBlobStore(): BlobStore {
  const blobs = new Map<string, { readonly bytes: Uint8Array; readonly storedAt: Date }>();

  const getBytes = (key: string): Uint8Array => {
    checkKey(key);
    const found = blobs.get(key);
    if (!found) throw new BlobNotFoundError(key);
    return found.bytes;
  };

  return {
    async put(key, source, { maxBytes }) {
      checkKey(key);
      const measure = new Measure(maxBytes);
      const input = source instanceof Uint8Array ? Readable.from([source]) : source;
      input.once('error', (error) => measure.destroy(error));
      const bytes = new Uint8Array(await buffer(input.pipe(measure)));
      blobs.set(key, { bytes, storedAt: new Date() });
      return measure.result();
    },
    async get(key) {
      return new Uint8Array(getBytes(key));
    },
    async stream(key, range) {
      const bytes = getBytes(key);
      return Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]);
    },
    async openLocal(key) {
      const bytes = getBytes(key);
      const folder = await mkdtemp(join(tmpdir(), 'recto-blob-'));
      const path = join(folder, 'content');
      await writeFile(path, bytes, { mode: 0o600 });
      return { path, size: bytes.length, release: () => rm(folder, { recursive: true, force: true }) };
    },
    async stat(key) {
      checkKey(key);
      const found = blobs.get(key);
      return found ? { size: found.bytes.length, storedAt: found.storedAt } : null;
    },
    async delete(key) {
      checkKey(key);
      blobs.delete(key);
    },
    async deleteUnfinished() {},
    async *list(prefix) {
      for (const key of blobs.keys()) if (key.startsWith(prefix)) yield key;
    },
  };
}
