import { makeMemoryBlobStore } from '#adapters/blobs/memory.ts';
import { sql } from 'kysely';
import { readers } from '@recto/readers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildIndex, saveIndex } from '#modules/ingestion/save-index.ts';
import { makeReading, type Reading } from '#modules/ingestion/reading.ts';
import { type TestApp, openTestApp } from '#testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const failing: Reading = {
  ...makeReading({
    tasks: { run: () => Promise.reject(new Error('nothing is done here')), erase: () => {} },
    readers,
  }),
  extractorVersionOf: () => 7,
  analyserVersion: 9,
};

/** A file as its row says, whose index is saved after `meanwhile`. */
async function arrange(meanwhile: () => Promise<unknown>) {
  const { database } = testApp.installation;
  const { _id } = await testApp.uploadAndWait(await testApp.signUp());
  const file = await database.root
    .selectFrom('file')
    .selectAll()
    .where('id', '=', _id)
    .executeTakeFirstOrThrow();
  const blobs = makeMemoryBlobStore();
  const reading = failing;
  const save = async () => {
    await meanwhile();
    await saveIndex({ database, blobs, reading, clock: Date.now }, file, {
      bytes: Uint8Array.of(1),
      vectors: new Map(),
      blocks: new Map(),
    });
  };
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
    sql`delete from file where id = ${ids[0]}`.execute(testApp.installation.database.root),
  );
  ids.push(file.id);
  await expect(save()).rejects.toThrow('foreign key');
  expect(await keys()).toEqual([]);
});

test('the pages of a long file are handed on as they are stored, a few hundred at a time and in order', async () => {
  const { file } = await arrange(async () => {});
  const { database } = testApp.installation;
  await sql`delete from page where file_id = ${file.id}`.execute(database.root);
  await sql`insert into page (file_id, number, extractor_version, state, width, height, content)
    select ${file.id}, number, 7, 'text', 600, 800, int4send(number) from generate_series(1, 450) number`.execute(
    database.root,
  );
  const batches: number[][] = [];
  const reading: Pick<Reading, 'buildIndex' | 'extractorVersionOf'> = {
    extractorVersionOf: () => 7,
    async buildIndex({ pages }) {
      for await (const batch of pages)
        batches.push(batch.map(({ content }) => Buffer.from(content).readInt32BE()));
      return {
        bytes: new Uint8Array(),
        language: null,
        labels: new Map(),
        vectors: new Map(),
        blocks: new Map(),
      };
    },
  };
  await buildIndex({ database, reading: { ...failing, ...reading } }, file, { pageCount: 450 });
  expect(batches.flat()).toEqual(Array.from({ length: 450 }, (_, index) => index + 1));
  expect(Math.max(...batches.map(({ length }) => length))).toBeLessThan(250);
});
