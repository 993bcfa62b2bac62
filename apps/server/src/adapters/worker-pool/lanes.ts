import type { TaskResult, Task } from '#adapters/worker-pool/protocol.ts';
import { ReadingError } from '#adapters/worker-pool/reading-error.ts';
import type { PoolWorker, TaskLimits, TaskTraffic } from '#adapters/worker-pool/pool-worker.ts';

export type Lane = 'question' | 'text';

/** What a thread takes first: the kept one the questions, the others, which give way to it on a core, what is read. */
const KEPT_ORDER: readonly Lane[] = ['question', 'text'];
const OTHERS_ORDER: readonly Lane[] = ['text', 'question'];

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
  readonly start: (worker: PoolWorker) => void;
  readonly reject: (error: Error) => void;
}

export interface UnitOptions extends TaskTraffic {
  readonly signal?: AbortSignal;
}

export interface LaneSettings {
  readonly workers: readonly PoolWorker[];
  readonly spare: PoolWorker;
  /** Milliseconds that the kept thread may be at one unit before questions go to the spare one. */
  readonly waitMs: number;
}

const calledOff = () => new ReadingError('stopped', 'the task was called off');
const serverStops = () => new ReadingError('stopped', 'the server stops');

/**
 * Hands units of work to threads as they become free: by lane, and inside a lane to the account that has waited longest
 * for its turn, so that nobody's long file holds up others. The first thread is kept for questions and short units. That
 * a unit is short is guessed from its file's size: where one takes long, a spare thread answers the questions meanwhile.
 */
export class Lanes {
  readonly #workers: readonly PoolWorker[];
  readonly #spare: PoolWorker;
  readonly #waitMs: number;
  readonly #waiting: Waiting[] = [];
  /** When each account was last served, as a count of units. */
  readonly #lastServed = new Map<string, number>();
  #served = 0;
  #closed = false;
  /** Runs while the kept thread is at a unit, until that has taken too long. */
  #keptTimer: NodeJS.Timeout | undefined;
  #isKeptHeldUp = false;

  constructor({ workers, spare, waitMs }: LaneSettings) {
    this.#workers = workers;
    this.#spare = spare;
    this.#waitMs = waitMs;
  }

  /** Waits for a thread and does the unit in it. */
  run(unit: Unit, { signal, ...traffic }: UnitOptions = {}): Promise<TaskResult> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(serverStops());
      if (signal?.aborted) return reject(calledOff());
      const start = (worker: PoolWorker) => {
        signal?.removeEventListener('abort', leave);
        const stop = () => void worker.stop(calledOff());
        signal?.addEventListener('abort', stop, { once: true });
        worker
          .run(unit.task, unit.limits, traffic)
          // Before whoever waited for this unit hears of it, and may have the next one started.
          .finally(() => {
            if (worker === this.#workers[0]) this.#stopWatch();
            signal?.removeEventListener('abort', stop);
          })
          .then(resolve, reject)
          // After whoever waited for this unit: its next one should be there when turns are given.
          .finally(() => setImmediate(() => this.#pump()));
      };
      const waiting: Waiting = { unit, start, reject };
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(calledOff());
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.#waiting.push(waiting);
      this.#pump();
      // Still waiting: what the kept thread reads is cut short for it.
      if (unit.lane === 'question' && this.#waiting.includes(waiting)) this.#workers[0]?.hurry();
    });
  }

  /** Ends every unit, begun or not. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#waiting.splice(0)) reject(serverStops());
    await Promise.all([...this.#workers, this.#spare].map((worker) => worker.stop()));
  }

  #pump(): void {
    this.#workers.forEach((worker, index) => {
      if (index > 0) this.#fill(worker, OTHERS_ORDER, () => true);
      else if (this.#fill(worker, KEPT_ORDER, ({ lane, isShort }) => lane === 'question' || isShort))
        this.#watch();
    });
    if (this.#isKeptHeldUp) this.#fill(this.#spare, ['question'], () => true);
    if (this.#waiting.length === 0 && !this.#workers.some(({ isBusy }) => isBusy)) this.#lastServed.clear();
  }

  /** Gives a free thread its next unit; false when it is not free, or none is for it. */
  #fill(worker: PoolWorker, order: readonly Lane[], takes: (unit: Unit) => boolean): boolean {
    const next = worker.isBusy ? undefined : this.#choose(order, takes);
    if (!next) return false;
    this.#waiting.splice(this.#waiting.indexOf(next), 1);
    this.#lastServed.set(next.unit.account, ++this.#served);
    next.start(worker);
    return true;
  }

  #watch(): void {
    this.#keptTimer = setTimeout(() => {
      this.#isKeptHeldUp = true;
      this.#pump();
    }, this.#waitMs);
  }

  #stopWatch(): void {
    clearTimeout(this.#keptTimer);
    this.#isKeptHeldUp = false;
  }

  #choose(order: readonly Lane[], takes: (unit: Unit) => boolean): Waiting | undefined {
    for (const lane of order) {
      const candidates = this.#waiting.filter(({ unit }) => unit.lane === lane && takes(unit));
      const turn = ({ unit }: Waiting) => this.#lastServed.get(unit.account) ?? 0;
      const [first, ...others] = candidates;
      if (first) return others.reduce((best, next) => (turn(next) < turn(best) ? next : best), first);
    }
    return undefined;
  }
}
