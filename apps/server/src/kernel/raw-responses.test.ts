import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { ErrorEnvelope } from '@recto/contract/endpoint';
import { expect, test } from 'vitest';
import { readConfig } from '#config.ts';
import { unavailable } from '#kernel/errors.ts';
import { makeLog } from '#kernel/log.ts';
import { makeServer } from '#kernel/server.ts';
import { serverSettings } from '#settings.ts';

/** What the server says to these bytes. */
async function sendRaw(bytes: string): Promise<string> {
  const app = await makeServer(serverSettings(readConfig({}), '/no/pages'), makeLog('silent'));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(bytes);
  const heard = await text(socket);
  await app.close();
  return heard;
}

test.each([
  ['what is no request', 'HELLO\r\n\r\n', 400, 'request.invalid'],
  ['headers without an end', `GET / HTTP/1.1\r\nx: ${'x'.repeat(100_000)}`, 431, 'request.headers_too_large'],
])('%s is answered in the form of all answers', async (_what, bytes, status, code) => {
  const [head = '', body = ''] = (await sendRaw(bytes)).split('\r\n\r\n');
  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(head).toContain('x-content-type-options: nosniff');
  expect(ErrorEnvelope.parse(JSON.parse(body))).toMatchObject({ ok: false, status, result: { code } });
});

test('a fault that can be explained is no 500', async () => {
  const away = new Error('connect ECONNREFUSED');
  const settings = serverSettings(readConfig({}), '/no/pages');
  const app = await makeServer(settings, makeLog('silent'), (error) =>
    error === away ? unavailable('Away.') : undefined,
  );
  app.get('/away', () => Promise.reject(away));
  app.get('/other', () => Promise.reject(new Error('a fault')));
  const [first, second] = [await app.inject('/away'), await app.inject('/other')];
  expect([first.statusCode, first.headers['retry-after'], first.json().result.code]).toEqual([
    503,
    '5',
    'service.unavailable',
  ]);
  expect(second.statusCode).toBe(500);
  await app.close();
});
