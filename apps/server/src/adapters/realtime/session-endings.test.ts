import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { OpenDatabase } from '#adapters/database/open-database.ts';
import { openSessionEndings } from '#adapters/realtime/session-endings.ts';
import { openTestDatabase, silentLog, testEngine } from '#testing/database.ts';

const WAIT = { timeout: 20_000 };

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

/** A process that listens; the embedded database has but one process, and so no pool. */
async function listen(pool: NonNullable<OpenDatabase['pool']>) {
  const heard: string[] = [];
  let gaps = 0;
  const listener = { onEnded: (ids: readonly string[]) => void heard.push(...ids), onGap: () => void gaps++ };
  const endings = await openSessionEndings(pool, listener, silentLog);
  onTestFinished(() => endings.close());
  return { endings, heard, gaps: () => gaps };
}

test('a database has a pool exactly where several processes can share it', () => {
  expect(opened.pool !== undefined).toBe(testEngine() === 'postgres');
});

describe.each(testEngine() === 'postgres' ? ['PostgreSQL'] : [])('several processes on %s', () => {
  const getPool = () => opened.pool ?? Promise.reject(new Error('PostgreSQL has a pool'));

  test('an end is heard in every process, however many sessions it is', async () => {
    const pool = await getPool();
    const [one, other] = [await listen(pool), await listen(pool)];
    const ids = Array.from({ length: 450 }, () => randomUUID());
    one.endings.announce(ids);
    await vi.waitFor(() => {
      expect(new Set(one.heard)).toEqual(new Set(ids));
      expect(new Set(other.heard)).toEqual(new Set(ids));
    }, WAIT);
    expect([one.gaps(), other.gaps()]).toEqual([0, 0]);
  });

  test('a cut connection is made again, and said to have been cut', async () => {
    const pool = await getPool();
    const { endings, heard, gaps } = await listen(pool);
    await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where query like 'listen%' and datname = current_database()`);
    await vi.waitFor(() => expect(gaps()).toBe(1), WAIT);
    endings.announce(['after']);
    await vi.waitFor(() => expect(heard).toEqual(['after']), WAIT);
  });

  test('a closed one hears nothing more and gives its connection up', async () => {
    const pool = await getPool();
    const { endings, heard } = await listen(pool);
    await endings.close();
    await pool.query("select pg_notify('recto_session_endings', 'late')");
    const listeners = async () =>
      (
        await pool.query(`select 1 from pg_stat_activity
          where query like 'listen%' and datname = current_database()`)
      ).rows;
    await vi.waitFor(async () => expect(await listeners()).toEqual([]), WAIT);
    expect(heard).toEqual([]);
  });
});
