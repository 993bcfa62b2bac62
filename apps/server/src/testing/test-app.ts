import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type AddModule, addProductModules, type ModuleDeps } from '#compose/modules.ts';
import { compose, type ComposeOptions, type Installation } from '#compose/server.ts';
import { readConfig } from '#config.ts';
import type { Clock } from '#kernel/clock.ts';
import { type Log, makeLog } from '#kernel/log.ts';
import { makeCheapPasswords } from '#testing/cheap-passwords.ts';
import { openTestDatabase } from '#testing/database.ts';
import { leaveOut } from '#testing/machines/not-reached.ts';
import { openRemoteApp } from '#testing/machines/remote-app.ts';
import { isThroughProxy } from '#testing/machines/through-proxy.ts';
import { makeTestClient, type Person } from '#testing/test-client.ts';
import { lendPool } from '#testing/worker-pool.ts';

export type { Person };

export type TestApp = Awaited<ReturnType<typeof openLocalApp>>;

type Composition = Pick<ComposeOptions, 'addModules' | 'database' | 'freeSpace' | 'readers' | 'workerEntry'>;

const silent = makeLog('silent');

/** Opens a server before the tests of a file, with a person who is signed in, and closes it after them. */
export function shareTestApp(
  take: (shared: { readonly testApp: TestApp; readonly person: Person }) => void,
): void {
  let testApp: TestApp | undefined;
  beforeAll(async () => {
    testApp = await openTestApp();
    take({ testApp, person: await testApp.signUp() });
  }, 60_000);
  afterAll(() => testApp?.close());
}

/**
 * The whole server on a database and in a folder of its own, spoken to as clients do, without a port. With THROUGH_PROXY it
 * is several processes behind a proxy, for the tests that are content with that.
 */
export async function openTestApp(
  env: Record<string, string> = {},
  log: Log = silent,
  clock: Clock = Date.now,
  composition: Composition = {},
): Promise<TestApp> {
  if (isThroughProxy()) {
    if (log !== silent || clock !== Date.now || Object.keys(composition).length > 0)
      leaveOut('gives the server a log, a clock or parts of its own, which no other process takes');
    return openRemoteApp(env);
  }
  return openLocalApp(env, log, clock, composition);
}

async function openLocalApp(env: Record<string, string>, log: Log, clock: Clock, composition: Composition) {
  const dataFolder = env['RECTO_DATA'] ?? (await mkdtemp(join(tmpdir(), 'recto-test-')));
  const config = readConfig({
    RECTO_DATA: dataFolder,
    TRUST_PROXY: 'true',
    MIN_FREE_MB: '1',
    LOG_LEVEL: 'silent',
    // The same on every machine.
    TESSERACT: 'off',
    // Most tests are about something else.
    DEFAULT_PLAN: 'none',
    ...env,
  });
  const opened = composition.database ?? (await openTestDatabase());
  const installation = await compose(config, {
    log,
    clock,
    database: opened,
    isAlone: true,
    admission: async () => {},
    addModules: addTestModules,
    ...(composition.workerEntry ? {} : { pool: lendPool() }),
    ...composition,
  });
  await installation.startWorking();
  return {
    ...makeTestClient(installation, dataFolder),
    installation,
    opened,
    dataFolder,
    /** Another server on the same database, as several processes on PostgreSQL are; it is the caller's to stop. */
    async openSecond({ sharesFolder = false } = {}): Promise<Installation> {
      const appSecret = await readFile(join(dataFolder, 'app-secret'), 'utf8');
      const beside = {
        ...config,
        appSecret,
        dataFolder: sharesFolder ? dataFolder : join(dataFolder, 'second'),
      };
      const shared = { database: opened, pool: lendPool(), addModules: addTestModules };
      const second = await compose(beside, { log, ...shared });
      await second.startWorking();
      return second;
    },
    async close() {
      await installation.stop();
      await opened.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** The capabilities of the product, with cheap password hashes. */
const addTestModules = (add: AddModule, deps: ModuleDeps) =>
  addProductModules(add, { ...deps, passwords: makeCheapPasswords() });
