import { partitionPoint } from '../partition-point.ts';

/** Indexes of a longest strictly increasing subsequence (patience sorting). */
export function longestIncreasing(values: readonly number[]): number[] {
  const tails: number[] = [];
  const before = new Int32Array(values.length);
  for (const [index, value] of values.entries()) {
    const at = partitionPoint(tails.length, (tail) => (values[tails[tail] ?? 0] ?? 0) < value);
    before[index] = at > 0 ? (tails[at - 1] ?? -1) : -1;
    tails[at] = index;
  }
  const kept: number[] = [];
  for (let index = tails.at(-1) ?? -1; index >= 0; index = before[index] ?? -1) kept.push(index);
  return kept.reverse();
}
