import { openAsBlob, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { upload as send } from '@recto/testing/api';
import { startServer } from '../../e2e/support/server.ts';
import { TEST_DATA } from '@recto/testing/test-data';
import { hasTestData } from '../answers/test-data.ts';
import { type Client, signIn, untilComplete, upload } from '../support/client.ts';
import { makePaddedFilings } from './padded-files.ts';

/** Three large reports processed together. */
const TOGETHER = ['PG_E_2023Q3_10Q', 'PEPSICO_2021_10K', 'CVSHEALTH_2018_10K'];
const FIRST = 'BOEING_2017_10K';
/** As many as the server has under way at once, each of an account of its own. */
const LARGEST_FILES = 9;
const LARGEST_FILES_WITHIN_MS = 600_000;
const REST_MS = 60_000;
const LIMITS_MB = {
  peakAboveIdle: 600,
  restAboveIdle: 150,
  largestFiles: { onTwoCores: 400, forEachFurtherCore: 150 },
};

const filing = (name: string) => join(TEST_DATA, `filings/${name}.pdf`);
const rest = () => new Promise((resolve) => setTimeout(resolve, REST_MS));

/** Memory of a process, in megabytes (Linux): resident now, or at its peak. */
function memoryMb(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const kb = new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kb) / 1_000;
}

interface Measured {
  readonly start: number;
  readonly idle: number;
  readonly peak: number;
  readonly after: number;
}

/** Memory of a new server: at its start, at rest after a first file, at most during the work, and a minute after. */
async function measure(
  clientCount: number,
  work: (clients: readonly Client[]) => Promise<unknown>,
): Promise<Measured> {
  const server = await startServer({ THROTTLE: 'off' });
  try {
    const start = memoryMb(server.pid, 'VmHWM');
    const clients: Client[] = [];
    while (clients.length < clientCount) clients.push(await signIn(server));
    for (const client of clients.slice(0, 1)) await upload(client, filing(FIRST));
    await rest();
    const idle = memoryMb(server.pid, 'VmRSS');
    let peak = idle;
    const sampling = setInterval(() => {
      peak = Math.max(peak, memoryMb(server.pid, 'VmRSS'));
    }, 50);
    await work(clients)
      .then(rest)
      .finally(() => clearInterval(sampling));
    return { start, idle, peak, after: memoryMb(server.pid, 'VmRSS') };
  } finally {
    await server.stop();
  }
}

function print(name: string, value: number, limit: number): void {
  const isMet = value <= limit;
  if (!isMet) process.exitCode = 1;
  console.log(`${isMet ? 'ok  ' : 'FAIL'} ${name}: ${value.toFixed(0)} MB (at most ${limit})`);
}

async function measureReports(): Promise<void> {
  const { start, idle, peak, after } = await measure(1, (clients) =>
    Promise.all(clients.flatMap((client) => TOGETHER.map((name) => upload(client, filing(name))))),
  );
  console.log(`start: at most ${start.toFixed(0)} MB resident, idle: ${idle.toFixed(0)} MB`);
  print('three reports, peak above idle', peak - idle, LIMITS_MB.peakAboveIdle);
  print('three reports, above idle a minute after', after - idle, LIMITS_MB.restAboveIdle);
}

async function measureLargestFiles(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'recto-memory-'));
  try {
    const paths = await makePaddedFilings(folder, LARGEST_FILES);
    const { idle, peak, after } = await measure(paths.length, (clients) =>
      Promise.all(
        clients.map(async (client, index) => {
          const path = paths[index] ?? '';
          const { _id } = await send(client.api, { name: basename(path), content: await openAsBlob(path) });
          await untilComplete(client.api, _id, LARGEST_FILES_WITHIN_MS);
        }),
      ),
    );
    const { onTwoCores, forEachFurtherCore } = LIMITS_MB.largestFiles;
    const cores = availableParallelism();
    const limit = onTwoCores + Math.max(0, cores - 2) * forEachFurtherCore;
    console.log(`${cores} cores, idle: ${idle.toFixed(0)} MB`);
    print(`${LARGEST_FILES} files of 100 MB, peak above idle`, peak - idle, limit);
    print('above idle a minute after', after - idle, LIMITS_MB.restAboveIdle);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

if (hasTestData() && process.platform === 'linux') {
  if (process.argv[2] !== 'largest') await measureReports();
  if (process.argv[2] !== 'reports') await measureLargestFiles();
} else console.log('Nothing measured: this needs Linux and the test data (TEST_DATA).');
