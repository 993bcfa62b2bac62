import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeDiskBlobStore } from '#adapters/blobs/disk.ts';
import { BlobKeyError, BlobNotFoundError, type BlobStore, BlobTooLargeError } from '#kernel/blobs.ts';

let folder: string;
let store: BlobStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recto-blobs-'));
  store = await makeDiskBlobStore(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const limits = { maxBytes: 10 };
const bytes = (text: string) => new TextEncoder().encode(text);
const leftovers = () => readdir(join(folder, '.tmp'));
const keys = async (prefix = '') => (await Array.fromAsync(store.list(prefix))).sort();

test('what was put comes back whole and in ranges, with its size and hash', async () => {
  const stored = await store.put('a/one', Readable.from([bytes('hello '), bytes('you')]), limits);
  expect(stored).toEqual({
    size: 9,
    sha256: 'b283788fa43abed20cc491063bfa3a455ebca761853c409a9e3acec9712632bc',
  });
  expect(new TextDecoder().decode(await store.get('a/one'))).toBe('hello you');
  expect((await buffer(await store.stream('a/one', { start: 6, end: 8 }))).toString()).toBe('you');
  expect(await store.stat('a/one')).toEqual({ size: 9 });
  expect(await leftovers()).toEqual([]);
});

test('putting again replaces what was there', async () => {
  await store.put('a', bytes('old'), limits);
  await store.put('a', bytes('new'), limits);
  expect(new TextDecoder().decode(await store.get('a'))).toBe('new');
});

test('a source that is too large, or breaks off, leaves what was there and no rest', async () => {
  await store.put('a', bytes('old'), limits);
  const broken = Readable.from(
    (async function* () {
      yield bytes('half');
      throw new Error('the connection was cut');
    })(),
  );
  await expect(store.put('a', Readable.from([bytes('x'.repeat(11))]), limits)).rejects.toThrow(
    BlobTooLargeError,
  );
  await expect(store.put('a', broken, limits)).rejects.toThrow('cut');
  expect(new TextDecoder().decode(await store.get('a'))).toBe('old');
  expect(await leftovers()).toEqual([]);
});

test('what is not there is said so, and deleting it does nothing', async () => {
  await expect(store.get('a')).rejects.toThrow(BlobNotFoundError);
  await expect(store.stream('a')).rejects.toThrow(BlobNotFoundError);
  expect(await store.stat('a')).toBeNull();
  await store.delete('a');
});

test('keys are listed by their beginning', async () => {
  for (const key of ['originals/1', 'originals/2', 'indexes/1/3']) await store.put(key, bytes('x'), limits);
  expect(await keys('originals/')).toEqual(['originals/1', 'originals/2']);
  await store.delete('originals/1');
  expect(await keys()).toEqual(['indexes/1/3', 'originals/2']);
});

test.each(['', '/etc/passwd', '../x', 'a/../b', 'a//b', 'A', '.tmp/x', 'a b', 'a\0b', 'x'.repeat(301)])(
  'the key "%s" is refused',
  async (key) => {
    await expect(store.put(key, bytes('x'), limits)).rejects.toThrow(BlobKeyError);
  },
);

test('what a killed process left half-written is swept at start', async () => {
  await writeFile(join(folder, '.tmp', 'rest'), 'half');
  await makeDiskBlobStore(folder);
  expect(await leftovers()).toEqual([]);
});
