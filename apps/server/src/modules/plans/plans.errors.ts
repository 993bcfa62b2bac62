import { METRICS, type Metric, type MetricPeriod } from '@recto/contract/metrics';
import { AppError } from '#kernel/errors.ts';

interface Reached {
  readonly metric: Metric;
  readonly used: number;
  readonly allowed: number;
  /** When the next period begins; null for a stock, of which something has to be given back, and for a single thing. */
  readonly resetsAt: Date | null;
}

const PER: Readonly<Record<MetricPeriod, string>> = { day: ' a day', month: ' a month', total: '', each: '' };

export function limitReached({ metric, used, allowed, resetsAt }: Reached): AppError {
  const { label, period } = METRICS[metric];
  return new AppError(
    429,
    'plan.limit_reached',
    `You have reached the limit of your plan for ${label}: ${allowed}${PER[period]}.`,
    { limit: { name: metric, used, allowed, resetsAt: resetsAt?.toISOString() ?? null } },
  );
}
