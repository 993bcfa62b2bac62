import type { TypedValue } from '#clauses/values/types.ts';
import { comparableOf } from './comparable.ts';

/** Fewer values say nothing of what is usual. */
const LEAST = 8;
/** So many usual distances from the middle a value stands alone; the usual distance of a normal spread is 0.6745 of its deviation. */
const FAR = 2;
const NORMAL = 1.4826;
/** However near all others are to each other: less than that many times the middle is no outlier. */
const LEAST_FACTOR = 3;
/** Of shares, which end at 100, and of dates. */
const LEAST_SHARE = 15;
const LEAST_DAYS = 2 * 365;
/** And so far from the value next to it: what others come near is the end of a wide column, and stands not alone. */
const ALONE_FACTOR = 2.2;
const ALONE_SHARE = 10;
const ALONE_DAYS = 10 * 365;

/** Which values stand out of their column, after units and periods were converted; amounts of two currencies are never compared. */
export function findOutliers(values: readonly (TypedValue | null)[]): ReadonlySet<number> {
  const groups = new Map<string, { at: number; number: number }[]>();
  values.forEach((value, at) => {
    const comparable = value && comparableOf(value);
    if (!comparable) return;
    const group = groups.get(comparable.group) ?? [];
    groups.set(comparable.group, group);
    group.push({ at, number: comparable.number });
  });
  const outliers = new Set<number>();
  for (const [name, group] of groups) {
    if (group.length < LEAST) continue;
    for (const at of farFromMiddle(name, group)) outliers.add(at);
  }
  return outliers;
}

function farFromMiddle(name: string, group: readonly { at: number; number: number }[]): number[] {
  const isPlain = name === 'date' || name === '%' || group.some(({ number }) => number <= 0);
  const scaled = group.map(({ at, number }) => ({ at, size: isPlain ? number : Math.log(number) }));
  const middle = medianOf(scaled.map(({ size }) => size));
  const spread = NORMAL * medianOf(scaled.map(({ size }) => Math.abs(size - middle)));
  const far = Math.max(FAR * spread, leastDistance(name, isPlain, middle));
  const alone = leastGap(name, isPlain, middle);
  return scaled
    .filter(({ size }) => Math.abs(size - middle) > far)
    .filter(({ at, size }) => scaled.every((other) => other.at === at || Math.abs(other.size - size) > alone))
    .map(({ at }) => at);
}

function leastGap(name: string, isPlain: boolean, middle: number): number {
  if (name === 'date') return ALONE_DAYS;
  if (name === '%') return ALONE_SHARE;
  return isPlain ? (ALONE_FACTOR - 1) * Math.abs(middle) : Math.log(ALONE_FACTOR);
}

function leastDistance(name: string, isPlain: boolean, middle: number): number {
  if (name === 'date') return LEAST_DAYS;
  if (name === '%') return LEAST_SHARE;
  return isPlain ? (LEAST_FACTOR - 1) * Math.abs(middle) : Math.log(LEAST_FACTOR);
}

/** The middle of some numbers; of an even count the mean of the two in the middle. */
export function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((left, right) => left - right);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2;
}
