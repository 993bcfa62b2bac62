import type { Ending, ReadPageMessage, Task } from '#adapters/reader-pool/protocol.ts';
import { ReadingError } from '#adapters/reader-pool/reading-error.ts';
import type { ReadingThread, TaskLimits } from '#adapters/reader-pool/reading-thread.ts';

/** In order of urgency. */
const LANES = ['question', 'text'] as const;
export type Lane = (typeof LANES)[number];

/** One unit of work and for whom it is. */
export interface Unit {
  readonly lane: Lane;
  readonly account: string;
  /** Over in a moment, so that the thread kept for questions may do it too. */
  readonly isShort: boolean;
  readonly task: Task;
  readonly limits: TaskLimits;
}

interface Waiting {
  readonly unit: Unit;
  readonly start: (thread: ReadingThread) => void;
  readonly reject: (error: Error) => void;
}

export interface UnitOptions {
  readonly onPage?: (page: ReadPageMessage) => void;
  readonly signal?: AbortSignal;
}

const calledOff = () => new ReadingError('stopped', 'the task was called off');
const serverStops = () => new ReadingError('stopped', 'the server stops');

/**
 * Hands units of work to threads as they become free: by lane, and inside a lane to the account that has waited longest
 * for its turn, so that nobody's long file holds up others. The first thread is kept for questions and short units.
 */
export class Lanes {
  readonly #threads: readonly ReadingThread[];
  readonly #waiting: Waiting[] = [];
  /** When each account was last served, as a count of units. */
  readonly #lastServed = new Map<string, number>();
  #served = 0;
  #closed = false;

  constructor(threads: readonly ReadingThread[]) {
    this.#threads = threads;
  }

  /** Waits for a thread and does the unit in it. */
  run(unit: Unit, { onPage, signal }: UnitOptions = {}): Promise<Ending> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(serverStops());
      if (signal?.aborted) return reject(calledOff());
      const start = (thread: ReadingThread) => {
        signal?.removeEventListener('abort', leave);
        const stop = () => void thread.stop(calledOff());
        signal?.addEventListener('abort', stop, { once: true });
        thread
          .run(unit.task, unit.limits, onPage)
          .then(resolve, reject)
          .finally(() => {
            signal?.removeEventListener('abort', stop);
            // After whoever waited for this unit: its next one should be there when turns are given.
            setImmediate(() => this.#pump());
          });
      };
      const waiting: Waiting = { unit, start, reject };
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(calledOff());
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.#waiting.push(waiting);
      this.#pump();
    });
  }

  /** Ends every unit, begun or not. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#waiting.splice(0)) reject(serverStops());
    await Promise.all(this.#threads.map((thread) => thread.stop()));
  }

  #pump(): void {
    this.#threads.forEach((thread, index) => {
      if (thread.isBusy) return;
      const next = this.#choose({ isKept: index === 0 });
      if (!next) return;
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      this.#lastServed.set(next.unit.account, ++this.#served);
      next.start(thread);
    });
    if (this.#waiting.length === 0 && !this.#threads.some(({ isBusy }) => isBusy)) this.#lastServed.clear();
  }

  #choose({ isKept }: { isKept: boolean }): Waiting | undefined {
    for (const lane of LANES) {
      const candidates = this.#waiting.filter(
        ({ unit }) => unit.lane === lane && (!isKept || lane === 'question' || unit.isShort),
      );
      const turn = ({ unit }: Waiting) => this.#lastServed.get(unit.account) ?? 0;
      const [first, ...others] = candidates;
      if (first) return others.reduce((best, next) => (turn(next) < turn(best) ? next : best), first);
    }
    return undefined;
  }
}
