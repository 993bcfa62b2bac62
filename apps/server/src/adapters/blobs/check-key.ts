import { BlobKeyError } from '#kernel/blobs.ts';

const KEY = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/;

/** The key, if it is of the form that `BlobStore` allows: no way leads from it out of the store. */
export function checkKey(key: string): string {
  if (!KEY.test(key) || key.length > 300) throw new BlobKeyError(key);
  return key;
}
