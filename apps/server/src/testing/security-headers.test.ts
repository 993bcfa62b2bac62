import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_BASE } from '@recto/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#config.ts';
import { makeLog } from '#kernel/log.ts';
import { makeServer } from '#kernel/server.ts';
import { serverSettings } from '#settings.ts';
import { type TestApp, openTestApp, type Person } from '#testing/test-app.ts';

type Headers = OutgoingHttpHeaders | IncomingHttpHeaders;

/** The sources of a directive; those of `default-src` where it is not named. */
function sourcesOf(policy: string, directive: string): string[] {
  const directives = policy.split(';').map((part) => part.trim().split(/\s+/));
  const find = (name: string) => directives.find(([first]) => first === name)?.slice(1);
  return find(directive) ?? find('default-src') ?? ['*'];
}

/** What every answer must say, whatever it is. */
function expectProtection(headers: Headers, cacheControl: string | RegExp): void {
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'cache-control': expect.stringMatching(cacheControl),
  });
  const policy = String(headers['content-security-policy']);
  expect(sourcesOf(policy, 'frame-ancestors')).toEqual(["'none'"]);
  const loose = /^(\*|https?:|data:|blob:|'unsafe-inline'|'unsafe-eval'|'strict-dynamic')$/;
  for (const source of sourcesOf(policy, 'script-src')) expect(source).not.toMatch(loose);
  for (const source of sourcesOf(policy, 'object-src')) expect(source).toBe("'none'");
  expect(headers['x-powered-by']).toBeUndefined();
  expect(headers['server']).toBeUndefined();
}

