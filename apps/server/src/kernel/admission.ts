import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';

export interface AdmissionSettings {
  /** How many statements that somebody waits for have no connection to the database yet. */
  readonly waiting: () => number;
  /** Share of the time since the last call in which the main thread was busy, from 0 to 1. */
  readonly utilization?: () => number;
  readonly wait?: (ms: number) => Promise<unknown>;
}

/** Waits until there is room for one more heavy request. */
export type Admission = () => Promise<void>;

/** Above this share what people wait for begins to be late. */
const MAX_UTILIZATION = 0.8;
const MAX_WAITING = 2;
/** How long is looked at each time. */
const SAMPLE_MS = 20;
/** The first in line waits so long at most, so that a server that others keep busy still takes some. */
const MAX_SAMPLES = 12;

/**
 * Admission control for requests that cost the main thread much and that nobody watches, such as uploads: one after the
 * other is let in, and only while the thread and the database have time to spare. Without it twenty clients that upload
 * without pause leave questions and lists no more than their share.
 */
export function makeAdmission({
  waiting,
  utilization = makeUtilization(),
  wait = (ms) => setTimeout(ms, undefined, { ref: false }),
}: AdmissionSettings): Admission {
  let line: Promise<void> = Promise.resolve();
  const admitFirst = async () => {
    for (let samples = 0; samples < MAX_SAMPLES; samples++) {
      await wait(SAMPLE_MS);
      const isIdle = utilization() < MAX_UTILIZATION;
      if (isIdle && waiting() <= MAX_WAITING) return;
    }
  };
  return () => {
    line = line.then(admitFirst);
    return line;
  };
}

function makeUtilization(): () => number {
  let last: EventLoopUtilization = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
}
