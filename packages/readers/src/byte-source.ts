import { ReaderError } from '#reader-error.ts';

/** The bytes of a file, read in parts as they are asked for, so that a large file need not lie in memory. */
export interface ByteSource {
  readonly size: number;
  /** Fills `target` with the bytes from `position` on; throws when they cannot be had. */
  read(position: number, target: Uint8Array): void;
}

/** Bytes that lie in memory already. */
export function sourceOf(bytes: Uint8Array): ByteSource {
  return {
    size: bytes.length,
    read: (position, target) => target.set(bytes.subarray(position, position + target.length)),
  };
}

/**
 * Fills `target` as the source does; what the source throws comes as a `SourceError`. A file that leads beyond its own end
 * is damaged, and no source is asked for that.
 */
export function readSource(source: ByteSource, position: number, target: Uint8Array): void {
  if (position < 0 || position + target.length > source.size)
    throw new ReaderError('damaged', 'the file leads beyond its end');
  try {
    source.read(position, target);
  } catch (error) {
    throw new SourceError(error);
  }
}

/** The bytes of the file could not be read; says nothing about the file. */
export class SourceError extends Error {
  constructor(cause: unknown) {
    super('The bytes of the file could not be read', { cause });
    this.name = 'SourceError';
  }
}
