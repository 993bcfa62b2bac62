import type { Usage } from '@recto/contract/plans';

/** The span of time in which an account's counts run; `end` is the first moment of the next. */
export interface Period {
  readonly start: Date;
  readonly end: Date;
}

const DAY_MS = 86_400_000;

/** The month in which the counts of an account run, as the server says. */
export const periodOf = ({ period }: Usage): Period => ({
  start: new Date(period.start),
  end: new Date(period.end),
});

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
