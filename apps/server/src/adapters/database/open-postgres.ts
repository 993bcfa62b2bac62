import type { PostgresPool } from 'kysely';
import pg from 'pg';
import type { DatabaseLog } from '#adapters/database/make-database.ts';
import { parsers } from '#adapters/database/parsers.ts';
import { isUnanswered } from '#patches/pg/unanswered.ts';

export interface PoolLimits {
  readonly connections: number;
  /** Milliseconds a statement may take; 0 is no limit. */
  readonly statementTimeout: number;
  /** Milliseconds to wait for the answer to a statement, from a server that may have gone without a word; 0 is no limit. */
  readonly answerTimeout: number;
}

/** No request waits longer than this for one statement. */
export const QUERY_LIMITS: PoolLimits = { connections: 10, statementTimeout: 30_000, answerTimeout: 45_000 };

/** A migration may take long, and waits for another server that is migrating. */
export const MIGRATION_LIMITS: PoolLimits = { connections: 2, statementTimeout: 0, answerTimeout: 0 };

/** Our parsers for the types they name, pg's own for all others. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    const parser = format === 'binary' ? undefined : parsers[oid];
    return parser ?? pg.types.getTypeParser(oid, format as 'text');
  },
};

/** A pool whose connections may break at any time without ending the process. */
export function openPool(url: string, limits: PoolLimits, log: DatabaseLog): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: limits.connections,
    statement_timeout: limits.statementTimeout,
    query_timeout: limits.answerTimeout,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    types,
  });
  const report = (err: Error) => log.warn({ err }, 'database connection lost');
  pool.on('error', report);
  // A checked-out client has no error handler of the pool's: a restart of the server would be uncaught.
  pool.on('connect', (client) => client.on('error', report));
  return pool;
}

/**
 * The pool for Kysely, which gives connections back whatever became of them. One whose statement was never answered still
 * waits for that: everything else on it would too, so it is refused at once and the connection closed.
 */
export function dropUnanswered(pool: pg.Pool): PostgresPool {
  const connect = async () => {
    const client = await pool.connect();
    let unanswered: Error | undefined;
    const query = async (text: string, parameters: readonly unknown[]) => {
      if (unanswered) throw unanswered;
      try {
        return await client.query(text, [...parameters]);
      } catch (error) {
        if (isUnanswered(error)) unanswered = error;
        throw error;
      }
    };
    const release = (destroy = false) => client.release(unanswered ?? destroy);
    return { query, release };
  };
  // Kysely's type has a second form of `query`, for cursors, and the means to cancel statements; nothing here uses them.
  return { connect, end: () => pool.end(), options: pool.options } as unknown as PostgresPool;
}
