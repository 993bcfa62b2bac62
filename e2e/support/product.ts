import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type APIRequestContext, test as base, type Page } from '@playwright/test';
import { readCode } from './outbox.ts';
import { type RunningServer, startServer } from './server.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Folder of the real documents. */
export const TEST_DATA = resolve(ROOT, process.env['TEST_DATA'] ?? '../shared/data');
export const hasTestData = existsSync(TEST_DATA);
export const realDocument = (path: string) => join(TEST_DATA, path);

export interface Person {
  readonly email: string;
  readonly password: string;
}

let lastAddress = 0;
/** An address of its own for every test, so that throttles stay on without getting in the way. */
export const nextAddress = () => `10.9.${++lastAddress >> 8}.${lastAddress & 255}`;

/** Creates and confirms an account over HTTP. */
export async function makePerson(server: RunningServer, request: APIRequestContext): Promise<Person> {
  const person = { email: `${randomUUID()}@people.example`, password: 'a long enough password' };
  const post = async (path: string, data: object) => {
    const headers = { 'x-forwarded-for': nextAddress() };
    const response = await request.post(`${server.url}/api/v2${path}`, { data, headers });
    if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  };
  await post('/auth/signup', {
    ...person,
    name: 'Adaline',
    lastName: 'Lovelace',
    termsAndConditionsAccepted: '1',
  });
  await post('/auth/verify-email', {
    email: person.email,
    code: await readCode(server.dataFolder, person.email),
  });
  return person;
}

export async function logIn(page: Page, person: Person): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Recto' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** Tests against a running product: one server a worker, a new address and no noise in the console a test. */
export const test = base.extend<{ quietConsole: undefined }, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern
    async ({}, use) => {
      const server = await startServer({ TRUST_PROXY: 'true' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': nextAddress() }),
  quietConsole: [
    async ({ page }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
          noise.push(message.text());
      });
      page.on('pageerror', (error) => noise.push(error.message));
      await use(undefined);
      if (noise.length > 0) throw new Error(`the console said: ${noise.join('\n')}`);
    },
    { auto: true },
  ],
});
export { expect } from '@playwright/test';
