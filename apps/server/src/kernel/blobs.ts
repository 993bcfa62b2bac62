import { openAsBlob } from 'node:fs';
import type { Readable } from 'node:stream';

/** Raised by `put` when the source is longer than allowed; nothing is stored then. */
export class BlobTooLargeError extends Error {
  readonly maxBytes: number;

  constructor(maxBytes: number) {
    super(`The content is larger than ${maxBytes} bytes.`);
    this.name = 'BlobTooLargeError';
    this.maxBytes = maxBytes;
  }
}

/** Raised by `put` when the disk or a quota has no room left; nothing is stored then. */
export class BlobStoreFullError extends Error {
  constructor(cause: unknown) {
    super('There is no room left to store anything.', { cause });
    this.name = 'BlobStoreFullError';
  }
}

/** Raised by `get`, `stream` and `openLocal` when nothing is stored under the key. */
export class BlobNotFoundError extends Error {
  constructor(key: string) {
    super(`Nothing is stored under "${key}".`);
    this.name = 'BlobNotFoundError';
  }
}

/** Raised by every call whose key is not of the allowed form. */
export class BlobKeyError extends Error {
  constructor(key: string) {
    super(`"${key}" is not a valid blob key.`);
    this.name = 'BlobKeyError';
  }
}

export interface StoredBlob {
  readonly size: number;
  /** Lower-case hexadecimal. */
  readonly sha256: string;
}

/** Bytes of a blob, both ends inclusive as in HTTP's Range. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** A blob as a file of this machine: where it is kept, or a copy. */
export interface LocalBlob {
  readonly path: string;
  readonly size: number;
  /** Whoever has the file open may go on reading it. */
  release(): Promise<void>;
}

/**
 * Where originals, retrieval indexes and reports are kept. Keys are made of ids, never of what a user
 * typed: segments of `a-z 0-9 . _ -` joined by `/`, each beginning with a letter or digit.
 */
export interface BlobStore {
  /** Stores the source whole or not at all, replacing what was there. Throws `BlobTooLargeError`, `BlobStoreFullError`. */
  put(key: string, source: Readable | Uint8Array, limits: { readonly maxBytes: number }): Promise<StoredBlob>;
  get(key: string): Promise<Uint8Array>;
  stream(key: string, range?: ByteRange): Promise<Readable>;
  /** The blob as a file that threads and programs can read by themselves, as often as they like, until it is released. */
  openLocal(key: string): Promise<LocalBlob>;
  stat(key: string): Promise<{ size: number; storedAt: Date } | null>;
  /** Does nothing when the key is unknown. */
  delete(key: string): Promise<void>;
  /** Keys that begin with `prefix`, in no particular order. */
  list(prefix: string): AsyncIterable<string>;
  /** Deletes what processes that died were still storing; younger than `minAgeMs` it may be another one's that lives. */
  deleteUnfinished(limits: { readonly minAgeMs: number }): Promise<void>;
}

/** Looks at a blob, anywhere in it, without having it in memory whole. */
export async function inspectBlob<T>(
  blobs: BlobStore,
  key: string,
  look: (content: Blob) => Promise<T>,
): Promise<T> {
  const { path, release } = await blobs.openLocal(key);
  try {
    return await look(await openAsBlob(path));
  } finally {
    await release();
  }
}

/** Null where the blob was deleted a moment ago. */
export async function streamIfThere(blobs: BlobStore, key: string): Promise<Readable | null> {
  try {
    return await blobs.stream(key);
  } catch (error) {
    if (error instanceof BlobNotFoundError) return null;
    throw error;
  }
}
