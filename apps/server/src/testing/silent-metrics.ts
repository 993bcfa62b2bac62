import type { Metrics } from '#kernel/metrics.ts';

/** Metrics that nobody reads. */
export const silentMetrics: Metrics = { counter: () => () => {}, histogram: () => () => {}, read: () => {} };
