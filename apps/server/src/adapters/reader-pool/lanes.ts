import type { Ending, ReadPageMessage, Task } from '#adapters/reader-pool/protocol.ts';
import { ReadingError } from '#adapters/reader-pool/reading-error.ts';
import type { ReadingThread, TaskLimits } from '#adapters/reader-pool/reading-thread.ts';

/** Questions go before text; one thread is kept free of text altogether, so that a long file never holds up a question. */
export type Lane = 'question' | 'text';

interface Waiting {
  readonly lane: Lane;
  readonly start: (thread: ReadingThread) => void;
  readonly reject: (error: Error) => void;
}

export interface TaskOptions {
  readonly onPage?: (page: ReadPageMessage) => void;
  readonly signal?: AbortSignal;
}

const calledOff = () => new ReadingError('stopped', 'the task was called off');
const serverStops = () => new ReadingError('stopped', 'the server stops');

/** Hands tasks to threads as they become free. */
export class Lanes {
  readonly #threads: readonly ReadingThread[];
  readonly #waiting: Waiting[] = [];
  #closed = false;

  constructor(threads: readonly ReadingThread[]) {
    this.#threads = threads;
  }

  /** Waits for a thread of the lane and does the task in it. */
  run(lane: Lane, task: Task, limits: TaskLimits, { onPage, signal }: TaskOptions = {}): Promise<Ending> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(serverStops());
      if (signal?.aborted) return reject(calledOff());
      const start = (thread: ReadingThread) => {
        signal?.removeEventListener('abort', leave);
        const stop = () => void thread.stop(calledOff());
        signal?.addEventListener('abort', stop, { once: true });
        thread
          .run(task, limits, onPage)
          .then(resolve, reject)
          .finally(() => {
            signal?.removeEventListener('abort', stop);
            this.#pump();
          });
      };
      const work: Waiting = { lane, start, reject };
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(work), 1);
        reject(calledOff());
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.#waiting.push(work);
      this.#pump();
    });
  }

  /** Ends every task, begun or not. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#waiting.splice(0)) reject(serverStops());
    await Promise.all(this.#threads.map((thread) => thread.stop()));
  }

  #pump(): void {
    const [kept] = this.#threads;
    for (const thread of this.#threads) {
      if (thread.isBusy) continue;
      const question = this.#waiting.findIndex(({ lane }) => lane === 'question');
      const next = question === -1 && thread !== kept ? 0 : question;
      const [work] = next === -1 ? [] : this.#waiting.splice(next, 1);
      work?.start(thread);
    }
  }
}
