import Fastify from 'fastify';
import { io } from 'socket.io-client';
import { expect, onTestFinished, test } from 'vitest';
import type { Caller } from '#kernel/http.ts';
import { makeLog } from '#kernel/log.ts';
import { makeRealtime } from '#modules/realtime/realtime.ts';

const caller: Caller = {
  accountId: 'account-1',
  email: 'ada@example.org',
  role: 'user',
  sessionId: 'session-1',
  level: 'full',
};

test.each(['websocket', 'polling'])(
  'a server that stops leaves its clients to come back (%s)',
  async (by) => {
    const realtime = makeRealtime({
      authenticate: async () => caller,
      render: async () => null,
      findAccessExpiry: async () => new Date(Date.now() + 60_000),
      clock: Date.now,
      log: makeLog('silent'),
    });
    const app = Fastify();
    realtime.attach(app.server);
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const socket = io(url, {
      auth: { token: 'token' },
      transports: [by],
      forceNew: true,
    });
    onTestFinished(() => void socket.disconnect());
    await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
    const cut = new Promise((resolve) => socket.once('disconnect', resolve));
    await realtime.close();
    // After 'io server disconnect' a client of socket.io would stay away.
    expect(await cut).toMatch(/^transport (close|error)$/);
    expect(socket.active).toBe(true);
    await app.close();
  },
);
