/** So many of the latest answers tell how fast it goes: few enough to follow a change, many enough to even out. */
export const LATEST_CELLS = 60;

/** With fewer, one slow answer would be taken for the rule. */
const MIN_ENDS = 5;

/** A pause so many times longer than the others was no work: the server was away, or nothing was asked. */
const OUTAGE_FACTOR = 8;

/**
 * Milliseconds from one answer to the next, as the times at which the latest ones ended (in order) tell it; undefined
 * where they are too few. Several are worked on at once, so this is no measure of a single one.
 */
export function paceOf(endTimes: readonly number[]): number | undefined {
  if (endTimes.length < MIN_ENDS) return undefined;
  const gaps = endTimes
    .slice(1)
    .map((time, at) => time - (endTimes[at] ?? time))
    .sort((one, other) => one - other);
  let sum = gaps.reduce((total, gap) => total + gap, 0);
  for (;;) {
    const longest = gaps.at(-1) ?? 0;
    const others = gaps.length - 1;
    if (others < MIN_ENDS - 1 || longest <= (OUTAGE_FACTOR * (sum - longest)) / others) break;
    gaps.pop();
    sum -= longest;
  }
  return sum / gaps.length;
}

/** Whole seconds for so many answers at that pace; at least one for the last. */
export const secondsFor = (cells: number, paceMs: number): number =>
  cells === 0 ? 0 : Math.max(1, Math.round((cells * paceMs) / 1_000));
