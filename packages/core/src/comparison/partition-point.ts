/** The first of `count` indexes for which `isBefore` is false; it is true for those before it only. Binary search. */
export function partitionPoint(count: number, isBefore: (index: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Index of the first of ascending values that is not less than a value. */
export const firstAtOrAfter = (values: Int32Array, value: number): number =>
  partitionPoint(values.length, (index) => (values[index] ?? 0) < value);
