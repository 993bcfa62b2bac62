import { cheapestPlanFor, type PlanMetric } from '@recto/contract/catalogue';
import { describeLimit, METRICS, type Metric } from '@recto/contract/metrics';
import { AppError } from '#kernel/errors.ts';

interface Reached {
  readonly metric: Metric;
  readonly used: number;
  readonly allowed: number;
  /** When the next period begins; null for a stock, of which something has to be given back, and for a single thing. */
  readonly resetsAt: Date | null;
  /** What would have been enough. */
  readonly needed: number;
}

const LIMIT_REACHED = 'plan.limit_reached';

export function limitReached({ metric, used, allowed, resetsAt, needed }: Reached): AppError {
  const limit = describeLimit(metric, allowed);
  return new AppError(
    metric === 'fileBytes' ? 413 : 429,
    LIMIT_REACHED,
    METRICS[metric].period === 'each'
      ? `Your plan allows ${limit}.`
      : `You have reached a limit of your plan: ${limit}.`,
    {
      limit: {
        name: metric,
        used,
        allowed,
        resetsAt: resetsAt?.toISOString() ?? null,
        ...(metric !== 'translatedText' &&
          metric !== 'storedBytes' && { allowedBy: cheapestFor(metric, needed) }),
      },
    },
  );
}

/** The cheapest plan that allows so much, as refusals name it. */
function cheapestFor(metric: PlanMetric, needed: number) {
  const plan = cheapestPlanFor(metric, needed);
  return plan && { planId: plan.planId, name: plan.name, allowed: plan.limits[metric] };
}

export const isLimitReached = (error: unknown): error is AppError =>
  error instanceof AppError && error.code === LIMIT_REACHED;
