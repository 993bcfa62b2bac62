import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '#adapters/database/open-database.ts';
import type { Trx } from '#kernel/database.ts';
import { makeOutbox, type Outbox } from '#modules/realtime/outbox.ts';
import { deleteEventsOf, deleteEventsOlderThan } from '#modules/realtime/outbox.store.ts';
import { openTestDatabase, testEngine } from '#testing/database.ts';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

/** Reads as one process does. */
async function openReader(outbox: Outbox, accountIds: readonly string[]) {
  let { snapshot } = await outbox.read(null, []);
  return async () => {
    const read = await outbox.read(snapshot, accountIds);
    ({ snapshot } = read);
    return read.events.map(({ about }) => about[0]);
  };
}

function arrange() {
  const outbox = makeOutbox(opened.database);
  const accountId = randomUUID();
  const add = outbox.defineEvent({ type: 'FILE_PROGRESS', render: async () => null });
  return { outbox, accountId, add: (trx: Trx, id: string) => add(trx, { accountId, about: [id] }) };
}

test('what is rolled back was never said', async () => {
  const { outbox, accountId, add } = arrange();
  const read = await openReader(outbox, [accountId]);
  const undone = opened.database.transaction(async (trx) => {
    await add(trx, 'undone');
    throw new Error('planted');
  });
  await expect(undone).rejects.toThrow('planted');
  await opened.database.transaction((trx) => add(trx, 'done'));
  expect(await read()).toEqual(['done']);
  expect(await read()).toEqual([]);
});

test('every reader has each event once, and those of its accounts only', async () => {
  const { outbox, accountId, add } = arrange();
  const [one, other] = [await openReader(outbox, [accountId]), await openReader(outbox, [accountId])];
  const stranger = await openReader(outbox, [randomUUID()]);
  await opened.database.transaction(async (trx) => {
    await add(trx, '1');
    await add(trx, '2');
  });
  expect(await one()).toEqual(['1', '2']);
  await opened.database.transaction((trx) => add(trx, '3'));
  expect(await one()).toEqual(['3']);
  expect(await other()).toEqual(['1', '2', '3']);
  expect(await stranger()).toEqual([]);
});

describe.each(testEngine() === 'postgres' ? ['PostgreSQL'] : [])(
  'transactions at the same time on %s',
  () => {
    test('an event whose transaction began early and commits late is not passed over', async () => {
      const { outbox, accountId, add } = arrange();
      const read = await openReader(outbox, [accountId]);
      const [added, committing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const late = opened.database.transaction(async (trx) => {
        await add(trx, 'late');
        added.resolve();
        await committing.promise;
      });
      await added.promise;
      await opened.database.transaction((trx) => add(trx, 'early'));
      // The ids say the opposite.
      expect(await read()).toEqual(['early']);
      expect(await read()).toEqual([]);
      committing.resolve();
      await late;
      expect(await read()).toEqual(['late']);
    });
  },
);

test('what is deleted takes its events along, that of another account stays', async () => {
  const [mine, theirs] = [arrange(), arrange()];
  const [file, kept] = [randomUUID(), randomUUID()];
  await opened.database.transaction(async (trx) => {
    await mine.outbox.fail(trx, {
      accountId: mine.accountId,
      about: { fileId: file, questionId: 'q' },
      message: 'About both',
    });
    await mine.add(trx, kept);
    await theirs.add(trx, file);
  });
  const rows = async () => {
    const { rows: found } = await sql<{ about: string[] }>`select about from outbox_event
      where account_id in (${mine.accountId}, ${theirs.accountId}) order by id`.execute(opened.database.root);
    return found.map(({ about }) => about);
  };
  await opened.database.transaction((trx) => mine.outbox.eraseEventsAbout(trx, mine.accountId, [file]));
  expect(await rows()).toEqual([[kept], [file]]);
  await deleteEventsOf(opened.database.root, mine.accountId);
  expect(await rows()).toEqual([[file]]);
  await deleteEventsOlderThan(opened.database.root, 60_000);
  expect(await rows()).toEqual([[file]]);
  await deleteEventsOlderThan(opened.database.root, 0);
  expect(await rows()).toEqual([]);
});

test('an event is rendered as things stand when it is sent; one that another version wrote is passed over', async () => {
  const outbox = makeOutbox(opened.database);
  const event = { accountId: randomUUID(), about: ['batch'], body: null, isLast: false };
  let done = 1;
  outbox.defineEvent({
    type: 'BATCH_PROGRESS',
    render: async ({ id: batchId }) => (done > 2 ? null : { batchId, eta: null, done, total: 2 }),
  });
  expect(() => outbox.defineEvent({ type: 'BATCH_PROGRESS' })).toThrow('BATCH_PROGRESS');
  done = 2;
  const of = { ...event, type: 'BATCH_PROGRESS' };
  expect(await outbox.render(of)).toMatchObject({
    type: 'BATCH_PROGRESS',
    body: { batchId: 'batch', done: 2 },
  });
  done = 3;
  expect(await outbox.render(of)).toBeNull();
  expect(await outbox.render({ ...event, type: 'OF_A_LATER_VERSION' })).toBeNull();
});
