import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { MIGRATED } from './global-setup.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** As `npm start` gives them. */
const FLAGS = ['--wasm-inlining-call-indirect', '--max-semi-space-size=4'];
const COMPILE_CACHE = join(ROOT, 'node_modules/.cache/recto/compiled');
const COMMAND_LINE = join(ROOT, 'scripts/recto.mjs');
const TASKSET = '/usr/bin/taskset';
const READY_WITHIN_MS = 150_000;
const STOP_WITHIN_MS = 25_000;

export interface RunningServer {
  readonly url: string;
  readonly dataFolder: string;
  /** Another one after a crash. */
  readonly pid: number;
  /** Kills it and starts it again, at the same address and on the same data. */
  crash(): Promise<void>;
  /** Makes somebody an administrator, by the command line. */
  makeAdmin(email: string): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the product as a newcomer would get it, on a free port and in a data folder of its own; on `cores` only (as
 * taskset writes them) where there is a taskset.
 */
export async function startServer(
  env: Record<string, string> = {},
  { cores }: { readonly cores?: string } = {},
): Promise<RunningServer> {
  const dataFolder = await makeDataFolder();
  const [command = '', ...args] = [
    // It replaces itself with the server: the child is the server either way.
    ...(cores !== undefined && existsSync(TASKSET) ? [TASKSET, '-c', cores] : []),
    process.execPath,
    ...FLAGS,
    join(ROOT, 'apps/server/src/main.ts'),
  ];
  const launch = (port: string) =>
    spawn(command, args, {
      cwd: join(ROOT, 'apps/server'),
      env: {
        // As `npm start` sets them.
        MALLOC_ARENA_MAX: '2',
        MALLOC_MMAP_THRESHOLD_: '32768',
        MALLOC_TRIM_THRESHOLD_: '131072',
        NODE_COMPILE_CACHE: COMPILE_CACHE,
        ...process.env,
        PORT: port,
        RECTO_DATA: dataFolder,
        LOG_LEVEL: 'warn',
        DEFAULT_PLAN: 'none',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  let child = launch('0');
  const url = await readAddress(child).catch(async (error: unknown) => {
    child.kill('SIGKILL');
    await rm(dataFolder, { recursive: true, force: true });
    throw error;
  });
  return {
    url,
    dataFolder,
    get pid() {
      return child.pid ?? 0;
    },
    async crash() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      child = launch(new URL(url).port);
      await readAddress(child);
    },
    async makeAdmin(email) {
      const settings = { RECTO_DATA: dataFolder, DATABASE_URL: '' };
      await promisify(execFile)(process.execPath, [COMMAND_LINE, 'admin', 'grant', email], {
        env: { NODE_COMPILE_CACHE: COMPILE_CACHE, ...process.env, ...settings },
      });
    },
    async stop() {
      await stopProcess(child);
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Of a server that was started once, where the run has one; the first start is tested where the product is installed. */
async function makeDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'recto-e2e-'));
  const migrated = process.env[MIGRATED];
  if (migrated) await cp(join(migrated, 'database'), join(folder, 'database'), { recursive: true });
  return folder;
}

function readAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the server did not start in time')), READY_WITHIN_MS);
    let printed = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /ready at (\S+)/.exec(printed)?.[1];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`the server ended with ${code} before it was ready`));
    });
  });
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
  await ended;
  clearTimeout(timer);
}
