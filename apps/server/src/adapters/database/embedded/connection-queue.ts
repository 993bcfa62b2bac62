export type Priority = 'interactive' | 'background';

/** Interactive turns that may go ahead of background work that waits. */
const MAX_PASSED = 10;

/**
 * Who has the embedded database's only connection: a statement, or a transaction from its begin to its end. What somebody
 * waits for goes before background work, which gets every eleventh turn at least. After an interactive turn the
 * connection is kept free until the event loop comes round: the next statement of the same request follows at once
 * mostly, and must not wait for background work after each of its statements.
 */
export class ConnectionQueue {
  readonly #waiting: Readonly<Record<Priority, (() => void)[]>> = { interactive: [], background: [] };
  #isTaken = false;
  /** Interactive turns since background work began to wait. */
  #passed = 0;
  #keptFree: NodeJS.Immediate | undefined;

  /** Does `work` when its turn has come. */
  async run<T>(priority: Priority, work: () => Promise<T>): Promise<T> {
    await this.acquire(priority);
    try {
      return await work();
    } finally {
      this.release(priority);
    }
  }

  acquire(priority: Priority): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting[priority].push(resolve);
      this.#give();
    });
  }

  /** Ends a turn of this priority. */
  release(priority: Priority): void {
    this.#isTaken = false;
    if (priority === 'interactive') {
      this.#keptFree = setImmediate(() => {
        this.#keptFree = undefined;
        this.#give();
      });
    }
    this.#give();
  }

  #give(): void {
    const { interactive, background } = this.#waiting;
    if (this.#isTaken) return;
    const isDue = background.length > 0 && this.#passed >= MAX_PASSED;
    if (interactive.length > 0 && !isDue) {
      this.#passed = background.length > 0 ? this.#passed + 1 : 0;
      this.#start(interactive);
    } else if (background.length > 0 && (isDue || !this.#keptFree)) {
      this.#passed = 0;
      this.#start(background);
    }
  }

  #start(waiting: (() => void)[]): void {
    this.#isTaken = true;
    clearImmediate(this.#keptFree);
    this.#keptFree = undefined;
    waiting.shift()?.();
  }
}
