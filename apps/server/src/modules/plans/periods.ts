import { METRICS, type Metric } from '@recto/contract/metrics';
import type { Period } from '#kernel/calendar.ts';

/**
 * The period of a metric that a moment lies in, as counters name it: a day or a month of UTC, the start of the paid month
 * where there is one, or `all`.
 */
export function periodOf(metric: Metric, now: number, paid: Period | null = null): string {
  const { period } = METRICS[metric];
  if (period === 'total' || period === 'each') return 'all';
  if (period === 'month' && paid) return paid.start.toISOString();
  return new Date(now).toISOString().slice(0, period === 'day' ? 10 : 7);
}

/** When the next period of a metric begins; null where there is none. */
export function nextPeriodAt(metric: Metric, now: number, paid: Period | null = null): Date | null {
  const { period } = METRICS[metric];
  const date = new Date(now);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  if (period === 'total' || period === 'each') return null;
  if (period === 'month' && paid) return paid.end;
  return new Date(period === 'day' ? Date.UTC(year, month, day + 1) : Date.UTC(year, month + 1));
}
