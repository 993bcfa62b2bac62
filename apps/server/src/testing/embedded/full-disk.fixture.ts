/**
 * Loaded before the server (`--import`): its disk becomes full when the test says so. While the file `<data folder>.full` holds a
 * number, so many more writes of each thread succeed, and all after them fail with ENOSPC. In place of a small file
 * system, which only root may mount.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import worker, { type WorkerOptions } from 'node:worker_threads';

const control = `${process.env['RECTO_DATA']}.full`;
const own = new URL(import.meta.url).href;
let round = '';
let left = 0;

/** Standard output and error are no disk. */
const isDisk = (descriptor: unknown) => typeof descriptor === 'number' && descriptor > 2;

function takeWrite(): Error | undefined {
  if (!fs.existsSync(control)) return undefined;
  const said = fs.readFileSync(control, 'utf8');
  if (said !== round) {
    round = said;
    left = Number(said.split(' ')[0]);
  }
  left -= 1;
  if (left >= 0) return undefined;
  return Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    syscall: 'write',
  });
}

type AnyCall = (...input: unknown[]) => unknown;
// The overloads cannot be told apart here; only the descriptor and a callback at the end matter.
const calls = fs as unknown as Record<string, AnyCall>;

const { writeSync, write, writev } = calls as { writeSync: AnyCall; write: AnyCall; writev: AnyCall };
calls['writeSync'] = (...input) => {
  const error = isDisk(input[0]) ? takeWrite() : undefined;
  if (error) throw error;
  return writeSync(...input);
};
const failing =
  (call: AnyCall): AnyCall =>
  (...input) => {
    const error = isDisk(input[0]) ? takeWrite() : undefined;
    if (!error) return call(...input);
    process.nextTick(input.at(-1) as (error: Error) => void, error);
    return undefined;
  };
calls['write'] = failing(write);
calls['writev'] = failing(writev);

worker.Worker = class extends worker.Worker {
  constructor(file: string | URL, options: WorkerOptions = {}) {
    super(file, { ...options, execArgv: [...(options.execArgv ?? []), '--import', own] });
  }
};
syncBuiltinESMExports();
