import type { Clock } from '#kernel/clock.ts';

/** A clock that lags behind the timers must not make a loop of it. */
const SHORTEST_WAIT_MS = 20;

interface Watched {
  /** When it expires as things stand; null when it has. */
  findExpiry(): Promise<Date | null>;
  readonly clock: Clock;
  onExpired(): void;
  onError(error: unknown): void;
}

/** Calls `onExpired` at the expiry, which may have been put off by then; answers how to stop watching. */
export function watchExpiry({ findExpiry, clock, onExpired, onError }: Watched): () => void {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const look = async (): Promise<void> => {
    const expiry = await findExpiry();
    if (stopped) return;
    if (expiry === null) return onExpired();
    timer = setTimeout(start, Math.max(SHORTEST_WAIT_MS, expiry.getTime() - clock()));
    timer.unref();
  };
  const start = () =>
    void look().catch((error: unknown) => {
      if (!stopped) onError(error);
    });
  start();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
