import { test as base } from '@playwright/test';
import { isThroughProxy, startMachines } from './machines.ts';
import { nextIp } from './people.ts';
import { type RunningServer, startServer } from './server.ts';

export { logIn, makePerson, type Person } from './people.ts';
export { hasTestData, realDocument } from '@recto/testing/test-data';

/** What a browser itself says of a refused call or WebSocket, and of a packet that meets a socket which the server is just closing. */
const OF_THE_BROWSER =
  /Failed to load resource|WebSocket connection to \S+ failed|WebSocket is already in CLOSING or CLOSED state/;

/** Tests against a running product: one server a worker, a new address and no noise in the console a test. */
export const test = base.extend<{ quietConsole: undefined }, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern
    async ({}, use) => {
      const server = await (isThroughProxy ? startMachines() : startServer({ TRUST_PROXY: 'true' }));
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': nextIp() }),
  quietConsole: [
    async ({ page }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' && !OF_THE_BROWSER.test(message.text())) noise.push(message.text());
      });
      page.on('pageerror', (error) => noise.push(error.message));
      await use(undefined);
      if (noise.length > 0) throw new Error(`the console said: ${noise.join('\n')}`);
    },
    { auto: true },
  ],
});
export { expect } from '@playwright/test';
