import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';

export interface RunOptions {
  /** Milliseconds, after which it is killed. */
  readonly timeLimit: number;
  /** Milliseconds of a core, after which it is killed; counted where the system tells them (Linux). */
  readonly processorLimit?: number;
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
/** Between two looks at how much of a core a program has taken. */
const LOOK_MS = 500;

/**
 * Runs a program to its end, at low priority and in one thread (`OMP_THREAD_LIMIT`), and gives what it wrote. Rejects where
 * it cannot be started, ends with another code than 0, writes too much or is killed.
 */
export function runProgram(path: string, args: readonly string[], options: RunOptions): Promise<string> {
  const { timeLimit, processorLimit, searchPath, input, signal } = options;
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
  const watch = processorLimit === undefined ? undefined : limitProcessorTime(child, processorLimit);
  child.once('close', (code, killedBy) => {
    clearInterval(watch);
    if (code === 0) resolve(Buffer.concat(parts).toString('utf8'));
    else reject(new Error(`${path} ended with ${killedBy ?? code}`));
  });
  // A program that ends without reading all of it says by its code why.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  return promise;
}

/** Kills a program once it has taken so much of a core; without a reading, once so much time has passed. */
function limitProcessorTime(child: ChildProcess, limit: number): NodeJS.Timeout {
  const begun = performance.now();
  return setInterval(
    () => {
      const used = readProcessorTime(child.pid) ?? performance.now() - begun;
      if (used > limit) child.kill('SIGKILL');
    },
    Math.min(LOOK_MS, limit / 2),
  ).unref();
}

/** Milliseconds of a core that a process has taken; undefined where the system has no such files, or the process has ended. */
function readProcessorTime(pid: number | undefined): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The fourteenth and fifteenth field, in hundredths of a second, counted behind the name, which may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return undefined;
  }
}

function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, NICENESS);
  } catch {
    // It has ended already, or a sandbox forbids it: it takes its share of the cores like everything else.
  }
}
