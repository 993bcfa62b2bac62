import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connect, signInNewPerson, upload } from '@recto/testing/api';

/** As `npm start` gives them. */
const FLAGS = ['--wasm-inlining-call-indirect', '--max-semi-space-size=4'];
const SERVER = fileURLToPath(new URL('../main.ts', import.meta.url));
/** What `npm start` runs. */
const START = fileURLToPath(new URL('../../../../scripts/start.mjs', import.meta.url));

/** The product in a process of its own, to be killed and ill-treated, and one account's calls to it. */
export interface ServerProcess {
  readonly child: ChildProcess;
  readonly url: string;
}

export interface ProcessOptions {
  /** An address of PostgreSQL; the embedded database without it. */
  readonly databaseUrl?: string | undefined;
  readonly logLevel?: 'error' | 'silent';
  /** Through the script of `npm start`: `child` is then that script, and the server is its child. */
  readonly byStartScript?: boolean;
  /** For Node, as NODE_OPTIONS. */
  readonly nodeOptions?: string;
  /** Further settings. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Starts the server on a data folder. */
export async function startProcess(
  dataFolder: string,
  {
    databaseUrl = '',
    logLevel = 'error',
    byStartScript = false,
    nodeOptions,
    settings = {},
  }: ProcessOptions = {},
): Promise<ServerProcess> {
  const env = {
    ...process.env,
    PORT: '0',
    RECTO_DATA: dataFolder,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: logLevel,
    THROTTLE: 'off',
    MIN_FREE_MB: '1',
    DEFAULT_PLAN: 'none',
    ...(nodeOptions === undefined ? {} : { NODE_OPTIONS: nodeOptions }),
    ...settings,
  };
  const args = byStartScript ? [START] : [...FLAGS, SERVER];
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const url = /ready at (\S+)/.exec(printed)?.[1];
      if (url) resolve(url);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${printed}`)));
  });
  return { child, url };
}

/** A way for a process to die: by a signal that one of its threads gets, where the system tells them apart. */
export interface Death {
  readonly signal: NodeJS.Signals;
  /** By its name; any thread without one. */
  readonly threadName?: 'MainThread' | 'database' | 'reader';
}

const KILLED: Death = { signal: 'SIGKILL' };

export async function killProcess(
  { child }: ServerProcess,
  { signal, threadName }: Death = KILLED,
): Promise<void> {
  const ended = once(child, 'exit');
  // Linux gives a signal to the thread whose id is named, unless that one blocks it.
  process.kill((threadName && (await findThread(child.pid, threadName))) ?? child.pid ?? 0, signal);
  const [code, killedBy] = await ended;
  if (killedBy !== signal) throw new Error(`${signal}: the server ended with ${killedBy ?? code}`);
}

/** Undefined where the thread is not there, or the system does not tell. */
async function findThread(pid: number | undefined, name: string): Promise<number | undefined> {
  const folder = `/proc/${pid}/task`;
  for (const id of await readdir(folder).catch(() => []))
    if ((await readFile(join(folder, id, 'comm'), 'utf8').catch(() => '')).trim() === name) return Number(id);
  return undefined;
}

/** A new account's access token. */
export async function signInTo({ url }: ServerProcess, dataFolder: string): Promise<string> {
  return (await signInNewPerson({ api: connect(url), dataFolder })).AccessToken;
}

/** Uploads a file; null when no id came back: then nothing was promised. */
export async function uploadTo(
  { url }: ServerProcess,
  token: string,
  content: Uint8Array,
  name = 'file.pdf',
): Promise<string | null> {
  return upload(connect(url, token), { name, content }).then(
    ({ _id }) => _id,
    () => null,
  );
}
