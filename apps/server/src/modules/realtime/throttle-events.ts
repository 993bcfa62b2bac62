/**
 * Lets at most one call per subject pass in each interval. What comes in between is dropped except for the last, which
 * is sent when the interval ends, so that a subscriber always ends up with the newest state.
 */
export function throttleBySubject<T>(intervalMs: number, send: (subject: string, value: T) => void) {
  const waiting = new Map<string, { timer: NodeJS.Timeout; next?: { value: T } }>();

  const open = (subject: string) => {
    const timer = setTimeout(() => {
      const entry = waiting.get(subject);
      waiting.delete(subject);
      if (!entry?.next) return;
      send(subject, entry.next.value);
      open(subject);
    }, intervalMs);
    timer.unref();
    waiting.set(subject, { timer });
  };

  return {
    push(subject: string, value: T): void {
      const entry = waiting.get(subject);
      if (entry) {
        entry.next = { value };
        return;
      }
      send(subject, value);
      open(subject);
    },
    /** Sends nothing more of what waits about a subject. */
    drop(subject: string): void {
      const entry = waiting.get(subject);
      if (entry) delete entry.next;
    },
    stop(): void {
      for (const { timer } of waiting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
}
