import type { Usage } from '@recto/contract/plans';
import { budgetOf } from '#shared/plans/use-budget.ts';

/** The span of time in which an account's counts run; `end` is the first moment of the next. */
export interface Period {
  readonly start: Date;
  readonly end: Date;
}

const DAY_MS = 86_400_000;

/** The same day and time some months away, in UTC; the last day of a shorter month. */
export function addMonths(date: Date, months: number): Date {
  const moved = new Date(date);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return moved;
}

/** The paid period, or the calendar month in UTC. */
export function periodOf(usage: Usage, now: Date): Period {
  const resetsAt = budgetOf(usage, 'questions')?.resetsAt;
  if (resetsAt) {
    const end = new Date(resetsAt);
    return { start: addMonths(end, -1), end };
  }
  const start = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  return { start, end: addMonths(start, 1) };
}

/** A day as the contract writes it. */
export const toIsoDay = (date: Date): string => date.toISOString().slice(0, 10);

/** The last day that a period touches. */
export const lastDayOf = ({ end }: Period): Date => new Date(end.getTime() - 1);

/** Every day of a period, as the contract writes them. */
export function daysOf(period: Period): readonly string[] {
  const days: string[] = [];
  const first = Date.parse(toIsoDay(period.start));
  for (let at = first; at <= lastDayOf(period).getTime(); at += DAY_MS) days.push(toIsoDay(new Date(at)));
  return days;
}

/** Which day of the period it is, from 1. */
export const dayNumber = ({ start }: Period, now: Date): number =>
  Math.max(1, Math.floor((now.getTime() - Date.parse(toIsoDay(start))) / DAY_MS) + 1);

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
const SHORT = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** "November 1 to 30, day 25" */
export function describePeriod(period: Period, now: Date): string {
  const { start } = period;
  const last = lastDayOf(period);
  const span =
    start.getUTCMonth() === last.getUTCMonth()
      ? `${MONTH.format(start)} ${start.getUTCDate()} to ${last.getUTCDate()}`
      : `${SHORT.format(start)} to ${SHORT.format(last)}`;
  return `${span}, day ${dayNumber(period, now)}`;
}
