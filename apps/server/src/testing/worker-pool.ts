import { openWorkerPool, type PoolSettings } from '#adapters/worker-pool/worker-pool.ts';

/** The pool as the server has it: two workers that know every task. */
export const openTestPool = (settings: Partial<PoolSettings> = {}) =>
  openWorkerPool({ workers: 2, entry: new URL('../compose/worker.ts', import.meta.url), ...settings });
