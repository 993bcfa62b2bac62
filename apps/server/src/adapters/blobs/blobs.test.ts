import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, open, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeDiskBlobStore } from '#adapters/blobs/disk.ts';
import { makeMemoryBlobStore } from '#adapters/blobs/memory.ts';
import { makeS3BlobStore, type S3BlobStore } from '#adapters/blobs/s3.ts';
import { S3_KEYS, type S3Server, startS3Server } from '#testing/s3.ts';
import { BlobKeyError, BlobNotFoundError, type BlobStore, BlobTooLargeError } from '#kernel/blobs.ts';

const NO_LIMIT = { maxBytes: Number.MAX_SAFE_INTEGER };

/** What every blob store keeps to. */
function describeBlobStore(name: string, openStore: () => Promise<BlobStore>): void {
  describe(`blobs ${name}`, () => {
    let blobs: BlobStore;
    beforeAll(async () => {
      blobs = await openStore();
    });

    test('come back as they were put, from bytes and from a stream', async () => {
      const bytes = new Uint8Array(randomBytes(300_000));
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      expect(await blobs.put('files/a', bytes, NO_LIMIT)).toEqual({ size: 300_000, sha256 });
      const chunks = [bytes.subarray(0, 7), bytes.subarray(7, 100_000), bytes.subarray(100_000)];
      expect(await blobs.put('files/b', Readable.from(chunks), NO_LIMIT)).toEqual({ size: 300_000, sha256 });
      expect(await blobs.get('files/a')).toEqual(bytes);
      expect(new Uint8Array(await buffer(await blobs.stream('files/b')))).toEqual(bytes);
      const found = await blobs.stat('files/b');
      expect(found).toEqual({ size: 300_000, storedAt: expect.any(Date) });
      expect(Math.abs(Date.now() - (found?.storedAt.getTime() ?? 0))).toBeLessThan(60_000);
    });

    test('may be empty', async () => {
      expect(await blobs.put('empty', new Uint8Array(), NO_LIMIT)).toMatchObject({ size: 0 });
      expect(await blobs.get('empty')).toEqual(new Uint8Array());
    });

    test('give a range with both ends included', async () => {
      await blobs.put('range', Buffer.from('0123456789'), NO_LIMIT);
      const part = await buffer(await blobs.stream('range', { start: 2, end: 5 }));
      expect(part.toString()).toBe('2345');
      const beyond = await buffer(await blobs.stream('range', { start: 8, end: 99 }));
      expect(beyond.toString()).toBe('89');
    });

    test('can be read as a file, also one that was opened before its blob was deleted', async () => {
      await blobs.put('local/a', Buffer.from('0123456789'), NO_LIMIT);
      const local = await blobs.openLocal('local/a');
      expect(local.size).toBe(10);
      const file = await open(local.path);
      await blobs.delete('local/a');
      await local.release();
      expect(await file.readFile('utf8')).toBe('0123456789');
      await file.close();
      await expect(blobs.openLocal('local/a')).rejects.toBeInstanceOf(BlobNotFoundError);
    });

    test('are replaced whole', async () => {
      await blobs.put('replaced', Buffer.from('the longer first content'), NO_LIMIT);
      await blobs.put('replaced', Buffer.from('second'), NO_LIMIT);
      expect(Buffer.from(await blobs.get('replaced')).toString()).toBe('second');
    });

    test('that are too large are refused and leave what was there', async () => {
      await blobs.put('limited', Buffer.from('before'), NO_LIMIT);
      const exact = blobs.put('exact', Buffer.alloc(1000), { maxBytes: 1000 });
      await expect(exact).resolves.toMatchObject({ size: 1000 });
      const tooLarge = blobs.put('limited', Readable.from([Buffer.alloc(600), Buffer.alloc(600)]), {
        maxBytes: 1000,
      });
      await expect(tooLarge).rejects.toBeInstanceOf(BlobTooLargeError);
      expect(Buffer.from(await blobs.get('limited')).toString()).toBe('before');
    });

    test('whose source breaks off are not stored', async () => {
      async function* breaksOff() {
        yield Buffer.from('some');
        throw new Error('client gone');
      }
      await expect(blobs.put('broken', Readable.from(breaksOff()), NO_LIMIT)).rejects.toThrow('client gone');
      expect(await blobs.stat('broken')).toBeNull();
    });

    test('that are missing say so', async () => {
      await expect(blobs.get('missing')).rejects.toBeInstanceOf(BlobNotFoundError);
      await expect(blobs.stream('missing/deeper')).rejects.toBeInstanceOf(BlobNotFoundError);
      expect(await blobs.stat('missing')).toBeNull();
      await blobs.delete('missing');
    });

    test('are gone once deleted', async () => {
      await blobs.put('deleted', Buffer.from('x'), NO_LIMIT);
      await blobs.delete('deleted');
      expect(await blobs.stat('deleted')).toBeNull();
    });

    test('are listed by the beginning of their keys', async () => {
      for (const key of ['list/a/1', 'list/a/2', 'list/ab', 'list/b/1']) {
        await blobs.put(key, Buffer.from('x'), NO_LIMIT);
      }
      const list = async (prefix: string) => (await Array.fromAsync(blobs.list(prefix))).sort();
      expect(await list('list/')).toEqual(['list/a/1', 'list/a/2', 'list/ab', 'list/b/1']);
      expect(await list('list/a')).toEqual(['list/a/1', 'list/a/2', 'list/ab']);
      expect(await list('list/a/')).toEqual(['list/a/1', 'list/a/2']);
      expect(await list('nothing/')).toEqual([]);
      expect(await list('')).toContain('list/b/1');
    });

    test.each([
      '',
      'x'.repeat(301),
      '/etc/passwd',
      '../outside',
      'a/../b',
      'a//b',
      '.tmp/x',
      'A',
      'a\0b',
      'a\\b',
      'a/',
    ])('refuse the key "%s"', async (key) => {
      await expect(blobs.put(key, Buffer.from('x'), NO_LIMIT)).rejects.toBeInstanceOf(BlobKeyError);
      await expect(blobs.get(key)).rejects.toBeInstanceOf(BlobKeyError);
      await expect(blobs.delete(key)).rejects.toBeInstanceOf(BlobKeyError);
    });
  });
}

