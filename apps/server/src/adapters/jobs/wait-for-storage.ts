import { setTimeout as sleep } from 'node:timers/promises';
import type { HasStorageReserve } from '#kernel/storage-reserve.ts';

/** How background work meets a storage that is almost full: it waits, and costs no job an attempt. */
export interface ReserveForJobs {
  readonly hasStorageReserve: HasStorageReserve;
  /** How often a job that waits for room looks for it. */
  readonly lookEveryMs: number;
  /** After how long a job comes again that found the disk full. */
  readonly pauseMs: number;
}

export const UNLIMITED_RESERVE: ReserveForJobs = {
  hasStorageReserve: async () => true,
  lookEveryMs: 5_000,
  pauseMs: 30_000,
};

/** Waits for room, for a limit at most; false where there still is none. Rejects when the signal is aborted. */
export async function waitForReserve(
  { hasStorageReserve, lookEveryMs }: ReserveForJobs,
  need: 'usual' | 'reserve',
  { limitMs, signal, onWait }: { limitMs: number; signal: AbortSignal; onWait: () => void },
): Promise<boolean> {
  for (let waitedMs = 0; !(await hasStorageReserve(need)); waitedMs += lookEveryMs) {
    if (waitedMs === 0) onWait();
    if (waitedMs > limitMs) return false;
    await sleep(lookEveryMs, undefined, { signal });
  }
  return true;
}
