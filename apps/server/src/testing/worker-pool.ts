import { openWorkerPool, type PoolSettings, type WorkerPool } from '#adapters/worker-pool/worker-pool.ts';

const entry = new URL('../compose/worker.ts', import.meta.url);
/** Threads that have nothing to do stay: V8 loses count of the code of WebAssembly where they come and go. */
const FOR_EVER = 2 ** 31 - 1;

/** The pool as the server has it: two workers that know every task. */
export const openTestPool = (settings: Partial<PoolSettings> = {}) =>
  openWorkerPool({ workers: 2, entry, ...settings });

/** One for each process of the tests, which goes through several files. */
let kept: WorkerPool | undefined;

/** The threads of this process for one server: when that closes them, what it has set them to ends, and they stay. */
export function lendPool(): WorkerPool {
  const pool = (kept ??= openWorkerPool({ entry, idleLimit: FOR_EVER }));
  const closed = new AbortController();
  const untilClosed = (signal: AbortSignal | undefined) =>
    AbortSignal.any(signal ? [signal, closed.signal] : [closed.signal]);
  return {
    run: (task, payload, options) =>
      pool.run(task, payload, { ...options, signal: untilClosed(options.signal) }),
    runNamed: (task, payload, options) =>
      pool.runNamed(task, payload, { ...options, signal: untilClosed(options.signal) }),
    measure: pool.measure,
    erase: pool.erase,
    load: pool.load,
    // Only a server that listens warms them up.
    keepWarm: () => {},
    close: async () => closed.abort(),
  };
}
