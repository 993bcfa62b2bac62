import { CALL_PURPOSES } from '@recto/contract/model-calls';
import type { Metrics } from '#kernel/metrics.ts';
import type { CallOutcome, CallPurpose } from '#modules/model-calls/tables.ts';

/** How a call can end that was made. */
const OUTCOMES = [
  'replied',
  'busy',
  'unavailable',
  'slow',
  'cut',
  'too-long',
  'invalid',
  'declined',
  'stopped',
  'operator',
  'account',
  'folder',
  'failed',
] as const satisfies readonly CallOutcome[];

export type MadeOutcome = (typeof OUTCOMES)[number];

interface EndedCall {
  readonly purpose: CallPurpose;
  readonly outcome: MadeOutcome;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly ms: number;
}

/** Answers a function that counts a call of a provider with its tokens. */
export function makeCallMetrics(metrics: Pick<Metrics, 'counter' | 'histogram'>) {
  const measure = metrics.histogram({
    name: 'recto_model_call_duration_seconds',
    help: 'Calls of language models and translation providers, by what they are for and how they end; `operator`, `account` and `folder` are switches that let nothing out.',
    labels: { purpose: CALL_PURPOSES, outcome: OUTCOMES },
    buckets: [0.5, 1, 2.5, 5, 10, 30, 60, 120, 300],
  });
  const countTokens = metrics.counter({
    name: 'recto_model_tokens_total',
    help: 'Tokens that providers say they have counted.',
    labels: { purpose: CALL_PURPOSES, direction: ['input', 'output'] },
  });
  return ({ purpose, outcome, inputTokens, outputTokens, ms }: EndedCall): void => {
    measure({ purpose, outcome }, Math.max(0, ms) / 1_000);
    countTokens({ purpose, direction: 'input' }, inputTokens);
    countTokens({ purpose, direction: 'output' }, outputTokens);
  };
}
