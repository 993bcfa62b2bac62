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

/** The month in which a moment's counts run: the paid one, else that of the calendar. */
export function monthOf(now: number, paid: Period | null = null): Period {
  if (paid) return paid;
  const date = new Date(now);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return { start: new Date(Date.UTC(year, month)), end: new Date(Date.UTC(year, month + 1)) };
}

/** When the next period of a metric begins; null where there is none. */
export function nextPeriodAt(metric: Metric, now: number, paid: Period | null = null): Date | null {
  const { period } = METRICS[metric];
  if (period === 'total' || period === 'each') return null;
  if (period === 'month') return monthOf(now, paid).end;
  const date = new Date(now);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate() + 1));
}
