import { type Lane, LANES, TaskError, type TaskLimits } from '#kernel/define-task.ts';
import { FOR_ALL, FOR_QUESTIONS, SPARE, type WorkerRole } from '#adapters/worker-pool/lane-order.ts';
import type { PoolWorker, UnitResult, UnitTraffic } from '#adapters/worker-pool/pool-worker.ts';
import type { UnitRequest } from '#adapters/worker-pool/protocol.ts';

/** One unit of work and for whom it is. */
export interface Unit {
  readonly lane: Lane;
  readonly account: string;
  /** Over in a moment, so that the worker kept for questions may do it too. */
  readonly isShort: boolean;
  readonly request: UnitRequest;
  readonly limits: TaskLimits;
}

interface Waiting {
  readonly unit: Unit;
  readonly start: (slot: Slot) => void;
  readonly reject: (error: Error) => void;
}

/** A worker, and the lane of the unit that it is at or was at last. */
interface Slot {
  readonly worker: PoolWorker;
  readonly role: WorkerRole;
  lane?: Lane;
}

/** What the workers have to do. */
export interface PoolFigures {
  readonly workers: number;
  readonly lanes: readonly {
    readonly lane: Lane;
    readonly busy: number;
    readonly waiting: number;
    /** Units since the start. */
    readonly started: number;
  }[];
}

export interface UnitOptions extends UnitTraffic {
  readonly signal?: AbortSignal | undefined;
}

export interface LaneSettings {
  readonly workers: readonly PoolWorker[];
  readonly spare: PoolWorker;
  /** Milliseconds that the kept worker may be at one unit before questions go to the spare one. */
  readonly waitMs: number;
  /** Milliseconds without work after which the kept worker is warmed up: more than pass between the steps of a question. */
  readonly warmUpAfterMs: number;
}

const calledOff = () => new TaskError('stopped', 'the task was called off');
const serverStops = () => new TaskError('stopped', 'the server stops');
const turnKey = ({ lane, account }: Unit) => `${lane} ${account}`;

/**
 * Hands units of work to workers as they become free: by lane, and inside a lane to the account that has waited longest
 * for its turn, so that nobody's long file holds up others. The first worker is kept for questions and short units of
 * text. That a unit is short is guessed: where one takes long, a spare worker answers the questions meanwhile.
 */
export class Lanes {
  readonly #slots: readonly Slot[];
  readonly #spare: Slot;
  readonly #waitMs: number;
  readonly #warmUpAfterMs: number;
  #warmUpTimer: NodeJS.Timeout | undefined;
  readonly #waiting: Waiting[] = [];
  /** When each account was last served in each lane, as a count of units. */
  readonly #lastServed = new Map<string, number>();
  #served = 0;
  readonly #started = new Map<Lane, number>();
  #closed = false;
  /** Runs while the kept worker is at a unit, until that has taken too long. */
  #keptTimer: NodeJS.Timeout | undefined;
  #isKeptHeldUp = false;
  #warmUp: Pick<Unit, 'request' | 'limits'> | undefined;
  #isWarmingUp = false;

  constructor({ workers, spare, waitMs, warmUpAfterMs }: LaneSettings) {
    this.#slots = workers.map((worker, index) => ({ worker, role: index === 0 ? FOR_QUESTIONS : FOR_ALL }));
    this.#spare = { worker: spare, role: SPARE };
    this.#waitMs = waitMs;
    this.#warmUpAfterMs = warmUpAfterMs;
  }

