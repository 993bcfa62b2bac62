import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** A PostgreSQL server for one run of the tests. */
export interface TestServer {
  /** Address of one of its databases. */
  url(database: string): string;
  stop(): Promise<void>;
}

const START_LIMIT_MS = 30_000;

/** Why no server can be had, or undefined when one can. */
export function whyNoPostgres(): string | undefined {
  if (process.env['TEST_DATABASE_URL']) return undefined;
  if (!findBinaries()) return 'no PostgreSQL server programs found, and TEST_DATABASE_URL is not set';
  if (process.getuid?.() === 0 && !findUser('postgres')) {
    return 'PostgreSQL does not run as root, and there is no user "postgres"';
  }
  return undefined;
}

/** Uses TEST_DATABASE_URL when it is set, else starts a server of its own in a temporary folder. */
export async function startPostgres(): Promise<TestServer> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return useServer(given);
  const binaries = findBinaries();
  if (!binaries) throw new Error(`PostgreSQL: ${whyNoPostgres()}.`);
  return startServer(binaries);
}

function useServer(given: string): TestServer {
  const url = (database: string) => {
    const address = new URL(given);
    address.pathname = `/${database}`;
    return address.href;
  };
  return { url, stop: async () => {} };
}

async function startServer(binaries: string): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'recto-postgres-'));
  const data = join(folder, 'data');
  const user = process.getuid?.() === 0 ? findUser('postgres') : undefined;
  if (user) chownSync(folder, user.uid, user.gid);
  // The folder is readable to its owner only, so whoever reaches the socket in it may connect.
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(binaries, 'initdb'), initdb, { ...user, cwd: folder, stdio: 'pipe', timeout: 60_000 });
  const settings = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'listen_addresses='];
  const options = [...settings, `unix_socket_directories=${folder}`, 'max_connections=300'];
  // The shell stops the server when its standard input closes: also when the test run was killed.
  const script = '"$@" & server=$!; cat >/dev/null; kill -INT $server; wait $server';
  const server = [join(binaries, 'postgres'), '-D', data, ...options.flatMap((option) => ['-c', option])];
  const shell = spawn('sh', ['-c', script, 'sh', ...server], {
    ...user,
    cwd: folder,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = new Promise<void>((resolve) => shell.once('exit', () => resolve()));
  const url = (database: string) =>
    `postgres://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`;
  const stop = async () => {
    shell.stdin?.end();
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(url('postgres'));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

async function waitUntilReady(url: string): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(50);
    } finally {
      await client.end().catch(() => {});
    }
  }
}

/** The folder of `initdb` and `postgres`: Debian keeps them out of the PATH. */
function findBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => join(debian, version, 'bin'));
  const named = output('pg_config', ['--bindir']);
  if (named) folders.push(named);
  folders.push(...(process.env['PATH'] ?? '').split(':'));
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

function findUser(name: string): { uid: number; gid: number } | undefined {
  const uid = output('id', ['-u', name]);
  const gid = output('id', ['-g', name]);
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

function output(program: string, args: string[]): string | undefined {
  try {
    const text = execFileSync(program, args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 5_000,
    });
    return text.trim();
  } catch {
    return undefined;
  }
}
