import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_BASE } from '@recto/contract';
import { askAndWait, connect, signInNewPerson, upload, waitForFile } from '@recto/testing/api';
import { TEST_DATA } from '@recto/testing/test-data';
import { io, type Socket } from 'socket.io-client';
import { openFilling } from '../../apps/server/src/testing/large-library-rows.ts';
import { startPostgres, whyNoPostgres } from '../../apps/server/src/testing/postgres.ts';
import { type RunningServer, startServer } from '../../e2e/support/server.ts';
import { percentile } from '../support/figures.ts';

/**
 * What one process of each kind carries, for docs/sizing.md: `run.ts 10` for ten seconds of each measurement. An `api` and a
 * `worker` share a PostgreSQL server and a data folder; then one process does everything by itself.
 */
const SECONDS = Number(process.argv[2] ?? 10);
const CLIENTS = 16;
const SOCKETS = 500;

const FILES_BY_TYPE = { 'PDF with text': 'filings', Word: 'docx', Excel: 'xlsx', scans: 'scans' };
const FILES_OF_TYPE = 3;
const FILE_LIMIT_MS = 300_000;

/** Megabytes that a process has in memory; Linux tells. */
const memoryOf = ({ pid }: RunningServer): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024;

const TICK_MS = 10;

/** Milliseconds of processor time that a process has had; Linux tells. */
function processorTimeOf(pid: number | string): number {
  try {
    const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const fields = after.split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    // It has ended meanwhile.
    return 0;
  }
}

/** That of a PostgreSQL server for one of its databases, while no connection is closed. */
function processorTimeOfDatabase(name: string): number {
  const isOurs = (pid: string) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(` ${name} `);
    } catch {
      return false;
    }
  };
  const pids = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry) && isOurs(entry));
  return pids.reduce((sum, pid) => sum + processorTimeOf(pid), 0);
}

/** Processor time by what had it: unlike how long something takes, hardly of what else the machine does. */
function readProcessorTimes({ serving, working, databaseName }: Place) {
  return {
    serving: processorTimeOf(serving.pid),
    working: working === serving ? 0 : processorTimeOf(working.pid),
    database: processorTimeOfDatabase(databaseName),
  };
}

async function withProcessorTime(place: Place, work: () => Promise<number>): Promise<string> {
  const before = readProcessorTimes(place);
  const count = await work();
  const after = readProcessorTimes(place);
  const each = (of: keyof typeof after) => `${of} ${((after[of] - before[of]) / count).toFixed(1)}`;
  return `processor time in ms: ${each('serving')}, ${each('working')}, ${each('database')}`;
}

/** How often some clients at once can do something in a second, and how long one waits. */
async function rateOf(place: Place, work: () => Promise<unknown>): Promise<string> {
  const times: number[] = [];
  const end = performance.now() + SECONDS * 1000;
  const repeat = async () => {
    while (performance.now() < end) {
      const begun = performance.now();
      await work();
      times.push(performance.now() - begun);
    }
  };
  const spent = await withProcessorTime(place, async () => {
    await Promise.all(Array.from({ length: CLIENTS }, repeat));
    return times.length;
  });
  return `${spent}; ${(times.length / SECONDS).toFixed(1)} a second, p95 ${percentile(times, 0.95).toFixed(0)} ms`;
}

interface Place {
  readonly serving: RunningServer;
  readonly working: RunningServer;
  readonly dataFolder: string;
  readonly databaseUrl: string;
  readonly databaseName: string;
}

