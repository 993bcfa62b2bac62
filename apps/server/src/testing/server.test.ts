import { contract } from '@recto/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, openTestApp } from '#testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const get = (url: string) => testApp.inject({ method: 'GET', url });

test('the description names every call of the contract, and points only to schemas that are there', async () => {
  const description = (await get('/api/v2/openapi.json')).json();
  const calls = Object.values(contract)
    .flatMap((group) => Object.values(group))
    .map(({ method, path }) => `${method} /api/v2${path.replace(/:(\w+)/g, '{$1}')}`);
  const described = Object.entries<object>(description.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual(calls.sort());
  expect(description.openapi).toBe('3.1.0');
  const namesKey = Object.entries<{ post?: { parameters: { name: string }[] } }>(description.paths)
    .filter(([, { post }]) => post?.parameters.some(({ name }) => name === 'Idempotency-Key'))
    .map(([path]) => path.replace('/api/v2', ''));
  expect(namesKey.sort()).toEqual([
    '/compare-doc',
    '/compare/files',
    '/files',
    '/qna/ask',
    '/qna/batch',
    '/qna/batch/{id}/run-again',
    '/translate',
  ]);
  const references = [
    ...JSON.stringify(description).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g),
  ].map(([, name]) => name);
  expect(references.length).toBeGreaterThan(10);
  for (const name of references) expect(description.components.schemas).toHaveProperty(name ?? '');
});

test('answers of the API are kept out of caches, errors keep the envelope', async () => {
  const config = await get('/api/v2/config');
  expect([config.headers['cache-control'], config.json()]).toMatchObject([
    'no-store',
    { ok: true, status: 200, result: { productName: 'Recto', translation: null, notice: null } },
  ]);
  // The data of ten languages come with the product; Russian depends on the system.
  expect(config.json().result.ocrLanguages).toEqual(
    expect.arrayContaining(['en', 'ar', 'pl', 'es', 'hi', 'zh', 'ja', 'de', 'fr', 'pt']),
  );
  expect((await get('/api/v2/nothing')).json()).toEqual({
    ok: false,
    message: 'Page not found.',
    result: { code: 'page.not_found' },
    status: 404,
  });
  const broken = await testApp.inject({
    method: 'POST',
    url: '/api/v2/auth/login',
    headers: { 'content-type': 'application/json' },
    payload: '{',
  });
  expect(broken.json()).toMatchObject({ ok: false, status: 400, result: { code: 'request.invalid' } });
  const large = await testApp.inject({
    method: 'POST',
    url: '/api/v2/auth/login',
    payload: { email: 'x'.repeat(1_100_000) },
  });
  expect(large.json()).toMatchObject({ ok: false, status: 413, result: { code: 'request.too_large' } });
});

test('a slash at the end of a path makes no difference', async () => {
  expect((await get('/api/v2/config/')).statusCode).toBe(200);
});
