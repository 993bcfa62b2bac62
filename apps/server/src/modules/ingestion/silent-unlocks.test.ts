import { randomUUID } from 'node:crypto';
import { readers } from '@recto/readers';
import { tinyPdf } from '@recto/testing/pdf';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { makeMemoryBlobStore } from '#adapters/blobs/memory.ts';
import { makeLog } from '#kernel/log.ts';
import { makeReading, type Reading } from '#modules/ingestion/reading.ts';
import { makeRunningReads } from '#modules/ingestion/running-reads.ts';
import { makeUnlockFile } from '#modules/ingestion/unlock-file.ts';
import { makeLibrary } from '#modules/library/library.ts';
import { originalKey, PASSWORD_NEEDED } from '#modules/library/index.ts';
import { makeMeter } from '#modules/plans/index.ts';
import { silentOutbox } from '#testing/silent-outbox.ts';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';

const MINUTE = 60_000;

let testApp: TestApp;
let person: Person;
shareTestApp((shared) => {
  ({ testApp, person } = shared);
});

/** A process on the same database whose reading never ends, and whose clock is ours. */
function openProcess() {
  const { database } = testApp.installation;
  const time = { now: Date.now() };
  const clock = () => time.now;
  const blobs = makeMemoryBlobStore();
  const meter = makeMeter({ database, clock });
  const library = makeLibrary({
    database,
    clock,
    meter,
    idempotency: { eraseMentions: async () => {} },
    beforeFilesDeleted: async () => [],
    jobs: { enqueue: async () => {} },
    realtime: silentOutbox,
  });
  const reading: Reading = {
    ...makeReading({
      tasks: { run: () => Promise.reject(new Error('nothing is done here')), erase: () => {} },
      readers,
    }),
    readPages: ({ signal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('stopped')))),
    checkPassword: async () => {},
    extractorVersionOf: () => 1,
    analyserVersion: 1,
  };
  const deps = {
    database,
    blobs,
    library,
    meter,
    reading,
    clock,
    jobs: { enqueue: async () => {} },
    reads: makeRunningReads(),
    whenRead: async () => {},
    log: makeLog('silent'),
    converter: null,
  };
  const times = { aliveEvery: 5, lookEvery: 5, silentFor: MINUTE };
  return { ...makeUnlockFile(deps, times), blobs, time };
}

/** A file that waits for its password. */
async function makeLocked(): Promise<string> {
  const { _id } = await testApp.uploadAndWait(person, { bytes: tinyPdf([['Locked.']], randomUUID()) });
  await sql`update file set status = 'failed', error_code = ${PASSWORD_NEEDED} where id = ${_id}`.execute(
    testApp.installation.database.root,
  );
  return _id;
}

const hasStatus = (id: string, status: string) =>
  vi.waitFor(async () => expect(await testApp.getFile(person, id)).toMatchObject({ status }), 20_000);

test('a file whose password dies with one of several processes is asked for again, without a restart', async () => {
  const [dying, other] = [openProcess(), openProcess()];
  const id = await makeLocked();
  await dying.blobs.put(originalKey(id), Uint8Array.of(1), { maxBytes: 1 });
  await dying.unlock(person.accountId, id, 'secret');
  await other.failInterrupted({ isAlone: false });
  // As long as it shows signs of life nobody else interferes, however long it takes.
  dying.time.now += 5 * MINUTE;
  const heard = new Date(dying.time.now);
  await vi.waitFor(async () => {
    const { rows } = await sql<{ updated_at: Date }>`select updated_at from file where id = ${id}`.execute(
      testApp.installation.database.root,
    );
    expect(rows[0]?.updated_at).toEqual(heard);
  }, 20_000);
  other.time.now += 5 * MINUTE;
  expect((await testApp.getFile(person, id)).status).toBe('processing');

  // Dead, as far as anybody can see: its clock stands still.
  other.time.now += 2 * MINUTE;
  await hasStatus(id, 'failed');
  expect(await testApp.getFile(person, id)).toMatchObject({ error_code: PASSWORD_NEEDED });
  await Promise.all([dying.stop(), other.stop()]);
});
