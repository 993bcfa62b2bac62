/** So many months later in UTC, at the same time of day; the last day of the month where that has no such day. */
export function addMonths(from: Date, months: number): Date {
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const later = new Date(from);
  later.setUTCFullYear(year, month, Math.min(from.getUTCDate(), lastDay));
  return later;
}

/** A stretch of time: its start belongs to it, its end does not. */
export interface Period {
  readonly start: Date;
  readonly end: Date;
}

/**
 * The month-long period that a moment lies in, counted from an anchor: of one on the 31st the periods begin on the last
 * days of shorter months, and on the 31st again afterwards.
 */
export function monthAround(anchor: Date, at: Date): Period {
  let months = Math.max(
    0,
    (at.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + at.getUTCMonth() - anchor.getUTCMonth(),
  );
  if (months > 0 && addMonths(anchor, months) > at) months -= 1;
  return { start: addMonths(anchor, months), end: addMonths(anchor, months + 1) };
}
