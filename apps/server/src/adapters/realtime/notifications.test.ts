import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { OpenDatabase } from '#adapters/database/open-database.ts';
import { listenToEmbedded, listenToPostgres } from '#adapters/realtime/notifications.ts';
import { openTestDatabase, silentLog, testEngine } from '#testing/database.ts';

const WAIT = { timeout: 20_000 };

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

/** A process that listens, on whichever engine this is. */
async function listen() {
  const heard: string[] = [];
  let gaps = 0;
  const listener = {
    channels: {
      recto_one: (payload: string) => void heard.push(`one ${payload}`),
      recto_other: (payload: string) => void heard.push(`other ${payload}`),
    },
    onGap: () => void gaps++,
  };
  const { jobs, pool } = opened;
  const listening =
    jobs.kind === 'embedded'
      ? await listenToEmbedded(jobs.client, listener)
      : pool && (await listenToPostgres(pool, listener, silentLog));
  if (!listening) throw new Error('PostgreSQL has a pool');
  onTestFinished(() => listening.close());
  return { listening, heard, gaps: () => gaps };
}
const notify = (channel: string, payload: string) =>
  sql`select pg_notify(${channel}, ${payload})`.execute(opened.database.root);

test('a database has a pool exactly where several processes can share it', () => {
  expect(opened.pool !== undefined).toBe(testEngine() === 'postgres');
});

test('a notification is heard by all who listen, on its channel, once it is committed', async () => {
  const [one, other] = [await listen(), await listen()];
  const undone = opened.database.transaction(async (trx) => {
    await sql`select pg_notify('recto_one', 'undone')`.execute(trx);
    throw new Error('planted');
  });
  await expect(undone).rejects.toThrow('planted');
  await notify('recto_one', '1');
  await notify('recto_other', '2');
  await vi.waitFor(() => {
    expect(one.heard).toEqual(['one 1', 'other 2']);
    expect(other.heard).toEqual(['one 1', 'other 2']);
  }, WAIT);
  expect([one.gaps(), other.gaps()]).toEqual([0, 0]);
});

describe.each(testEngine() === 'postgres' ? ['PostgreSQL'] : [])('the connection to %s', () => {
  const countListeners = async () => {
    const { rows } = await sql`select 1 from pg_stat_activity
      where query like 'listen recto%' and datname = current_database()`.execute(opened.database.root);
    return rows.length;
  };

  test('is made again when it is cut, and said to have been cut', async () => {
    const { heard, gaps } = await listen();
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where query like 'listen recto%' and datname = current_database()`.execute(opened.database.root);
    await vi.waitFor(() => expect(gaps()).toBe(1), WAIT);
    await notify('recto_one', 'after');
    await vi.waitFor(() => expect(heard).toEqual(['one after']), WAIT);
  });

  test('is given up when it is closed, and hears nothing more', async () => {
    const { listening, heard } = await listen();
    await listening.close();
    await notify('recto_one', 'late');
    await vi.waitFor(async () => expect(await countListeners()).toBe(0), WAIT);
    expect(heard).toEqual([]);
  });
});
