/** The middle one of numbers in order; 0 of none. */
export function medianOf(values: readonly number[]): number {
  const [first = 0] = values;
  // As the heights of the words of most lines are.
  if (values.every((value) => value === first)) return first;
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