describe('the whole server', () => {
  let testApp: TestApp;
  let person: Person;
  let download: string;
  beforeAll(async () => {
    testApp = await openTestApp({
      OIDC_ISSUER: 'http://127.0.0.1:9',
      OIDC_CLIENT_ID: 'recto',
      OIDC_CLIENT_SECRET: 'a secret',
    });
    person = await testApp.signUp();
    const { _id: fileId } = await testApp.uploadAndWait(person);
    download = (await testApp.request('POST', '/files/get-file-from-s3', person, { fileId })).json().result
      .url;
  });
  afterAll(() => testApp.close());

  const NO_STORE = /^no-store$/;
  const kinds: [
    kind: string,
    status: number,
    cache: RegExp,
    request: () => {
      url: string;
      method?: 'GET' | 'POST' | 'HEAD';
      headers?: Record<string, string>;
      payload?: string | object;
    },
  ][] = [
    ['an answer of the API', 200, NO_STORE, () => ({ url: `${API_BASE}/config` })],
    [
      'an answer about somebody',
      200,
      NO_STORE,
      () => ({ url: `${API_BASE}/auth/sessions`, headers: testApp.headers(person) }),
    ],
    ['a refusal', 401, NO_STORE, () => ({ url: `${API_BASE}/folders/root` })],
    [
      'an invalid request',
      400,
      NO_STORE,
      () => ({ method: 'POST', url: `${API_BASE}/auth/login`, payload: {} }),
    ],
    [
      'a body that cannot be read',
      400,
      NO_STORE,
      () => ({
        method: 'POST',
        url: `${API_BASE}/auth/login`,
        headers: { 'content-type': 'application/json' },
        payload: '{',
      }),
    ],
    [
      'a body of another type',
      415,
      NO_STORE,
      () => ({
        method: 'POST',
        url: `${API_BASE}/auth/login`,
        headers: { 'content-type': 'text/x-odd' },
        payload: 'x',
      }),
    ],
    [
      'a body that is too large',
      413,
      NO_STORE,
      () => ({ method: 'POST', url: `${API_BASE}/auth/login`, payload: { email: 'x'.repeat(1_100_000) } }),
    ],
    ['a call that does not exist', 404, NO_STORE, () => ({ url: `${API_BASE}/nothing` })],
    ['the description of the API', 200, NO_STORE, () => ({ url: `${API_BASE}/openapi.json` })],
    ['the documentation of the API', 200, NO_STORE, () => ({ url: `${API_BASE}/docs` })],
    ['its script', 200, NO_STORE, () => ({ url: `${API_BASE}/docs/start.js` })],
    [
      'its assets',
      200,
      /^public, max-age=0$/,
      () => ({ url: `${API_BASE}/docs/assets/swagger-ui-bundle.js` }),
    ],
    ['a redirect of single sign-on', 302, NO_STORE, () => ({ url: `${API_BASE}/auth/sso/start` })],
    [
      'a way back that leads nowhere',
      302,
      NO_STORE,
      () => ({ url: `${API_BASE}/auth/sso/callback?code=x&state=x` }),
    ],
    ['a download', 200, /^private, no-store$/, () => ({ url: download })],
    [
      'a part of a download',
      206,
      /^private, no-store$/,
      () => ({ url: download, headers: { range: 'bytes=0-9' } }),
    ],
    [
      'a part that is not there',
      416,
      /^private, no-store$/,
      () => ({ url: download, headers: { range: 'bytes=99999999-' } }),
    ],
    ['a download that is not there', 404, NO_STORE, () => ({ url: '/download/x.y' })],
    ['the sign of life', 200, NO_STORE, () => ({ url: '/healthz' })],
    ['the sign of readiness', 200, NO_STORE, () => ({ url: '/readyz' })],
    ['the outbox', 200, NO_STORE, () => ({ url: '/dev/outbox', headers: { host: 'localhost:3000' } })],
    [
      'a mail of the outbox that is not there',
      404,
      NO_STORE,
      () => ({ url: '/dev/outbox/x', headers: { host: 'localhost:3000' } }),
    ],
    ['a wrong method', 404, NO_STORE, () => ({ method: 'POST', url: `${API_BASE}/config` })],
    ['an address that is none', 400, NO_STORE, () => ({ url: `${API_BASE}/files/%E0%A4%A` })],
  ];

  test.each(kinds)('protects %s', async (_kind, status, cacheControl, request) => {
    const { statusCode, headers } = await testApp.inject({ method: 'GET', ...request() });
    expect(statusCode).toBe(status);
    expectProtection(headers, cacheControl);
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('lets a download neither run nor load anything', async () => {
    const { headers } = await testApp.inject({ method: 'GET', url: download });
    expect(headers['content-security-policy']).toBe("sandbox; default-src 'none'; frame-ancestors 'none'");
    expect(headers['content-disposition']).toMatch(/^attachment;/);
  });

  test('protects what the socket answers over HTTP', async () => {
    const ip = await testApp.installation.app.listen({ port: 0, host: '127.0.0.1' });
    for (const [path, status] of [
      ['/socket.io/?EIO=4&transport=polling', 200],
      ['/socket.io/?EIO=4&transport=odd', 400],
    ] as const) {
      const response = await fetch(ip + path);
      expect(response.status).toBe(status);
      expectProtection(Object.fromEntries(response.headers), NO_STORE);
    }
  });
});

describe('the pages', () => {
  let folder: string;
  const open: FastifyInstance[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'recto-pages-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>The pages</title>');
    await writeFile(join(folder, 'assets/index-abc123.js'), 'export {};');
  });
  afterAll(async () => {
    for (const app of open) await app.close();
    await rm(folder, { recursive: true });
  });

  const serve = async (env: Record<string, string> = {}) => {
    const app = await makeServer(serverSettings(readConfig(env), folder), makeLog('silent'));
    open.push(app);
    return app;
  };

  const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

  test('are protected and always fresh, their assets kept for ever', async () => {
    const app = await serve();
    for (const url of ['/', '/login', '/files?folder=1', '/no-such-page']) {
      const page = await app.inject({ url, headers: BROWSER });
      expect([page.statusCode, page.body]).toEqual([200, '<!doctype html><title>The pages</title>']);
      expectProtection(page.headers, /^no-cache$/);
    }
    const asset = await app.inject({ url: '/assets/index-abc123.js' });
    expectProtection(asset.headers, /^public, max-age=31536000, immutable$/);
    const missing = await app.inject({ url: '/assets/gone.js' });
    expect(missing.statusCode).toBe(404);
    expectProtection(missing.headers, /^no-store$/);
  });

  test('are for browsers: a program that asks for what is not there is told so', async () => {
    const app = await serve();
    const programs = [
      {},
      { accept: '*/*' },
      { accept: 'application/openmetrics-text,text/plain;q=0.5,*/*;q=0.1' },
    ];
    for (const url of ['/metrics', '/actuator/health', '/robots.txt', '/no-such-page?x=1'])
      for (const headers of programs) {
        const answer = await app.inject({ url, headers });
        expect(answer.statusCode, url).toBe(404);
        expect(answer.json()).toEqual({
          ok: false,
          message: 'Page not found.',
          result: { code: 'page.not_found' },
          status: 404,
        });
        expect(answer.headers['vary']).toMatch(/(^|, ?)accept(,|$)/i);
        expectProtection(answer.headers, /^no-store$/);
      }
    // Whoever looks whether the product is there looks at its first page.
    expect((await app.inject({ url: '/' })).body).toContain('The pages');
    const page = await app.inject({ url: '/login', headers: BROWSER });
    expect(page.headers['vary']).toMatch(/(^|, ?)accept(,|$)/i);
  });

  test('answer HEAD like GET, without the page itself', async () => {
    const app = await serve();
    for (const url of ['/', '/login']) {
      const call = { url, headers: BROWSER };
      const [page, head] = [await app.inject(call), await app.inject({ ...call, method: 'HEAD' })];
      expect([head.statusCode, head.body]).toEqual([200, '']);
      const changing = { date: '', 'x-ratelimit-remaining': '' };
      expect({ ...head.headers, ...changing }).toEqual({ ...page.headers, ...changing });
    }
    expect((await app.inject({ method: 'HEAD', url: `${API_BASE}/nothing` })).statusCode).toBe(404);
  });

  test('insist on TLS only where people reach them over it', async () => {
    const app = await serve({ PUBLIC_URL: 'https://recto.example.org' });
    for (const url of ['/login', `${API_BASE}/openapi.json`, `${API_BASE}/nothing`]) {
      const { headers } = await app.inject({ url });
      expect(headers['strict-transport-security']).toMatch(/^max-age=31536000\b/);
    }
  });

  test('may load a chat assistant from its own origin, and only where one is configured', async () => {
    const policyOf = async (app: FastifyInstance) =>
      String((await app.inject({ url: '/profile', headers: BROWSER })).headers['content-security-policy']);
    const without = await policyOf(await serve());
    expect(without).not.toContain('chat.example.org');
    expect(sourcesOf(without, 'connect-src')).toEqual(["'self'"]);
    const app = await serve({ CHAT_WIDGET_SRC: 'https://chat.example.org/widget/v1.js?key=1' });
    const policy = await policyOf(app);
    const widget = 'https://chat.example.org';
    expect(sourcesOf(policy, 'script-src')).toEqual(["'self'", widget, "'wasm-unsafe-eval'"]);
    expect(sourcesOf(policy, 'connect-src')).toEqual(["'self'", widget, 'wss://chat.example.org']);
    for (const directive of ['frame-src', 'img-src', 'style-src', 'font-src'])
      expect(sourcesOf(policy, directive)).toContain(widget);
    for (const directive of ['default-src', 'worker-src', 'form-action', 'frame-ancestors', 'object-src'])
      expect(sourcesOf(policy, directive)).not.toContain(widget);
    expectProtection((await app.inject({ url: '/profile', headers: BROWSER })).headers, /^no-cache$/);
  });
});
