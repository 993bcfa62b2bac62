import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeDownloads } from '#kernel/downloads.ts';
import { cutStalledResponses, type StallGuard } from '#kernel/stalled-responses.ts';
import { toStream } from '#kernel/streamed-json.ts';
import { zipFiles } from '#kernel/zip-files.ts';

const LIMIT_MS = 90_000;
const WAIT = { timeout: 20_000 };
const PIECE = randomBytes(65_536);

let app: FastifyInstance;
let port: number;
let guard: StallGuard;
let now: number;
/** Of a download. */
let urlOf: (kind: string) => string;
/** What is open behind the responses, and how much was read of it. */
let open: number;
let read: number;
const readers: Socket[] = [];

const endless = () => {
  open += 1;
  const stream = new Readable({
    read() {
      read += PIECE.length;
      this.push(PIECE);
    },
  });
  stream.once('close', () => (open -= 1));
  return stream;
};
async function* endlessText() {
  open += 1;
  try {
    for (;;) {
      // Without it the compressed text would be read to no end before any other event.
      await new Promise(setImmediate);
      read += PIECE.length;
      yield randomBytes(65_536).toString('base64');
    }
  } finally {
    open -= 1;
  }
}

beforeEach(async () => {
  [now, open, read] = [0, 0, 0];
  app = Fastify({ routerOptions: { maxParamLength: 500 } });
  guard = cutStalledResponses(app, { limitMs: LIMIT_MS, now: () => now });
  await app.register(compress);
  const downloads = makeDownloads('s'.repeat(32), () => 0);
  const common = { name: 'x', type: 'application/octet-stream', size: null };
  downloads.offer('file', async () => ({ ...common, open: async () => endless() }));
  const zipped = { path: 'x', storedAt: new Date(0), isPacked: true, open: async () => endless() };
  downloads.offer('zip', async () => ({ ...common, open: async () => zipFiles([zipped]) }));
  downloads.mount(app, async () => true);
  urlOf = (kind) => downloads.sign(kind, { accountId: 'a', sessionId: 's' }, 'x').url;
  app.get('/export', (_request, reply) => reply.type('application/json').send(toStream(endlessText())));
  app.get('/wait', (_request, reply) => {
    reply.raw.write('x');
    return new Promise(() => undefined);
  });
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterEach(async () => {
  for (const reader of readers.splice(0)) reader.destroy();
  await app.close();
});

/** A reader that has asked, and reads no further. */
function ask(path: string): Socket {
  const socket = connect(port, '127.0.0.1');
  readers.push(socket);
  socket.on('error', () => undefined);
  socket.pause();
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\naccept-encoding: gzip\r\n\r\n`);
  return socket;
}

/** Long enough for a connection that was ended to be gone. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

/** Waits until nothing more is taken: the buffers between the two are full. */
async function fillBuffers(): Promise<void> {
  await vi.waitFor(() => expect(read).toBeGreaterThan(0), WAIT);
  let before = -1;
  await vi.waitFor(
    () => {
      const isFull = read === before;
      before = read;
      expect(isFull).toBe(true);
    },
    { ...WAIT, interval: 200 },
  );
  guard.check();
}

test.each([
  ['a download', () => urlOf('file')],
  ['a zip that is made meanwhile', () => urlOf('zip')],
  ['a compressed export', () => '/export'],
])('%s is given up when its reader has stopped, with what is open for it', async (_what, path) => {
  ask(path());
  await fillBuffers();
  expect([open, guard.count()]).toEqual([1, 1]);
  now += LIMIT_MS - 1;
  guard.check();
  await settle();
  expect([open, guard.count()]).toEqual([1, 1]);
  await vi.waitFor(() => {
    now += LIMIT_MS;
    guard.check();
    expect([open, guard.count()]).toEqual([0, 0]);
  }, WAIT);
});

test('a slow reader is waited for, as long as it reads', async () => {
  const reader = ask(urlOf('file'));
  await fillBuffers();
  for (let round = 1; round <= 3; round++) {
    const before = read;
    await vi.waitFor(
      () => {
        reader.read();
        expect(read).toBeGreaterThan(before);
      },
      { ...WAIT, interval: 5 },
    );
    now += LIMIT_MS;
    guard.check();
    await settle();
    expect([open, reader.destroyed]).toEqual([1, false]);
  }
});

test('a response that waits for the server is none that nobody reads', async () => {
  const reader = ask('/wait');
  await vi.waitFor(() => expect(guard.count()).toBe(1), WAIT);
  for (let round = 1; round <= 3; round++) {
    now += LIMIT_MS;
    guard.check();
  }
  await settle();
  expect([guard.count(), reader.destroyed]).toEqual([1, false]);
});
