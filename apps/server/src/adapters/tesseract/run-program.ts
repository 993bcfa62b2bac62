import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';

export interface RunOptions {
  /** Milliseconds, after which it is killed. */
  readonly timeLimit: number;
  /** Folders in which a program without a path is looked for. */
  readonly searchPath: string;
  readonly input?: Uint8Array;
  /** Kills it. */
  readonly signal?: AbortSignal;
}

/** More than the hOCR of the fullest page. */
const MAX_OUTPUT_BYTES = 64_000_000;
/** Not as far down as the worker threads: beside other busy programs a page would not be read within its time. */
const NICENESS = 10;

/**
 * Runs a program to its end, at low priority and in one thread (`OMP_THREAD_LIMIT`), and gives what it wrote. Rejects where
 * it cannot be started, ends with another code than 0, writes too much or is killed.
 */
export function runProgram(path: string, args: readonly string[], options: RunOptions): Promise<string> {
  const { timeLimit, searchPath, input, signal } = options;
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const child = spawn(path, args, {
    // The output is the same in every country; nothing of the server's own settings is handed on.
    env: { PATH: searchPath, LC_ALL: 'C', OMP_THREAD_LIMIT: '1' },
    stdio: ['pipe', 'pipe', 'ignore'],
    killSignal: 'SIGKILL',
    timeout: timeLimit,
    ...(signal && { signal }),
  });
  const parts: Buffer[] = [];
  let size = 0;
  child.stdout.on('data', (part: Buffer) => {
    parts.push(part);
    size += part.length;
    if (size > MAX_OUTPUT_BYTES) child.kill('SIGKILL');
  });
  child.once('spawn', () => lowerPriority(child.pid));
  child.once('error', reject);
  child.once('close', (code, killedBy) => {
    if (code === 0) resolve(Buffer.concat(parts).toString('utf8'));
    else reject(new Error(`${path} ended with ${killedBy ?? code}`));
  });
  // A program that ends without reading all of it says by its code why.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  return promise;
}

function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, NICENESS);
  } catch {
    // It has ended already, or a sandbox forbids it: it takes its share of the cores like everything else.
  }
}
