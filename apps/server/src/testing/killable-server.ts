import { rm } from 'node:fs/promises';
import { connect } from '@recto/testing/api';
import { onTestFinished } from 'vitest';
import { makeDataFolder } from '#testing/database.ts';
import {
  killProcess,
  type ProcessOptions,
  type ServerProcess,
  signInTo,
  startProcess,
} from '#testing/server-process.ts';

/**
 * A server for one test, on data of its own and with somebody who is signed in. It can be killed, and started again on what
 * it has left; when the test has ended both are gone.
 */
export async function startKillable(options: ProcessOptions = {}) {
  const dataFolder = await makeDataFolder();
  let server: ServerProcess | undefined;
  onTestFinished(async () => {
    server?.child.kill('SIGKILL');
    await rm(dataFolder, { recursive: true, force: true });
  });
  server = await startProcess(dataFolder, options);
  const token = await signInTo(server, dataFolder);
  let running = server;
  return {
    dataFolder,
    /** The address changes with each start. */
    url: () => running.url,
    api: () => connect(running.url, token),
    kill: () => killProcess(running),
    async start() {
      running = await startProcess(dataFolder, options);
      server = running;
    },
  };
}
