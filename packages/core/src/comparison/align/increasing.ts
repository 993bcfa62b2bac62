import { partitionPoint } from '../partition-point.ts';

/** Indexes of a longest strictly increasing subsequence (patience sorting). */
export function longestIncreasing(values: ArrayLike<number>): number[] {
  const tails: number[] = [];
  const before = new Int32Array(values.length);
  for (let index = 0; index < values.length; index++) {
    const value = values[index] ?? 0;
    // Most often it is the largest so far, which needs no search.
    const isLargest = tails.length === 0 || (values[tails.at(-1) ?? 0] ?? 0) < value;
    const at = isLargest
      ? tails.length
      : partitionPoint(tails.length, (tail) => (values[tails[tail] ?? 0] ?? 0) < value);
    before[index] = at > 0 ? (tails[at - 1] ?? -1) : -1;
    tails[at] = index;
  }
  const kept: number[] = [];
  for (let index = tails.at(-1) ?? -1; index >= 0; index = before[index] ?? -1) kept.push(index);
  return kept.reverse();
}
