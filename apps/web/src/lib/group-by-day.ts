interface Dated {
  /** ISO 8601. */
  readonly createdAt: string;
}

const DAY_MS = 24 * 60 * 60 * 1_000;

/** A day as people call it: today, yesterday, else the weekday and the date, with the year where it is another one. */
export function nameDay(iso: string, now = new Date()): string {
  const date = new Date(iso);
  const midnight = (of: Date) => new Date(of.getFullYear(), of.getMonth(), of.getDate()).getTime();
  // Rounded: a day with a change of the clock is an hour longer or shorter.
  const days = Math.round((midnight(now) - midnight(date)) / DAY_MS);
  if (days === 0) return 'Today';
  if (days === 1) return 'Yesterday';
  const year = date.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' as const };
  return date.toLocaleDateString('en-US', { weekday: 'long', month: 'short', day: 'numeric', ...year });
}

/** Things in the order of their time, by the day that they come from. */
export function groupByDay<T extends Dated>(
  items: readonly T[],
  now = new Date(),
): { readonly day: string; readonly items: readonly T[] }[] {
  const groups = Map.groupBy(items, ({ createdAt }) => nameDay(createdAt, now));
  return [...groups].map(([day, ofDay]) => ({ day, items: ofDay }));
}
