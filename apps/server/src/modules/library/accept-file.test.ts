import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeMemoryBlobStore } from '#adapters/blobs/memory.ts';
import type { Database } from '#kernel/database.ts';
import { acceptFile, originalKey } from '#modules/library/accept-file.ts';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let person: Person;
shareTestApp((shared) => {
  ({ testApp, person } = shared);
});

const LOST = new Error('Connection terminated unexpectedly');

/** Accepts a file of one byte on a database that behaves as told. */
async function accept(behave: (real: Database) => Database) {
  const id = randomUUID();
  const blobs = makeMemoryBlobStore();
  const stored = await blobs.put(originalKey(id), Uint8Array.of(1), { maxBytes: 1 });
  const jobs = { enqueue: async () => {} };
  const deps = { database: behave(testApp.installation.database), blobs, jobs, clock: Date.now };
  const file = { ...stored, sha256: randomUUID(), id, accountId: person.accountId, folderId: null };
  const accepting = acceptFile(deps, { ...file, name: 'one.pdf', type: 'PDF', lang: 'en' });
  return { id, accepting, isKept: async () => (await blobs.stat(originalKey(id))) !== null };
}

test('a connection that breaks after the commit has accepted the file', async () => {
  const { id, accepting, isKept } = await accept((real) => ({
    ...real,
    transaction: async (work) => {
      await real.transaction(work);
      throw LOST;
    },
  }));
  expect(await accepting).toMatchObject({ file: { id }, duplicate: false });
  expect(await isKept()).toBe(true);
});

test('a connection that breaks before the commit has not, and no blob is left', async () => {
  const { accepting, isKept } = await accept((real) => ({
    ...real,
    transaction: () => Promise.reject(LOST),
  }));
  await expect(accepting).rejects.toBe(LOST);
  expect(await isKept()).toBe(false);
});

test('where every connection has just broken it asks again, and no blob is left', async () => {
  let asked = 0;
  const { accepting, isKept } = await accept((real) => ({
    ...real,
    get root(): Database['root'] {
      asked += 1;
      if (asked <= 2) throw LOST;
      return real.root;
    },
    transaction: () => Promise.reject(LOST),
  }));
  await expect(accepting).rejects.toBe(LOST);
  expect(await isKept()).toBe(false);
});

test('where the database cannot even be asked, the blob is left to the sweeper', async () => {
  const { accepting, isKept } = await accept((real) => ({
    ...real,
    get root(): Database['root'] {
      throw new Error('no connection');
    },
    transaction: () => Promise.reject(LOST),
  }));
  await expect(accepting).rejects.toBe(LOST);
  expect(await isKept()).toBe(true);
});
