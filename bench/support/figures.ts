/** The value that this share (0..1) of all values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Prints figures beside their limits; one that exceeds its limit makes the run fail. */
export function checkLimit(name: string, value: number, limit: number, unit: string): void {
  const isMet = value <= limit;
  if (!isMet) process.exitCode = 1;
  const shown = (figure: number) => `${figure.toFixed(unit === 'ms' ? 0 : 2)} ${unit}`.trim();
  console.log(`${isMet ? 'ok  ' : 'FAIL'} ${name}: ${shown(value)} (at most ${shown(limit)})`);
}
