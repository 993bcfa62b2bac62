import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '#kernel/log.ts';
import type { ReadEvent, ReadEvents } from '#modules/realtime/outbox.store.ts';

/** Wakings in between are answered by one reading. */
const BETWEEN_READINGS_MS = 50;
const RETRY_AFTER_MS = 1_000;

/** Notifications wake it; this is for one that is lost. */
const POLL_MS = 30_000;

interface TailDeps {
  readonly read: (after: string | null) => Promise<ReadEvents>;
  readonly onEvent: (event: ReadEvent) => void;
  readonly log: Pick<Log, 'warn'>;
  /** Told of each event, how long ago it was written. */
  readonly onLag: (seconds: number) => void;
}

/** Reads, in this process, the events that all processes commit from `open` on, each of them once. */
export function makeTail({ read, onEvent, onLag, log }: TailDeps) {
  const closing = new AbortController();
  const { signal } = closing;
  let after: string | null = null;
  let isDue = false;
  /** When it was woken for what it has not read yet. */
  let dueSince: number | null = null;
  let reading: Promise<void> | undefined;
  let polling: NodeJS.Timeout | undefined;

  const pause = (ms: number) => wait(ms, undefined, { signal, ref: false }).catch(() => {});

  const readWhileDue = async (): Promise<void> => {
    while (isDue && !signal.aborted) {
      isDue = false;
      try {
        const { snapshot, events } = await read(after);
        after = snapshot;
        for (const event of events) {
          onLag(event.ageSeconds);
          onEvent(event);
        }
        dueSince = isDue ? performance.now() : null;
        await pause(BETWEEN_READINGS_MS);
      } catch (err) {
        if (signal.aborted) return;
        log.warn({ err }, 'events could not be read');
        isDue = true;
        await pause(RETRY_AFTER_MS);
      }
    }
  };

  /** There may be events. */
  const wake = (): void => {
    isDue = true;
    dueSince ??= performance.now();
    if (after === null || signal.aborted) return;
    reading ??= readWhileDue().finally(() => {
      reading = undefined;
      // Woken since it looked last.
      if (isDue) wake();
    });
  };

  return {
    wake,

    /** For how long it has known of events that it has not read; 0 where there are none. */
    waitingSeconds: () => (dueSince === null ? 0 : (performance.now() - dueSince) / 1_000),

    async open(): Promise<void> {
      after = (await read(null)).snapshot;
      polling = setInterval(wake, POLL_MS).unref();
      if (isDue) wake();
    },

    close(): void {
      clearInterval(polling);
      closing.abort();
    },
  };
}
