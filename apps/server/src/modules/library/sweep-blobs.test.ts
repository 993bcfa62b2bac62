import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMemoryBlobStore } from '#adapters/blobs/memory.ts';
import { ForeignBlobStoreError } from '#modules/library/claim-blobs.ts';
import { makeSweepBlobs } from '#modules/library/sweep-blobs.ts';
import { type TestApp, openTestApp } from '#testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

test('blobs without a file are deleted once they are old enough, all others stay', async () => {
  const { _id } = await testApp.uploadAndWait(await testApp.signUp());
  const blobs = makeMemoryBlobStore();
  const lost = randomUUID();
  const own = [`originals/${_id}`, `indexes/${_id}/1`];
  const orphans = [`originals/${lost}`, `indexes/${lost}/1`];
  for (const key of [...own, ...orphans]) await blobs.put(key, Buffer.from('x'), { maxBytes: 1 });
  let now = Date.now();
  const sweep = makeSweepBlobs({ database: testApp.installation.database, blobs, clock: () => now });
  const keys = async () =>
    (await Array.fromAsync(blobs.list(''))).filter((key) => key !== 'installation').sort();
  expect([await sweep({ minAgeMs: 60_000 }), await keys()]).toEqual([0, [...own, ...orphans].sort()]);
  now += 120_000;
  expect([await sweep({ minAgeMs: 60_000 }), await keys()]).toEqual([2, own.sort()]);
});

test('nothing is deleted from the store of another database, in which every blob looks lost', async () => {
  const blobs = makeMemoryBlobStore();
  const clock = () => Date.now() + 1_000;
  await blobs.put('installation', Buffer.from(randomUUID()), { maxBytes: 100 });
  await blobs.put(`originals/${randomUUID()}`, Buffer.from('x'), { maxBytes: 1 });
  const sweep = makeSweepBlobs({ database: testApp.installation.database, blobs, clock });
  await expect(sweep({ minAgeMs: 0 })).rejects.toBeInstanceOf(ForeignBlobStoreError);
  expect(await Array.fromAsync(blobs.list('originals/'))).toHaveLength(1);
});
