import { BlobKeyError } from '#kernel/blobs.ts';

const SEGMENT = /^[a-z0-9][a-z0-9._-]{0,99}$/;
const MAX_SEGMENTS = 8;

/** Throws unless the key is made of plain segments: nothing that a file system could read as a way out. */
export function checkKey(key: string): void {
  const segments = key.split('/');
  if (segments.length > MAX_SEGMENTS || !segments.every((segment) => SEGMENT.test(segment))) {
    throw new BlobKeyError(key);
  }
}
