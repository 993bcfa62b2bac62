import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startServer } from '../server.ts';

export interface ClockedServer extends RunningServer {
  /** Starts it again, on the same data, with its clock so far ahead. */
  moveClock(ms: number): Promise<void>;
}

const PRELOAD = join(import.meta.dirname, 'move-date.mjs');

/** A server whose clock can be moved, for what happens at the end of a month. */
export async function startWithClock(env: Record<string, string>): Promise<ClockedServer> {
  const folder = await mkdtemp(join(tmpdir(), 'recto-clock-'));
  const file = join(folder, 'ahead');
  await writeFile(file, '0');
  const server = await startServer({ ...env, E2E_CLOCK_AHEAD: file, NODE_OPTIONS: `--import=${PRELOAD}` });
  // Not a copy: the number of its process changes.
  return Object.assign(server, {
    async moveClock(ms: number) {
      await writeFile(file, String(ms));
      await server.crash();
    },
    stop: ((stop) => async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    })(server.stop.bind(server)),
  });
}
