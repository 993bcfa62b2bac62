import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BlobStore } from '#kernel/blobs.ts';

/** Counts and hashes what passes. */
export class Hashing extends Transform {
  readonly #hash = createHash('sha256');
  #bytes = 0;

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback) {
    this.#bytes += chunk.length;
    this.#hash.update(chunk);
    done(null, chunk);
  }

  /** What has passed; to be asked once, at the end. */
  result(): { bytes: number; sha256: string } {
    return { bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }
}

/** The SHA-256 of what a store gives back. */
export async function hashOfStored(store: BlobStore, key: string): Promise<string> {
  const hashing = new Hashing();
  hashing.resume();
  await pipeline(await store.stream(key), hashing);
  return hashing.result().sha256;
}
