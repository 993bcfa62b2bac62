import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { AppError } from '#kernel/errors.ts';
import { type BodyGuard, guardBodies } from '#kernel/request-bodies.ts';

const LIMITS = { perNetwork: 3, windowMs: 60_000, windowBytes: 60_000, restBytes: 1_000_000, restMs: 300 };
const WAIT = { timeout: 20_000 };

let app: FastifyInstance;
let guard: BodyGuard;
let now: number;
let received: number;
const sending: ClientRequest[] = [];

beforeEach(async () => {
  [now, received] = [0, 0];
  app = Fastify({ trustProxy: true, bodyLimit: 1_000_000_000, forceCloseConnections: true });
  guard = guardBodies(app, { limits: LIMITS, now: () => now, behindTls: false, capped: true });
  app.setErrorHandler<AppError>((error, _request, reply) => reply.code(error.status).send({}));
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  app.post('/read', async ({ raw }) => {
    for await (const chunk of raw) received += (chunk as Buffer).length;
    return { received };
  });
  app.post('/wait', async ({ raw }) => {
    await new Promise((resolve) => raw.once('aborted', resolve));
    return {};
  });
  app.post('/refuse', async () => {
    throw new AppError(415, 'file.type_refused', 'Not this.');
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const each of sending.splice(0)) each.destroy();
  await app.close();
});

interface Client {
  readonly request: ClientRequest;
  readonly status: Promise<number>;
  readonly closed: Promise<unknown>;
}

/** A request whose body is still to come. */
function open(path: string, { from = '198.51.100.1', length = 500_000_000 } = {}): Client {
  const { port } = app.server.address() as AddressInfo;
  const headers = {
    'content-type': 'application/octet-stream',
    'content-length': length,
    'x-forwarded-for': from,
  };
  const client = request({ port, host: '127.0.0.1', path, method: 'POST', headers });
  sending.push(client);
  client.on('error', () => undefined);
  client.flushHeaders();
  return {
    request: client,
    status: new Promise((resolve) =>
      client.once('response', (response: IncomingMessage) => resolve(response.resume().statusCode ?? 0)),
    ),
    closed: new Promise((resolve) => client.once('close', resolve)),
  };
}

describe('a body that is sent slowly', () => {
  test('byte by byte is cut off with 408 after a while', async () => {
    const client = open('/read');
    client.request.write('x');
    await vi.waitFor(() => expect(received).toBe(1), WAIT);
    now += LIMITS.windowMs - 1;
    guard.check();
    client.request.write('x');
    await vi.waitFor(() => expect(received).toBe(2), WAIT);
    now += 1;
    guard.check();
    expect(await client.status).toBe(408);
    await client.closed;
  });

  test('but steadily is taken, however long it takes', async () => {
    const client = open('/read', { length: 2 * LIMITS.windowBytes });
    await vi.waitFor(() => expect(guard.count()).toBe(1), WAIT);
    for (const round of [1, 2]) {
      client.request.write('x'.repeat(LIMITS.windowBytes));
      await vi.waitFor(() => expect(received).toBe(round * LIMITS.windowBytes), WAIT);
      now += LIMITS.windowMs;
      guard.check();
    }
    expect(await client.status).toBe(200);
  });

  test('is not the sender’s fault where nobody reads', async () => {
    const client = open('/wait');
    client.request.write('x');
    await vi.waitFor(() => expect(guard.count()).toBe(1), WAIT);
    now += 10 * LIMITS.windowMs;
    guard.check();
    expect(client.request.destroyed).toBe(false);
    expect(guard.count()).toBe(1);
  });
});

describe('bodies on their way', () => {
  test('are limited for one network, and no longer counted when they have come or were given up', async () => {
    const clients = [1, 2, 3].map(() => open('/read', { length: 2 }));
    await vi.waitFor(() => expect(guard.count()).toBe(3), WAIT);
    const refused = open('/read');
    expect(await refused.status).toBe(429);
    await refused.closed;
    const elsewhere = open('/read', { from: '203.0.113.1', length: 1 });
    elsewhere.request.end('x');
    expect(await elsewhere.status).toBe(200);
    clients[0]?.request.end('xx');
    expect(await clients[0]?.status).toBe(200);
    clients[1]?.request.destroy();
    await vi.waitFor(() => expect(guard.count()).toBe(1), WAIT);
    const again = open('/read', { length: 1 });
    again.request.end('x');
    expect(await again.status).toBe(200);
  });
});

describe('a body that was refused', () => {
  test('is read no further than so far, and its sender can read why', async () => {
    const client = open('/refuse');
    let sent = 0;
    const chunk = Buffer.alloc(100_000);
    const send = (): void => {
      if (client.request.destroyed) return;
      sent += chunk.length;
      if (client.request.write(chunk)) setImmediate(send);
      else client.request.once('drain', send);
    };
    send();
    expect(await client.status).toBe(415);
    await client.closed;
    // What the server has taken, and what lies in the buffers between the two.
    expect(sent).toBeLessThan(100_000_000);
  });

  test('and waited for no longer than a moment', async () => {
    const client = open('/refuse');
    client.request.write('x');
    expect(await client.status).toBe(415);
    await client.closed;
  });

  test('is let by first where the answer closes the connection, so that its sender can read that', async () => {
    const [closing, reached] = [
      Fastify({ forceCloseConnections: true }),
      Promise.withResolvers<IncomingMessage>(),
    ];
    guardBodies(closing, { limits: { ...LIMITS, restMs: 20_000 }, behindTls: false, capped: true });
    closing.addContentTypeParser('*', (_request, _body, done) => done(null));
    closing.post('/', async ({ raw }, reply) => {
      reached.resolve(raw);
      return reply.code(413).header('connection', 'close').send({});
    });
    onTestFinished(() => closing.close());
    await closing.listen({ port: 0, host: '127.0.0.1' });
    const { port } = closing.server.address() as AddressInfo;
    const headers = { 'content-type': 'application/octet-stream', 'content-length': 2 };
    const client = request({ port, host: '127.0.0.1', method: 'POST', headers });
    const answered = once(client, 'response') as Promise<[IncomingMessage]>;
    client.write('x');
    const raw = await reached.promise;
    client.end('x');
    const [{ statusCode }] = await answered;
    expect([statusCode, raw.complete]).toEqual([413, true]);
  });
});
