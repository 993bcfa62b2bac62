import { createServer, type Socket } from 'node:net';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { isUnanswered } from '#patches/pg/unanswered.ts';

/** `AuthenticationOk` and `ReadyForQuery` of the protocol, and nothing after that. */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/*
 * After an upgrade of pg: see what `Client.query` in its lib/client.js rejects with when `query_timeout` is over. Where there
 * is a code by then, ask for that. Unnoticed, connections that never answer go back into the pool.
 */
test('a statement that a server never answers is known by what pg says', async () => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => {}));
    socket.once('data', () => socket.write(WELCOME));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const client = new pg.Client({
    host: '127.0.0.1',
    user: 'nobody',
    query_timeout: 50,
    ...(port && { port }),
  });
  client.on('error', () => {});
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  await client.connect();
  const error: unknown = await client.query('select 1').catch((reason: unknown) => reason);
  expect(isUnanswered(error)).toBe(true);
  expect(isUnanswered(new Error('Connection terminated'))).toBe(false);
});