async function measure(name: string, place: Place): Promise<void> {
  const { serving, working, dataFolder, databaseUrl } = place;
  const print = (what: string, figure: string) => console.log(`  ${what.padEnd(34)} ${figure}`);
  console.log(`\n${name} (${cpus().length} cores)`);
  const report = (when: string) => {
    print(
      `memory ${when}`,
      `${memoryOf(serving).toFixed(0)} MB serving, ${memoryOf(working).toFixed(0)} MB working`,
    );
  };
  report('when nothing is to do');
  const { AccessToken: token } = await signInNewPerson({ api: connect(serving.url), dataFolder });
  const api = connect(serving.url, token);
  const text = new Blob(['The notice period is three months.\n'.repeat(40)]);
  const file = await waitForFile(api, (await upload(api, { name: 'Lease.txt', content: text }))._id);
  const get = async (path: string) => {
    const response = await fetch(serving.url + API_BASE + path, {
      headers: { authorization: `Bearer ${token}` },
    });
    await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
  };
  print('lists of files', await rateOf(place, () => get('/folders/root?limit=100')));
  print('searches', await rateOf(place, () => get('/search?q=notice')));
  print(
    'questions without a model',
    await rateOf(place, () => askAndWait(api, file._id, `What is the notice period? ${randomUUID()}`)),
  );
  report('after these');
  for (const [type, folder] of Object.entries(FILES_BY_TYPE)) {
    const read = await readFiles(place, api, join(TEST_DATA, folder));
    if (read) print(`pages of ${type}`, read);
  }
  report('after reading');
  const before = memoryOf(serving);
  const sockets = await openSockets(serving.url, token);
  print(
    `${sockets.length} open pages`,
    `${(((memoryOf(serving) - before) * 1024) / SOCKETS).toFixed(0)} kB each`,
  );
  for (const socket of sockets) socket.close();
  const client = await openFilling(databaseUrl);
  const { rows } = await client.query(
    `select count(*)::int as n from pg_stat_activity where datname = current_database()`,
  );
  await client.end();
  print('connections to PostgreSQL', `${rows[0].n - 1}`);
}

async function readFiles(
  place: Place,
  api: ReturnType<typeof connect>,
  folder: string,
): Promise<string | undefined> {
  const names = (await readdir(folder).catch(() => []))
    .filter((name) => /\.(pdf|docx|xlsx)$/i.test(name))
    .toSorted();
  if (names.length === 0) return undefined;
  const begun = performance.now();
  let pages = 0;
  const spent = await withProcessorTime(place, async () => {
    pages = await readAll(api, folder, names.slice(0, FILES_OF_TYPE));
    return pages;
  });
  const seconds = (performance.now() - begun) / 1000;
  return `${spent}; ${pages} in ${seconds.toFixed(1)} s`;
}

async function readAll(
  api: ReturnType<typeof connect>,
  folder: string,
  names: readonly string[],
): Promise<number> {
  const files = await Promise.all(
    names.map(async (name) => {
      const { _id } = await upload(api, { name, content: new Blob([await readFile(join(folder, name))]) });
      return waitForFile(api, _id, FILE_LIMIT_MS);
    }),
  );
  return files.reduce((sum, { pages }) => sum + (pages ?? 0), 0);
}

async function openSockets(url: string, token: string): Promise<Socket[]> {
  const sockets = Array.from({ length: SOCKETS }, () =>
    io(url, { auth: { token }, transports: ['websocket'], reconnection: false, forceNew: true }),
  );
  await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<void>((resolve, reject) => {
          socket.once('connect', resolve);
          socket.once('connect_error', reject);
        }),
    ),
  );
  return sockets;
}

const reason = whyNoPostgres();
if (reason) console.log(`Nothing measured: ${reason}.`);
else {
  const postgres = await startPostgres();
  const dataFolder = await mkdtemp(join(tmpdir(), 'recto-sizing-'));
  try {
    for (const roles of [['api', 'worker'], ['all']]) {
      const admin = await openFilling(postgres.url('postgres'));
      await admin.query(`create database ${roles[0]}_only`);
      await admin.end();
      const databaseName = `${roles[0]}_only`;
      const databaseUrl = postgres.url(databaseName);
      const folder = join(dataFolder, roles.join('-'));
      const started: RunningServer[] = [];
      try {
        for (const RECTO_ROLE of roles)
          started.push(
            await startServer({ RECTO_ROLE, DATABASE_URL: databaseUrl, RECTO_DATA: folder, THROTTLE: 'off' }),
          );
        const [serving, working = serving] = started;
        if (serving && working)
          await measure(roles.join(' and '), {
            serving,
            working,
            dataFolder: folder,
            databaseUrl,
            databaseName,
          });
      } finally {
        for (const server of started) await server.stop();
      }
    }
  } finally {
    await postgres.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
}