  /** Waits for a worker and does the unit in it. */
  run(unit: Unit, { signal, ...traffic }: UnitOptions = {}): Promise<UnitResult> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(serverStops());
      if (signal?.aborted) return reject(calledOff());
      const start = (slot: Slot) => {
        signal?.removeEventListener('abort', leave);
        const stop = () => void slot.worker.stop(calledOff());
        signal?.addEventListener('abort', stop, { once: true });
        slot.worker
          .run(unit.request, unit.limits, traffic, unit.lane !== 'question')
          // Before whoever waited for this unit hears of it, and may have the next one started.
          .finally(() => {
            if (slot === this.#slots[0]) this.#stopWatch();
            signal?.removeEventListener('abort', stop);
          })
          .then(resolve, reject)
          // After whoever waited for this unit: its next one should be there when turns are given.
          .finally(() => setImmediate(() => this.#startNext()));
      };
      const waiting: Waiting = { unit, start, reject };
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(calledOff());
      };
      signal?.addEventListener('abort', leave, { once: true });
      clearTimeout(this.#warmUpTimer);
      this.#waiting.push(waiting);
      this.#startNext();
      if (this.#waiting.includes(waiting)) this.#hurryFor(unit);
      else if (this.#isWarmingUp && unit.lane === 'question') this.#slots[0]?.worker.hurry();
    });
  }

  /** Does a unit in the kept worker whenever nothing is to do and its thread is another than the last time. */
  keepWarm(warmUp: Pick<Unit, 'request' | 'limits'>): void {
    this.#warmUp = warmUp;
    this.#scheduleWarmUp();
  }

  /** How much there is to do and how much is done; units that warm a worker up are counted too. */
  measure(): PoolFigures {
    const busy = this.#slots.filter(({ worker }) => worker.isBusy);
    const spareAtWork = this.#spare.worker.isBusy ? [this.#spare] : [];
    const working = [...busy, ...spareAtWork];
    return {
      workers: this.#slots.length,
      lanes: LANES.map((lane) => ({
        lane,
        busy: working.filter((slot) => slot.lane === lane).length,
        waiting: this.#waiting.filter(({ unit }) => unit.lane === lane).length,
        started: this.#started.get(lane) ?? 0,
      })),
    };
  }

  /** Ends every unit, begun or not. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#keptTimer);
    clearTimeout(this.#warmUpTimer);
    for (const { reject } of this.#waiting.splice(0)) reject(serverStops());
    await Promise.all([...this.#slots, this.#spare].map(({ worker }) => worker.stop()));
  }

  #startNext(): void {
    for (const slot of this.#slots) {
      const isStarted = this.#fill(slot);
      if (isStarted && slot === this.#slots[0]) this.#watch();
    }
    if (this.#isKeptHeldUp) this.#fill(this.#spare);
    if (!this.#isIdle()) return;
    this.#lastServed.clear();
    this.#scheduleWarmUp();
  }

  #isIdle(): boolean {
    return this.#waiting.length === 0 && !this.#slots.some(({ worker }) => worker.isBusy);
  }

  /** Not between the steps of a question, which would then go to a worker that has neither its index nor its patterns. */
  #scheduleWarmUp(): void {
    clearTimeout(this.#warmUpTimer);
    if (this.#warmUp === undefined || this.#slots[0]?.worker.isWarm) return;
    this.#warmUpTimer = setTimeout(() => this.#warmUpWhenIdle(), this.#warmUpAfterMs).unref();
  }

  /** In the lane after questions, which it leaves the cores to as well. */
  #warmUpWhenIdle(): void {
    const worker = this.#slots[0]?.worker;
    if (this.#warmUp === undefined || this.#closed || worker === undefined || worker.isWarm) return;
    if (!this.#isIdle()) return;
    // The kept worker is the first that is offered a short unit.
    const warming = this.run({ lane: 'text', account: '', isShort: true, ...this.#warmUp });
    this.#isWarmingUp = true;
    warming
      .finally(() => (this.#isWarmingUp = false))
      .then(
        (result) => void (worker.isWarm = result.kind === 'done' && result.value === true),
        () => void (this.#warmUp = undefined),
      );
  }

  /** Gives a free worker its next unit; false when it is not free, or none is for it. */
  #fill(slot: Slot): boolean {
    const next = slot.worker.isBusy ? undefined : this.#choose(slot.role);
    if (!next) return false;
    this.#waiting.splice(this.#waiting.indexOf(next), 1);
    this.#lastServed.set(turnKey(next.unit), ++this.#served);
    slot.lane = next.unit.lane;
    this.#started.set(slot.lane, (this.#started.get(slot.lane) ?? 0) + 1);
    next.start(slot);
    return true;
  }

  /** Cuts the first unit short that a worker is at which would rather take this one. */
  #hurryFor(unit: Unit): void {
    const isLessUrgent = ({ role: { order, takes }, lane = unit.lane }: Slot) =>
      takes(unit) && order.indexOf(unit.lane) < order.indexOf(lane);
    this.#slots.find(isLessUrgent)?.worker.hurry();
  }

  #watch(): void {
    this.#keptTimer = setTimeout(() => {
      this.#isKeptHeldUp = true;
      this.#startNext();
    }, this.#waitMs);
  }

  #stopWatch(): void {
    clearTimeout(this.#keptTimer);
    this.#isKeptHeldUp = false;
  }

  #choose({ order, takes }: WorkerRole): Waiting | undefined {
    for (const lane of order) {
      const candidates = this.#waiting.filter(({ unit }) => unit.lane === lane && takes(unit));
      const turn = ({ unit }: Waiting) => this.#lastServed.get(turnKey(unit)) ?? 0;
      const [first, ...others] = candidates;
      if (first) return others.reduce((best, next) => (turn(next) < turn(best) ? next : best), first);
    }
    return undefined;
  }
}
