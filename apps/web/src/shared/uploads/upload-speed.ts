/** How many bytes had been sent at a moment. */
interface Sample {
  readonly at: number;
  readonly sent: number;
}

/** What was sent lately, oldest first. */
export type Speed = readonly Sample[];

/** The speed is that of the last seconds: connections change. */
const WINDOW_MS = 20_000;
const SAMPLE_MS = 500;
/** Before so long there is nothing to measure: the first bytes fill buffers, and come at any speed. */
const MIN_MEASURED_MS = 3_000;

/** Takes note of bytes that were sent. */
export function addSent(speed: Speed, bytes: number, at: number): Speed {
  const last = speed.at(-1);
  if (last === undefined) return [{ at, sent: bytes }];
  const sample = { at, sent: last.sent + bytes };
  const previous = speed.at(-2);
  // Progress is told many times a second.
  const before = previous && at - previous.at < SAMPLE_MS ? speed.slice(0, -1) : speed;
  return [...before.filter((each) => at - each.at <= WINDOW_MS), sample];
}

/** Seconds until `bytes` are sent as fast as lately; null before that can be told. */
export function secondsLeft(speed: Speed, bytes: number): number | null {
  const [first] = speed;
  const last = speed.at(-1);
  if (!first || !last || last.at - first.at < MIN_MEASURED_MS || last.sent === first.sent) return null;
  return (bytes * (last.at - first.at)) / (last.sent - first.sent) / 1000;
}
