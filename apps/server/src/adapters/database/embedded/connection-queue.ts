export type Priority = 'interactive' | 'background';

/** The use of the connection for a statement, or for a transaction from its begin to its end. */
export interface Turn {
  /** The last statement is on its way: the next turn's may follow before this one is answered. */
  sent(): void;
  /** It is answered. */
  end(): void;
}

/** Interactive turns that may go ahead of background work that waits. */
const MAX_PASSED = 10;

/**
 * Turns whose last statement may be on its way at a time. The database does one after the other, but where threads have to
 * wait for a core it would stand still between an answer and the next statement for longer than a statement takes.
 */
const MAX_UNANSWERED = 4;

/**
 * Who has the embedded database's only connection. What somebody waits for goes before background work, which gets every
 * eleventh turn at least, and waits until nothing is on its way. After an interactive turn the connection is kept free
 * until the event loop comes round: the next statement of the same request follows at once mostly, and must not wait for
 * background work after each of its statements.
 */
export class ConnectionQueue {
  readonly #waiting: Readonly<Record<Priority, (() => void)[]>> = { interactive: [], background: [] };
  /** Somebody may still send. */
  #isHeld = false;
  #unanswered = 0;
  /** Interactive turns since background work began to wait. */
  #passed = 0;
  #keptFree: NodeJS.Immediate | undefined;

  /** How many turns somebody waits for that have not begun. */
  get waiting(): number {
    return this.#waiting.interactive.length;
  }

  get isBusy(): boolean {
    return this.#unanswered > 0;
  }

  /** Does `work`, which sends one statement as soon as it is called, when its turn has come. */
  async run<T>(priority: Priority, work: () => Promise<T>): Promise<T> {
    const turn = await this.acquire(priority);
    try {
      const answer = work();
      turn.sent();
      return await answer;
    } finally {
      turn.end();
    }
  }

  /** Waits for a turn. */
  acquire(priority: Priority): Promise<Turn> {
    return new Promise((resolve) => {
      this.#waiting[priority].push(() => resolve(this.#begin(priority)));
      this.#give();
    });
  }

  #begin(priority: Priority): Turn {
    let isSent = false;
    const sent = () => {
      if (isSent) return;
      isSent = true;
      this.#isHeld = false;
      this.#give();
    };
    const end = () => {
      this.#unanswered -= 1;
      if (priority === 'interactive') this.#keepFree();
      sent();
      this.#give();
    };
    return { sent, end };
  }

  #keepFree(): void {
    clearImmediate(this.#keptFree);
    this.#keptFree = setImmediate(() => {
      this.#keptFree = undefined;
      this.#give();
    });
  }

  #give(): void {
    const { interactive, background } = this.#waiting;
    if (this.#isHeld) return;
    const isDue = background.length > 0 && this.#passed >= MAX_PASSED;
    if (interactive.length > 0 && !isDue) {
      if (this.#unanswered >= MAX_UNANSWERED) return;
      this.#passed = background.length > 0 ? this.#passed + 1 : 0;
      this.#start(interactive);
    } else if (background.length > 0 && this.#unanswered === 0 && (isDue || !this.#keptFree)) {
      this.#passed = 0;
      this.#start(background);
    }
  }

  #start(waiting: (() => void)[]): void {
    this.#isHeld = true;
    this.#unanswered += 1;
    clearImmediate(this.#keptFree);
    this.#keptFree = undefined;
    waiting.shift()?.();
  }
}
