import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { readConfig } from '#config.ts';
import { makeLifecycle } from '#kernel/lifecycle.ts';
import { makeLog } from '#kernel/log.ts';
import { makeServer } from '#kernel/server.ts';
import { serverSettings } from '#settings.ts';

const fetchText = (url: string, agent: Agent) =>
  new Promise<{ status: number | undefined; body: string; connection: string | undefined }>(
    (resolve, reject) => {
      get(url, { agent }, (response) => {
        let body = '';
        response.on('data', (chunk) => (body += chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode, body, connection: response.headers.connection }),
        );
      }).on('error', reject);
    },
  );

test('a server that stops finishes what is in flight and is not held up by its kept-alive connection', async () => {
  const app = Fastify();
  const lifecycle = makeLifecycle(app, []);
  const gate = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  app.get('/slow', async () => {
    reached.resolve();
    await gate.promise;
    return 'done';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const agent = new Agent({ keepAlive: true });
  expect(await fetchText(`${url}/readyz`, agent)).toMatchObject({ status: 200, connection: 'keep-alive' });
  const slow = fetchText(`${url}/slow`, agent);
  await reached.promise;
  lifecycle.startDraining();
  expect(await fetchText(`${url}/readyz`, new Agent())).toMatchObject({
    status: 503,
    body: '{"ok":false,"failed":["draining"]}',
  });
  const closed = app.close();
  gate.resolve();
  expect(await slow).toMatchObject({ status: 200, body: 'done', connection: 'close' });
  await closed;
  agent.destroy();
});

test('a server that stops takes nothing new, and says so in the form of all answers', async () => {
  const app = await makeServer(serverSettings(readConfig({}), '/no/pages'), makeLog('silent'));
  const lifecycle = makeLifecycle(app, []);
  const gate = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  app.get('/slow', async () => {
    reached.resolve();
    await gate.promise;
    return 'done';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const heard = text(socket);
  socket.write('GET /slow HTTP/1.1\r\nhost: x\r\n\r\n');
  await reached.promise;
  lifecycle.startDraining();
  const other = await app.inject('/slow');
  expect([other.statusCode, other.headers['retry-after'], other.json()]).toMatchObject([
    503,
    '5',
    { ok: false, status: 503, result: { code: 'service.unavailable' } },
  ]);
  const closed = app.close();
  gate.resolve();
  expect(await heard).toMatch(/^HTTP\/1\.1 200 OK[^]*done$/);
  await closed;
});

test('a server that stops tells it to somebody who is sending a file, once that has come', async () => {
  const app = await makeServer(serverSettings(readConfig({}), '/no/pages'), makeLog('silent'));
  const reached = Promise.withResolvers<void>();
  let hasCome: boolean | undefined;
  app.addHook('onRequest', async () => reached.resolve());
  app.addHook('onResponse', async ({ raw }) => void (hasCome = raw.complete));
  makeLifecycle(app, []).startDraining();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const heard = text(socket);
  socket.write(
    'POST /files HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 4\r\n\r\n',
  );
  await reached.promise;
  socket.write('null');
  expect(await heard).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: 5\r\n/);
  expect(hasCome).toBe(true);
  await app.close();
});

test('a part that does not work makes the server unready, not dead', async () => {
  const app = Fastify();
  makeLifecycle(app, [{ name: 'database', check: () => Promise.reject(new Error('gone')) }]);
  const [ready, health] = [await app.inject('/readyz'), await app.inject('/healthz')];
  expect([ready.statusCode, ready.json(), ready.headers['retry-after']]).toEqual([
    503,
    { ok: false, failed: ['database'] },
    '5',
  ]);
  expect(health.statusCode).toBe(200);
  await app.close();
});

test('a check that never ends makes the server not ready', async () => {
  const app = Fastify();
  makeLifecycle(app, [{ name: 'database', check: () => new Promise(() => {}) }], { limitMs: 20 });
  const answer = await app.inject('/readyz');
  expect([answer.statusCode, answer.json()]).toEqual([503, { ok: false, failed: ['database'] }]);
});

test('a server that stops still answers on connections that were open, so that a proxy loses no request on them', async () => {
  const app = Fastify();
  const lifecycle = makeLifecycle(app, []);
  app.post('/', async () => 'done');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const heard = text(socket);
  const post = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n';
  const answered = once(socket, 'data');
  socket.write(post);
  await answered;
  const closed = lifecycle.close();
  // Time for it to have closed what has nothing to do.
  for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
  socket.write(post);
  expect(await heard).toMatch(/^HTTP\/1\.1 200 OK[^]*HTTP\/1\.1 503 [^]*connection: close/);
  await closed;
});
