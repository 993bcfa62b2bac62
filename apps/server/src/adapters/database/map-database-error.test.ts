import { createServer } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { PostgresDialect, sql } from 'kysely';
import { expect, test } from 'vitest';
import { mapDatabaseError, isAway } from '#adapters/database/map-database-error.ts';
import { makeDatabase } from '#adapters/database/make-database.ts';
import { dropUnanswered, openPool } from '#adapters/database/open-postgres.ts';
import { openTestDatabase, silentLog, onlyOn } from '#testing/database.ts';

const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

/** The error of a query to a server that behaves so. */
async function query(url: string): Promise<unknown> {
  const pool = openPool(url, { connections: 1, statementTimeout: 1_000, answerTimeout: 0 }, silentLog);
  const error = await errorOf(pool.query('select 1'));
  await pool.end();
  return error;
}

test('a server that is not there is away: by port, by socket, by name', async () => {
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const { port } = closed.address() as AddressInfo;
  closed.close();
  await once(closed, 'close');
  expect(isAway(await query(`postgres://x@127.0.0.1:${port}/x`))).toBe(true);
  expect(isAway(await query('postgres://x@localhost/x?host=/no/such/folder'))).toBe(true);
});

test('a server that hangs up is away', async () => {
  const rude = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
  await once(rude, 'listening');
  const { port } = rude.address() as AddressInfo;
  expect(isAway(await query(`postgres://x@127.0.0.1:${port}/x`))).toBe(true);
  rude.close();
});

/** A server of PostgreSQL that lets clients in and then says nothing more. */
async function openSilentServer() {
  const letIn = Buffer.from('5200000008000000005a0000000549', 'hex');
  const silent = createServer((socket) => {
    socket.once('data', () => socket.write(letIn)).on('error', () => {});
  }).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  return { url: `postgres://x@127.0.0.1:${port}/x`, close: () => silent.close() };
}

test('a server that lets a query wait for ever is away, and its connection is not used again', async () => {
  const { url, close } = await openSilentServer();
  const pool = openPool(url, { connections: 1, statementTimeout: 0, answerTimeout: 50 }, silentLog);
  const { database } = makeDatabase(new PostgresDialect({ pool: dropUnanswered(pool) }), silentLog);
  expect(isAway(await errorOf(sql`select 1`.execute(database.root)))).toBe(true);
  expect(isAway(await errorOf(database.transaction((trx) => sql`select 1`.execute(trx))))).toBe(true);
  expect(pool.totalCount).toBe(0);
  await pool.end();
  close();
});

test('a server that answers is not, whatever it says of the query', async () => {
  const { database, close } = await openTestDatabase();
  const error = await errorOf(sql`select * from nothing_of_that_name`.execute(database.root));
  expect([error instanceof Error, isAway(error)]).toEqual([true, false]);
  await close();
});

test('a server that ends the connection is away', onlyOn('postgres'), async () => {
  const { database, close } = await openTestDatabase();
  const error = await errorOf(sql`select pg_terminate_backend(pg_backend_pid())`.execute(database.root));
  expect(isAway(error)).toBe(true);
  await close();
});

test('a request that fails for the disk or the server is told so, with what to do', () => {
  const full = Object.assign(new Error('could not extend file'), { code: '53100' });
  expect(mapDatabaseError(full)).toMatchObject({ status: 507, code: 'storage.full' });
  const slow = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
  expect(mapDatabaseError(slow)).toMatchObject({ status: 503, details: { retryAfterSeconds: 5 } });
  const away = Object.assign(new Error('terminating connection'), { code: '57P01' });
  expect(mapDatabaseError(away)).toMatchObject({ status: 503, details: { retryAfterSeconds: 5 } });
  expect(mapDatabaseError(new Error('a fault'))).toBeUndefined();
});