let folder: string;
let s3: S3Server;
const s3Stores: S3BlobStore[] = [];
function openS3(settings: { readonly bucket?: string; readonly copies?: string } = {}): S3BlobStore {
  const { bucket = s3.bucket, copies = 'copies' } = settings;
  const copiesFolder = join(folder, copies);
  const { endpoint } = s3;
  const store = makeS3BlobStore({ bucket, endpoint, region: 'eu', credentials: S3_KEYS, copiesFolder });
  s3Stores.push(store);
  return store;
}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recto-blobs-'));
  s3 = await startS3Server();
});
afterAll(async () => {
  for (const store of s3Stores) store.close();
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

describeBlobStore('in memory', async () => makeMemoryBlobStore());
describeBlobStore('on disk', () => makeDiskBlobStore(join(folder, 'suite')));
describeBlobStore('in a bucket', async () => openS3());

describe('a bucket', () => {
  test('takes what is longer than a part whole or not at all', async () => {
    const blobs = openS3();
    const bytes = randomBytes(9_000_000);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    async function* chunks(length: number) {
      for (let at = 0; at < length; at += 65_536) yield bytes.subarray(at, Math.min(length, at + 65_536));
    }
    const put = (key: string, length: number, maxBytes: number) =>
      blobs.put(key, Readable.from(chunks(length)), { maxBytes });
    expect(await put('long/whole', bytes.length, bytes.length)).toEqual({ size: bytes.length, sha256 });
    expect(bytes.equals(await blobs.get('long/whole'))).toBe(true);
    await expect(put('long/large', bytes.length, 8_500_000)).rejects.toBeInstanceOf(BlobTooLargeError);
    async function* breaksOff() {
      yield* chunks(8_500_000);
      throw new Error('client gone');
    }
    await expect(blobs.put('long/broken', Readable.from(breaksOff()), NO_LIMIT)).rejects.toThrow(
      'client gone',
    );
    expect(await Array.fromAsync(blobs.list('long/'))).toEqual(['long/whole']);
  });

  test('gives one copy to all who read at a time, and another one of what replaced it', async () => {
    const blobs = openS3({ copies: 'shared' });
    await blobs.put('copied', Buffer.from('first'), NO_LIMIT);
    const [one, other] = await Promise.all([blobs.openLocal('copied'), blobs.openLocal('copied')]);
    expect(one.path).toBe(other.path);
    await blobs.put('copied', Buffer.from('the second'), NO_LIMIT);
    const replaced = await blobs.openLocal('copied');
    expect(replaced.size).toBe(10);
    await one.release();
    await one.release();
    expect(await readFile(other.path, 'utf8')).toBe('first');
    await other.release();
    await replaced.release();
    expect(await readdir(join(one.path, '..'))).toEqual([]);
  });

  test('that cannot be reached is no missing blob', async () => {
    await expect(openS3().ping()).resolves.toBeUndefined();
    const nowhere = openS3({ bucket: 'not-there' });
    await expect(nowhere.ping()).rejects.toThrow();
    await expect(nowhere.get('a')).rejects.not.toBeInstanceOf(BlobNotFoundError);
  });

  test('leaves no copies of processes that died', async () => {
    const place = join(folder, 'abandoned');
    const died = openS3({ copies: 'abandoned' });
    await died.put('held', Buffer.from('x'), NO_LIMIT);
    const held = await died.openLocal('held');
    const lives = openS3({ copies: 'abandoned' });
    const kept = await lives.openLocal('held');
    await lives.deleteUnfinished({ minAgeMs: 60_000 });
    expect(await readdir(place)).toHaveLength(2);
    await lives.deleteUnfinished({ minAgeMs: 0 });
    expect(await readFile(kept.path, 'utf8')).toBe('x');
    await expect(stat(held.path)).rejects.toThrow('ENOENT');
  });
});

describe('the folder of blobs', () => {
  test('keeps files for their owner only and nothing of a refused upload', async () => {
    const place = join(folder, 'tidy');
    const blobs = await makeDiskBlobStore(place);
    await blobs.put('files/one', Buffer.from('x'), NO_LIMIT);
    await blobs.put('files/big', Buffer.alloc(10), { maxBytes: 1 }).catch(() => {});
    expect((await stat(join(place, 'files/one'))).mode & 0o777).toBe(0o600);
    expect(await readdir(join(place, '.tmp'))).toEqual([]);
    expect(await readdir(join(place, 'files'))).toEqual(['one']);
  });

  test('keeps no folder named after what is gone, even while others write there', async () => {
    const place = join(folder, 'emptied');
    const blobs = await makeDiskBlobStore(place);
    await blobs.put('indexes/id/1', Buffer.from('x'), NO_LIMIT);
    await blobs.put('indexes/id/2', Buffer.from('x'), NO_LIMIT);
    await blobs.delete('indexes/id/1');
    expect(await readdir(join(place, 'indexes/id'))).toEqual(['2']);
    await blobs.delete('indexes/id/2');
    expect(await readdir(join(place, 'indexes'))).toEqual([]);
    const storms = Array.from({ length: 40 }, async (_, index) => {
      await blobs.put(`indexes/storm/${index}`, Buffer.from('x'), NO_LIMIT);
      if (index % 2) await blobs.delete(`indexes/storm/${index}`);
    });
    await Promise.all(storms);
    expect((await Array.fromAsync(blobs.list('indexes/storm/'))).length).toBe(20);
  });

  test('is cleared of what was never finished, but for what another process may be at', async () => {
    const place = join(folder, 'swept');
    await mkdir(join(place, '.tmp'), { recursive: true });
    for (const name of ['old', 'young']) await writeFile(join(place, '.tmp', name), 'half');
    const anHourAgo = new Date(Date.now() - 3_600_000);
    await utimes(join(place, '.tmp', 'old'), anHourAgo, anHourAgo);
    const blobs = await makeDiskBlobStore(place);
    expect((await readdir(join(place, '.tmp'))).sort()).toEqual(['old', 'young']);
    await blobs.deleteUnfinished({ minAgeMs: 60_000 });
    expect(await readdir(join(place, '.tmp'))).toEqual(['young']);
    await blobs.deleteUnfinished({ minAgeMs: 0 });
    expect(await readdir(join(place, '.tmp'))).toEqual([]);
    expect(await Array.fromAsync(blobs.list(''))).toEqual([]);
  });
});
