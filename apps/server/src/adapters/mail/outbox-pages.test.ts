import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeOutboxMailer } from '#adapters/mail/outbox.ts';
import { mountOutboxPages } from '#adapters/mail/outbox-pages.ts';

let folder: string;
let now: number;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recto-outbox-'));
  now = Date.UTC(2026, 10, 21, 12);
});
afterEach(() => rm(folder, { recursive: true }));

function makeApp(more: { host?: string; production?: boolean } = {}): FastifyInstance {
  const app = Fastify();
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: 'page.not_found' }));
  mountOutboxPages(app, { folder, productName: 'Recto', host: '127.0.0.1', production: false, ...more });
  return app;
}

async function putMail(subject: string, text: string): Promise<string> {
  const known = new Set(await readdir(folder));
  const mailer = makeOutboxMailer({ folder, from: 'Recto <no-reply@localhost>', clock: () => now });
  await mailer.send({
    to: 'ada@example.org',
    subject,
    text,
    html: '<!doctype html><html><head></head><body>042042</body></html>',
  });
  now += 1000;
  return (await readdir(folder)).find((name) => !known.has(name)) ?? '';
}

const get = (app: FastifyInstance, url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: 'localhost:3000', ...headers } });

describe('the outbox pages', () => {
  test('list the mails newest first, with their text', async () => {
    await putMail('First', '111111');
    await putMail('Second', '222222');
    const response = await get(makeApp(), '/dev/outbox');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body.indexOf('222222')).toBeGreaterThan(0);
    expect(response.body.indexOf('111111')).toBeGreaterThan(response.body.indexOf('222222'));
    expect(response.body).toContain('ada@example.org');
  });

  test('say that there is no mail yet, also before the folder exists', async () => {
    expect((await get(makeApp(), '/dev/outbox')).body).toContain('No mail has been written yet.');
    await rm(folder, { recursive: true });
    expect((await get(makeApp(), '/dev/outbox')).statusCode).toBe(200);
    folder = await mkdtemp(join(tmpdir(), 'recto-outbox-'));
  });

  test('show one mail as it looks, with nothing in it that can run', async () => {
    const name = await putMail('<script>alert(1)</script>', 'plain');
    const response = await get(makeApp(), `/dev/outbox/${name}`);
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(response.body).not.toContain('<script>');
    expect(response.body).toContain('sandbox=');
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
  });

  test.each(['127.0.0.1', '127.0.0.1:3000', 'localhost', 'LOCALHOST:65535'])(
    'answer to the host name %s',
    async (host) => {
      expect((await get(makeApp(), '/dev/outbox', { host })).statusCode).toBe(200);
    },
  );

  test.each([
    'recto.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example:80',
    'evil.example:localhost',
    '10.0.0.1',
  ])('do not exist under the host name %j', async (host) => {
    const response = await get(makeApp(), '/dev/outbox', { host });
    expect([response.statusCode, response.json()]).toEqual([404, { code: 'page.not_found' }]);
  });

  test.each([
    'forwarded',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-real-ip',
    'via',
    'cf-connecting-ip',
    'X-Forwarded-Anything',
  ])('do not exist behind a proxy that sends %s', async (header) => {
    const name = await putMail('First', '111111');
    for (const url of ['/dev/outbox', `/dev/outbox/${name}`]) {
      expect((await get(makeApp(), url, { [header]: '127.0.0.1' })).statusCode).toBe(404);
    }
  });

  test.each([{ production: true }, { host: '0.0.0.0' }, { host: '::' }, { host: '192.168.1.5' }])(
    'do not exist with %j',
    async (settings) => {
      expect((await get(makeApp(settings), '/dev/outbox')).statusCode).toBe(404);
    },
  );

  test.each([
    '..%2Fsecret.eml',
    '%2e%2e%2fsecret.eml',
    'secret.eml',
    '20261121T120000000Z-000000000000.eml',
    '.x.part',
  ])('give no file but whole mails: %s', async (name) => {
    await writeFile(join(folder, 'secret.eml'), 'Subject: secret\r\n\r\nsecret');
    const response = await get(makeApp(), `/dev/outbox/${name}`);
    expect(response.statusCode).toBe(404);
    expect(response.body).not.toContain('secret');
  });
});
