import { spawn } from 'node:child_process';

interface RunOptions {
  /** The program and its arguments. */
  readonly command: readonly string[];
  /** Its working, home and temporary folder. */
  readonly folder: string;
  readonly limitMs: number;
  /** Of each file that it writes. */
  readonly maxFileBytes: number;
  /** Of addresses, of each process. */
  readonly maxMemoryBytes: number;
  /** Folders in which it looks for programs. */
  readonly searchPath: string;
  readonly signal: AbortSignal;
}

/** How a program ended: by itself, or since its time was up. */
export interface RunResult {
  readonly isTimeout: boolean;
  readonly code: number | null;
  /** The end of what it wrote to standard error. */
  readonly complaint: string;
}

/**
 * Sets the limits, then becomes the program. Beside it a process waits for the end of descriptor 3, which comes with the end of
 * the server, however that ends: then the whole group goes, as nobody else would end it.
 */
const SCRIPT = `
ulimit -c 0
ulimit -f "$1" 2>/dev/null
ulimit -t "$2" 2>/dev/null
ulimit -v "$3" 2>/dev/null
shift 3
{ cat <&3 >/dev/null; kill -KILL 0; } 2>/dev/null &
exec "$@" 3<&-
`;
/** Unit of the size of files in POSIX's `ulimit`. */
const BLOCK_BYTES = 512;
const KIB = 1_024;
const COMPLAINT_CHARACTERS = 2_000;

/** Runs a program in a process group of its own and ends all of it with the program, the time limit or the signal. */
export function runLimited(options: RunOptions): Promise<RunResult> {
  const { command, folder, limitMs, maxFileBytes, maxMemoryBytes, searchPath, signal } = options;
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const limits = [maxFileBytes / BLOCK_BYTES, limitMs / 1_000, maxMemoryBytes / KIB];
    const child = spawn(
      '/bin/sh',
      ['-c', SCRIPT, 'sh', ...limits.map((limit) => String(Math.ceil(limit))), ...command],
      {
        cwd: folder,
        detached: true,
        stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
        // Nothing of the server's environment, which holds secrets.
        env: { PATH: searchPath, HOME: folder, TMPDIR: folder, LANG: 'C.UTF-8' },
      },
    );
    let isTimeout = false;
    let complaint = '';
    const kill = () => {
      if (child.pid !== undefined) killGroup(child.pid);
    };
    const timer = setTimeout(() => {
      isTimeout = true;
      kill();
    }, limitMs);
    signal.addEventListener('abort', kill, { once: true });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      complaint = (complaint + text).slice(-COMPLAINT_CHARACTERS);
    });
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', kill);
      kill();
    };
    child.once('error', (error) => {
      end();
      reject(error);
    });
    child.once('exit', (code) => {
      end();
      if (signal.aborted) reject(signal.reason);
      else resolve({ isTimeout, code, complaint: complaint.trim() });
    });
  });
}

function killGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // All of it has ended.
  }
}
