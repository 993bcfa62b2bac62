import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { BlobTooLargeError, type StoredBlob } from '#kernel/blobs.ts';

/** A step of a pipeline that counts and hashes what passes, and ends the pipeline beyond the limit. */
export class Measure extends Transform {
  readonly #maxBytes: number;
  readonly #hash = createHash('sha256');
  #size = 0;

  constructor(maxBytes: number) {
    super();
    this.#maxBytes = maxBytes;
  }

  override _transform(chunk: Buffer, _encoding: string, done: (error?: Error | null, data?: Buffer) => void) {
    this.#size += chunk.length;
    if (this.#size > this.#maxBytes) {
      done(new BlobTooLargeError(this.#maxBytes));
      return;
    }
    this.#hash.update(chunk);
    done(null, chunk);
  }

  /** What has passed; to be asked once, at the end. */
  result(): StoredBlob {
    return { size: this.#size, sha256: this.#hash.digest('hex') };
  }
}
