/** Indexes of a longest strictly increasing subsequence (patience sorting). */
export function longestIncreasing(values: readonly number[]): number[] {
  const tails: number[] = [];
  const before = new Int32Array(values.length);
  for (const [index, value] of values.entries()) {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((values[tails[middle] ?? 0] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    before[index] = low > 0 ? (tails[low - 1] ?? -1) : -1;
    tails[low] = index;
  }
  const kept: number[] = [];
  for (let index = tails.at(-1) ?? -1; index >= 0; index = before[index] ?? -1) kept.push(index);
  return kept.reverse();
}
