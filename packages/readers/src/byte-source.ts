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

/** Fills `target` as the source does; what the source throws comes as a `SourceError`. */
export function readSource(source: ByteSource, position: number, target: Uint8Array): void {
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
