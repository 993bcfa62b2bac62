/** Ticks in the limit: the more, the closer it is kept. */
const TICKS = 10;

/**
 * Calls `onExpired` once when nothing has been heard for a limit while something is awaited. It counts ticks and not the
 * clock: a process that was stopped, or its machine, has not waited.
 */
export class InactivityWatch {
  readonly #awaited: () => number;
  readonly #onExpired: (limitMs: number) => void;
  #timer: NodeJS.Timeout | undefined;
  #waitedMs = 0;

  /** `awaited` is how long may be waited for what is awaited now; 0 for nothing. */
  constructor(shortestMs: number, awaited: () => number, onExpired: (limitMs: number) => void) {
    this.#awaited = awaited;
    this.#onExpired = onExpired;
    const tickMs = shortestMs / TICKS;
    this.#timer = setInterval(() => this.#tick(tickMs), tickMs);
    this.#timer.unref();
  }

  /** Something was heard. */
  reset(): void {
    this.#waitedMs = 0;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #tick(tickMs: number): void {
    const limitMs = this.#awaited();
    this.#waitedMs = limitMs === 0 ? 0 : this.#waitedMs + tickMs;
    if (limitMs === 0 || this.#waitedMs <= limitMs) return;
    this.stop();
    this.#onExpired(limitMs);
  }
}
