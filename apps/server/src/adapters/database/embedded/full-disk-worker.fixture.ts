/**
 * The database thread on a disk that is full when the test says so: while `<folder>.full` exists, writes to files whose
 * path holds its text fail with ENOSPC. In place of a small file system, which only root may mount.
 */
import fs from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { ThreadData } from '#adapters/database/embedded/protocol.ts';

const control = `${(workerData as ThreadData).settings.folder ?? ''}.full`;
const paths = new Map<number, string>();

const { openSync, writeSync } = fs;
fs.openSync = (...input) => {
  const descriptor = openSync(...input);
  paths.set(descriptor, String(input[0]));
  return descriptor;
};
// The overloads of writeSync cannot be told apart here; only the descriptor matters.
fs.writeSync = (descriptor: number, ...rest: unknown[]) => {
  const isFull =
    fs.existsSync(control) && paths.get(descriptor)?.includes(fs.readFileSync(control, 'utf8').trim());
  if (isFull) throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  return (writeSync as (...input: unknown[]) => number)(descriptor, ...rest);
};

await import('#adapters/database/embedded/pglite-worker.ts');
