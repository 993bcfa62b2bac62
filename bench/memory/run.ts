import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from '../../e2e/support/server.ts';
import { hasTestData, TEST_DATA } from '../answers/test-data.ts';
import { signIn, upload } from '../support/client.ts';

/** Three large reports processed together. */
const TOGETHER = ['PG_E_2023Q3_10Q', 'PEPSICO_2021_10K', 'CVSHEALTH_2018_10K'];
const FIRST = 'BOEING_2017_10K';
const REST_MS = 60_000;
const LIMITS_MB = { peakAboveIdle: 600, restAboveIdle: 150 };

const filing = (name: string) => join(TEST_DATA, `filings/${name}.pdf`);
const rest = () => new Promise((resolve) => setTimeout(resolve, REST_MS));

/** Resident memory of a process, in megabytes (Linux). */
function residentMb(pid: number): number {
  const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kb) / 1_000;
}

/** Memory above idle while three large files are processed together, and a minute after. */
async function measureMemory(): Promise<void> {
  const server = await startServer({ THROTTLE: 'off' });
  try {
    const client = await signIn(server);
    await upload(client, filing(FIRST));
    await rest();
    const idle = residentMb(server.pid);
    let peak = idle;
    const sampling = setInterval(() => {
      peak = Math.max(peak, residentMb(server.pid));
    }, 50);
    await Promise.all(TOGETHER.map((name) => upload(client, filing(name))));
    await rest();
    clearInterval(sampling);
    const after = residentMb(server.pid);
    const print = (name: string, value: number, limit: number) =>
      console.log(`${value <= limit ? 'ok  ' : 'FAIL'} ${name}: ${value.toFixed(0)} MB (at most ${limit})`);
    console.log(`idle: ${idle.toFixed(0)} MB resident`);
    print('peak above idle', peak - idle, LIMITS_MB.peakAboveIdle);
    print('above idle a minute after', after - idle, LIMITS_MB.restAboveIdle);
  } finally {
    await server.stop();
  }
}

if (hasTestData() && process.platform === 'linux') await measureMemory();
else console.log('Nothing measured: this needs Linux and the test data (TEST_DATA).');
