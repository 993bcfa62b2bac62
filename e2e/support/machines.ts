import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { RunningServer } from './server.ts';

const SCRIPT = join(import.meta.dirname, 'run-machines.ts');

/** Whether the browser is to meet several processes behind a proxy without affinity, on PostgreSQL and a bucket. */
export const isThroughProxy = process.env['THROUGH_PROXY'] === '1';

/** Starts them; what makes no sense for several processes is refused. */
export async function startMachines(): Promise<RunningServer> {
  const child = spawn(process.execPath, [SCRIPT], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface(child.stdout);
  const line = await Promise.race([
    once(lines, 'line').then(([text]) => String(text)),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`the processes ended with ${code}`))),
  ]);
  const { url, dataFolder } = JSON.parse(line) as Pick<RunningServer, 'url' | 'dataFolder'>;
  const refuse = () => Promise.reject(new Error('several processes do not crash here'));
  return {
    url,
    dataFolder,
    pid: child.pid ?? 0,
    crash: refuse,
    makeAdmin: refuse,
    async stop() {
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    },
  };
}
