import { makeMemoryBlobStore } from '#adapters/blobs/memory.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveIndex } from '#modules/ingestion/save-index.ts';
import type { Reading } from '#modules/ingestion/reading.ts';
import { type Door, openDoor } from '#testing/door.ts';

let door: Door;
beforeAll(async () => {
  door = await openDoor();
}, 60_000);
afterAll(() => door.close());

/** A file as its row says, and a reading that does `meanwhile` while it builds the index. */
async function arrange(meanwhile: () => Promise<unknown>) {
  const { database } = door.installation;
  const { _id } = await door.uploadAndWait(await door.signUp());
  const file = await database.root
    .selectFrom('file')
    .selectAll()
    .where('id', '=', _id)
    .executeTakeFirstOrThrow();
  const blobs = makeMemoryBlobStore();
  const reading: Reading = {
    buildIndex: async () => {
      await meanwhile();
      return { bytes: Uint8Array.of(1), language: 'en' };
    },
    readPdf: () => Promise.reject(new Error('nothing is read here')),
    checkPassword: () => Promise.reject(new Error('nothing is opened here')),
    forget: () => {},
    extractorVersion: 7,
    analyserVersion: 9,
  };
  const save = () => saveIndex({ database, blobs, reading, clock: Date.now }, file, []);
  return { file, blobs, save, keys: () => Array.fromAsync(blobs.list('')) };
}

test('an index takes the place of those of earlier versions', async () => {
  const { file, blobs, save, keys } = await arrange(async () => {});
  await blobs.put(`indexes/${file.id}/1`, Uint8Array.of(0), { maxBytes: 1 });
  await save();
  expect(await keys()).toEqual([`indexes/${file.id}/7-9`]);
});

test('an index whose file is deleted while it is built leaves no blob', async () => {
  const ids: string[] = [];
  const { file, save, keys } = await arrange(() =>
    sql`delete from file where id = ${ids[0]}`.execute(door.installation.database.root),
  );
  ids.push(file.id);
  await expect(save()).rejects.toThrow('foreign key');
  expect(await keys()).toEqual([]);
});
