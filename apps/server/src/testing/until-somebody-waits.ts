import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Trx } from '#kernel/database.ts';
import { testEngine } from '#testing/database.ts';

/** On PostgreSQL: until somebody waits for this transaction. The embedded engine has one connection, so there everybody does. */
export async function untilSomebodyWaits(trx: Trx) {
  if (testEngine() === 'pglite') return;
  await vi.waitFor(
    async () => {
      const { rows } = await sql`
        select pid from pg_locks
        where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(trx);
      expect(rows).not.toEqual([]);
    },
    { timeout: 20_000 },
  );
}
